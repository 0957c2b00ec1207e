/**
 * Meanings in a query and their explained share: by a whole phrase, most of one, or several words of one
 * section's phrases.
 */

import type { MeaningIndex, Saying } from './meaning-index.ts';
import type { Meaning } from './vocabulary.ts';

export interface MeaningFound {
  readonly meaning: Meaning;
  /** Words of the query that it covers. */
  readonly covers: readonly number[];
  /** 1 if every word of a phrase matched as written. */
  readonly quality: number;
  /** Explained share of the query by weight; with `quality` it gives the confidence. */
  readonly explains: number;
}

/** Possible stems of each query word, with confidence. */
export type Readings = readonly ReadonlyMap<string, number>[];

/** One bit per query word. Further words are searched only in the cards. */
const MOST_WORDS = 30;
/** Weight of an unknown word: a missing match counts slightly. */
const UNKNOWN = 2;
const EXPLAINED = 0.55;
const PART = 0.5;
/** Upper limit of a partial phrase. */
const WHOLE = 0.7;
const PART_POWER = 1.6;
const MOST = 8;

interface Place {
  readonly at: number;
  readonly quality: number;
}

/** Matches per phrase, in typed arrays: this runs at each keystroke. */
interface Tally {
  readonly touched: number[];
  readonly weight: Float64Array;
  readonly quality: Float64Array;
  readonly words: Uint8Array;
  readonly covers: Int32Array;
}

export function meaningsIn(index: MeaningIndex, allReadings: Readings): MeaningFound[] {
  const readings = allReadings.slice(0, MOST_WORDS);
  const shares = sharesOf(readings, index);
  const tally = tallyOf(index, placesOf(readings));
  const wholeMeanings = tally.touched.flatMap((at) => ofSaying(index.sayings[at], { tally, at, shares }));
  return best([
    ...wholeMeanings,
    ...combineWholeSayings(wholeMeanings, shares),
    ...between(index, readings, shares),
  ]);
}

const tallies = new WeakMap<MeaningIndex, Tally>();

/** One per index, cleared after each query: reuse is cheaper than new arrays. */
function emptyTally(index: MeaningIndex): Tally {
  const many = index.sayings.length;
  const tally = tallies.get(index) ?? {
    touched: [],
    weight: new Float64Array(many),
    quality: new Float64Array(many),
    words: new Uint8Array(many),
    covers: new Int32Array(many),
  };
  tallies.set(index, tally);
  for (const at of tally.touched.splice(0)) {
    tally.words[at] = 0;
    tally.weight[at] = 0;
    tally.covers[at] = 0;
  }
  return tally;
}

function tallyOf(index: MeaningIndex, places: ReadonlyMap<string, Place>): Tally {
  const tally = emptyTally(index);
  for (const [word, place] of places) {
    const met = { ...place, weight: index.weights.get(word) ?? 0 };
    for (const at of index.byWord.get(word) ?? []) meet(tally, at, met);
  }
  return tally;
}

/** Whole phrases that lead to the same section combine their coverage. */
function combineWholeSayings(
  wholeMeanings: readonly MeaningFound[],
  shares: readonly number[],
): MeaningFound[] {
  const bySection = new Map<string, MeaningFound[]>();
  for (const each of wholeMeanings) {
    if (each.quality < WHOLE) continue;
    const [first = ''] = each.meaning.leads;
    const list = bySection.get(first);
    if (list) list.push(each);
    else bySection.set(first, [each]);
  }
  return [...bySection.values()].flatMap((together) => {
    const [widest] = together.toSorted((a, b) => b.explains - a.explains);
    if (!widest || together.length === 1) return [];
    const covers = [...new Set(together.flatMap((each) => each.covers))];
    return [{ ...widest, covers, explains: widest.quality * shareOf(covers, shares) ** EXPLAINED }];
  });
}

function meet(tally: Tally, phraseIndex: number, { weight, at, quality }: Place & { weight: number }): void {
  const words = tally.words[phraseIndex] ?? 0;
  if (words === 0) tally.touched.push(phraseIndex);
  tally.words[phraseIndex] = words + 1;
  tally.weight[phraseIndex] = (tally.weight[phraseIndex] ?? 0) + weight;
  tally.covers[phraseIndex] = (tally.covers[phraseIndex] ?? 0) | (1 << at);
  tally.quality[phraseIndex] = words === 0 ? quality : Math.min(tally.quality[phraseIndex] ?? 0, quality);
}

/** Best position of each phrase word in the query. */
function placesOf(readings: Readings): Map<string, Place> {
  const places = new Map<string, Place>();
  readings.forEach((words, at) => {
    for (const [word, quality] of words) {
      if (quality > (places.get(word)?.quality ?? 0)) places.set(word, { at, quality });
    }
  });
  return places;
}

/** Share of each word in the query; rare words have more. */
export function sharesOf(readings: Readings, { weights }: MeaningIndex): number[] {
  const each = readings.map((words) =>
    Math.max(UNKNOWN, ...[...words].map(([word, sure]) => sure * (weights.get(word) ?? 0))),
  );
  const sum = each.reduce((all, weight) => all + weight, 0);
  return each.map((weight) => weight / sum);
}

interface SayingTally {
  readonly tally: Tally;
  readonly at: number;
  readonly shares: readonly number[];
}

function ofSaying(phrase: Saying | undefined, { tally, at, shares }: SayingTally): MeaningFound[] {
  const met = (tally.weight[at] ?? 0) / (phrase?.weight ?? Infinity);
  if (!phrase || met < PART) return [];
  const covers = placesIn(tally.covers[at] ?? 0);
  const part = met * Math.min(1, covers.length / (tally.words[at] ?? 1));
  if (part < PART) return [];
  const quality = (tally.quality[at] ?? 0) * part ** PART_POWER;
  return [
    { meaning: phrase.meaning, covers, quality, explains: quality * shareOf(covers, shares) ** EXPLAINED },
  ];
}

/** Words used mostly by one section support it even without a whole phrase. */
function between(index: MeaningIndex, readings: Readings, shares: readonly number[]): MeaningFound[] {
  const topics = new Map<Meaning, { readonly covers: number[]; score: number }>();
  readings.forEach((words, at) => {
    for (const [meaning, worth] of topicsOf(index, words)) {
      const sum = topics.get(meaning) ?? { covers: [], score: 0 };
      topics.set(meaning, sum);
      sum.covers.push(at);
      sum.score += worth * (shares[at] ?? 0);
    }
  });
  return [...topics].flatMap(([meaning, { covers, score }]) =>
    covers.length < 2 ? [] : [{ meaning, covers, quality: score / shareOf(covers, shares), explains: score }],
  );
}

/** Sections supported by a query word in its best reading. */
function topicsOf({ topics }: MeaningIndex, words: ReadonlyMap<string, number>): Map<Meaning, number> {
  const found = new Map<Meaning, number>();
  for (const [word, sure] of words) {
    for (const [meaning, share] of topics(word)) {
      if (sure * share > (found.get(meaning) ?? 0)) found.set(meaning, sure * share);
    }
  }
  return found;
}

const shareOf = (covers: readonly number[], shares: readonly number[]): number =>
  covers.reduce((sum, at) => sum + (shares[at] ?? 0), 0);

function placesIn(bits: number): number[] {
  const places: number[] = [];
  for (let at = 0; at < MOST_WORDS; at += 1) if ((bits & (1 << at)) !== 0) places.push(at);
  return places;
}

/** Drops a meaning that a better one covers completely. */
function best(found: readonly MeaningFound[]): MeaningFound[] {
  const byMeaning = new Map<Meaning, MeaningFound>();
  for (const each of found) {
    if (each.explains > (byMeaning.get(each.meaning)?.explains ?? 0)) byMeaning.set(each.meaning, each);
  }
  const ranked = [...byMeaning.values()].toSorted((a, b) => b.explains - a.explains);
  const chosen: MeaningFound[] = [];
  for (const each of ranked) {
    if (chosen.length === MOST) break;
    if (!chosen.some((other) => other.covers.length > each.covers.length && isCoveredBy(each, other)))
      chosen.push(each);
  }
  return chosen;
}

const isCoveredBy = (inner: MeaningFound, outer: MeaningFound): boolean =>
  inner.covers.every((at) => outer.covers.includes(at));
