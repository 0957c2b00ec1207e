/** What the product says in a record, as a code with its values: the same on a device and on the server. */
import type { Update } from '#contract/application.ts';
import type { CaseFacts } from '#contract/case-facts.ts';
import type { Order, SeatTold } from '#contract/order.ts';
import { knownUpdate, type UpdateTold } from '#contract/history-events.ts';
import { present } from '#kernel/present.ts';

export function decisionEvent({ to, by, reasons, text, notes }: Order): UpdateTold {
  const reasoned = reasons.length > 0 || Boolean(text);
  return { code: 'decided', status: to, judge: by.name, reasoned, ...(notes && { notes }) };
}

export const seatOf = ({
  court: kind,
  courtPlace,
  courtName: name,
}: Pick<CaseFacts, 'court' | 'courtPlace' | 'courtName'>): SeatTold => ({
  kind,
  ...present({ place: courtPlace || undefined, name }),
});

/** A line without a code is of before there were any. */
export function isWithdrawal({ told, description }: Update): boolean {
  const known = knownUpdate(told);
  return known ? known.code === 'withdrawn' : description.startsWith('Withdrawn');
}

/** Whether both are one line: a device may have kept it when its app did not know the code yet. */
export const isSameLine = (one: Update, other: Update | undefined): boolean =>
  one.date === other?.date && one.by === other.by && one.description === other.description;
