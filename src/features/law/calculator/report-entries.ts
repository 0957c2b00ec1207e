/** What was entered, as it prints: only what is in force, in the words of the form. */
import { indianDate } from '#kernel/calendar-date.ts';
import type { Catalogue } from '#text/catalogue.ts';
import { type FieldName, inForce } from './calculator-form.ts';
import { dateOf } from './form-dates.ts';
import type { Pressed } from './use-calculator.ts';

export function entered(
  { form }: Pick<Pressed, 'form'>,
  { calculator }: Pick<Catalogue, 'calculator'>,
): (readonly [string, string])[] {
  const { fields, choices } = calculator;
  const labels = Object.values(choices).flatMap((each): readonly { value: string; label: string }[] => each);
  const shown = (value: string): string => {
    const date = dateOf(value);
    return date ? indianDate(date) : (labels.find((each) => each.value === value)?.label ?? value);
  };
  const { breaks, ...texts } = inForce(form);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys left are the names of the fields
  const rows = (Object.keys(texts) as FieldName[]).map((name) => [fields[name], shown(texts[name])] as const);
  const out = breaks.map(
    ({ from, to }, n) => [fields.breakFrom(n + 1), `${shown(from)} – ${shown(to)}`] as const,
  );
  return [...rows, ...out].filter(([, value]) => value !== '');
}
