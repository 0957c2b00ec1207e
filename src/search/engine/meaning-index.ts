/** The meanings, by the words of their sayings; how rare a word is among them tells how much it says. */
import { wordsOf } from './fold.ts';
import { type Meaning, meaningOf } from '#search/vocabulary/meaning.ts';
import { ARREST } from '#search/vocabulary/meanings-arrest.ts';
import { BAIL } from '#search/vocabulary/meanings-bail.ts';
import { CHILDREN } from '#search/vocabulary/meanings-children.ts';
import { DRUGS_AND_ARMS } from '#search/vocabulary/meanings-drugs-and-arms.ts';
import { FRAUD } from '#search/vocabulary/meanings-fraud.ts';
import { HURT } from '#search/vocabulary/meanings-hurt.ts';
import { JUDGMENTS } from '#search/vocabulary/meanings-judgments.ts';
import { JUSTICE } from '#search/vocabulary/meanings-justice.ts';
import { ORDER } from '#search/vocabulary/meanings-order.ts';
import { PERSON } from '#search/vocabulary/meanings-person.ts';
import { PROCEDURE } from '#search/vocabulary/meanings-procedure.ts';
import { PROOF } from '#search/vocabulary/meanings-proof.ts';
import { PROPERTY } from '#search/vocabulary/meanings-property.ts';
import { SPECIAL_ACTS } from '#search/vocabulary/meanings-special-acts.ts';
import { STATE } from '#search/vocabulary/meanings-state.ts';
import { THEFT } from '#search/vocabulary/meanings-theft.ts';
import { TRIAL } from '#search/vocabulary/meanings-trial.ts';
import { WOMEN } from '#search/vocabulary/meanings-women.ts';
import { isNoise } from './noise.ts';
import { soundKey, soundRoot } from './sound.ts';
import { stem } from './stem.ts';
import { type Forms, formsOf } from './word-forms.ts';

export interface Saying {
  readonly meaning: Meaning;
  /** The stems of its words; `sound.ts` has made each a sound too. */
  readonly words: readonly string[];
  /** Of all its words together. */
  readonly weight: number;
}

export interface MeaningIndex {
  readonly sayings: readonly Saying[];
  /** The places of the sayings that have a word. */
  readonly byWord: ReadonlyMap<string, readonly number[]>;
  /** How much a word tells: the fewer meanings speak of it, the more. */
  readonly weights: ReadonlyMap<string, number>;
  /** Of a word, the sections its sayings lead to first (one meaning stands for each), with how much it is theirs. */
  readonly topics: (word: string) => readonly (readonly [Meaning, number])[];
  /** From a sound to the words that have it. */
  readonly bySound: ReadonlyMap<string, readonly string[]>;
  /** From what a sound is without its ending. */
  readonly byRoot: ReadonlyMap<string, readonly string[]>;
  readonly sounds: Forms;
  /** As they are written. */
  readonly forms: Forms;
}

export const MEANINGS: readonly Meaning[] = [
  ...BAIL,
  ...PROCEDURE,
  ...PERSON,
  ...PROPERTY,
  ...STATE,
  ...HURT,
  ...WOMEN,
  ...CHILDREN,
  ...THEFT,
  ...FRAUD,
  ...ORDER,
  ...JUSTICE,
  ...DRUGS_AND_ARMS,
  ...SPECIAL_ACTS,
  ...ARREST,
  ...TRIAL,
  ...PROOF,
  ...JUDGMENTS,
].map(meaningOf);

/** The first meaning that leads to a section first stands for it. */
const TOPICS: ReadonlyMap<string, Meaning> = new Map(
  MEANINGS.toReversed().map((meaning) => [meaning.leads[0] ?? '', meaning]),
);

/** How many meanings lead to a section, those that lead there first counted three times. */
export const LED: ReadonlyMap<string, number> = countLeads();

function countLeads(): Map<string, number> {
  const led = new Map<string, number>();
  for (const { leads } of MEANINGS) {
    leads.forEach((key, order) => led.set(key, (led.get(key) ?? 0) + (order === 0 ? 3 : 1)));
  }
  return led;
}

interface Said {
  readonly meaning: Meaning;
  readonly words: readonly string[];
}

export function buildMeaningIndex(): MeaningIndex {
  const forms = new Set<string>();
  const read = new Map<string, readonly string[]>();
  const said = MEANINGS.flatMap((meaning) =>
    meaning.says.map((saying): Said => ({ meaning, words: stemsOf(saying, forms, read) })),
  );
  const weights = weightsOf(said);
  const sayings = said.map((each): Saying => {
    const weight = each.words.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0);
    return { meaning: each.meaning, words: each.words, weight };
  });
  const byWord = placesByWord(sayings);
  const words = [...weights.keys()];
  const sounds = words.map((word) => [soundKey(word), word] as const);
  const bySound = grouped(sounds);
  return {
    sayings,
    byWord,
    weights,
    topics: topicsOf(sayings, byWord),
    bySound,
    byRoot: grouped(sounds.map(([sound, word]) => [soundRoot(sound), word])),
    sounds: formsOf(bySound.keys()),
    forms: formsOf(forms),
  };
}

/** Each word as it is written is read once. */
function stemsOf(saying: string, forms: Set<string>, read: Map<string, readonly string[]>): string[] {
  const stems = saying.split(' ').flatMap((written) => {
    const known = read.get(written);
    if (known) return known;
    const words = wordsOf(written).filter((word) => !isNoise(word));
    const made = words.map(stem);
    for (const word of words) forms.add(word);
    read.set(written, made);
    return made;
  });
  return [...new Set(stems)];
}

/** The sayings of a meaning follow each other, so that each meaning is counted once by a look at the last. */
function weightsOf(said: readonly Said[]): Map<string, number> {
  const held = new Map<string, { last: Meaning; many: number }>();
  for (const { meaning, words } of said) {
    for (const word of words) {
      const count = held.get(word);
      if (!count) held.set(word, { last: meaning, many: 1 });
      else if (count.last !== meaning) {
        count.last = meaning;
        count.many += 1;
      }
    }
  }
  return new Map([...held].map(([word, { many }]) => [word, Math.log(1 + MEANINGS.length / many)] as const));
}

/** A word that many sections share is worth less to each, but not by much. */
const PURE = 0.2;

/** Worked out when a word is first asked about: most never are. */
function topicsOf(
  sayings: readonly Saying[],
  byWord: ReadonlyMap<string, readonly number[]>,
): MeaningIndex['topics'] {
  const known = new Map<string, readonly (readonly [Meaning, number])[]>();
  return (word) => {
    const found = known.get(word) ?? sharesOf(countTopics(sayings, byWord.get(word) ?? []));
    if (byWord.has(word)) known.set(word, found);
    return found;
  };
}

function countTopics(sayings: readonly Saying[], places: readonly number[]): Map<Meaning, number> {
  const count = new Map<Meaning, number>();
  for (const at of places) {
    const [section = ''] = sayings[at]?.meaning.leads ?? [];
    const topic = TOPICS.get(section);
    if (topic) count.set(topic, (count.get(topic) ?? 0) + 1);
  }
  return count;
}

function sharesOf(count: ReadonlyMap<Meaning, number>): [Meaning, number][] {
  const sum = [...count.values()].reduce((all, each) => all + each, 0);
  return [...count].map(([topic, each]) => [topic, (each / sum) ** PURE]);
}

function placesByWord(sayings: readonly Saying[]): Map<string, number[]> {
  const byWord = new Map<string, number[]>();
  sayings.forEach(({ words }, at) => {
    for (const word of words) {
      const list = byWord.get(word);
      if (list) list.push(at);
      else byWord.set(word, [at]);
    }
  });
  return byWord;
}

function grouped(pairs: readonly (readonly [key: string, word: string])[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [key, word] of pairs) {
    const group = groups.get(key);
    if (group) group.push(word);
    else groups.set(key, [word]);
  }
  return groups;
}
