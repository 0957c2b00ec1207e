/** Builds history events as codes with values, alike on device and server. */
import type { Update } from '#contract/application/application.ts';
import type { CaseFacts } from '#contract/case/case-facts.ts';
import type { Order, OrderSeat } from '#contract/application/order.ts';
import { knownUpdate, type UpdateEvent } from '#contract/case/history-events.ts';
import { present } from '#kernel/present.ts';

/** Whom and what an order decides, if not the whole application. */
interface PartDecided {
  /** In English for an app that shows the notes alone. */
  readonly inWords: string;
  /** Numbers of the FIRs in which an order that grants bail refuses it. */
  readonly refusedFirs: readonly string[];
}

export function decisionEvent(
  { to, by, reasons, text, notes, applicants }: Order,
  { inWords, refusedFirs }: PartDecided,
): UpdateEvent {
  const reasoned = reasons.length > 0 || Boolean(text);
  const isInPart = applicants !== undefined || refusedFirs.length > 0;
  return {
    code: 'decided',
    status: to,
    judge: by.name,
    reasoned,
    ...(applicants && { applicants }),
    ...(refusedFirs.length > 0 && { refusedFirs: [...refusedFirs] }),
    ...(isInPart
      ? { notes: [inWords, notes].filter(Boolean).join(' '), ...(notes && { ownNotes: notes }) }
      : notes && { notes }),
  };
}

export const seatOf = ({
  court: kind,
  courtPlace,
  courtName: name,
}: Pick<CaseFacts, 'court' | 'courtPlace' | 'courtName'>): OrderSeat => ({
  kind,
  ...present({ place: courtPlace || undefined, name }),
});

/** Lines older than the codes have only a description. */
export function isWithdrawal({ told, description }: Update): boolean {
  const known = knownUpdate(told);
  return known ? known.code === 'withdrawn' : description.startsWith('Withdrawn');
}

/** Whether both are the same line. A device may have stored it before its app knew the code. */
export const isSameLine = (one: Update, other: Update | undefined): boolean =>
  one.date === other?.date && one.by === other.by && one.description === other.description;
