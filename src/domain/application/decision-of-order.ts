/** The decision of an order. A correction and a change of conditions repeat the decision of an earlier order. */
import type { Order } from '#contract/application/order.ts';
import { type CalendarDate, dayOfInstant } from '#kernel/calendar-date.ts';

/** The day on which the judge signed, also without a network. */
export const dayOfOrder = ({ at, deviceTime }: Pick<Order, 'at' | 'deviceTime'>): CalendarDate =>
  dayOfInstant(deviceTime ?? at);

/** The order whose decision this one has, if it corrects an order or replaces its conditions. */
export function decisionOfOrder(orders: readonly Order[], order: Order): Order {
  const of = order.correction?.of ?? order.modification?.of;
  const earlier = orders.find(({ _id }) => _id === of);
  return earlier ? decisionOfOrder(orders, earlier) : order;
}

/** An interim order leaves the application to decide: bail, refusal or a longer interim order follows it. */
export const isInterim = (orders: readonly Order[], order: Order): boolean =>
  decisionOfOrder(orders, order).outcome === 'interim';
