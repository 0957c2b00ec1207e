/** Which questions ask for which facts: the number that a row announces is the number that its form asks. */
import type { FactName } from '#law/facts.ts';
import type { ClockFact } from '#law-explain/matter-clock.ts';
import { ROUTE_QUESTION_OF } from '#parts/route-facts/route-form.ts';
import type { Question } from './fact-form.ts';

/** What a right on the clock never waits for: facts of a court's discretion, and of a time after judgment. */
export const NEVER_ASKED = [
  'convictions',
  'woman',
  'child',
  'sickOrInfirm',
  'age',
  'cooperated',
  'conviction',
  'sentenceYears',
  'onBailAtConviction',
  'amountInvolved',
] as const satisfies readonly ClockFact[];

type AskedFact = Exclude<ClockFact, (typeof NEVER_ASKED)[number]>;

/** Two facts may be one question; null where no answer of a person can settle it, which the words of the fact say. */
const QUESTION_OF: Readonly<Record<AskedFact, Question | null>> = {
  offences: 'sections',
  principalOffence: 'principal',
  classification: null,
  maximumTerm: null,
  firDate: 'firDate',
  custodyStatus: 'custodyStatus',
  arrestDate: 'arrestDate',
  firstRemandDate: 'firstRemandDate',
  chargesheet: 'chargesheet',
  chargesheetTime: 'chargesheetAt',
  remandExtension: 'remandExtension',
  extensionOrder: 'orderedOn',
  defaultBailClaim: 'claim',
  claimTime: 'claim',
  neverConvicted: 'antecedents',
  otherPendingCases: 'antecedents',
  delayByAccusedDays: 'delayDays',
  firstEvidenceDate: 'firstEvidenceDate',
  interimProtectionUntil: 'interimProtectionUntil',
  ...ROUTE_QUESTION_OF,
};

export const questionsFor = (asks: readonly ClockFact[]): Question[] => [
  ...new Set(
    asks.flatMap((fact) => {
      const question = isAsked(fact) ? QUESTION_OF[fact] : null;
      return question ? [question] : [];
    }),
  ),
];

/** The facts as they are announced: one for each question, and each that no question can settle. */
export function announced(asks: readonly ClockFact[]): ClockFact[] {
  const questions = new Set<Question>();
  return asks.filter((fact) => {
    if (!isAsked(fact)) return false;
    const question = QUESTION_OF[fact];
    if (question === null) return true;
    if (questions.has(question)) return false;
    questions.add(question);
    return true;
  });
}

/** What is asked of a matter and no field can answer: its sentence stands in place of one. */
export const unanswerable = (asks: readonly ClockFact[]): FactName[] =>
  asks
    .filter((fact) => fact !== 'interimProtectionUntil')
    .filter((fact) => isAsked(fact) && QUESTION_OF[fact] === null);

const isAsked = (fact: ClockFact): fact is AskedFact => fact in QUESTION_OF;
