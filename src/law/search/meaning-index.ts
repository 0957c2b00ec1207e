/** The meanings, found from the words of a query: a set of words matches in any order, however Hindi is spelled. */
import { wordsOf } from './fold.ts';
import { type Meaning, meaningOf } from './meaning.ts';
import { BAIL } from './meanings-bail.ts';
import { PERSON } from './meanings-person.ts';
import { PROCEDURE } from './meanings-procedure.ts';
import { PROPERTY } from './meanings-property.ts';
import { STATE } from './meanings-state.ts';
import { soundKey, soundRoot } from './sound.ts';
import { stem } from './stem.ts';
import { isNoise } from './noise.ts';

interface Saying {
  readonly meaning: Meaning;
  /** The stems of its words; `sound.ts` has made each a sound too. */
  readonly words: readonly string[];
}

export interface MeaningIndex {
  readonly byWord: ReadonlyMap<string, readonly Saying[]>;
  /** From a sound to the words that have it. */
  readonly bySound: ReadonlyMap<string, readonly string[]>;
  /** From what a sound is without its ending. */
  readonly byRoot: ReadonlyMap<string, readonly string[]>;
  /** As they are written, in order, with their stems. */
  readonly forms: readonly string[];
}

export const MEANINGS: readonly Meaning[] = [...BAIL, ...PROCEDURE, ...PERSON, ...PROPERTY, ...STATE].map(
  meaningOf,
);

export function buildMeaningIndex(): MeaningIndex {
  const byWord = new Map<string, Saying[]>();
  const forms = new Set<string>();
  for (const meaning of MEANINGS) {
    for (const said of meaning.says) {
      const written = wordsOf(said).filter((word) => !isNoise(word));
      for (const word of written) forms.add(word);
      const words = [...new Set(written.map(stem))];
      for (const word of words) byWord.set(word, [...(byWord.get(word) ?? []), { meaning, words }]);
    }
  }
  const words = [...byWord.keys()];
  const bySound = grouped(words, soundKey);
  const byRoot = grouped(words, (word) => soundRoot(soundKey(word)));
  return { byWord, bySound, byRoot, forms: [...forms].toSorted() };
}

function grouped(words: readonly string[], keyOf: (word: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const word of words) groups.set(keyOf(word), [...(groups.get(keyOf(word)) ?? []), word]);
  return groups;
}

export interface MeaningFound {
  readonly meaning: Meaning;
  /** Which words of the query it covers. */
  readonly covers: readonly number[];
  /** 1 where every word was met as written. */
  readonly quality: number;
}

/** What each word of the query may be, with how sure that is: stems of sayings. */
export type Readings = readonly ReadonlyMap<string, number>[];

/** Those whose whole saying is in the query; for words that none explains, those of which at least half is. */
export function meaningsIn(index: MeaningIndex, readings: Readings): MeaningFound[] {
  const whole = sayingsIn(index, readings, 1);
  const explained = new Set(whole.flatMap(({ covers }) => covers));
  const parts = sayingsIn(index, readings, PART);
  return [...whole, ...parts.filter(({ covers }) => !covers.some((at) => explained.has(at)))];
}

const PART = 0.5;

/** One that another covers wholly says less and is left out. */
function sayingsIn({ byWord }: MeaningIndex, readings: Readings, least: number): MeaningFound[] {
  const candidates = new Set(
    readings.flatMap((words) => [...words.keys()].flatMap((word) => byWord.get(word) ?? [])),
  );
  const found: MeaningFound[] = [];
  for (const { meaning, words } of candidates) {
    const places = words.map((word) => placeOf(word, readings)).filter(({ quality }) => quality > 0);
    const share = places.length / words.length;
    if (share < least) continue;
    found.push({
      meaning,
      covers: [...new Set(places.map(({ at }) => at))],
      quality: Math.min(...places.map(({ quality }) => quality)) * share ** 2,
    });
  }
  return widest(found);
}

function placeOf(word: string, readings: Readings): { readonly at: number; readonly quality: number } {
  let best = { at: -1, quality: 0 };
  readings.forEach((words, at) => {
    const quality = words.get(word) ?? 0;
    if (quality > best.quality) best = { at, quality };
  });
  return best;
}

function widest(found: readonly MeaningFound[]): MeaningFound[] {
  const best = new Map<Meaning, MeaningFound>();
  for (const each of found) {
    const known = best.get(each.meaning);
    if (!known || rank(each) > rank(known)) best.set(each.meaning, each);
  }
  const kept = [...best.values()];
  return kept
    .filter((each) => !kept.some((other) => other.covers.length > each.covers.length && within(each, other)))
    .toSorted((a, b) => rank(b) - rank(a));
}

const rank = ({ covers, quality }: MeaningFound): number => covers.length + quality;

const within = (inner: MeaningFound, outer: MeaningFound): boolean =>
  inner.covers.every((at) => outer.covers.includes(at));
