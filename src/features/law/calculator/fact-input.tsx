/** A field of the calculator, drawn by the kind of its fact. */
import { factRow } from '#facts/facts.ts';
import { FactControl } from '#parts/facts/fact-control.tsx';
import { hintOf } from '#text/fact-words.ts';
import { useText } from '#parts/text-context.tsx';
import type { Option } from '#ui/controls/select-field.tsx';
import { fieldOf, type InputsProps } from './calculator-fields.ts';
import type { FieldName } from './calculator-form.ts';
import { fallbackCode } from './form-facts.ts';

/** Only the calculator asks for these; the record has no such fact. */
const OWN_KIND = {
  cooperated: 'yesNo',
  earlierSections: 'text',
  pendingCases: 'choice',
  previousConvictions: 'choice',
} as const;

type OwnName = keyof typeof OWN_KIND;

const isOwn = (name: string): name is OwnName => name in OWN_KIND;

/** Answers that two fields share. */
const CHOICES_OF: Readonly<Record<string, string>> = {
  pendingCases: 'howMany',
  previousConvictions: 'howMany',
};

interface FactInputProps extends Pick<InputsProps, 'form' | 'write' | 'faults' | 'tab'> {
  readonly name: Exclude<FieldName, 'offenseType' | 'maxSentence' | 'timeServed' | 'sentenceYears'>;
  readonly hint?: string | undefined;
}

export function FactInput({ name, hint, form, write, faults, tab }: FactInputProps) {
  const text = useText();
  const { calculator: words, fields } = text;
  const options: Readonly<Record<string, readonly Option[]>> = words.choices;
  return (
    <FactControl
      {...fieldOf(name, faults, text)}
      fact={isOwn(name) ? { kind: OWN_KIND[name] } : factRow(name)}
      hint={hint ?? (isOwn(name) ? undefined : hintOf(name, text, 'calculator'))}
      options={options[CHOICES_OF[name] ?? name] ?? words.choices.yesNo}
      {...(name === 'custodyStatus' && { none: fields.none })}
      fallbackCode={fallbackCode(tab)}
      value={form[name]}
      onChange={(value) => write({ [name]: value })}
    />
  );
}
