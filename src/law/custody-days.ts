/**
 * Time in and out of custody. Dates run from the first arrest plus the whole days out of custody: the day of release
 * and the day of surrender count as custody.
 */
import { addDays, type CalendarDate, daysBetween } from '#kernel/calendar-date.ts';
import type { CustodySpan } from './facts.ts';

/** Whole days out of custody, both ends included; without `to` the person is still out. */
export interface TimeOut {
  readonly from: CalendarDate;
  readonly to?: CalendarDate | undefined;
}

export interface CustodyRecord {
  readonly firstDay: CalendarDate | undefined;
  readonly out: readonly TimeOut[];
}

/** Spans as recorded, or the arrest date where there are none. */
export function custodyRecord(
  spans: readonly CustodySpan[] | undefined,
  arrestDate: CalendarDate | undefined,
): CustodyRecord {
  const held = joined((spans ?? []).filter(({ kind }) => kind !== 'interim-bail'));
  const released = (spans ?? [])
    .filter(({ kind }) => kind === 'interim-bail')
    .map(({ from, to }) => between(from, to));
  const firstDay = held[0]?.from ?? arrestDate;
  return { firstDay, out: joined([...gapsBetween(held), ...released].filter(isSome)) };
}

/** Whether the person is in custody on `on`, as far as the record says. */
export const isOut = (out: readonly TimeOut[], on: CalendarDate): boolean =>
  out.some(({ from, to }) => from <= on && (to === undefined || on <= to));

/** Days out of custody from `from` on that fall before `before`, none later than `known`. */
export function daysOut(
  out: readonly TimeOut[],
  period: { readonly from: CalendarDate; readonly before: CalendarDate; readonly known: CalendarDate },
): number {
  const last = earlier(addDays(period.before, -1), period.known);
  return out.reduce((total, span) => {
    const from = later(span.from, period.from);
    const to = earlier(span.to ?? last, last);
    return total + Math.max(0, daysBetween(from, to) + 1);
  }, 0);
}

/**
 * The nominal date moved on by the days out of custody that came before it. Days out after the date has been reached
 * move nothing; days after `known` are not known and count as custody.
 */
export function movedByTimeOut(
  nominal: CalendarDate,
  out: readonly TimeOut[],
  period: { readonly from: CalendarDate; readonly known: CalendarDate },
): CalendarDate {
  let date = nominal;
  for (;;) {
    const next = addDays(nominal, daysOut(out, { ...period, before: date }));
    if (next === date) return date;
    date = next;
  }
}

function gapsBetween(held: readonly TimeOut[]): (TimeOut | undefined)[] {
  return held.map(({ to }, index) => (to === undefined ? undefined : between(to, held[index + 1]?.from)));
}

/** The whole days between a release and a surrender; none when the one follows on the other. */
function between(release: CalendarDate, surrender: CalendarDate | undefined): TimeOut | undefined {
  const from = addDays(release, 1);
  if (surrender === undefined) return { from };
  const to = addDays(surrender, -1);
  return to < from ? undefined : { from, to };
}

/** Sorted, with overlapping and adjacent spans made one. */
function joined(spans: readonly TimeOut[]): TimeOut[] {
  const result: TimeOut[] = [];
  for (const span of spans.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = result.at(-1);
    if (last && (last.to === undefined || span.from <= addDays(last.to, 1))) {
      result[result.length - 1] = { from: last.from, to: furthest(last.to, span.to) };
    } else {
      result.push({ from: span.from, to: span.to });
    }
  }
  return result;
}

const furthest = (a: CalendarDate | undefined, b: CalendarDate | undefined): CalendarDate | undefined =>
  a === undefined || b === undefined ? undefined : later(a, b);
const later = (a: CalendarDate, b: CalendarDate): CalendarDate => (a > b ? a : b);
const earlier = (a: CalendarDate, b: CalendarDate): CalendarDate => (a < b ? a : b);
const isSome = (span: TimeOut | undefined): span is TimeOut => span !== undefined;
