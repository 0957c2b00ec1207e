/** Limbs to which the facts of a record point, as questions of a form. */
import type { CaseFacts } from '#contract/case/case-facts.ts';
import { type LimbQuestion, limbQuestions } from '#law/limbs.ts';
import { readOffences } from '#law/matter.ts';
import type { LawFacts } from '#law/facts.ts';
import { offenceName, type Tables } from '#law/tables.ts';
import { splitSections } from '#domain/application/form-lists.ts';
import { lawFactsOf } from './law-facts.ts';

export const limbQuestionsOf = (facts: Partial<CaseFacts>, tables: Tables): LimbQuestion[] =>
  limbQuestionsIn(lawFactsOf(facts, tables), tables);

export const limbQuestionsIn = (facts: LawFacts, tables: Tables): LimbQuestion[] =>
  limbQuestions(readOffences(tables, facts.offences).rows, facts, tables);

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
