/**
 * Loads the search vocabulary (`../vocabulary/*.json`), which was written for this project. Sections that begin
 * with `? ` are uncertain.
 */
import { type LoanWords, loanWords, type LoanWordsFile } from './loan-words.ts';
import { stem } from './stem.ts';

/**
 * Sections that a lawyer would consult first, most likely first ("BNS 303, IPC 379"), and phrases for their
 * subject (`sayingsIn`).
 */
export type MeaningRow = readonly [leads: string, says: string];

/**
 * A common subject in four languages: word stems in their own script, and in Latin letters if users type
 * them.
 */
export interface MatterRow {
  /** For human readers of the file. */
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

/** Everyday phrases and their legal sections. */
export interface Meaning {
  readonly leads: readonly string[];
}

export interface Vocabulary extends LoanWords {
  readonly meanings: readonly Meaning[];
  /** Meanings that weigh two sections of the same number. Excludes subjects, which have few rows. */
  readonly weighed: readonly Meaning[];
  /** Phrases of each meaning. Read only if no index is stored (`law-search.ts`). */
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
 * "chain: pull, snatch | purse lifted" gives three phrases: "chain pull", "chain snatch", "purse lifted".
 * Words match in any order; Hinglish has one spelling, and `sound.ts` matches the others.
 */
export function sayingsIn(phraseText: string): string[] {
  return phraseText.split(' | ').flatMap((part) => {
    const [shared = '', others] = part.split(': ');
    return others === undefined ? [shared] : others.split(', ').map((each) => `${shared} ${each}`);
  });
}

/** Words of each kind. */
type WordKindsFile = Readonly<Record<string, string>>;

const NONE: ReadonlySet<string> = new Set();

/**
 * Kinds of words: a scooter is a vehicle, a nephew a relative. A phrase with "vehicle" matches all vehicles,
 * one with "scooter" only that; input and output are stems.
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
