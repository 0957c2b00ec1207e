/**
 * The applicants that an order decides, by their number in the application: the first applicant has number 1. An order
 * without numbers decides all of them.
 */
import type { Application, Status } from '#contract/application/application.ts';
import type { Decision, DecisionStatus, Order } from '#contract/application/order.ts';
import {
  isDecided,
  isGranted,
  isStatusChange,
  isWithdrawn,
  statusOfResults,
} from '#domain/case/status-rules.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { dayOfOrder, decisionOfOrder, isInterim } from './decision-of-order.ts';
import { asAppliedBy, type JointContent } from './each-applicant.ts';
import { distinctNames } from './namesakes.ts';

type People = Pick<Application, 'coApplicants'>;
type ApplicationOrders = People & Pick<Application, 'orders'>;
export type OrderedApplication = ApplicationOrders & Pick<Application, 'status'>;

interface OfOrder {
  readonly applicants?: readonly number[] | undefined;
}

export const applicantNumbers = ({ coApplicants = [] }: People): number[] => [
  1,
  ...coApplicants.map((_, n) => n + 2),
];

/** Equal names get the parentage, the age or the number. */
export const namesOfApplicants = ({
  applicant,
  coApplicants = [],
}: Pick<Application, 'applicant' | 'coApplicants'>): string[] => distinctNames([applicant, ...coApplicants]);

export const isForApplicant = ({ applicants }: OfOrder, number: number): boolean =>
  applicants === undefined || applicants.includes(number);

export const applicantsOfOrder = (people: People, order: OfOrder): number[] =>
  applicantNumbers(people).filter((number) => isForApplicant(order, number));

/** Sorted and each once. Undefined if they are all applicants. */
export function namedApplicants(people: People, chosen: readonly number[] | undefined): number[] | undefined {
  if (chosen === undefined) return undefined;
  const named = [...new Set(chosen)].toSorted((one, other) => one - other);
  return applicantNumbers(people).every((number) => named.includes(number)) ? undefined : named;
}

/** The newest order on an applicant, also a correction of it or a change of its conditions. */
export const lastOrderFor = (
  { orders }: Pick<ApplicationOrders, 'orders'>,
  number: number,
): Order | undefined => orders.findLast((order) => isForApplicant(order, number));

/** True if each applicant has an order, also an interim one. */
export const hasOrderForEach = (application: ApplicationOrders): boolean =>
  applicantNumbers(application).every((number) => lastOrderFor(application, number) !== undefined);

/** True if no later order is on one of its applicants. */
export const isLastOfEach = (application: ApplicationOrders, order: Order): boolean =>
  applicantsOfOrder(application, order).every((number) => isLastFor(application, order, number));

const isLastFor = (application: ApplicationOrders, { _id }: Order, number: number): boolean =>
  lastOrderFor(application, number)?._id === _id;

/** The applicants for whom this order is the newest one. */
export const applicantsUnder = (application: ApplicationOrders, order: Order): number[] =>
  applicantsOfOrder(application, order).filter((number) => isLastFor(application, order, number));

/** The result of each applicant, in their order. An interim order leaves the applicant to decide. */
export const resultsOfApplicants = (application: ApplicationOrders): (DecisionStatus | undefined)[] =>
  applicantNumbers(application).map((number) => decidingOrderFor(application, number)?.to);

/** The application after its last order: decided once each applicant is, and pending after an interim order. */
export const withStatusOfOrders = <T extends OrderedApplication>(application: T): T => ({
  ...application,
  status: statusOfResults(resultsOfApplicants(application)),
});

export interface PartlyDecided {
  readonly decided: number;
  readonly of: number;
}

/** The newest interim order of an applicant who is still to decide, or null. */
export const interimOrderOf = (application: ApplicationOrders): Order | null =>
  applicantNumbers(application)
    .flatMap((number) => lastOrderFor(application, number) ?? [])
    .filter((order) => isInterim(application.orders, order))
    .toSorted((one, other) => application.orders.indexOf(one) - application.orders.indexOf(other))
    .at(-1) ?? null;

/** Null unless some applicants are decided and others are not. */
export function partlyDecided(application: ApplicationOrders): PartlyDecided | null {
  if (application.orders.length === 0) return null;
  const results = resultsOfApplicants(application);
  const decided = results.filter((result) => result !== undefined).length;
  return decided === 0 || decided === results.length ? null : { decided, of: results.length };
}

type OfResult = OfOrder & Pick<Decision, 'status'>;
type OfDecision = OfResult & Pick<Decision, 'outcome'>;

/** An application of an older server may have a status and no order. */
export const resultSoFar = (application: OrderedApplication, number: number): DecisionStatus | undefined => {
  const { orders, status } = application;
  return orders.length === 0 && isDecided(status) ? status : decidingOrderFor(application, number)?.to;
};

/** The order that decides an applicant. Undefined after an interim order alone. */
function decidingOrderFor(application: Pick<ApplicationOrders, 'orders'>, number: number): Order | undefined {
  const last = lastOrderFor(application, number);
  return last && isInterim(application.orders, last) ? undefined : last;
}

/** Result of each applicant once the waiting orders are accepted. An interim order is no result. */
const decidedWith =
  (application: OrderedApplication, waiting: readonly OfDecision[]) =>
  (number: number): DecisionStatus | undefined => {
    const next = waiting.findLast((each) => isForApplicant(each, number));
    if (next) return next.outcome === 'interim' ? undefined : next.status;
    return resultSoFar(application, number);
  };

/** The status once the waiting orders are accepted. */
export const statusWith = (application: OrderedApplication, waiting: readonly OfDecision[]): Status =>
  statusOfResults(applicantNumbers(application).map(decidedWith(application, waiting)));

/** The undecided applicants, then those with another result. `waiting` has the orders that are signed and not sent. */
export function decidableApplicants(
  application: OrderedApplication,
  to: DecisionStatus,
  waiting: readonly OfDecision[] = [],
): number[] {
  if (isWithdrawn(application.status)) return [];
  const numbers = applicantNumbers(application);
  const resultOf = decidedWith(application, waiting);
  const undecided = numbers.filter((number) => resultOf(number) === undefined);
  if (undecided.length > 0) return undecided;
  return numbers.filter((number) => isStatusChange(resultOf(number) ?? '', to));
}

/** True if the order is on an applicant of the other one too. */
export const isOnSameApplicant = ({ applicants }: OfOrder, other: OfOrder): boolean =>
  applicants === undefined || applicants.some((number) => isForApplicant(other, number));

/** Result so far of the applicants whom an order decides. Undefined before the order that decides them. */
export const resultBefore = (application: ApplicationOrders, order: OfOrder): DecisionStatus | undefined =>
  orderBeforeOn(application, order)?.to;

/** The newest order on the applicants of this one. */
export const newestOrderOn = (application: ApplicationOrders, order: OfOrder): Order | undefined =>
  lastOrderFor(application, firstOf(application, order));

/** The order that decided the applicants of this one. An interim order did not. */
export const orderBeforeOn = (application: ApplicationOrders, order: OfOrder): Order | undefined =>
  decidingOrderFor(application, firstOf(application, order));

/** The interim orders on the applicants of this one, up to their last day. */
export const interimsInForce = (
  application: ApplicationOrders,
  order: OfOrder,
  on: CalendarDate,
): Order[] => {
  const { orders } = application;
  const last = applicantsOfOrder(application, order).flatMap(
    (number) => lastOrderFor(application, number) ?? [],
  );
  const interims = last
    .filter((each) => isInterim(orders, each))
    .map((each) => decisionOfOrder(orders, each));
  return [...new Set(interims)].filter(({ period }) => period === undefined || on <= period.until);
};

const firstOf = (application: ApplicationOrders, order: OfOrder): number =>
  applicantsOfOrder(application, order)[0] ?? 1;

export const APPLICANT_FAULTS = {
  none: 'Choose for whom the order is.',
  unknown: 'Choose applicants of this application.',
  mixed:
    'One order cannot decide an applicant anew and another for the first time. Choose only applicants who have the same result so far.',
  apart:
    'The bail of these applicants was granted by different orders. Make an order of cancellation for each of them.',
  decided:
    'An order with this outcome is signed for this applicant, and a signed order does not change. Choose another applicant, change the conditions of the bail, or make an order of cancellation.',
} as const;

export type ApplicantFault = keyof typeof APPLICANT_FAULTS;

/** A fault in the choice of applicants of a joint application. */
export function applicantFault(
  application: ApplicationOrders,
  { applicants, status }: OfResult,
): ApplicantFault | undefined {
  const all = applicantNumbers(application);
  if (all.length === 1 && applicants === undefined) return undefined;
  const chosen = applicants ?? all;
  if (chosen.length === 0) return 'none';
  if (!chosen.every((number) => all.includes(number))) return 'unknown';
  return faultOfResults(application, chosen, status);
}

/** A fault in the results so far of the chosen applicants. */
function faultOfResults(
  application: ApplicationOrders,
  chosen: readonly number[],
  status: DecisionStatus,
): ApplicantFault | undefined {
  const results = chosen.map((number) => decidingOrderFor(application, number)?.to);
  if (results.every((result) => result === undefined)) return undefined;
  if (results.some((result) => result !== undefined && !isStatusChange(result, status))) return 'decided';
  if (new Set(results).size > 1) return 'mixed';
  return !isGranted(status) && isOfSeveralOrders(application, chosen) ? 'apart' : undefined;
}

/** An order of cancellation names one day and the FIRs of one grant. */
function isOfSeveralOrders(application: ApplicationOrders, chosen: readonly number[]): boolean {
  const grants = chosen.flatMap((number) => lastOrderFor(application, number) ?? []);
  const said = grants.map((order) =>
    JSON.stringify([
      dayOfOrder(order),
      (order.refusedFirs ?? []).map(({ fir }) => fir).toSorted((a, b) => a - b),
    ]),
  );
  return new Set(said).size > 1;
}

/** The orders whose bail is in force, each for other applicants. */
export function ordersOnBail(application: OrderedApplication): Order[] {
  if (isWithdrawn(application.status)) return [];
  const last = new Set(applicantNumbers(application).map((number) => lastOrderFor(application, number)));
  return application.orders.filter((order) => last.has(order) && isGranted(order.to));
}

/** The application of the chosen applicants alone. Undefined is all of them. */
export function contentFor<Content extends JointContent>(
  content: Content,
  applicants: readonly number[] | undefined,
): Content {
  const { coApplicants = [] } = content;
  const [first = 1, ...rest] = applicants ?? applicantNumbers({ coApplicants: [...coApplicants] });
  const person = coApplicants[first - 2];
  const own = person ? asAppliedBy(content, person) : content;
  const others = rest.flatMap((number) => coApplicants[number - 2] ?? []);
  const { coApplicants: _, ...alone } = own;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same groups with fewer people
  return { ...alone, ...(others.length > 0 && { coApplicants: others }) } as unknown as Content;
}
