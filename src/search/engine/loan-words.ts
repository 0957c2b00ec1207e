/** The English words by which tables and meanings know a word of another language, in any spelling and with any ending. */
import { fold } from './fold.ts';
import { soundKey, soundRoot } from './sound.ts';

/** By language, under each English word what says it. Hindi is spelled once; of the others, beginnings are enough. */
export type LoanWordsFile = Readonly<Record<string, Readonly<Record<string, string>>>>;

type English = ReadonlySet<string>;

/** Hindi has many spellings, of which `sound.ts` knows; the other languages have endings. */
const BY_SOUND = 'hindi';
const NONE: English = new Set();
/** A shorter beginning begins too many words. */
const SHORTEST = 3;

export interface LoanWords {
  readonly englishOf: (word: string) => English;
  /** Of another language than Hindi, just as it is written: how it sounds in Hindi says nothing. */
  readonly isForeign: (word: string) => boolean;
}

export function loanWords(languages: LoanWordsFile): LoanWords {
  const written = new Map<string, Set<string>>();
  const bySound = new Map<string, Set<string>>();
  const byRoot = new Map<string, Set<string>>();
  for (const [language, words] of Object.entries(languages)) {
    for (const [english, word] of pairsIn(words)) {
      if (language !== BY_SOUND) add(written, fold(word), english);
      else {
        add(bySound, soundKey(word), english);
        add(byRoot, soundRoot(soundKey(word)), english);
      }
    }
  }
  const englishOf = (word: string): English => {
    const sound = soundKey(word);
    return (
      written.get(word) ??
      bySound.get(sound) ??
      begunBy(written, word) ??
      byRoot.get(soundRoot(sound)) ??
      NONE
    );
  };
  return { englishOf, isForeign: (word) => written.has(word) };
}

const pairsIn = (words: Readonly<Record<string, string>>): (readonly [english: string, word: string])[] =>
  Object.entries(words).flatMap(([english, said]) => said.split(' ').map((word) => [english, word] as const));

function add(words: Map<string, Set<string>>, key: string, english: string): void {
  const known = words.get(key);
  if (known) known.add(english);
  else words.set(key, new Set([english]));
}

/** The longest beginning of the word that is known. */
function begunBy(written: ReadonlyMap<string, English>, word: string): English | undefined {
  for (let length = word.length - 1; length >= SHORTEST; length -= 1) {
    const found = written.get(word.slice(0, length));
    if (found) return found;
  }
  return undefined;
}
