/** A field of the wire in the words that the person was asked with. */
import { factRow, WIZARD_FACTS, type WizardFact } from '#facts/facts.ts';
import { labelAt, optionsOf } from '#text/fact-words.ts';
import { indianDate, isDay } from '#kernel/calendar-date.ts';
import type { Catalogue } from '#text/catalogue.ts';

export const formFieldAt = (path: string): WizardFact | null =>
  WIZARD_FACTS.find((id) => factRow(id).path === path) ?? null;

/** "Custody status"; without a fact, the last segment of the path. */
export function fieldLabel(path: string, { facts }: Catalogue): string {
  const label = labelAt(path, facts);
  if (label !== undefined) return label;
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
  const rawText = typeof value === 'string' ? value : JSON.stringify(value);
  return choiceLabel(path, rawText, text) ?? (isDay(rawText) ? indianDate(rawText) : rawText);
}

/** Uses the options of its own question, or plain yes and no. */
function yesNo(path: string, value: boolean, text: Catalogue): string {
  const answer = value ? 'yes' : 'no';
  const plain = text.choices.yesNo.find((choice) => choice.value === answer)?.label;
  return choiceLabel(path, answer, text) ?? plain ?? answer;
}

function choiceLabel(path: string, value: string, text: Catalogue): string | undefined {
  const field = formFieldAt(path);
  return field ? optionsOf(field, text).find((choice) => choice.value === value)?.label : undefined;
}
