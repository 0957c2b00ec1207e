/** A fact's label, hint and answers in words, for forms, lists of changes, the judge and the paper. */
import type { FactScreen } from '#facts/fact.ts';
import { FACT_IDS, type FactId, factRow, FACTS } from '#facts/facts.ts';
import { valueAt } from '#kernel/merge-patch.ts';
import { indianDate, isDay } from '#kernel/calendar-date.ts';
import { indianNumber } from '#kernel/indian-number.ts';
import type { facts as English } from '#text/en/facts.ts';
import type { Translated } from './translated.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

type Answers = Readonly<Record<string, readonly Option[]>>;

type FactTexts = Translated<typeof English>;
type FactLabels = FactTexts['labels'];

interface FactCatalogue {
  readonly facts: FactTexts;
}

/** The words of one screen replace the common words. */
export function labelsOn(screen: FactScreen, { facts }: FactCatalogue): FactLabels {
  return { ...facts.labels, ...facts.on[screen].labels };
}

export function hintOf(fact: FactId, { facts }: FactCatalogue, screen?: FactScreen): string | undefined {
  const common: Readonly<Partial<Record<FactId, string>>> = facts.hints;
  const own: typeof common = screen === undefined ? {} : facts.on[screen].hints;
  return own[fact] ?? common[fact];
}

/** Label of the fact at this path of the record. */
export function labelAt(path: string, { labels }: { readonly labels: FactLabels }): string | undefined {
  const fact = FACT_IDS.find((id) => factRow(id).path === path);
  return fact && labels[fact];
}

interface ChoiceWords {
  readonly choices: Answers & { readonly yesNo: readonly Option[] };
}

/** A question that is answered by yes or no alone has no words of its own. */
export function optionsOf(fact: FactId, { choices }: ChoiceWords): readonly Option[] {
  const own: Answers = choices;
  return own[fact] ?? (factRow(fact).kind === 'yesNo' ? choices.yesNo : []);
}

/** The answers that calculator and liberty clock offer, in the order of the row. */
export function askedOptions(fact: FactId, { facts }: FactCatalogue): Option[] {
  const { of, emptyIsUnknown } = factRow(fact);
  const answers = [...(of ?? ['yes', 'no']), ...(emptyIsUnknown ? [] : ['unknown'])];
  return [...new Set(answers)].map((value) => ({ value, label: askedAnswer(fact, value, { facts }) }));
}

/** The same of a question of one screen that has no row. */
export const yesNoOptions = ({ facts: { answers } }: FactCatalogue): Option[] => [
  { value: 'yes', label: answers.yesNo.yes },
  { value: 'no', label: answers.yesNo.no },
  { value: 'unknown', label: answers.unknown },
];

/** One of these answers in words. */
export function askedAnswer(fact: FactId, answer: string, { facts }: FactCatalogue): string {
  const { unknown, yesNo, ...own } = facts.answers;
  const words: Readonly<Record<string, Readonly<Record<string, string>>>> = own;
  return (answer === 'unknown' ? unknown : { ...yesNo, ...words[fact] }[answer]) ?? answer;
}

/** The outcomes of another case, in the same words. */
export const caseStates = ({ facts }: FactCatalogue): Option[] =>
  FACTS.otherCases.rows.state.of.map((value) => ({ value, label: facts.answers.caseState[value] }));

/** A stored answer as a person reads it; null if the record has none. */
export function answerInWords(fact: FactId, value: unknown, words: ChoiceWords): string | null {
  if (typeof value === 'boolean') return labelOf(fact, value ? 'yes' : 'no', words);
  if (typeof value === 'number') return factRow(fact).kind === 'money' ? indianNumber(value) : String(value);
  if (typeof value !== 'string' || value === '') return null;
  return isDay(value) ? indianDate(value) : labelOf(fact, value, words);
}

export interface FactLine {
  readonly label: string;
  readonly value: string;
}

/** The facts that have a line of their own, as far as the record knows them. */
export function factLines(record: unknown, { fields, choices }: LineWords): FactLine[] {
  return FACT_IDS.filter((fact) => factRow(fact).line).flatMap((fact) => {
    const value = answerInWords(fact, valueAt(record, factRow(fact).path), { choices });
    return value === null ? [] : [{ label: fields[fact] ?? fact, value }];
  });
}

interface LineWords extends ChoiceWords {
  readonly fields: Readonly<Partial<Record<FactId, string>>>;
}

const labelOf = (fact: FactId, answer: string, words: ChoiceWords): string =>
  optionsOf(fact, words).find(({ value }) => value === answer)?.label ?? answer;
