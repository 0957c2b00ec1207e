/**
 * Which meanings a query speaks of, and how much of it each explains: by a whole saying, by most of one, or by several
 * words that the sayings of one section hold between them.
 */

import type { MeaningIndex, Saying } from './meaning-index.ts';
import type { Meaning } from './vocabulary.ts';

export interface MeaningFound {
  readonly meaning: Meaning;
  /** Which words of the query it covers. */
  readonly covers: readonly number[];
  /** 1 where every word of a saying was met as written. */
  readonly quality: number;
  /** Of the query, by weight; with `quality`, how sure the meaning is. */
  readonly explains: number;
}

/** What each word of the query may be, with how sure that is: stems of sayings. */
export type Readings = readonly ReadonlyMap<string, number>[];

/** A bit stands for each word of the query; further ones are looked for in the cards only. */
const MOST_WORDS = 30;
/** A word that no saying has weighs this much, so that it is missed and yet decides nothing. */
const UNKNOWN = 2;
const EXPLAINED = 0.55;
const PART = 0.5;
/** A part of a saying never comes to this. */
const WHOLE = 0.7;
const PART_POWER = 1.6;
const MOST = 8;

interface Place {
  readonly at: number;
  readonly quality: number;
}

/** Of each saying, by its place in the index, what was met of it. Numbers in rows: this runs at each key press. */
interface Tally {
  readonly touched: number[];
  readonly weight: Float64Array;
  readonly quality: Float64Array;
  readonly words: Uint8Array;
  readonly covers: Int32Array;
}

export function meaningsIn(index: MeaningIndex, asked: Readings): MeaningFound[] {
  const readings = asked.slice(0, MOST_WORDS);
  const shares = sharesOf(readings, index);
  const tally = tallyOf(index, placesOf(readings));
  const said = tally.touched.flatMap((at) => ofSaying(index.sayings[at], { tally, at, shares }));
  return best([...said, ...several(said, shares), ...between(index, readings, shares)]);
}

const tallies = new WeakMap<MeaningIndex, Tally>();

/** One for each index, cleared of what the last query touched: to make new rows costs more than to fill them. */
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

/** Whole sayings that lead to the same section first explain together what all of them cover. */
function several(said: readonly MeaningFound[], shares: readonly number[]): MeaningFound[] {
  const bySection = new Map<string, MeaningFound[]>();
  for (const each of said) {
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

function meet(tally: Tally, saying: number, { weight, at, quality }: Place & { weight: number }): void {
  const words = tally.words[saying] ?? 0;
  if (words === 0) tally.touched.push(saying);
  tally.words[saying] = words + 1;
  tally.weight[saying] = (tally.weight[saying] ?? 0) + weight;
  tally.covers[saying] = (tally.covers[saying] ?? 0) | (1 << at);
  tally.quality[saying] = words === 0 ? quality : Math.min(tally.quality[saying] ?? 0, quality);
}

/** Where each word of a saying stands in the query best. */
function placesOf(readings: Readings): Map<string, Place> {
  const places = new Map<string, Place>();
  readings.forEach((words, at) => {
    for (const [word, quality] of words) {
      if (quality > (places.get(word)?.quality ?? 0)) places.set(word, { at, quality });
    }
  });
  return places;
}

/** What share of the query each word is: the rarer, the more. */
function sharesOf(readings: Readings, { weights }: MeaningIndex): number[] {
  const each = readings.map((words) =>
    Math.max(UNKNOWN, ...[...words].map(([word, sure]) => sure * (weights.get(word) ?? 0))),
  );
  const sum = each.reduce((all, weight) => all + weight, 0);
  return each.map((weight) => weight / sum);
}

interface Touched {
  readonly tally: Tally;
  readonly at: number;
  readonly shares: readonly number[];
}

function ofSaying(saying: Saying | undefined, { tally, at, shares }: Touched): MeaningFound[] {
  const met = (tally.weight[at] ?? 0) / (saying?.weight ?? Infinity);
  if (!saying || met < PART) return [];
  const covers = placesIn(tally.covers[at] ?? 0);
  const part = met * Math.min(1, covers.length / (tally.words[at] ?? 1));
  if (part < PART) return [];
  const quality = (tally.quality[at] ?? 0) * part ** PART_POWER;
  return [
    { meaning: saying.meaning, covers, quality, explains: quality * shareOf(covers, shares) ** EXPLAINED },
  ];
}

/** Words that mostly the sayings of one section have speak for it also where no saying is met. */
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

/** Which sections a word of the query speaks for, in its best reading. */
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

/** One that another covers wholly and explains better says less, and is left out. */
function best(found: readonly MeaningFound[]): MeaningFound[] {
  const byMeaning = new Map<Meaning, MeaningFound>();
  for (const each of found) {
    if (each.explains > (byMeaning.get(each.meaning)?.explains ?? 0)) byMeaning.set(each.meaning, each);
  }
  const ranked = [...byMeaning.values()].toSorted((a, b) => b.explains - a.explains);
  const kept: MeaningFound[] = [];
  for (const each of ranked) {
    if (kept.length === MOST) break;
    if (!kept.some((other) => other.covers.length > each.covers.length && within(each, other)))
      kept.push(each);
  }
  return kept;
}

const within = (inner: MeaningFound, outer: MeaningFound): boolean =>
  inner.covers.every((at) => outer.covers.includes(at));
