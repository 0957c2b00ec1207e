/**
 * Facts of the applicant for discretion and judgment. Each is optional; the answer names the missing ones.
 */
import { CALCULATOR_FACTS, type CalculatorFact } from '#facts/facts.ts';
import { useText } from '#parts/text-context.tsx';
import { DateField } from '#ui/date-field.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { TextField } from '#ui/text-field.tsx';
import { fieldOf, type InputsProps } from './calculator-fields.ts';
import type { FieldName } from './calculator-form.ts';

export function PersonFields(props: InputsProps) {
  const { calculator: words, fields } = useText();
  const { form, write, faults } = props;
  return (
    <details className="calc-more">
      <summary>{words.person}</summary>
      <div className="stack">
        <NumberOf name="age" {...props} />
        {CALCULATOR_FACTS.map((fact) => (
          <YesNoOf key={fact} name={fact} {...props} />
        ))}
        <YesNoOf name="cooperated" {...props} />
        <DateField
          {...fieldOf('convictedOn', faults, words.fields)}
          hint={words.hints.convictedOn}
          words={fields.date}
          value={form.convictedOn}
          onChange={(convictedOn) => write({ convictedOn })}
        />
        {form.convictedOn !== '' && (
          <>
            <NumberOf name="sentenceYears" {...props} />
            <YesNoOf name="onBailAtConviction" {...props} />
          </>
        )}
      </div>
    </details>
  );
}

function NumberOf({ name, form, write, faults }: InputsProps & { name: 'age' | 'sentenceYears' }) {
  const { calculator: words } = useText();
  return (
    <TextField
      {...fieldOf(name, faults, words.fields)}
      inputMode="decimal"
      autoComplete="off"
      value={form[name]}
      onChange={(value) => write({ [name]: value })}
    />
  );
}

type YesNoName = Extract<
  FieldName,
  CalculatorFact | 'cooperated' | 'onBailAtConviction' | 'produced' | 'prosecutorReport'
>;

export function YesNoOf({ name, form, write, faults }: InputsProps & { name: YesNoName }) {
  const { calculator: words } = useText();
  return (
    <Segmented
      {...fieldOf(name, faults, words.fields)}
      options={words.choices.yesNo}
      value={form[name]}
      onChange={(value) => write({ [name]: value })}
    />
  );
}
