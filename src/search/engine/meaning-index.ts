/** Index of meanings by the words of their phrases. Rare words weigh more. */
import { wordsOf } from './fold.ts';
import { isNoise } from './noise.ts';
import { soundKey, soundRoot } from './sound.ts';
import { stem } from './stem.ts';
import type { Meaning, Vocabulary } from './vocabulary.ts';
import { type Forms, formsOf } from './word-forms.ts';

/** Expensive data, stored between starts. */
export interface MeaningIndexData {
  /** Stems of the phrases, in order of first occurrence. */
  readonly words: readonly string[];
  /** Sound of each stem. */
  readonly sounds: readonly string[];
  /** Words of the phrases as written. */
  readonly forms: readonly string[];
  /** Phrases of each meaning, as indexes of `words`. */
  readonly sayings: readonly (readonly (readonly number[])[])[];
}

export interface Saying {
  readonly meaning: Meaning;
  /** Total weight of its words. */
  readonly weight: number;
}

export interface MeaningIndex {
  readonly sayings: readonly Saying[];
  /** Indexes of the phrases with a word. */
  readonly byWord: ReadonlyMap<string, readonly number[]>;
  /** Weight of a word: higher if fewer meanings contain it. */
  readonly weights: ReadonlyMap<string, number>;
  /** Sections that a word's phrases lead to first, one meaning each, with their share. */
  readonly topics: (word: string) => readonly (readonly [Meaning, number])[];
  /** Words by sound. */
  readonly bySound: ReadonlyMap<string, readonly string[]>;
  /** Words by sound without ending. */
  readonly byRoot: ReadonlyMap<string, readonly string[]>;
  readonly sounds: Forms;
  /** As written. */
  readonly forms: Forms;
}

/** Number of meanings that lead to a section; first leads count three times. */
export function countLeads(meanings: readonly Meaning[]): ReadonlyMap<string, number> {
  const led = new Map<string, number>();
  for (const { leads } of meanings) {
    leads.forEach((key, order) => led.set(key, (led.get(key) ?? 0) + (order === 0 ? 3 : 1)));
  }
  return led;
}

export function makeMeaningIndex({ sayings }: Vocabulary): MeaningIndexData {
  const places = new Map<string, number>();
  const forms = new Set<string>();
  const read = new Map<string, readonly number[]>();
  const placeOf = (root: string): number => {
    const place = places.get(root) ?? places.size;
    places.set(root, place);
    return place;
  };
  /** Each written word is read once. */
  const placesOf = (written: string): readonly number[] => {
    const known = read.get(written);
    if (known) return known;
    const words = wordsOf(written).filter((word) => !isNoise(word));
    for (const word of words) forms.add(word);
    const made = words.map((word) => placeOf(stem(word)));
    read.set(written, made);
    return made;
  };
  const indexed = sayings().map((each) =>
    each.map((phrase) => [...new Set(phrase.split(' ').flatMap(placesOf))]),
  );
  const words = [...places.keys()];
  return { words, sounds: words.map(soundKey), forms: [...forms].toSorted(), sayings: indexed };
}

export function openMeaningIndex(data: MeaningIndexData, meanings: readonly Meaning[]): MeaningIndex {
  const { words, sounds } = data;
  const weights = weightsOf(data);
  const byPlace: number[][] = words.map(() => []);
  const sayings: Saying[] = [];
  meanings.forEach((meaning, at) => {
    for (const places of data.sayings[at] ?? []) {
      let weight = 0;
      for (const place of places) {
        weight += weights[place] ?? 0;
        byPlace[place]?.push(sayings.length);
      }
      sayings.push({ meaning, weight });
    }
  });
  const byWord = new Map(words.map((word, place) => [word, byPlace[place] ?? []]));
  const bySound = grouped(words, sounds);
  return {
    sayings,
    byWord,
    weights: new Map(words.map((word, place) => [word, weights[place] ?? 0])),
    topics: topicsOf({ sayings, byWord, meanings }),
    bySound,
    byRoot: grouped(words, sounds.map(soundRoot)),
    sounds: formsOf(bySound.keys()),
    forms: formsOf(data.forms),
  };
}

/** Weight of each word: higher if fewer meanings contain it. */
function weightsOf({ words, sayings }: MeaningIndexData): number[] {
  const counts = words.map(() => 0);
  for (const phrase of sayings) {
    for (const place of new Set(phrase.flat())) counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts.map((many) => Math.log(1 + sayings.length / many));
}

/** Exponent for words shared by many sections, which reduces their weight slightly. */
const PURE = 0.2;

interface TopicInput {
  readonly sayings: readonly Saying[];
  readonly byWord: ReadonlyMap<string, readonly number[]>;
  readonly meanings: readonly Meaning[];
}

/** Computed on first use: most words are never queried. */
function topicsOf({ sayings, byWord, meanings }: TopicInput): MeaningIndex['topics'] {
  // the first meaning that leads to a section first represents it
  const topics = new Map(meanings.toReversed().map((meaning) => [meaning.leads[0], meaning]));
  const known = new Map<string, readonly (readonly [Meaning, number])[]>();
  const count = (places: readonly number[]): Map<Meaning, number> => {
    const counted = new Map<Meaning, number>();
    for (const at of places) {
      const topic = topics.get(sayings[at]?.meaning.leads[0]);
      if (topic) counted.set(topic, (counted.get(topic) ?? 0) + 1);
    }
    return counted;
  };
  return (word) => {
    const found = known.get(word) ?? sharesOf(count(byWord.get(word) ?? []));
    if (byWord.has(word)) known.set(word, found);
    return found;
  };
}

function sharesOf(count: ReadonlyMap<Meaning, number>): [Meaning, number][] {
  const sum = [...count.values()].reduce((all, each) => all + each, 0);
  return [...count].map(([topic, each]) => [topic, (each / sum) ** PURE]);
}

function grouped(words: readonly string[], keys: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  words.forEach((word, at) => {
    const key = keys[at] ?? '';
    const group = groups.get(key);
    if (group) group.push(word);
    else groups.set(key, [word]);
  });
  return groups;
}
