/** Questions for a date or a number of days: default bail or the undertrial rule. */
import { BNSS_FROM } from '#law/relief.ts';
import type { Offence } from '#law/tables.ts';
import type { Rule } from '../answer.ts';
import { penalCode } from '../answers/codes.ts';
import { hasTwin } from '../answers/concordance.ts';
import { type CountedDays, defaultBailOf, undertrialOf } from '../answers/counting.ts';
import { bailRules, describedRows } from '../answers/offence.ts';
import type { ReadQuestion, AnswerParts } from '../parsed-question.ts';
import { custodyPeriodIn, rolesOf } from '../parsing/roles.ts';
import { offencesOf } from '../parsing/targets.ts';

const CLOCK = /^(?:BNSS (?:187|479)|CrPC (?:167|436A))/;
const TERM = /^(?:BNSS 479|CrPC 436A)/;

const hasTarget = ({ targets }: ReadQuestion, pattern: RegExp): boolean =>
  targets.some((each) => each.is === 'section' && pattern.test(each.card.key));

/** In custody since a day or for a period, or a question about the rule with an offence. */
export const isCounting = (asked: ReadQuestion): boolean =>
  isHeld(asked) || (isOfTheRule(asked) && !asked.question.has('copies'));

const isKnown = ({ question, offences }: ReadQuestion): boolean =>
  offences.length > 0 || question.codes.length > 0;
const isDated = ({ question }: ReadQuestion): boolean => question.dates.length > 0;

function isHeld(asked: ReadQuestion): boolean {
  const { question } = asked;
  if (!question.has('custody', 'remand') || !(isDated(asked) || custodyPeriodIn(question) !== null))
    return false;
  return (
    isKnown(asked) ||
    question.has('bail', 'default', 'chargesheet', 'undertrial', 'when', 'nochargesheet', 'howmany')
  );
}

function isOfTheRule(asked: ReadQuestion): boolean {
  const { question } = asked;
  const many = question.has('howmany', 'when');
  if (question.has('default', 'chargesheet', 'nochargesheet', 'undertrial') && isKnown(asked)) return true;
  if (question.has('chargesheet') && many) return true;
  if (isDated(asked) && question.has('default', 'remand', 'undertrial')) return true;
  return isOfAClock(asked, many);
}

/** A named time limit with an offence or its starting date. */
const isOfAClock = (asked: ReadQuestion, many: boolean): boolean =>
  hasTarget(asked, CLOCK) && (asked.offences.length > 0 || (isKnown(asked) && (isDated(asked) || many)));

export function byCounting(asked: ReadQuestion): AnswerParts | null {
  if (!isCounting(asked)) return null;
  const rows = rowsOf(asked);
  const isTerm = asked.question.has('undertrial') || hasTarget(asked, TERM);
  const main: CountedDays = isTerm ? undertrialOf(rows, asked) : defaultBailOf(rows, asked);
  if (main.rules.length === 0) return null;
  return { rules: [...main.rules, ...additionalRules(rows, asked, isTerm)], open: main.open };
}

/** Additional rules: the other code, bail as of right, the other time limit. */
function additionalRules(rows: readonly Offence[], asked: ReadQuestion, isTerm: boolean): Rule[] {
  const { question, sources, asOf } = asked;
  const { arrest, remand } = rolesOf(question, asOf);
  const first = arrest ?? remand;
  const early = first !== null && first < BNSS_FROM && rows.some(({ code }) => code === 'BNS');
  const bailable = rows.length > 0 && rows.every((row) => row.bailable === true);
  const both = first !== null && !isTerm && !question.has('default', 'chargesheet');
  return [
    ...(early ? penalCode(first, true, sources) : []),
    ...(bailable ? bailRules(rows, asked) : []),
    ...(both ? undertrialOf(rows, asked).rules : []),
  ];
}

/** One row per section; an Act alone uses the row of its longest period. */
function rowsOf(asked: ReadQuestion): readonly Offence[] {
  const { offences, cards, sources, question } = asked;
  if (offences.length > 0) {
    return cards.flatMap((card) => describedRows(offencesOf(heldThen(card, asked), sources)).slice(0, 1));
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
