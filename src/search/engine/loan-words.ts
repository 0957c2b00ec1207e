/** English words for words of other languages, in any spelling and with any ending. */
import { fold } from './fold.ts';
import { soundKey, soundRoot } from './sound.ts';

/** By language: words for each English word. Hindi has one spelling each; other languages need only stems. */
export type LoanWordsFile = Readonly<Record<string, Readonly<Record<string, string>>>>;

type English = ReadonlySet<string>;

/** Hindi spellings are matched by `sound.ts`; other languages by their endings. */
const BY_SOUND = 'hindi';
const NONE: English = new Set();
/** Shorter prefixes match too many words. */
const SHORTEST = 3;

export interface LoanWords {
  readonly englishOf: (word: string) => English;
  /** A word of a language other than Hindi, as written. Its Hindi sound is irrelevant. */
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

/** Longest known prefix of the word. */
function begunBy(written: ReadonlyMap<string, English>, word: string): English | undefined {
  for (let length = word.length - 1; length >= SHORTEST; length -= 1) {
    const found = written.get(word.slice(0, length));
    if (found) return found;
  }
  return undefined;
}
