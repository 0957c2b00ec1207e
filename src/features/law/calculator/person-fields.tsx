/** Facts for discretion and judgment. Each may stay empty; the result names the missing ones. */
import { CALCULATOR_FACTS } from '#facts/facts.ts';
import { useText } from '#parts/text-context.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { fieldOf, type InputsProps } from './calculator-fields.ts';
import { FactInput } from './fact-input.tsx';

export function PersonFields(props: InputsProps) {
  const { calculator: words } = useText();
  return (
    <details className="calc-more">
      <summary>{words.person}</summary>
      <div className="stack">
        <FactInput name="age" {...props} />
        {CALCULATOR_FACTS.map((fact) => (
          <FactInput key={fact} name={fact} {...props} />
        ))}
        <FactInput name="cooperated" {...props} />
        <FactInput name="convictedOn" {...props} />
        {props.form.convictedOn !== '' && (
          <>
            <SentenceYears {...props} />
            <FactInput name="onBailAtConviction" {...props} />
          </>
        )}
      </div>
    </details>
  );
}

/** Years with a fraction, such as 1.5. */
function SentenceYears({ form, write, faults }: InputsProps) {
  const text = useText();
  return (
    <TextField
      {...fieldOf('sentenceYears', faults, text)}
      inputMode="decimal"
      autoComplete="off"
      value={form.sentenceYears}
      onChange={(sentenceYears) => write({ sentenceYears })}
    />
  );
}
