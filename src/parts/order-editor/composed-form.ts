/** The composed parts of an order: the draft as typed, and the decision that is sent. */
import { type Decision, type DecisionStatus, REASONS } from '#contract/application/order.ts';
import {
  FINDINGS,
  Hour,
  OUTCOMES,
  type OrderFinding,
  type OrderOutcome,
} from '#contract/application/order-hearing.ts';
import type { OrderDraft } from '#data/records/application/order-draft.ts';
import { type DutyWay, FINDINGS_OF } from '#documents/order/order-duties.ts';
import { refusedNumbers } from '#domain/application/granted-firs.ts';
import { isOnBar } from '#domain/application/order-reasons.ts';
import { isGranted } from '#domain/case/status-rules.ts';
import { type CalendarDate, isDay } from '#kernel/calendar-date.ts';
import { present } from '#kernel/present.ts';
import type { Catalogue } from '#text/catalogue.ts';
import { readFindingKey } from './finding-key.ts';

export type ComposedField =
  | 'outcome'
  | 'state'
  | 'victim'
  | 'findings'
  | 'period'
  | 'furnish'
  | 'surrender'
  | 'refusedFirs';
export type ComposedErrors = Readonly<Partial<Record<ComposedField, string>>>;

type Composed = Pick<
  Decision,
  | 'outcome'
  | 'sentences'
  | 'state'
  | 'answers'
  | 'victim'
  | 'findings'
  | 'furnish'
  | 'period'
  | 'surrender'
  | 'refusedFirs'
>;

export const outcomeOf = (status: DecisionStatus, { outcome }: Pick<OrderDraft, 'outcome'>): OrderOutcome =>
  OUTCOMES[status].find((each) => each === outcome) ?? OUTCOMES[status][0];

/** The refusals of an order that grants bail in other FIRs. */
export const refusedFirsOf = (
  status: DecisionStatus,
  { refusedFirs }: Pick<OrderDraft, 'refusedFirs'>,
): Pick<Decision, 'refusedFirs'> =>
  !isGranted(status) || refusedFirs.length === 0
    ? {}
    : {
        refusedFirs: refusedFirs
          .toSorted((one, other) => one.fir - other.fir)
          .map(({ fir, reasons, text }) => ({
            fir,
            reasons: REASONS.Rejected.filter((code) => reasons.includes(code)),
            text: text.trim(),
          })),
      };

/** How the judge meets a gate; the first way until another one is chosen. */
export const wayOf = (act: string, ways: readonly DutyWay[], { ways: chosen }: Pick<OrderDraft, 'ways'>) =>
  ways.find((way) => way === chosen[act]) ?? ways[0];

export function composedOf(status: DecisionStatus, draft: OrderDraft): Composed {
  const { reasons, sentences, state, victim, furnish } = draft;
  const ticked = REASONS[status].filter((code) => code !== 'other' && reasons.includes(code));
  const edited = ticked.flatMap((code) => {
    const text = sentences[code]?.trim() ?? '';
    return text === '' ? [] : [{ code, text }];
  });
  const outcome = outcomeOf(status, draft);
  const refused = refusedFirsOf(status, draft);
  const recorded = findingsIn(draft).filter(
    ({ code, fir }) =>
      isAskedFor(code, outcome, reasons) && !(fir !== undefined && refusedNumbers(refused).includes(fir)),
  );
  const until = dayIn(draft.until);
  return {
    outcome,
    ...(edited.length > 0 && { sentences: edited }),
    ...(recorded.length > 0 && { findings: recorded }),
    ...(state !== '' && {
      state: {
        position: state,
        ...present({
          name: line(draft.stateName),
          reportOn: dayIn(draft.stateReport),
          text: line(draft.stateText),
        }),
      },
    }),
    ...answersIn(draft),
    ...(victim !== '' && { victim: { result: victim, ...present({ on: dayIn(draft.victimOn) }) } }),
    ...(furnish !== '' && { furnish: { before: furnish, ...present({ by: dayIn(draft.furnishBy) }) } }),
    ...(until && {
      period: { until, ...present({ at: line(draft.untilAt), purpose: line(draft.purpose) }) },
    }),
    ...surrenderIn(draft),
    ...refused,
  };
}

function surrenderIn({ surrender, surrenderOn, surrenderAt }: OrderDraft): Pick<Composed, 'surrender'> {
  const on = dayIn(surrenderOn);
  if (surrender === '' || on === undefined) return {};
  return { surrender: { result: surrender, on, ...present({ at: line(surrenderAt) }) } };
}

function answersIn({ applicantText, courtText }: OrderDraft): Pick<Composed, 'answers'> {
  const answers = present({ applicant: line(applicantText), court: line(courtText) });
  return Object.keys(answers).length > 0 ? { answers } : {};
}

const line = (text: string): string | undefined => text.trim() || undefined;

const dayIn = (text: string): CalendarDate | undefined => (isDay(text) ? text : undefined);

/** Findings of a refusal whose outcome or reason was changed later stay in the draft, not in the order. */
function isAskedFor(
  code: OrderFinding['code'],
  outcome: OrderOutcome,
  reasons: OrderDraft['reasons'],
): boolean {
  if (!OF_REFUSAL.has(code)) return true;
  if (outcome !== 'refused') return false;
  if (code === 'bar-attracted') return isOnBar(reasons);
  return !NOT_MET.has(code) || reasons.includes('special-conditions-not-met');
}

const NOT_MET: ReadonlySet<OrderFinding['code']> = new Set([
  ...FINDINGS_OF.neither,
  ...FINDINGS_OF['prima-facie-true'],
  'proviso-denied',
]);
const OF_REFUSAL: ReadonlySet<OrderFinding['code']> = new Set([
  ...NOT_MET,
  'bar-attracted',
  'right-answered',
  'sixty-day-refusal',
]);

/** Findings of the chosen way only; text of another way stays in the draft. */
function findingsIn({ findings, ways }: OrderDraft): OrderFinding[] {
  const found = Object.entries(findings).flatMap(([key, typed]): OrderFinding[] => {
    const { code: name, act, fir } = readFindingKey(key);
    const code = FINDINGS.find((each) => each === name);
    const text = typed.trim();
    if (!code || text === '' || (act !== undefined && !isOfWay(code, ways[act]))) return [];
    return [{ code, text, ...present({ act, fir }) }];
  });
  // the conditions of an Act in its own sequence, not in that of the typing
  return found.toSorted((one, other) => FINDINGS.indexOf(one.code) - FINDINGS.indexOf(other.code));
}

/** Without a choice, the first way of a gate. A draft is of a grant or of a refusal, never of both. */
function isOfWay(code: OrderFinding['code'], chosen: string | undefined): boolean {
  if (!code.startsWith('gate-')) return true;
  const way = WAYS.find((each) => each === chosen);
  return (way ? [way] : FIRST_WAYS).some((each) => FINDINGS_OF[each].includes(code));
}

const WAYS: readonly DutyWay[] = [
  'conditions',
  'not-prima-facie-true',
  'proviso',
  'long-delay',
  'not-attracted',
  'guilt-not-excluded',
  'offence-likely',
  'neither',
  'prima-facie-true',
];
const FIRST_WAYS: readonly DutyWay[] = [
  'conditions',
  'not-prima-facie-true',
  'guilt-not-excluded',
  'prima-facie-true',
];

const isWrong = (text: string): boolean => text.trim() !== '' && !isDay(text);

const isBadHour = (text: string): boolean => text.trim() !== '' && !Hour.safeParse(text.trim()).success;

/** The order states the day of the surrender, so it is never left out. */
function surrenderErrors(
  { surrenderOn, surrenderAt }: OrderDraft,
  { badDate, badHour }: Catalogue['order']['hearing'],
): ComposedErrors {
  if (!isDay(surrenderOn)) return { surrender: badDate };
  return isBadHour(surrenderAt) ? { surrender: badHour } : {};
}

export function composedErrors(draft: OrderDraft, { hearing, firs }: Catalogue['order']): ComposedErrors {
  return {
    ...(draft.refusedFirs.some(({ text }) => text.trim() === '') && { refusedFirs: firs.noText }),
    ...(isWrong(draft.stateReport) && { state: hearing.badDate }),
    ...(isWrong(draft.victimOn) && { victim: hearing.badDate }),
    ...(isWrong(draft.furnishBy) && { furnish: hearing.badDate }),
    ...(isBadHour(draft.untilAt) && { period: hearing.badHour }),
    ...(isWrong(draft.until) && { period: hearing.badDate }),
    ...(draft.surrender !== '' && surrenderErrors(draft, hearing)),
  };
}
