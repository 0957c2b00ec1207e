/**
 * Words of a question against a list of sayings, in any spelling: Devanagari and Latin letters meet by how they sound
 * (`#search/engine/sound.ts`), and a word of five letters and more may be mistyped.
 */
import { editsFor, withinEdits } from '#search/engine/edit-distance.ts';
import { isDevanagari, wordsOf } from '#search/engine/fold.ts';
import { soundKey as soundOf } from '#search/engine/sound.ts';

/** As the search hears a word, and no letter twice: धोखाधड़ी, dhokhadhadi. */
export const soundKey = (word: string): string => soundOf(word).replaceAll(/(.)\1+/g, '$1');

export interface FoundSaying<T> {
  readonly value: T;
  /** The place of its first word in the question, and how many words it takes. */
  readonly at: number;
  readonly words: number;
}

export interface Lexicon<T> {
  readonly find: (words: readonly string[]) => FoundSaying<T>[];
  readonly spellings: readonly string[];
}

interface Entry<T> {
  readonly value: T;
  /** Its first word as written. */
  readonly word: string;
  readonly keys: readonly string[];
}

/** Of so few letters many words sound alike: these are met as they are written. */
const SHORT_SOUND = 2;

/** Each value with its sayings. */
export function lexicon<T>(rows: Iterable<readonly [value: T, sayings: readonly string[]]>): Lexicon<T> {
  const byFirst = new Map<string, Entry<T>[]>();
  const spellings = new Set<string>();
  for (const [value, sayings] of rows) {
    for (const saying of sayings) {
      const words = wordsOf(saying);
      for (const word of words) spellings.add(word);
      const keys = words.map(soundKey);
      const [first] = keys;
      if (first === undefined) continue;
      byFirst.set(first, [...(byFirst.get(first) ?? []), { value, keys, word: words[0] ?? '' }]);
    }
  }
  const find = (words: readonly string[]): FoundSaying<T>[] => {
    const keys = words.map(soundKey);
    return keys.flatMap((key, at) =>
      (byFirst.get(key) ?? [])
        .filter((entry) => entry.keys.length > 1 || key.length > SHORT_SOUND || entry.word === words[at])
        .filter((entry) => entry.keys.every((each, step) => keys[at + step] === each))
        .map((entry) => ({ value: entry.value, at, words: entry.keys.length })),
    );
  };
  return { find, spellings: [...spellings] };
}

/** Without those that share a word with a longer one: "attempt to murder" is no murder. */
export const longest = <T>(found: readonly FoundSaying<T>[]): FoundSaying<T>[] =>
  found.filter(
    (one) =>
      !found.some(
        (other) =>
          other.words > one.words && other.at < one.at + one.words && one.at < other.at + other.words,
      ),
  );

/** Shorter words have too many neighbours. */
const SHORTEST = 5;

/** Puts right what is mistyped: a word that no list has, and that is a letter or two away from one. */
export function speller(known: readonly string[]): (word: string) => string {
  const latin = known.filter((word) => word.length >= SHORTEST - 1 && !isDevanagari(word));
  const sounds = new Set(known.map(soundKey));
  const byFirst = new Map<string, string[]>();
  for (const word of latin) byFirst.set(word.charAt(0), [...(byFirst.get(word.charAt(0)) ?? []), word]);
  const kept = new Map<string, string>();
  const correct = (word: string): string => {
    if (word.length < SHORTEST || /\d/.test(word) || isDevanagari(word) || sounds.has(soundKey(word)))
      return word;
    for (let most = 1; most <= editsFor(word); most += 1) {
      const near = (byFirst.get(word.charAt(0)) ?? []).find(
        (each) => editsFor(each) >= most && withinEdits(each, word, most),
      );
      if (near !== undefined) return near;
    }
    return word;
  };
  return (word) => {
    const right = kept.get(word) ?? correct(word);
    kept.set(word, right);
    return right;
  };
}
