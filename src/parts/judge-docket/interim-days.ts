import type { Order } from '#contract/application/order.ts';
import { dayOfOrder } from '#domain/application/decision-of-order.ts';
import { indianDate } from '#kernel/calendar-date.ts';

/** Printed day of an interim order, and its last day or null. */
export const interimDays = (order: Order): { readonly on: string; readonly until: string | null } => ({
  on: indianDate(dayOfOrder(order)),
  until: order.period ? indianDate(order.period.until) : null,
});
