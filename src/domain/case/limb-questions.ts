/** Limbs to which the facts of a record point, as questions of a form. */
import type { CaseFacts } from '#contract/case/case-facts.ts';
import { isLimbOf, type LimbQuestion, limbQuestions } from '#law/limbs.ts';
import { readOffences } from '#law/matter.ts';
import type { LawFacts } from '#law/facts.ts';
import { offenceName, type Tables } from '#law/tables.ts';
import { splitSections } from '#domain/application/form-lists.ts';
import { refsOf, readSections } from '#contract/case/section-text.ts';
import { lawFactsOf, penalCodeOn } from './law-facts.ts';

export const limbQuestionsOf = (facts: Partial<CaseFacts>, tables: Tables): LimbQuestion[] =>
  limbQuestionsIn(lawFactsOf(facts, tables), tables);

export const limbQuestionsIn = (facts: LawFacts, tables: Tables): LimbQuestion[] =>
  limbQuestions(readOffences(tables, facts.offences).rows, facts, tables);

/** Recorded limbs that belong to no charged section, as typed: they change nothing. */
export function unrelatedLimbs(facts: Partial<CaseFacts>, tables: Tables): string[] {
  const { limbs = [], offenceDate } = facts;
  if (limbs.length === 0) return [];
  const { rows } = readOffences(tables, lawFactsOf(facts, tables).offences);
  return limbs.filter((typed) => {
    const refs = refsOf(readSections(typed, tables, penalCodeOn(offenceDate)));
    return !refs.some((ref) => isLimbOf(ref, rows, tables));
  });
}

/** The field without these names. */
export const withoutLimbs = (typed: string, names: readonly string[]): string =>
  splitSections(typed)
    .filter((each) => !names.includes(each))
    .join(', ');

/** The field after an answer to one question: comma-separated names, one for each section. */
export function withLimb(typed: string, question: LimbQuestion, name: string): string {
  const own = new Set(limbChoices(question).map(offenceName));
  const others = splitSections(typed).filter((each) => !own.has(each));
  return [...others, ...(name === '' ? [] : [name])].join(', ');
}

/** The section as charged, then the limbs. */
export const limbChoices = ({ charged, limbs }: LimbQuestion) => [charged, ...limbs];

/** The chosen name of one question; empty if none is chosen. */
export function limbIn(typed: string, question: LimbQuestion): string {
  const own = new Set(limbChoices(question).map(offenceName));
  return splitSections(typed).find((each) => own.has(each)) ?? '';
}
