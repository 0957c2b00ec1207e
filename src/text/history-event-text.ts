/** Text of a stored code: in the user's language on screen, in English on the wire. */
import type { Update } from '#contract/application/application.ts';
import type { CaseHistoryLine } from '#contract/case/case-record.ts';
import type { Order } from '#contract/application/order.ts';
import {
  type HistoryEvent,
  knownHistory,
  knownRemoval,
  knownUpdate,
  type UpdateEvent,
} from '#contract/case/history-events.ts';
import { present } from '#kernel/present.ts';
import type { historyEventWords as english } from './en/work/history-events.ts';
import type { Translated } from './translated.ts';

type ToldWords = Translated<typeof english>;

export function updateSentence(event: UpdateEvent, { update }: Pick<ToldWords, 'update'>): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the text of a code takes the event of that code
  const sentence = update[event.code] as (values: UpdateEvent) => string;
  return sentence(event);
}

export function updateInWords(
  { told, description }: Pick<Update, 'told' | 'description'>,
  words: ToldWords,
): string {
  const known = knownUpdate(told);
  return known ? updateSentence(known, words) : words.sentence(description);
}

type HistoryText = Pick<CaseHistoryLine, 'what' | 'from' | 'to' | 'note'>;

export function historySentence(event: HistoryEvent, { history }: Pick<ToldWords, 'history'>): HistoryText {
  if (event.code === 'hearing-outcome')
    return { what: history.outcome[event.state], ...present({ note: event.reason }) };
  return { what: history.done[event.code], ...present(valuesOf(event, history)) };
}

type Values = { readonly [V in 'from' | 'to' | 'note']?: string | undefined };

function valuesOf(
  event: Exclude<HistoryEvent, { readonly code: 'hearing-outcome' }>,
  words: ToldWords['history'],
): Values {
  if (event.code === 'delay-counted') return both(event, words.days);
  if (event.code === 'hearing-moved') return both(event, words.date);
  if (event.code === 'hearing-listed') return listingValues(event, words);
  if ('reason' in event) return { note: event.reason };
  if ('name' in event) return { note: event.name };
  return 'from' in event || 'to' in event ? both(event, words.status) : {};
}

type ListingEvent = Extract<HistoryEvent, { readonly code: 'hearing-listed' }>;

const listingValues = ({ date, time, purpose }: ListingEvent, words: ToldWords['history']): Values => ({
  to: date && words.at(words.date(date), time ?? ''),
  note: purpose && words.purpose(purpose),
});

function both<T>(
  { from, to }: { readonly from?: T | undefined; readonly to?: T | undefined },
  format: (value: T) => string,
): Values {
  const words = (value: T | undefined) => (value === undefined ? undefined : format(value));
  return { from: words(from), to: words(to) };
}

export function historyInWords({ told, ...line }: CaseHistoryLine, words: ToldWords): HistoryText {
  const known = knownHistory(told);
  if (known) return historySentence(known, words);
  const { what, from, to, note } = line;
  const translate = (sentence: string | undefined) => sentence && words.sentence(sentence);
  return {
    what: words.sentence(what),
    ...present({ from: translate(from), to: translate(to), note: translate(note) }),
  };
}

/** Reason for the removal of a record; empty if unknown. */
export function removalInWords(
  { because, reason }: { readonly because?: string | undefined; readonly reason?: string | undefined },
  words: ToldWords,
): string {
  const known = knownRemoval(because);
  return known ? words.removal[known] : words.sentence(reason ?? '');
}

type EventActor = Order['by'];

/** A designation that the operator issued stays as issued. */
export function designationInWords({ seat, designation, isIssued }: EventActor, words: ToldWords): string {
  if (isIssued) return designation;
  return seat ? words.designation[seat.kind] : words.sentence(designation);
}

export const courtOfOrder = ({ seat, court }: EventActor, words: ToldWords): string =>
  seat ? words.court(seat) : words.sentence(court);
