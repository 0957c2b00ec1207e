/**
 * Matches words of a question against phrases in any spelling. Devanagari and Latin compare by sound
 * (`#search/engine/sound.ts`), and words of five or more letters tolerate typos.
 */
import { editsFor, isWithinEdits } from '#search/engine/edit-distance.ts';
import { isDevanagari, wordsOf } from '#search/engine/fold.ts';
import { stem } from '#search/engine/stem.ts';
import { soundKey as soundOf } from '#search/engine/sound.ts';

/** Sound key of the search without double letters: धोखाधड़ी, dhokhadhadi. */
export function soundKey(word: string): string {
  const known = KEYS.get(word);
  if (known !== undefined) return known;
  const sound = soundOf(word).replaceAll(/(.)\1+/g, '$1');
  const key = POSTPOSITION.test(sound) ? 'ka' : sound;
  if (KEYS.size >= MOST_KEYS) KEYS.clear();
  KEYS.set(word, key);
  return key;
}

/** Keys of the words met before: the vocabulary and most questions repeat them. */
const KEYS = new Map<string, string>();
const MOST_KEYS = 10_000;

/** का, के and की follow the gender and the case of the next word: हत्या का प्रयास, हत्या के प्रयास में. */
const POSTPOSITION = /^k[aei]$/;

/** Endings of the oblique case and the plural: मुचलका, मुचलके, मुचलकों. The final i is kept, because जमानती is not जमानत. */
const OBLIQUE = /^(.{4,}?)(?:on|en|an|[aeo])$/;

const baseOf = (key: string): string => OBLIQUE.exec(key)?.[1] ?? key;

export interface FoundSaying<T> {
  readonly value: T;
  /** Index of its first word, and number of words. */
  readonly at: number;
  readonly words: number;
}

export interface Lexicon<T> {
  readonly find: (words: readonly string[]) => FoundSaying<T>[];
  readonly spellings: readonly string[];
}

interface Entry<T> {
  readonly value: T;
  /** First word as written. */
  readonly word: string;
  readonly keys: readonly string[];
}

/** Short sound keys are ambiguous, so these words match only as written. */
const SHORT_SOUND = 2;

const ARTICLES = new Set(['a', 'an', 'the']);

/** "Breach of trust by a public servant": phrases are compared without articles. */
export const withoutArticles = (words: readonly string[]): string[] =>
  words.filter((word) => !ARTICLES.has(word));

/** Values with their phrases; the words to search have no articles. */
export function lexicon<T>(rows: Iterable<readonly [value: T, sayings: readonly string[]]>): Lexicon<T> {
  const byFirst = new Map<string, Entry<T>[]>();
  const spellings = new Set<string>();
  for (const [value, sayings] of rows) {
    for (const phrase of sayings) {
      const words = withoutArticles(wordsOf(phrase));
      for (const word of words) spellings.add(word);
      const keys = words.map(soundKey);
      const [first] = keys;
      if (first === undefined) continue;
      const base = baseOf(first);
      byFirst.set(base, [...(byFirst.get(base) ?? []), { value, keys, word: words[0] ?? '' }]);
    }
  }
  const find = (words: readonly string[]): FoundSaying<T>[] => {
    const keys = words.map(soundKey);
    const isSame = (known: string, at: number): boolean => {
      const key = keys[at];
      if (key === undefined || key === known) return key !== undefined;
      return isDevanagari(words[at] ?? '') && baseOf(known) === baseOf(key);
    };
    return keys.flatMap((key, at) =>
      (byFirst.get(baseOf(key)) ?? [])
        .filter((entry) => entry.keys.length > 1 || key.length > SHORT_SOUND || entry.word === words[at])
        .filter((entry) => entry.keys.every((each, step) => isSame(each, at + step)))
        .map((entry) => ({ value: entry.value, at, words: entry.keys.length })),
    );
  };
  return { find, spellings: [...spellings] };
}

/** Drops matches inside a longer one: "attempt to murder" is not murder. */
export const longest = <T>(found: readonly FoundSaying<T>[]): FoundSaying<T>[] =>
  found.filter(
    (one) =>
      !found.some(
        (other) =>
          other.words > one.words && other.at < one.at + one.words && one.at < other.at + other.words,
      ),
  );

/** Shorter words have too many similar words. */
const SHORTEST = 5;

/** Corrects typos: an unknown word within one or two letters of a known one. Forms of plain words are no typos. */
export function speller(known: readonly string[], plain: readonly string[]): (word: string) => string {
  const latin = known.filter((word) => word.length >= SHORTEST - 1 && !isDevanagari(word));
  const sounds = new Set(known.map(soundKey));
  const plainStems = new Set(plain.map(stem));
  const byFirst = new Map<string, string[]>();
  for (const word of latin) byFirst.set(word.charAt(0), [...(byFirst.get(word.charAt(0)) ?? []), word]);
  const cache = new Map<string, string>();
  const correct = (word: string): string => {
    if (word.length < SHORTEST || /\d/.test(word) || isDevanagari(word) || sounds.has(soundKey(word)))
      return word;
    if (plainStems.has(stem(word))) return word;
    for (let most = 1; most <= editsFor(word); most += 1) {
      const near = (byFirst.get(word.charAt(0)) ?? []).find(
        (each) => editsFor(each) >= most && isWithinEdits(each, word, most),
      );
      if (near !== undefined) return near;
    }
    return word;
  };
  return (word) => {
    const right = cache.get(word) ?? correct(word);
    cache.set(word, right);
    return right;
  };
}
