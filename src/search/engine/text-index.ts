/**
 * Inverted index of the cards: weight of each stem per card and field (BM25 with weighted fields). Built once
 * per edition and stored.
 */
import { wordsOf } from './fold.ts';
import type { Library, Provision } from '#search/cards/library.ts';
import { isOfficialOnly } from '#search/cards/official-text.ts';
import { stem } from './stem.ts';
import { type Forms, formsOf } from './word-forms.ts';

export interface TextIndex {
  /** Cards and weights by stem. */
  readonly postings: ReadonlyMap<string, Postings>;
  /** Words as written. */
  readonly forms: Forms;
}

export interface Postings {
  readonly cards: readonly number[];
  readonly weights: readonly number[];
  /** Rare words weigh more. */
  readonly rarity: number;
}

interface Field {
  readonly weight: number;
  /** Effect of the length on a word's weight: titles are short. */
  readonly flatten: number;
  readonly text: (provision: Provision) => string;
}

const FIELDS: readonly Field[] = [
  { weight: 4, flatten: 0.5, text: ({ title }) => title },
  { weight: 2.5, flatten: 0.2, text: ({ keywords }) => keywords.join(' ') },
  { weight: 2, flatten: 0.4, text: ({ names }) => distinct(names) },
  { weight: 1.2, flatten: 0.6, text: ({ description }) => description },
  { weight: 0.8, flatten: 0.4, text: ({ code, offences }) => `${code} ${offences[0]?.act ?? ''}` },
  {
    weight: 1.7, // as much as description and remark together
    flatten: 0.6,
    text: ({ offences, confidence }) =>
      confidence.digest === null ? distinct(offences.map(({ note }) => note)) : '',
  },
  {
    weight: 0.5,
    flatten: 0.6,
    text: ({ offences, changed, confidence }) =>
      `${confidence.digest === null ? '' : distinct(offences.map(({ note }) => note))} ${changed ?? ''}`,
  },
  {
    weight: 0.8,
    flatten: 0.6,
    text: ({ offences }) => distinct(offences.flatMap(({ bars }) => bars.map(({ summary }) => summary))),
  },
  {
    weight: 1,
    flatten: 0.4,
    text: ({ judgment }) => (judgment ? `${judgment.citation} ${judgment.court} ${judgment.year}` : ''),
  },
];

const SATURATION = 1.2;

/** Form stored between starts. */
export interface TextIndexData {
  /** Number of our cards. */
  readonly size: number;
  readonly words: readonly (readonly [stem: string, cards: readonly number[], weights: readonly number[]])[];
  readonly forms: readonly string[];
}

export function makeTextIndex({ provisions }: Pick<Library, 'provisions'>): TextIndexData {
  const weights = provisions.map(() => new Map<string, number>());
  const forms = new Set<string>();
  for (const field of FIELDS) addField(field, { provisions, weights, forms });
  const words = new Map<string, readonly [string, number[], number[]]>();
  weights.forEach((wordWeights, card) => {
    for (const [word, weight] of wordWeights) {
      const row = words.get(word) ?? [word, [], []];
      words.set(word, row);
      row[1].push(card);
      row[2].push(rounded(weight / (weight + SATURATION)));
    }
  });
  const size = provisions.filter((each) => !isOfficialOnly(each)).length;
  return { size, words: [...words.values()], forms: [...forms].toSorted() };
}

/** Equal whether computed now or stored, and short in storage. */
const rounded = (weight: number): number => Math.round(weight * 1e4) / 1e4;

export function openTextIndex({ size, words, forms }: TextIndexData): TextIndex {
  const postings = new Map<string, Postings>();
  for (const [word, cards, weights] of words) {
    const rarity = Math.log(1 + (size - cards.length + 0.5) / (cards.length + 0.5));
    postings.set(word, { cards, weights, rarity });
  }
  return { postings, forms: formsOf(forms) };
}

/** Official texts have their own index, and definitions repeat the punishing section. */
const isSilent = (provision: Provision): boolean =>
  isOfficialOnly(provision) || provision.punishedBy.length > 0;

interface IndexBuilder {
  readonly provisions: readonly Provision[];
  readonly weights: readonly Map<string, number>[];
  readonly forms: Set<string>;
}

function addField(field: Field, { provisions, weights, forms }: IndexBuilder): void {
  const written = provisions.map((each) => (isSilent(each) ? [] : wordsOf(field.text(each))));
  for (const word of written.flat()) forms.add(word);
  const texts = written.map((words) => words.map(stemOf));
  const filled = texts.filter((words) => words.length > 0);
  const average = filled.reduce((sum, words) => sum + words.length, 0) / Math.max(1, filled.length);
  texts.forEach((words, card) => {
    const length = 1 - field.flatten + field.flatten * (words.length / average);
    for (const word of words)
      weights[card]?.set(word, (weights[card].get(word) ?? 0) + field.weight / length);
  });
}

/** Cache: rows repeat the same few thousand words. */
const stems = new Map<string, string>();

export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const made = stem(word);
  stems.set(word, made);
  return made;
}

const distinct = (texts: readonly string[]): string => [...new Set(texts)].join(' ');
