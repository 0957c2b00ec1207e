/** Choosing a section fills in its maximum and class, but keeps values typed by the user. */
import type { Offence } from '#law/tables.ts';
import type { CalculatorForm } from './calculator-form.ts';
import { type CalculationInput, hasOpenLimb, rowsRead, sectionsRead } from './form-facts.ts';

interface Fill {
  readonly maxSentence: string;
  readonly offenseType: CalculatorForm['offenseType'];
}

export function tableFill(form: CalculatorForm, input: CalculationInput): Fill {
  const read = sectionsRead(form, input);
  const rows = rowsRead(form, input);
  const open = read.some(({ kind }) => kind === 'divided' || kind === 'not-recognised');
  if (rows.length === 0 || open || hasOpenLimb(form, input)) return { maxSentence: '', offenseType: '' };
  return { maxSentence: longest(rows), offenseType: classOf(rows) };
}

/** `next` with the values of its sections, except those that the user changed. */
export function filled(
  next: CalculatorForm,
  before: CalculatorForm,
  input: CalculationInput,
): CalculatorForm {
  const old = tableFill(before, input);
  const fresh = tableFill(next, input);
  const typedOver = next.maxSentence !== '' && next.maxSentence !== old.maxSentence;
  const chosen = next.offenseType !== '' && next.offenseType !== old.offenseType;
  return {
    ...next,
    maxSentence: typedOver ? next.maxSentence : fresh.maxSentence,
    offenseType: chosen ? next.offenseType : fresh.offenseType,
  };
}

function longest(rows: readonly Offence[]): string {
  if (rows.some(({ maxYears }) => maxYears === null)) return '';
  const years = Math.max(...rows.map(({ maxYears }) => maxYears ?? 0));
  return years > 0 ? String(years) : '';
}

function classOf(rows: readonly Offence[]): Fill['offenseType'] {
  if (rows.some(({ bailable }) => bailable === 'depends')) return '';
  return rows.every(({ bailable }) => bailable === true) ? 'bailable' : 'non-bailable';
}
