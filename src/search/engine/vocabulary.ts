/**
 * The everyday words of the search, which are data (`../vocabulary/*.json`), as the engine reads them. They were written
 * for this project from general knowledge of how litigants, advocates and newspapers speak; no dictionary, thesaurus or
 * other list was copied. A row whose sections begin with "? " is one of which the writer was not sure.
 */
import { type LoanWords, loanWords, type LoanWordsFile } from './loan-words.ts';
import { stem } from './stem.ts';

/**
 * The sections where a lawyer would look first, most likely first ("BNS 303, IPC 379"), and what people say of what they
 * punish or grant (`sayingsIn`).
 */
export type MeaningRow = readonly [leads: string, says: string];

/**
 * One of the matters most asked about, as it is said in four languages: words by their beginnings, in their own script, and in
 * Latin letters where people type so.
 */
export interface MatterRow {
  /** For whoever reads the rows. */
  readonly matter: string;
  readonly leads: string;
  readonly tamil: string;
  readonly telugu: string;
  readonly marathi: string;
  readonly bengali: string;
}

export interface VocabularyFiles {
  readonly meanings: readonly MeaningRow[];
  readonly matters: readonly MatterRow[];
  readonly words: LoanWordsFile;
  readonly kinds: WordKindsFile;
}

/** What people say, and what the law calls it. */
export interface Meaning {
  readonly leads: readonly string[];
}

export interface Vocabulary extends LoanWords {
  readonly meanings: readonly Meaning[];
  /** Those that tell which of two sections of one number is asked for more often: without the matters, whose rows are few. */
  readonly weighed: readonly Meaning[];
  /** Of each meaning. Read out of the rows only where no index is kept (`law-search.ts`). */
  readonly sayings: () => readonly (readonly string[])[];
  readonly kindsOf: (root: string) => ReadonlySet<string>;
}

const DOUBT = /^\? /;

export function readVocabulary({ meanings, matters, words, kinds }: VocabularyFiles): Vocabulary {
  const rows: readonly MeaningRow[] = [...meanings, ...matters.map(inOneRow)];
  const read = rows.map(([leads]): Meaning => ({ leads: leads.replace(DOUBT, '').split(/, (?=[A-Z])/) }));
  return {
    meanings: read,
    weighed: read.slice(0, meanings.length),
    sayings: () => rows.map(([, says]) => sayingsIn(says)),
    ...loanWords(words),
    kindsOf: wordKinds(kinds),
  };
}

const inOneRow = ({ leads, tamil, telugu, marathi, bengali }: MatterRow): MeaningRow => [
  leads,
  [tamil, telugu, marathi, bengali].join(' | '),
];

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

/** Under each kind the words that name one. */
type WordKindsFile = Readonly<Record<string, string>>;

const NONE: ReadonlySet<string> = new Set();

/**
 * What kind of thing a word names: a scooter is a vehicle, a nephew a relative. A saying that speaks of a vehicle is
 * met by all of them; one that speaks of a scooter only by that. Stems in, stems out.
 */
function wordKinds(kinds: WordKindsFile): (root: string) => ReadonlySet<string> {
  const byStem = new Map<string, Set<string>>();
  for (const [kind, words] of Object.entries(kinds)) {
    for (const word of words.split(' ')) {
      const known = byStem.get(stem(word)) ?? new Set();
      byStem.set(stem(word), known.add(stem(kind)));
    }
  }
  return (root) => byStem.get(root) ?? NONE;
}
