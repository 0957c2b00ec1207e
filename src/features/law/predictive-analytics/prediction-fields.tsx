/** Form of the described matter. Fields that are not counted are marked. */
import { ANSWERS } from '#law/risk/checklist.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { SelectField } from '#ui/controls/select-field.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import type { PredictionFaults, PredictionForm } from './prediction-form.ts';

interface PredictionFieldsProps {
  readonly form: PredictionForm;
  readonly faults: PredictionFaults;
  /** Sections of the user's decided matters. */
  readonly offences: readonly string[];
  readonly say: (change: Partial<PredictionForm>) => void;
  readonly onSubmit: () => void;
}

const STRENGTHS = ['weak', 'moderate', 'strong'] as const;

export function PredictionFields({ form, faults, offences, say, onSubmit }: PredictionFieldsProps) {
  const words = useText().foresight.form;
  const written = useWritten({ form, faults, say });
  return (
    <form
      noValidate
      className="stack"
      aria-label={words.title}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <WhereAndWhat form={form} offences={offences} say={say} />
      <TextField
        label={words.timeInCustody}
        hint={words.monthsHint}
        inputMode="numeric"
        {...written('timeInCustody')}
      />
      <TextField
        label={words.priorConvictions}
        hint={words.convictionsHint}
        inputMode="numeric"
        {...written('priorConvictions')}
      />
      <SelectField
        id="prediction-flightRisk"
        label={words.flightRisk}
        hint={words.flightHint}
        none={words.open}
        options={ANSWERS.map((value) => ({ value, label: words.level[value] }))}
        value={form.flightRisk}
        onChange={(flightRisk) => say({ flightRisk })}
      />
      <NotCounted form={form} faults={faults} say={say} />
      <p className="row">
        <Button kind="primary" type="submit">
          {words.submit}
        </Button>
      </p>
    </form>
  );
}

function WhereAndWhat({ form, offences, say }: Pick<PredictionFieldsProps, 'form' | 'offences' | 'say'>) {
  const { choices, foresight } = useText();
  const words = foresight.form;
  return (
    <>
      <SelectField
        id="prediction-offenseType"
        label={words.offenseType}
        hint={words.offenseHint}
        none={words.anyOffence}
        options={offences.map((value) => ({ value, label: value }))}
        value={form.offenseType}
        onChange={(offenseType) => say({ offenseType })}
      />
      <SelectField
        id="prediction-courtType"
        label={words.courtType}
        none={words.anyCourt}
        options={choices.court}
        value={form.courtType}
        onChange={(courtType) => say({ courtType })}
      />
    </>
  );
}

type Saying = Pick<PredictionFieldsProps, 'form' | 'faults' | 'say'>;

/** Expected fields, each with the reason why no figure uses it. */
function NotCounted(props: Saying) {
  const words = useText().foresight.form;
  const written = useWritten(props);
  const { form, say } = props;
  return (
    <>
      <TextField label={words.judge} hint={words.judgeHint} autoComplete="off" {...written('judge')} />
      <TextField
        label={words.applicantAge}
        hint={words.ageHint}
        inputMode="numeric"
        {...written('applicantAge')}
      />
      <SelectField
        id="prediction-caseStrength"
        label={words.caseStrength}
        hint={words.strengthHint}
        none={words.open}
        options={STRENGTHS.map((value) => ({ value, label: words.strength[value] }))}
        value={form.caseStrength}
        onChange={(caseStrength) => say({ caseStrength })}
      />
    </>
  );
}

/** A text field. */
function useWritten({ form, faults, say }: Saying) {
  const words = useText().foresight.faults;
  return (field: 'judge' | 'applicantAge' | 'timeInCustody' | 'priorConvictions') => {
    const fault = faults[field];
    return {
      id: `prediction-${field}`,
      value: form[field],
      onChange: (value: string) => say({ [field]: value }),
      ...(fault && { error: words[fault] }),
    };
  };
}
