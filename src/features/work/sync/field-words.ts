/** A field of the wire in the words that the person was asked with. */
import type { FormField } from '#domain/application-form.ts';
import { FIELD_AT } from '#domain/field-at.ts';
import { indianDate, isDay } from '#kernel/calendar-date.ts';
import type { Catalogue } from '#text/catalogue.ts';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of FIELD_AT are the fields
const FIELDS = Object.entries(FIELD_AT) as [FormField, { readonly path: string }][];

export const formFieldAt = (path: string): FormField | null =>
  FIELDS.find(([, at]) => at.path === path)?.[0] ?? null;

/** "Custody Status"; for what the form has no field for, the last word of its path. */
export function fieldLabel(path: string, { generator }: Catalogue): string {
  const field = formFieldAt(path);
  if (field) return generator.fields[field];
  const words = (path.split('.').at(-1) ?? path).replaceAll(/(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function valueWords(path: string, value: unknown, text: Catalogue): string {
  if (value === undefined || value === null || value === '') return text.sync.conflict.blank;
  if (Array.isArray(value)) return value.map((item) => valueWords('', item, text)).join(', ');
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([key, inner]) => `${fieldLabel(key, text)}: ${valueWords('', inner, text)}`)
      .join('; ');
  }
  if (typeof value === 'boolean') return yesNo(path, value, text);
  const said = typeof value === 'string' ? value : JSON.stringify(value);
  return choiceLabel(path, said, text) ?? (isDay(said) ? indianDate(said) : said);
}

/** In the words of its own question, or of any plain one. */
function yesNo(path: string, value: boolean, text: Catalogue): string {
  const said = value ? 'yes' : 'no';
  return choiceLabel(path, said, text) ?? choiceLabel(FIELD_AT.sickOrInfirm.path, said, text) ?? said;
}

function choiceLabel(path: string, value: string, text: Catalogue): string | undefined {
  const field = formFieldAt(path);
  const choices: Readonly<Record<string, readonly { value: string; label: string }[]>> = {
    ...text.choices,
  };
  return field ? choices[field]?.find((choice) => choice.value === value)?.label : undefined;
}
