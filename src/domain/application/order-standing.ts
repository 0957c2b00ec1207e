/** State of an order, from the later orders and the status of its application. */
import type { Order } from '#contract/application/order.ts';
import type { OrderState } from '#contract/application/order-proof.ts';
import { same } from '#kernel/merge-patch.ts';
import { isWithdrawn } from '#domain/case/status-rules.ts';
import {
  applicantsOfOrder,
  isForApplicant,
  isLastOfEach,
  type OrderedApplication,
  ordersOnBail,
} from './order-applicants.ts';

export interface StandingOfOrder {
  readonly standing: OrderState;
  /** Time of the order that superseded it. */
  readonly supersededAt?: string;
  /** Time of the order that replaced its conditions; the rest of it is in force. */
  readonly conditionsReplacedAt?: string;
  /** Time of the newest order on some of its applicants. For the others it is in force. */
  readonly supersededInPartAt?: string;
}

/** Null if the application has no such order. */
export function standingOf(application: OrderedApplication, orderId: string): StandingOfOrder | null {
  const { orders, status } = application;
  const at = orders.findIndex(({ _id }) => _id === orderId);
  const order = orders[at];
  if (!order) return null;
  const numbers = applicantsOfOrder(application, order);
  const later = orders.slice(at + 1).filter((each) => numbers.some((number) => isForApplicant(each, number)));
  const next = numbers.map((number) =>
    later.find((each) => isForApplicant(each, number) && !leavesRest(order, each)),
  );
  const ends = next.flatMap((each) => each?.at ?? []).toSorted();
  const end = ends.at(-1);
  if (end !== undefined && ends.length === numbers.length)
    return { standing: 'superseded', supersededAt: end };
  const modified = later.filter((each) => leavesRest(order, each));
  const replaced = modified.findLast((each, nth) => !hasTermsOf(each, modified[nth - 1] ?? order));
  return {
    standing: isWithdrawn(status) ? 'withdrawn' : 'in-force',
    ...(replaced && { conditionsReplacedAt: replaced.at }),
    ...(end !== undefined && { supersededInPartAt: end }),
  };
}

/** An order that rejects a request for other conditions repeats the terms in force. */
export const hasTermsOf = (order: Order, before: Order): boolean =>
  same(order.conditions, before.conditions) && same(order.bond, before.bond);

/** Other conditions leave the rest of a grant in force, but not an earlier order on conditions. */
const leavesRest = (order: Order, later: Order): boolean =>
  later.modification !== undefined && order.modification === undefined;

/** The order as it was pronounced, before its clerical corrections. */
export function pronouncedOrder(orders: readonly Order[], order: Order): Order {
  const { correction } = order;
  const earlier = correction && orders.find(({ _id }) => _id === correction.of);
  return earlier ? pronouncedOrder(orders, earlier) : order;
}

/** Only the last order on its applicants is corrected, so that a correction repeats no replaced conditions. */
export const canBeCorrected = (application: OrderedApplication, order: Order): boolean =>
  isLastOfEach(application, order) && standingOf(application, order._id)?.standing === 'in-force';

/** The newest order whose conditions are in force, or null if no bail is. */
export const orderOnBail = (application: OrderedApplication): Order | null =>
  ordersOnBail(application).at(-1) ?? null;
