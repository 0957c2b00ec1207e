/** Asks which limb of a section is charged, one choice for each section to whose limbs facts point. */
import { limbChoices, limbIn, withLimb } from '#domain/case/limb-questions.ts';
import type { LimbQuestion } from '#law/limbs.ts';
import { offenceName } from '#law/tables.ts';
import { useText } from '#parts/text-context.tsx';
import { SelectField } from '#ui/controls/select-field.tsx';

interface LimbFieldProps {
  /** Id of the first choice. */
  readonly id: string;
  readonly questions: readonly LimbQuestion[];
  readonly error?: string | undefined;
  /** Names of the chosen limbs, separated by commas. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function LimbField({ id, questions, error, value, onChange }: LimbFieldProps) {
  const { facts, law } = useText();
  return questions.map((question, at) => (
    <SelectField
      key={offenceName(question.charged)}
      id={at === 0 ? id : `${id}-${at}`}
      label={`${facts.labels.limb}: ${offenceName(question.charged)}`}
      hint={facts.hints.limb}
      error={at === 0 ? error : undefined}
      none={facts.answers.unknown}
      options={limbChoices(question).map((row) => ({
        value: offenceName(row),
        label: `${offenceName(row)}: ${law.named(row.offence)}`,
      }))}
      value={limbIn(value, question)}
      onChange={(name) => onChange(withLimb(value, question, name))}
    />
  ));
}
