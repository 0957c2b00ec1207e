/** Adds the order of a judge's decision and its history line. */
import type { Application } from '#contract/application/application.ts';
import { type Decision, REASONS } from '#contract/application/order.ts';
import { orderOfDecision } from '#documents/order/order-of-decision.ts';
import { namesOfApplicants, withStatusOfOrders } from '#domain/application/order-applicants.ts';
import { firsOfOrder } from '#domain/application/order-firs.ts';
import { isOfKnownChild } from '#domain/case/name-for.ts';
import { decisionEvent } from '#domain/case/history-events.ts';
import type { IssuedIdentity } from '#server/account/issued-identity.ts';
import { historyEventWords as english } from '#text/en/work/history-events.ts';
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
  const refusedFirs = firsOfOrder(application.case, order).flatMap(({ fir, refused }) =>
    refused ? [[fir.firNumber, fir.policeStation].filter(Boolean).join(', ')] : [],
  );
  const inWords = [onlyFor(application, decision), refusedFirs.length > 0 && english.refusedIn(refusedFirs)];
  const event = decisionEvent(order, { inWords: inWords.filter(Boolean).join(' '), refusedFirs });
  return withStatusOfOrders({
    ...application,
    version: application.version + 1,
    orders: [...application.orders, order],
    updates: [...application.updates, updateLine(event, { at: made.at, by: made.judge })],
  });
}

/** The name of a child is withheld, as in the list of orders. */
function onlyFor(application: Application, { applicants = [] }: Decision): string {
  if (applicants.length === 0) return '';
  const names = isOfKnownChild(application) ? [] : namesOfApplicants(application);
  return english.onlyFor(applicants.map((number) => english.applicant(number, names[number - 1] ?? '')));
}

/** True if a reason belongs to another outcome. */
export function reasonsThatDoNotFit({ status, reasons = [] }: Decision): boolean {
  const fitting: readonly string[] = REASONS[status];
  return reasons.some((reason) => !fitting.includes(reason));
}
