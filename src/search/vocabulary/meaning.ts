/**
 * What people say, and what the law calls it. The rows (`meanings-*.ts`) were written for this project from general
 * knowledge of how litigants, advocates and newspapers speak in English, Hindi and Hinglish; no dictionary, thesaurus
 * or other list was copied. A row that ends in `'?'` is one of which the writer was not sure.
 *
 * `says`: words or sets of words, each set found in any order; Hinglish in one spelling only, the others meet in
 * `sound.ts`. `means`: words as our tables write them. `leads`: where a lawyer would look first.
 */
export type MeaningRow = readonly [says: string, means: string, leads: string, uncertain?: '?'];

export interface Meaning {
  readonly says: readonly string[];
  readonly means: readonly string[];
  readonly leads: readonly string[];
}

const parts = (text: string, by: string | RegExp): string[] =>
  text
    .split(by)
    .map((part) => part.trim())
    .filter((part) => part !== '');

export const meaningOf = ([says, means, leads]: MeaningRow): Meaning => ({
  says: parts(says, '|'),
  means: parts(means, '|'),
  leads: parts(leads, /, (?=[A-Z])/),
});
