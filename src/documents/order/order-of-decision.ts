/** The order that a decision makes: the same on the server, which stores it, and in the preview before signing. */
import type { Application } from '#contract/application/application.ts';
import type { Decision, Order } from '#contract/application/order.ts';
import { specialCodes } from '#documents/common-sections/court-heading.ts';
import type { PaperMatter } from '#documents/matter.ts';
import { namedApplicants } from '#domain/application/order-applicants.ts';
import { seatOf } from '#domain/case/history-events.ts';
import { present } from '#kernel/present.ts';
import { historyEventWords as english } from '#text/en/work/history-events.ts';

export interface OrderStamp {
  readonly orderId: string;
  readonly at: string;
  readonly judge: string;
  /** As issued by the operator. */
  readonly designation: string | undefined;
  readonly deviceTime: string | undefined;
}

export function orderOfDecision(
  { status, case: facts, coApplicants }: Pick<Application, 'status' | 'case' | 'coApplicants'>,
  decision: Decision,
  { orderId, at, judge, designation, deviceTime }: OrderStamp,
): Order {
  const { reasons = [], conditions = [], status: to, shown: _shown, applicants, ...written } = decision;
  const seat = seatOf(facts);
  return {
    _id: orderId,
    at,
    from: status,
    to,
    by: {
      name: judge,
      designation: designation ?? english.designation[seat.kind],
      court: english.court(seat),
      seat,
      ...(designation !== undefined && { isIssued: true }),
    },
    reasons,
    conditions,
    ...written,
    ...present({ deviceTime, applicants: namedApplicants({ coApplicants }, applicants) }),
    form: 2,
  };
}

/** The order of a Special Court, which the record shows by its Acts and not by a name. */
export function bySpecialCourt(order: Order, matter: PaperMatter): Order {
  const { seat, court } = order.by;
  const special = specialCodes(matter);
  if (!seat || !special) return order;
  const named = { ...seat, special };
  return { ...order, by: { ...order.by, seat: named, court: seat.name ? court : english.court(named) } };
}
