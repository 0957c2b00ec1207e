/** A field of the calculator, drawn by the kind of its fact. */
import { factRow } from '#facts/facts.ts';
import { FactControl } from '#parts/facts/fact-control.tsx';
import type { Catalogue } from '#text/catalogue.ts';
import { askedOptions, hintOf, yesNoOptions } from '#text/fact-words.ts';
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

function answersOf(name: FactInputProps['name'], text: Catalogue): readonly Option[] {
  if (!isOwn(name)) return askedOptions(name, text);
  return OWN_KIND[name] === 'choice' ? text.calculator.choices.howMany : yesNoOptions(text);
}

interface FactInputProps extends Pick<InputsProps, 'form' | 'write' | 'faults' | 'tab'> {
  readonly name: Exclude<FieldName, 'offenseType' | 'maxSentence' | 'timeServed' | 'sentenceYears'>;
  readonly hint?: string | undefined;
}

export function FactInput({ name, hint, form, write, faults, tab }: FactInputProps) {
  const text = useText();
  const fact = isOwn(name) ? { kind: OWN_KIND[name] } : factRow(name);
  return (
    <FactControl
      {...fieldOf(name, faults, text)}
      fact={fact}
      hint={hint ?? (isOwn(name) ? undefined : hintOf(name, text, 'calculator'))}
      options={answersOf(name, text)}
      {...('emptyIsUnknown' in fact && { none: text.fields.none })}
      fallbackCode={fallbackCode(tab)}
      value={form[name]}
      onChange={(value) => write({ [name]: value })}
    />
  );
}
