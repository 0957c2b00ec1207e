/** Turns a judge's decision into an order and a history line. */
import type { Application } from '#contract/application/application.ts';
import { type Decision, type Order, REASONS } from '#contract/application/order.ts';
import { decisionEvent, seatOf } from '#domain/case/history-events.ts';
import { present } from '#kernel/present.ts';
import { historyEventWords as english } from '#text/en/work/history-events.ts';
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
  const order = orderOf(application, decision, made);
  return {
    ...application,
    version: application.version + 1,
    status: decision.status,
    orders: [...application.orders, order],
    updates: [...application.updates, updateLine(decisionEvent(order), { at: made.at, by: made.judge })],
  };
}

function orderOf({ status, case: facts }: Application, decision: Decision, made: OrderStamp): Order {
  const { text, bond, notes, language, childGrounds } = decision;
  const seat = seatOf(facts);
  const issued = made.identity?.designation ?? undefined;
  return {
    _id: made.orderId,
    at: made.at,
    from: status,
    to: decision.status,
    by: {
      name: made.judge,
      designation: issued ?? english.designation[seat.kind],
      court: english.court(seat),
      seat,
      ...(issued !== undefined && { isIssued: true }),
    },
    reasons: decision.reasons ?? [],
    conditions: decision.conditions ?? [],
    ...present({ childGrounds, text, bond, notes, language, deviceTime: made.deviceTime }),
  };
}

/** True if a reason belongs to another outcome. */
export function reasonsThatDoNotFit({ status, reasons = [] }: Decision): boolean {
  const fitting: readonly string[] = REASONS[status];
  return reasons.some((reason) => !fitting.includes(reason));
}
