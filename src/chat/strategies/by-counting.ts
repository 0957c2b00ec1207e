/** Questions for a date or a number of days: default bail or the undertrial rule. */
import { BNSS_FROM } from '#law/relief.ts';
import type { Offence } from '#law/tables.ts';
import type { Rule } from '../answer.ts';
import { penalCode } from '../answers/codes.ts';
import { hasTwin } from '../answers/concordance.ts';
import { type CountedDays, defaultBailOf, undertrialOf } from '../answers/counting.ts';
import { bailRules, describedRows } from '../answers/offence.ts';
import { sectionRules } from '../answers/topics.ts';
import type { ReadQuestion, AnswerParts } from '../parsed-question.ts';
import { custodyPeriodIn, rolesOf } from '../parsing/roles.ts';
import { offencesOf } from '../parsing/targets.ts';

const CLOCK = /^(?:BNSS (?:187|479)|CrPC (?:167|436A))/;
const TERM = /^(?:BNSS 479|CrPC 436A)/;

const hasTarget = ({ targets }: ReadQuestion, pattern: RegExp): boolean =>
  targets.some((each) => each.is === 'section' && pattern.test(each.card.key));

/** In custody since a day or for a period, or a question about the rule with an offence. */
export const isCounting = (parsedQuestion: ReadQuestion): boolean =>
  isHeld(parsedQuestion) || (isOfTheRule(parsedQuestion) && isOfThePeriod(parsedQuestion));

/** A copy of the charge-sheet is another right, unless default bail is asked for. */
const isOfThePeriod = ({ question }: ReadQuestion): boolean =>
  !question.has('copies') || question.has('default');

const isKnown = ({ question, offences }: ReadQuestion): boolean =>
  offences.length > 0 || question.codes.length > 0;
const isDated = ({ question }: ReadQuestion): boolean => question.dates.length > 0;

const CLOCKS = ['default', 'chargesheet', 'nochargesheet', 'undertrial', 'when', 'howmany'] as const;

function isHeld(parsedQuestion: ReadQuestion): boolean {
  const { question } = parsedQuestion;
  if (question.has('speedy') && question.codes.some((code) => !hasTwin(code))) return false;
  if (question.has('sick') && !question.has(...CLOCKS)) return false;
  if (!question.has('custody', 'remand') || !(isDated(parsedQuestion) || custodyPeriodIn(question) !== null))
    return false;
  return (
    isKnown(parsedQuestion) ||
    question.has('bail', 'default', 'chargesheet', 'undertrial', 'when', 'nochargesheet', 'howmany')
  );
}

function isOfTheRule(parsedQuestion: ReadQuestion): boolean {
  const { question } = parsedQuestion;
  const many = question.has('howmany', 'when');
  if (question.has('default', 'chargesheet', 'nochargesheet', 'undertrial') && isKnown(parsedQuestion))
    return true;
  if (question.has('chargesheet') && many) return true;
  if (isDated(parsedQuestion) && question.has('default', 'remand', 'undertrial')) return true;
  return isOfAClock(parsedQuestion, many);
}

/** A named time limit with an offence or its starting date. */
const isOfAClock = (parsedQuestion: ReadQuestion, many: boolean): boolean =>
  hasTarget(parsedQuestion, CLOCK) &&
  (parsedQuestion.offences.length > 0 || (isKnown(parsedQuestion) && (isDated(parsedQuestion) || many)));

export function byCounting(parsedQuestion: ReadQuestion): AnswerParts | null {
  if (!isCounting(parsedQuestion)) return null;
  const rows = rowsOf(parsedQuestion);
  const isTerm = isOfTheTerm(parsedQuestion);
  const main: CountedDays = isTerm ? undertrialOf(rows, parsedQuestion) : defaultBailOf(rows, parsedQuestion);
  if (main.rules.length === 0) return null;
  const rulings = isTerm ? rulingsOf(rows, parsedQuestion.sources) : [];
  return {
    rules: [...main.rules, ...additionalRules(rows, parsedQuestion, isTerm), ...rulings],
    open: main.open,
  };
}

/** Years in custody, or months of a first offender, with no word on the charge-sheet are counted towards a term. */
function isOfTheTerm(parsedQuestion: ReadQuestion): boolean {
  const { question } = parsedQuestion;
  if (question.has('undertrial') || hasTarget(parsedQuestion, TERM)) return true;
  if (question.has('default', 'chargesheet', 'nochargesheet')) return false;
  const unit = custodyPeriodIn(question)?.unit;
  return unit === 'years' || (unit === 'months' && question.has('firstoffender'));
}

/** Additional rules: the other code, bail as of right, the other time limit. */
function additionalRules(rows: readonly Offence[], parsedQuestion: ReadQuestion, isTerm: boolean): Rule[] {
  const { question, sources, asOf } = parsedQuestion;
  const { arrest, remand } = rolesOf(question, asOf);
  const first = arrest ?? remand;
  const early = first !== null && first < BNSS_FROM && rows.some(({ code }) => code === 'BNS');
  const bailable = rows.length > 0 && rows.every((row) => row.bailable === true);
  const both = first !== null && !isTerm && !question.has('default', 'chargesheet');
  return [
    ...(early ? penalCode(first, true, sources) : []),
    ...(bailable ? bailRules(rows, parsedQuestion) : []),
    ...(both ? undertrialOf(rows, parsedQuestion).rules : []),
  ];
}

/** Rulings that the undertrial rule reaches the PMLA despite its twin conditions. */
const PMLA_TERM = [
  { code: 'CASE', section: 'badshah-malik-2024' },
  { code: 'CASE', section: 'vijay-madanlal-2022' },
];

const rulingsOf = (rows: readonly Offence[], sources: ReadQuestion['sources']): Rule[] =>
  rows.some(({ code }) => code === 'PMLA') ? sectionRules(PMLA_TERM, sources) : [];

/** One row per section; an Act alone uses the row of its longest period. */
function rowsOf(parsedQuestion: ReadQuestion): readonly Offence[] {
  const { offences, cards, sources, question } = parsedQuestion;
  if (offences.length > 0) {
    return cards.flatMap((card) =>
      describedRows(offencesOf(heldThen(card, parsedQuestion), sources)).slice(0, 1),
    );
  }
  const act = question.codes.find((code) => !hasTwin(code));
  const own = sources.library.tables.offences.filter(({ code }) => code === act);
  const [longest] = own.toSorted((a, b) => daysOf(b) - daysOf(a));
  return longest ? [longest] : [];
}

const daysOf = ({ defaultBailDays }: Offence): number => Math.max(0, ...(defaultBailDays ?? []));

/** A named offence of an accused held since before the BNS belongs to the IPC. */
function heldThen(
  card: ReadQuestion['cards'][number],
  { question, sources, asOf }: ReadQuestion,
): ReadQuestion['cards'][number] {
  const { arrest } = rolesOf(question, asOf);
  if (arrest === null || arrest >= BNSS_FROM || question.sections.length > 0 || card.code !== 'BNS')
    return card;
  const before = card.equivalent.map((ref) => sources.card(ref)).find((each) => each?.code === 'IPC');
  return before ?? card;
}
