/** Personal facts for discretion and judgment: proviso, cooperation, convictions, sentence. */
import { readSections, refsOf, unreadOf } from '#contract/case/section-text.ts';
import { CALCULATOR_FACTS, type CalculatorFact } from '#facts/facts.ts';
import type { Conviction, LawFacts } from '#law/facts.ts';
import type { Tables } from '#law/tables.ts';
import type { CalculatorForm } from './calculator-form.ts';
import type { YesNoUnknown } from '#parts/route-facts/route-form.ts';
import { datesOf } from './form-dates.ts';

interface PersonFactsInput {
  readonly tables: Tables;
  readonly record?: LawFacts | undefined;
}

const ADULT = 18;

type PersonFacts = Pick<
  LawFacts,
  | 'age'
  | 'child'
  | CalculatorFact
  | 'cooperated'
  | 'convictions'
  | 'conviction'
  | 'sentenceYears'
  | 'onBailAtConviction'
>;

export function personOf(form: CalculatorForm, { tables, record }: PersonFactsInput): PersonFacts {
  const age = number(form.age);
  const { convictedOn } = datesOf(form);
  return {
    age,
    child: age === undefined ? record?.child : age < ADULT,
    ...factsOfThePerson(form),
    cooperated: yesNo(form.cooperated),
    convictions: convictionsOf(form, tables),
    conviction: convictedOn && { on: convictedOn },
    sentenceYears: form.sentenceYears.trim() === '' ? record?.sentenceYears : number(form.sentenceYears),
    onBailAtConviction: yesNo(form.onBailAtConviction),
  };
}

const factsOfThePerson = (form: CalculatorForm): Pick<LawFacts, CalculatorFact> =>
  Object.fromEntries(CALCULATOR_FACTS.map((fact) => [fact, yesNo(form[fact])]));

export const yesNo = (answer: YesNoUnknown): boolean | undefined =>
  answer === 'yes' ? true : answer === 'no' ? false : undefined;

/** Non-negative decimal; undefined otherwise. */
export function number(text: string): number | undefined {
  return /^\d{1,3}(\.\d{1,4})?$/.test(text.trim()) ? Number(text.trim()) : undefined;
}

const LEAST = { one: 1, multiple: 2 } as const;

/** One conviction per semicolon. Convictions that are counted but not named stay unknown. */
function convictionsOf(
  { previousConvictions: many, earlierSections }: CalculatorForm,
  tables: Tables,
): readonly Conviction[] | undefined {
  if (many === 'none') return [];
  if (many === '' || many === 'unknown' || earlierSections.trim() === '') return undefined;
  const named = earlierSections
    .split(';')
    .filter((text) => text.trim() !== '')
    .map((text): Conviction => {
      const read = readSections(text, tables);
      return { offences: refsOf(read), unrecognised: unreadOf(read) };
    });
  const unnamed = Math.max(0, LEAST[many] - named.length);
  return [...named, ...Array.from({ length: unnamed }, () => ({ offences: [], unrecognised: [] }))];
}
