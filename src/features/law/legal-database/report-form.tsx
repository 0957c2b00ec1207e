/** Inside the card, so that the text stays visible. Escape closes it and the draft stays saved. */
import { FEEDBACK_MESSAGE_MAX, PROVISION_FAULTS } from '#contract/account/feedback.ts';
import type { ReportDraft } from '#data/records/feedback/report-draft.ts';
import type { FormErrors } from '#parts/form/form-errors.ts';
import { SelectField } from '#ui/controls/select-field.tsx';
import { LongText } from '#parts/form/long-text.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { FormFrame } from '#parts/form/form-frame.tsx';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { type ReportField, reportId, type ReportWork, useReport } from './use-report.ts';

const ORDER: readonly ReportField[] = ['fault', 'message', 'email'];

export function ReportForm(work: ReportWork) {
  const { report: words } = useText().legalDatabase;
  const form = useReport(work);
  const heading = useHeadingFocus();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) void form.close();
  };
  return (
    <div className="law-report-form" role="presentation" onKeyDown={onKeyDown}>
      <FormFrame
        form={form}
        order={ORDER}
        idOf={reportId}
        className="stack"
        labelledBy="law-report-title"
        before={
          <>
            <h3 id="law-report-title" ref={heading} tabIndex={-1}>
              {words.title(work.place.title)}
            </h3>
            <p className="small quiet">{words.about}</p>
          </>
        }
      >
        <ReportFields draft={form.values} errors={form.errors} onChange={form.change} />
        <div className="row">
          <Button kind="primary" type="submit" busy={form.busy ? words.sending : undefined}>
            {words.send}
          </Button>
          <Button onClick={() => void form.close()}>{words.close}</Button>
        </div>
      </FormFrame>
    </div>
  );
}

/** Focuses the heading: it is announced, and Tab leads to the first field. */
function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('form')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return heading;
}

interface ReportFieldsProps {
  readonly draft: ReportDraft;
  readonly errors: FormErrors<ReportField>;
  readonly onChange: (part: Partial<ReportDraft>) => void;
}

function ReportFields({ draft, errors, onChange }: ReportFieldsProps) {
  const { fields, legalDatabase } = useText();
  const { report: words } = legalDatabase;
  return (
    <>
      <SelectField
        id={reportId('fault')}
        label={words.fault}
        error={errors.fault}
        none={fields.none}
        options={PROVISION_FAULTS.map((value) => ({ value, label: words.faults[value] }))}
        value={draft.fault}
        onChange={(fault) => onChange({ fault })}
      />
      <div>
        <LongText
          id={reportId('message')}
          label={words.message}
          hint={words.messageHint(FEEDBACK_MESSAGE_MAX)}
          error={errors.message}
          value={draft.message}
          onChange={(message) => onChange({ message })}
        />
        <Left message={draft.message} />
      </div>
      <TextField
        id={reportId('email')}
        type="email"
        label={words.email}
        hint={words.emailHint}
        error={errors.email}
        autoComplete="email"
        value={draft.email}
        onChange={(email) => onChange({ email })}
      />
    </>
  );
}

/** Remaining characters at which screen readers get a notice. */
const NEAR = 100;

/** Excess text is reported and never cut off. */
function Left({ message }: { message: string }) {
  const { report: words } = useText().legalDatabase;
  const left = FEEDBACK_MESSAGE_MAX - message.normalize('NFC').trim().length;
  return (
    <p
      className={left < 0 ? 'small law-report-over' : 'small quiet num'}
      aria-live={left <= NEAR ? 'polite' : 'off'}
    >
      {words.left(left)}
    </p>
  );
}
