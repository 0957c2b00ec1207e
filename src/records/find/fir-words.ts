/** The number of an FIR is one to the search in all its forms: 0218/2024, 218/24, Crime No. 218 of 2024. */
import { KEY_CONTEXT } from '#domain/case/fir-key.ts';
import { readableText } from '#reading/clean.ts';
import { onlyFirNumber } from '#reading/fir/only-fir-number.ts';
import { wordsOf } from '#search/engine/fold.ts';

/** Number and year of a recorded FIR, the year also in two digits. */
export function firWords(firNumber: unknown): string {
  const fir = typeof firNumber === 'string' ? onlyFirNumber(firNumber, KEY_CONTEXT) : null;
  if (fir === null || fir.year === null || fir.agency !== undefined) return '';
  return `${fir.number} ${fir.year} ${String(fir.year).slice(-2)}`;
}

/** "04/12" may be a day without its year. */
const DAY_AND_MONTH = /^\D*\d{1,2}\s?[/-]\s?\d{1,2}\D*$/;

/** Words of a query. A year of two digits stays as typed, because it may be the start of a longer one. */
export function queryWords(query: string): string[] {
  const text = readableText(query);
  const fir = DAY_AND_MONTH.test(text) ? null : onlyFirNumber(query, KEY_CONTEXT);
  const year = /(\d+)\D*$/.exec(text)?.[1];
  if (fir === null || fir.agency !== undefined || year === undefined) return wordsOf(query);
  return [fir.number, year];
}
