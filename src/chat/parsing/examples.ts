/**
 * Compares a question with example questions (`vocabulary/examples.json`) by the sound and the root of their
 * words and by the subjects that the vocabulary finds in them. A rare word counts more.
 */
import { wordsOf } from '#search/engine/fold.ts';
import { soundKey, soundRoot } from '#search/engine/sound.ts';
import { stem } from '#search/engine/stem.ts';
import type { SectionRef } from '#search/cards/library.ts';
import EXAMPLES from '../vocabulary/examples.json';
import { withoutArticles } from './lexicon.ts';
import { subjectsIn } from './question.ts';

/** Cards that answer a kind of question, and the likeness of a question to its examples, from 0 to 1. */
export interface LikeExamples {
  readonly refs: readonly SectionRef[];
  readonly score: number;
}

export type CompareExamples = (words: readonly string[]) => readonly LikeExamples[];

type Weights = Map<string, number>;

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
  'h hai hain ho hu ka ki ke ko me mein se par pe kya kar karna kare kaise ya to tha thi the gaya gayi gai ye wo vo jo main mujhe mera meri mere hum a an the is are was were of in on at for and or my his her he she it i what can do does did with be been by from this that raha rahi rahe liye sakta sakte sakti hota hoti hote kab tak'
    .split(' ')
    .map(soundKey),
);

const LATIN = /^[a-z]/;
const LONG_NUMBER = /^\d{3,}$/;

type EnglishOf = (word: string) => ReadonlySet<string>;

function weightsOf(words: readonly string[], englishOf: EnglishOf): Weights {
  const weights: Weights = new Map();
  const add = (feature: string, weight: number): void => {
    weights.set(feature, Math.max(weights.get(feature) ?? 0, weight));
  };
  for (const word of words) {
    const sound = soundKey(word);
    if (LONG_NUMBER.test(word) || EMPTY.has(sound) || (word.length < 2 && !/\d/.test(word))) continue;
    add(`sound ${soundRoot(sound)}`, SOUND);
    if (LATIN.test(word)) {
      add(`root ${stem(word)}`, ROOT);
      add(`english ${stem(word)}`, ENGLISH);
    }
    for (const each of [...englishOf(word)].slice(0, MOST_ENGLISH)) add(`english ${stem(each)}`, ENGLISH);
  }
  for (const subject of subjectsIn(words)) add(`subject ${subject}`, SUBJECT);
  return weights;
}

const refIn = (name: string): SectionRef => {
  const at = name.indexOf(' ');
  return { code: name.slice(0, at), section: name.slice(at + 1) };
};

/** Number of kinds whose examples have the feature. */
function kindsOf(examples: readonly Example[]): ReadonlyMap<string, number> {
  const kinds = new Map<string, Set<number>>();
  for (const { kind, weights } of examples)
    for (const feature of weights.keys()) kinds.set(feature, (kinds.get(feature) ?? new Set()).add(kind));
  return new Map([...kinds].map(([feature, all]) => [feature, all.size]));
}

interface Posting {
  readonly example: number;
  readonly weight: number;
}

export function openExamples(englishOf: EnglishOf): CompareExamples {
  const kinds = EXAMPLES.map(([refs]) => (refs ?? '').split('|').map(refIn));
  const examples = EXAMPLES.flatMap(([, all], kind) =>
    (all ?? '')
      .split('|')
      .map((text): Example => ({ kind, weights: weightsOf(withoutArticles(wordsOf(text)), englishOf) })),
  );
  const counts = kindsOf(examples);
  const rarity = (feature: string): number => Math.log(1 + kinds.length / (counts.get(feature) ?? 0.5));
  const lengthOf = (weights: Weights): number =>
    Math.hypot(...[...weights].map(([feature, weight]) => weight * rarity(feature)));
  const postings = new Map<string, Posting[]>();
  for (const [example, { weights }] of examples.entries()) {
    const length = lengthOf(weights);
    for (const [feature, weight] of weights) {
      const list = postings.get(feature) ?? [];
      list.push({ example, weight: (weight * rarity(feature) ** 2) / length });
      postings.set(feature, list);
    }
  }
  return (words) => {
    const asked = weightsOf(words, englishOf);
    const likeness = new Float64Array(examples.length);
    for (const [feature, weight] of asked)
      for (const posting of postings.get(feature) ?? [])
        likeness[posting.example] = (likeness[posting.example] ?? 0) + weight * posting.weight;
    const length = lengthOf(asked) || 1;
    return byKind(likeness, examples)
      .map((all, kind) => ({ refs: kinds[kind] ?? [], score: fromBest(all) / length }))
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
