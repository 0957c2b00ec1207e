/** State of an order, from the later orders and the status of its application. */
import type { Application } from '#contract/application/application.ts';
import type { Order } from '#contract/application/order.ts';
import type { OrderState } from '#contract/application/order-proof.ts';
import { same } from '#kernel/merge-patch.ts';
import { isGranted, isWithdrawn } from '#domain/case/status-rules.ts';

export interface StandingOfOrder {
  readonly standing: OrderState;
  /** Time of the order that superseded it. */
  readonly supersededAt?: string;
  /** Time of the order that replaced its conditions; the rest of it is in force. */
  readonly conditionsReplacedAt?: string;
}

/** Null if the application has no such order. */
export function standingOf(
  { orders, status }: Pick<Application, 'orders' | 'status'>,
  orderId: string,
): StandingOfOrder | null {
  const at = orders.findIndex(({ _id }) => _id === orderId);
  const order = orders[at];
  if (!order) return null;
  const later = orders.slice(at + 1);
  const next = later.find((each) => !leavesRest(order, each));
  if (next) return { standing: 'superseded', supersededAt: next.at };
  const replaced = later.findLast((each, nth) => !hasTermsOf(each, later[nth - 1] ?? order));
  return {
    standing: isWithdrawn(status) ? 'withdrawn' : 'in-force',
    ...(replaced && { conditionsReplacedAt: replaced.at }),
  };
}

/** An order that rejects a request for other conditions repeats the terms in force. */
export const hasTermsOf = (order: Order, before: Order): boolean =>
  same(order.conditions, before.conditions) && same(order.bond, before.bond);

/** Other conditions leave the rest of a grant in force, but not an earlier order on conditions. */
const leavesRest = (order: Order, later: Order): boolean =>
  later.modification !== undefined && order.modification === undefined;

/** The order whose decision this one has, if it corrects an order or replaces its conditions. */
export function decisionOfOrder(orders: readonly Order[], order: Order): Order {
  const of = order.correction?.of ?? order.modification?.of;
  const earlier = orders.find(({ _id }) => _id === of);
  return earlier ? decisionOfOrder(orders, earlier) : order;
}

/** The order as it was pronounced, before its clerical corrections. */
export function pronouncedOrder(orders: readonly Order[], order: Order): Order {
  const { correction } = order;
  const earlier = correction && orders.find(({ _id }) => _id === correction.of);
  return earlier ? pronouncedOrder(orders, earlier) : order;
}

/** Only the last order is corrected, so that a correction repeats no replaced conditions. */
export const canBeCorrected = (
  application: Pick<Application, 'orders' | 'status'>,
  { _id }: Pick<Order, '_id'>,
): boolean => application.orders.at(-1)?._id === _id && standingOf(application, _id)?.standing === 'in-force';

/** The order whose conditions are in force, or null if no bail is. */
export function orderOnBail({ orders, status }: Pick<Application, 'orders' | 'status'>): Order | null {
  const last = orders.at(-1);
  return last && isGranted(status) && isGranted(last.to) ? last : null;
}
