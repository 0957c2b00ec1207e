/** Adds the order of a judge's decision and its history line. */
import type { Application } from '#contract/application/application.ts';
import { type Decision, REASONS } from '#contract/application/order.ts';
import { orderOfDecision } from '#documents/order/order-of-decision.ts';
import { withStatusOfOrders } from '#domain/application/order-applicants.ts';
import { decisionEvent } from '#domain/case/history-events.ts';
import type { IssuedIdentity } from '#server/account/issued-identity.ts';
import { updateLine } from '#server/acts/update-line.ts';

interface OrderStamp {
  readonly orderId: string;
  readonly at: string;
  readonly judge: string;
  /** Null for a judge of a demonstration. */
  readonly identity: IssuedIdentity | null;
  readonly deviceTime: string | undefined;
}

export function decide(application: Application, decision: Decision, made: OrderStamp): Application {
  const designation = made.identity?.designation ?? undefined;
  const order = orderOfDecision(application, decision, { ...made, designation });
  return withStatusOfOrders({
    ...application,
    version: application.version + 1,
    orders: [...application.orders, order],
    updates: [...application.updates, updateLine(decisionEvent(order), { at: made.at, by: made.judge })],
  });
}

/** True if a reason belongs to another outcome. */
export function reasonsThatDoNotFit({ status, reasons = [] }: Decision): boolean {
  const fitting: readonly string[] = REASONS[status];
  return reasons.some((reason) => !fitting.includes(reason));
}
