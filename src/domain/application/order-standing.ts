/** State of an order, from the later orders and the status of its application. */
import type { Application } from '#contract/application/application.ts';
import type { Order } from '#contract/application/order.ts';
import type { OrderState } from '#contract/application/order-proof.ts';
import { isWithdrawn } from '#domain/case/status-rules.ts';

interface StandingOfOrder {
  readonly standing: OrderState;
  /** Time of the order that superseded it. */
  readonly supersededAt?: string;
}

/** Null if the application has no such order. */
export function standingOf(
  { orders, status }: Pick<Application, 'orders' | 'status'>,
  orderId: string,
): StandingOfOrder | null {
  const at = orders.findIndex(({ _id }) => _id === orderId);
  if (at === -1) return null;
  const next = orders[at + 1];
  if (next) return { standing: 'superseded', supersededAt: next.at };
  return { standing: isWithdrawn(status) ? 'withdrawn' : 'in-force' };
}

/** The order whose decision this one has: for a correction, the first order that it corrects. */
export function decisionOfOrder(orders: readonly Order[], order: Order): Order {
  const { correction } = order;
  const earlier = correction && orders.find(({ _id }) => _id === correction.of);
  return earlier ? decisionOfOrder(orders, earlier) : order;
}
