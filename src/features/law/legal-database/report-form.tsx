/** Stands in the card itself, so that one sees what one writes about. Escape closes it; what was typed is kept. */
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { type FormErrors, summaryOf } from '#parts/form-errors.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Note } from '#ui/note.tsx';
import { type ReportField, type ReportWork, useReport } from './use-report.ts';
import { FEEDBACK_MESSAGE_MAX, PROVISION_FAULTS } from '#contract/feedback.ts';
import type { ReportDraft } from '#data/records/feedback/report-drafts.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';

const ORDER: readonly ReportField[] = ['report-fault', 'report-message', 'report-email'];

export function ReportForm(work: ReportWork) {
  const { fields, legalDatabase } = useText();
  const { report: words } = legalDatabase;
  const { draft, change, close, send, sending, failure, attempt, errors } = useReport(work);
  const heading = useHeadingFocus();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) void close();
  };
  return (
    <div className="law-report-form" role="presentation" onKeyDown={onKeyDown}>
      <form className="stack" aria-labelledby="law-report-title" onSubmit={submit} noValidate>
        <h3 id="law-report-title" ref={heading} tabIndex={-1}>
          {words.title(work.place.title)}
        </h3>
        <p className="small quiet">{words.about}</p>
        <ErrorSummary title={fields.problem} errors={summaryOf(errors, ORDER)} attempt={attempt} />
        <ReportFields draft={draft} errors={errors} onChange={change} />
        {failure !== null && (
          <Note kind="danger" role="alert">
            {failure}
          </Note>
        )}
        <div className="row">
          <Button kind="primary" type="submit" busy={sending ? words.sending : undefined}>
            {words.send}
          </Button>
          <Button onClick={() => void close()}>{words.close}</Button>
        </div>
      </form>
    </div>
  );
}

/** The form was asked for: its name is read, and the first field is one Tab away. */
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

export function ReportFields({ draft, errors, onChange }: ReportFieldsProps) {
  const { fields, legalDatabase } = useText();
  const { report: words } = legalDatabase;
  return (
    <>
      <SelectField
        id="report-fault"
        label={words.fault}
        error={errors['report-fault']}
        none={fields.none}
        options={PROVISION_FAULTS.map((value) => ({ value, label: words.faults[value] }))}
        value={draft.fault}
        onChange={(fault) => onChange({ fault })}
      />
      <div>
        <TextArea
          id="report-message"
          label={words.message}
          hint={words.messageHint(FEEDBACK_MESSAGE_MAX)}
          error={errors['report-message']}
          value={draft.message}
          onChange={(message) => onChange({ message })}
        />
        <Left message={draft.message} />
      </div>
      <TextField
        id="report-email"
        type="email"
        label={words.email}
        hint={words.emailHint}
        error={errors['report-email']}
        autoComplete="email"
        value={draft.email}
        onChange={(email) => onChange({ email })}
      />
    </>
  );
}

/** From here on a screen reader is told, too. */
const NEAR = 100;

/** Too much may be typed or pasted: it is said, never cut off. */
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
