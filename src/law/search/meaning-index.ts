/** The meanings, by the words of their sayings; how rare a word is among them tells how much it says. */
import { wordsOf } from './fold.ts';
import { type Meaning, meaningOf } from './meaning.ts';
import { ARREST } from './meanings-arrest.ts';
import { BAIL } from './meanings-bail.ts';
import { CHILDREN } from './meanings-children.ts';
import { DRUGS_AND_ARMS } from './meanings-drugs-and-arms.ts';
import { FRAUD } from './meanings-fraud.ts';
import { HURT } from './meanings-hurt.ts';
import { JUDGMENTS } from './meanings-judgments.ts';
import { JUSTICE } from './meanings-justice.ts';
import { ORDER } from './meanings-order.ts';
import { PERSON } from './meanings-person.ts';
import { PROCEDURE } from './meanings-procedure.ts';
import { PROOF } from './meanings-proof.ts';
import { PROPERTY } from './meanings-property.ts';
import { SPECIAL_ACTS } from './meanings-special-acts.ts';
import { STATE } from './meanings-state.ts';
import { THEFT } from './meanings-theft.ts';
import { TRIAL } from './meanings-trial.ts';
import { WOMEN } from './meanings-women.ts';
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
  readonly byWord: ReadonlyMap<string, readonly Saying[]>;
  /** How much a word tells: the fewer meanings speak of it, the more. */
  readonly weights: ReadonlyMap<string, number>;
  /** By word, the sections its sayings lead to first (one meaning stands for each), with how much it is theirs. */
  readonly topics: ReadonlyMap<string, readonly (readonly [Meaning, number])[]>;
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
  const forms = new Map<string, string>();
  const said = MEANINGS.flatMap((meaning) =>
    meaning.says.map((saying): Said => ({ meaning, words: stemsOf(saying, forms) })),
  );
  const weights = weightsOf(said);
  const words = [...weights.keys()];
  const sounds = words.map((word) => [soundKey(word), word] as const);
  const bySound = grouped(sounds);
  return {
    byWord: sayingsByWord(said, weights),
    weights,
    topics: topicsOf(said),
    bySound,
    byRoot: grouped(sounds.map(([sound, word]) => [soundRoot(sound), word])),
    sounds: formsOf(bySound.keys()),
    forms: formsOf(forms.keys()),
  };
}

/** Each word as it is written is stemmed once. */
function stemsOf(saying: string, forms: Map<string, string>): string[] {
  const stems = new Set<string>();
  for (const word of wordsOf(saying)) {
    if (isNoise(word)) continue;
    const known = forms.get(word) ?? stem(word);
    forms.set(word, known);
    stems.add(known);
  }
  return [...stems];
}

function weightsOf(said: readonly Said[]): Map<string, number> {
  const held = new Map<string, Set<Meaning>>();
  for (const { meaning, words } of said) {
    for (const word of words) held.set(word, (held.get(word) ?? new Set()).add(meaning));
  }
  return new Map([...held].map(([word, { size }]) => [word, Math.log(1 + MEANINGS.length / size)] as const));
}

/** A word that many sections share is worth less to each, but not by much. */
const PURE = 0.2;

function topicsOf(said: readonly Said[]): Map<string, [Meaning, number][]> {
  const first = new Map<string, Meaning>();
  const counts = new Map<string, Map<Meaning, number>>();
  for (const { meaning, words } of said) {
    const [section = ''] = meaning.leads;
    const topic = first.get(section) ?? meaning;
    first.set(section, topic);
    for (const word of words) {
      const count = counts.get(word) ?? new Map<Meaning, number>();
      counts.set(word, count.set(topic, (count.get(topic) ?? 0) + 1));
    }
  }
  return new Map([...counts].map(([word, count]) => [word, sharesOf(count)] as const));
}

function sharesOf(count: ReadonlyMap<Meaning, number>): [Meaning, number][] {
  const sum = [...count.values()].reduce((all, each) => all + each, 0);
  return [...count].map(([topic, each]) => [topic, (each / sum) ** PURE]);
}

function sayingsByWord(said: readonly Said[], weights: ReadonlyMap<string, number>): Map<string, Saying[]> {
  const byWord = new Map<string, Saying[]>();
  for (const { meaning, words } of said) {
    const weight = words.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0);
    const saying = { meaning, words, weight };
    for (const word of words) {
      const list = byWord.get(word);
      if (list) list.push(saying);
      else byWord.set(word, [saying]);
    }
  }
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
