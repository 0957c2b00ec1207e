/** What a judge sent becomes an order of record and a line of the application's history. */
import type { Application, Update } from '#contract/application.ts';
import type { CourtKind, CourtSeat } from '#contract/court.ts';
import { type Decision, type Order, REASONS } from '#contract/order.ts';
import { present } from '#kernel/present.ts';

const DESIGNATION: Readonly<Record<CourtKind, string>> = {
  magistrate: 'Judicial Magistrate',
  sessions: 'Sessions Judge',
  high: 'Judge of the High Court',
};

const COURT_NAME: Readonly<Record<CourtKind, string>> = {
  magistrate: 'Court of the Magistrate',
  sessions: 'Court of Session',
  high: 'High Court',
};

export const courtName = ({ kind, place }: CourtSeat): string =>
  place ? `${COURT_NAME[kind]}, ${place}` : COURT_NAME[kind];

interface Made {
  readonly orderId: string;
  readonly at: string;
  readonly judge: string;
  readonly deviceTime: string | undefined;
}

export function decide(application: Application, decision: Decision, made: Made): Application {
  const order = orderOf(application, decision, made);
  return {
    ...application,
    version: application.version + 1,
    status: decision.status,
    orders: [...application.orders, order],
    updates: [...application.updates, updateOf(order, made)],
  };
}

function orderOf({ status, case: facts }: Application, decision: Decision, made: Made): Order {
  const { text, bond, notes, language } = decision;
  const { court: kind, courtPlace: place } = facts;
  return {
    _id: made.orderId,
    at: made.at,
    from: status,
    to: decision.status,
    by: {
      name: made.judge,
      designation: DESIGNATION[kind],
      court: facts.courtName ?? courtName({ kind, ...(place && { place }) }),
    },
    reasons: decision.reasons ?? [],
    conditions: decision.conditions ?? [],
    ...present({ text, bond, notes, language, deviceTime: made.deviceTime }),
  };
}

function updateOf(order: Order, { at, judge }: Made): Update {
  const reasoned = order.reasons.length > 0 || order.text;
  const description = `${order.to} by ${judge}${reasoned ? '' : ': no reasons recorded'}.`;
  return { description: order.notes ? `${description} ${order.notes}` : description, date: at, by: judge };
}

/** A reason for granting is none for refusing. */
export function reasonsThatDoNotFit({ status, reasons = [] }: Decision): boolean {
  const fitting: readonly string[] = REASONS[status];
  return reasons.some((reason) => !fitting.includes(reason));
}
