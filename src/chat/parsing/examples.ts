/**
 * Compares a question with example questions (`vocabulary/examples.json`) by the sound and root of its words
 * and by its subjects. A rare word counts more.
 */
import { wordsOf } from '#search/engine/fold.ts';
import { soundRoot } from '#search/engine/sound.ts';
import { stem } from '#search/engine/stem.ts';
import { readRef, type SectionRef } from '#search/cards/library.ts';
import EXAMPLES from '../vocabulary/examples.json';
import { soundKey, withoutArticles } from './lexicon.ts';
import { subjectsIn } from './question.ts';

/** Cards that answer a kind of question, and the likeness of a question to its examples, from 0 to 1. */
export interface LikeExamples {
  readonly refs: readonly SectionRef[];
  readonly score: number;
}

export type CompareExamples = (words: readonly string[]) => readonly LikeExamples[];

/** Weight of each feature, by its number. */
type Weights = ReadonlyMap<number, number>;

interface Example {
  readonly kind: number;
  readonly weights: Weights;
}

/** Weights of a word as it sounds, of its English root, of its English translation, and of a subject. */
const SOUND = 1;
const ROOT = 0.5;
const ENGLISH = 0.7;
const SUBJECT = 1.5;
const MOST_ENGLISH = 3;
/** The best example counts most; a second one of its kind confirms it. */
const BEST = 0.7;

/** Words of any sentence, as they sound. */
const EMPTY = new Set(
  'h hai hain ho hu ka ki ke ko me mein se par pe kya kar karna kare kaise ya to tha thi the gaya gayi gai ye wo vo jo main mujhe mera meri mere hum a an the is are was were of in on at for and or my his her he she it i what can do does did with be been by from this that raha rahi rahe liye sakta sakte sakti hota hoti hote kab tak act tell about explain please batao bataye'
    .split(' ')
    .map(soundKey),
);

/** One common word is no likeness. */
const LEAST_SHARED = 2;

const LATIN = /^[a-z]/;
const LONG_NUMBER = /^\d{3,}$/;

type EnglishOf = (word: string) => ReadonlySet<string>;

/** Names of the features of one word. */
function featuresOf(word: string, englishOf: EnglishOf): readonly (readonly [string, number])[] {
  const sound = soundKey(word);
  if (LONG_NUMBER.test(word) || EMPTY.has(sound) || (word.length < 2 && !/\d/.test(word))) return [];
  const english = [...englishOf(word)].slice(0, MOST_ENGLISH).map(stem);
  const root = LATIN.test(word) ? [stem(word)] : [];
  return [
    [`sound ${soundRoot(sound)}`, SOUND],
    ...root.map((each) => [`root ${each}`, ROOT] as const),
    ...[...root, ...english].map((each) => [`english ${each}`, ENGLISH] as const),
  ];
}

type WeightsOf = (words: readonly string[]) => Weights;

/** Numbers the features; the words of the examples are read once. */
function reader(englishOf: EnglishOf): WeightsOf {
  const numbers = new Map<string, number>();
  const numberOf = (name: string): number => {
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    return number;
  };
  const read = new Map<string, readonly (readonly [number, number])[]>();
  const ofWord = (word: string): readonly (readonly [number, number])[] => {
    const known =
      read.get(word) ??
      featuresOf(word, englishOf).map(([name, weight]) => [numberOf(name), weight] as const);
    if (read.size < MOST_READ) read.set(word, known);
    return known;
  };
  return (words) => {
    const weights = new Map<number, number>();
    for (const word of words) for (const [feature, weight] of ofWord(word)) weights.set(feature, weight);
    for (const subject of subjectsIn(words)) weights.set(numberOf(`subject ${subject}`), SUBJECT);
    return weights;
  };
}

const MOST_READ = 5000;

interface Feature {
  /** Examples with the feature, and its weight in each. */
  readonly examples: number[];
  readonly weights: number[];
  /** Number of kinds, and the last of them. */
  kinds: number;
  last: number;
}

function featuresIn(examples: readonly Example[]): readonly (Feature | undefined)[] {
  const features: (Feature | undefined)[] = [];
  for (const [at, { kind, weights }] of examples.entries()) {
    for (const [number, weight] of weights) {
      const feature = features[number] ?? { examples: [], weights: [], kinds: 0, last: -1 };
      features[number] = feature;
      feature.examples.push(at);
      feature.weights.push(weight);
      if (feature.last !== kind) feature.kinds += 1;
      feature.last = kind;
    }
  }
  return features;
}

/** A feature of few kinds tells more. One of no kind counts as one of three, so that a long story stays comparable. */
const UNKNOWN = 3;

/** Sum of the weights that a question shares with each example, and number of shared words. */
interface Shared {
  readonly likeness: Float64Array;
  readonly sounds: Uint8Array;
  readonly english: Uint8Array;
}

const nothingShared = (many: number): Shared => ({
  likeness: new Float64Array(many),
  sounds: new Uint8Array(many),
  english: new Uint8Array(many),
});

const sharedWords = ({ sounds, english }: Shared, at: number): number =>
  Math.max(sounds[at] ?? 0, english[at] ?? 0);

function addTo(list: Float64Array | Uint8Array, at: number, more: number): void {
  list[at] = (list[at] ?? 0) + more;
}

function addShared(
  { likeness, sounds, english }: Shared,
  { examples, weights }: Feature,
  { weight, asMuch }: { readonly weight: number; readonly asMuch: number },
): void {
  for (const [at, example] of examples.entries()) {
    addTo(likeness, example, asMuch * (weights[at] ?? 0));
    if (weight === SOUND) addTo(sounds, example, 1);
    if (weight === ENGLISH) addTo(english, example, 1);
  }
}

export function openExamples(englishOf: EnglishOf): CompareExamples {
  const weightsOf = reader(englishOf);
  const kinds = EXAMPLES.map(([refs]) => (refs ?? '').split('|').filter(Boolean).map(readRef));
  const examples = EXAMPLES.flatMap(([, all], kind) =>
    (all ?? '')
      .split('|')
      .map((text): Example => ({ kind, weights: weightsOf(withoutArticles(wordsOf(text))) })),
  );
  const features = featuresIn(examples);
  const rarityOf = (many: number): number => Math.log(1 + kinds.length / many);
  const rarities = features.map((feature) => rarityOf(feature?.kinds ?? UNKNOWN));
  const rarity = (feature: number): number => rarities[feature] ?? rarityOf(UNKNOWN);
  const lengthOf = (weights: Weights): number => {
    let sum = 0;
    for (const [feature, weight] of weights) sum += (weight * rarity(feature)) ** 2;
    return Math.sqrt(sum) || 1;
  };
  const lengths = examples.map(({ weights }) => lengthOf(weights));
  return (words) => {
    const asked = weightsOf(words);
    const found = nothingShared(examples.length);
    for (const [number, weight] of asked) {
      const feature = features[number];
      if (feature) addShared(found, feature, { weight, asMuch: weight * rarity(number) ** 2 });
    }
    const length = lengthOf(asked);
    const compared = found.likeness.map((each, at) =>
      sharedWords(found, at) < LEAST_SHARED ? 0 : each / (length * (lengths[at] ?? 1)),
    );
    return byKind(compared, examples)
      .map((all, kind) => ({ refs: kinds[kind] ?? [], score: fromBest(all) }))
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score);
  };
}

function byKind(likeness: Float64Array, examples: readonly Example[]): number[][] {
  const all: number[][] = EXAMPLES.map(() => []);
  for (const [at, { kind }] of examples.entries()) all[kind]?.push(likeness[at] ?? 0);
  return all;
}

function fromBest(all: readonly number[]): number {
  const [best = 0, second = 0] = all.toSorted((a, b) => b - a);
  return best * BEST + second * (1 - BEST);
}
