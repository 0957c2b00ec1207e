/** Which questions ask for which facts: the number that a row announces is the number that its form asks. */
import { factsOfQuestion, lawNamesOf } from '#facts/facts.ts';
import { type FactName, FURTHER_FACT_NAMES } from '#law/facts.ts';
import type { ClockFact } from '#law-explain/matter-clock.ts';
import { ROUTE_QUESTION_OF } from '#parts/route-facts/route-form.ts';
import { OWN_QUESTIONS, type Question } from './fact-form.ts';

/** Facts that no clock right depends on. */
const ASIDE: ReadonlySet<ClockFact> = new Set(FURTHER_FACT_NAMES);

/** Two facts may be one question; null if no answer can settle the fact; its text explains this. */
const QUESTION_OF: Readonly<Partial<Record<ClockFact, Question | null>>> = {
  classification: null,
  maximumTerm: null,
  interimProtectionUntil: 'interimProtectionUntil',
  ...Object.fromEntries(
    OWN_QUESTIONS.flatMap((question) =>
      lawNamesOf(factsOfQuestion(question)).map((fact) => [fact, question]),
    ),
  ),
  ...ROUTE_QUESTION_OF,
};

export const questionsFor = (facts: readonly ClockFact[]): Question[] => [
  ...new Set(
    facts.flatMap((fact) => {
      const question = ASIDE.has(fact) ? null : QUESTION_OF[fact];
      return question ? [question] : [];
    }),
  ),
];

/** Facts as announced: one per question, plus each without a question. */
export function announced(facts: readonly ClockFact[]): ClockFact[] {
  const questions = new Set<Question>();
  return facts.filter((fact) => {
    if (ASIDE.has(fact)) return false;
    const question = QUESTION_OF[fact];
    if (!question) return true;
    if (questions.has(question)) return false;
    questions.add(question);
    return true;
  });
}

/** Facts without a field; their explanation appears instead. */
export const unanswerable = (facts: readonly ClockFact[]): FactName[] =>
  facts
    .filter((fact) => fact !== 'interimProtectionUntil')
    .filter((fact) => !ASIDE.has(fact) && !QUESTION_OF[fact]);
