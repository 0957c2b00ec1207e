/**
 * The everyday words of the search, which are data (`../vocabulary/*.json`), as the engine reads them. They were written
 * for this project from general knowledge of how litigants, advocates and newspapers speak; no dictionary, thesaurus or
 * other list was copied. A row whose sections begin with "? " is one of which the writer was not sure.
 */
import { type LoanWords, loanWords, type LoanWordsFile } from './loan-words.ts';
import { wordKinds, type WordKindsFile } from './word-kinds.ts';

/**
 * The sections where a lawyer would look first, most likely first ("BNS 303, IPC 379"), and what people say of what they
 * punish or grant (`sayingsIn`).
 */
export type MeaningRow = readonly [leads: string, says: string];

export interface VocabularyFiles {
  readonly meanings: readonly MeaningRow[];
  readonly words: LoanWordsFile;
  readonly kinds: WordKindsFile;
}

/** What people say, and what the law calls it. */
export interface Meaning {
  readonly leads: readonly string[];
}

export interface Vocabulary extends LoanWords {
  readonly meanings: readonly Meaning[];
  /** Of each meaning. Read out of the rows only where no index is kept (`law-search.ts`). */
  readonly sayings: () => readonly (readonly string[])[];
  readonly kindsOf: (root: string) => ReadonlySet<string>;
}

const DOUBT = /^\? /;

export const readVocabulary = ({ meanings, words, kinds }: VocabularyFiles): Vocabulary => ({
  meanings: meanings.map(([leads]) => ({ leads: leads.replace(DOUBT, '').split(/, (?=[A-Z])/) })),
  sayings: () => meanings.map(([, says]) => sayingsIn(says)),
  ...loanWords(words),
  kindsOf: wordKinds(kinds),
});

/**
 * "chain: pull, snatch | purse lifted" are three sayings: "chain pull", "chain snatch", "purse lifted". Each is a set of
 * words, found in any order; Hinglish in one spelling only, the others meet in `sound.ts`.
 */
export function sayingsIn(says: string): string[] {
  return says.split(' | ').flatMap((part) => {
    const [shared = '', others] = part.split(': ');
    return others === undefined ? [shared] : others.split(', ').map((each) => `${shared} ${each}`);
  });
}
