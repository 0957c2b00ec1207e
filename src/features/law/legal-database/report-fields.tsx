import { FEEDBACK_MESSAGE_MAX, PROVISION_FAULTS } from '#contract/feedback.ts';
import type { ReportDraft } from '#data/records/feedback/report-drafts.ts';
import type { FormErrors } from '#parts/form/form-errors.ts';
import { useText } from '#parts/text-context.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { type ReportField, reportId } from './use-report.ts';

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
        id={reportId('fault')}
        label={words.fault}
        error={errors.fault}
        none={fields.none}
        options={PROVISION_FAULTS.map((value) => ({ value, label: words.faults[value] }))}
        value={draft.fault}
        onChange={(fault) => onChange({ fault })}
      />
      <div>
        <TextArea
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
