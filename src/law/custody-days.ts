/**
 * Time in and out of custody. The days of release and of surrender count as custody; only whole days out move
 * a date.
 */
import { addDays, type CalendarDate, daysBetween } from '#kernel/calendar-date.ts';
import type { CustodySpan, LawFacts } from './facts.ts';

/** Whole days out of custody, both ends included. Without `to` the accused is still out. */
export interface TimeOut {
  readonly from: CalendarDate;
  readonly to?: CalendarDate | undefined;
}

export interface CustodyRecord {
  readonly firstDay: CalendarDate | undefined;
  readonly out: readonly TimeOut[];
}

/** Facts of a matter that decide custody. */
export type CustodyFacts = Pick<LawFacts, 'custody' | 'arrestDate' | 'bailOrder'>;

/** Recorded custody periods; without them, from the arrest until release on bail. */
export function custodyRecord(facts: CustodyFacts): CustodyRecord {
  const { arrestDate } = facts;
  const spans = facts.custody ?? untilRelease(facts);
  const custodyPeriods = joined((spans ?? []).filter(({ kind }) => kind !== 'interim-bail'));
  const released = (spans ?? [])
    .filter(({ kind }) => kind === 'interim-bail')
    .map(({ from, to }) => between(from, to));
  const firstDay = custodyPeriods[0]?.from ?? arrestDate;
  return { firstDay, out: joined([...gapsBetween(custodyPeriods), ...released].filter(isSome)) };
}

/** Custody until the bail order led to release, used without recorded custody periods. */
function untilRelease({ bailOrder, arrestDate }: CustodyFacts): readonly CustodySpan[] | undefined {
  const released = bailOrder?.state === 'granted' ? bailOrder.releasedOn : undefined;
  if (released === undefined || arrestDate === undefined || released < arrestDate) return undefined;
  return [{ from: arrestDate, to: released, kind: 'judicial' }];
}

/**
 * Days in custody up to `until`, both days included, without whole days out; null if custody has not begun. The
 * only count of days for screens, papers and orders.
 */
export function daysInCustody({ firstDay, out }: CustodyRecord, until: CalendarDate): number | null {
  if (firstDay === undefined || firstDay > until) return null;
  const away = daysOut(out, { from: firstDay, before: addDays(until, 1), known: until });
  return daysBetween(firstDay, until) + 1 - away;
}

/** Custody on `on`, as far as recorded. */
export const isOut = (out: readonly TimeOut[], on: CalendarDate): boolean =>
  out.some(({ from, to }) => from <= on && (to === undefined || on <= to));

/** Days out of custody from `from` and before `before`, up to `known`. */
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
 * The nominal date, moved by earlier days out of custody. Later days out do not count; days after `known`
 * count as custody.
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

function gapsBetween(periods: readonly TimeOut[]): (TimeOut | undefined)[] {
  return periods.map(({ to }, index) =>
    to === undefined ? undefined : between(to, periods[index + 1]?.from),
  );
}

/** Whole days between release and surrender; undefined if they are adjacent. */
function between(release: CalendarDate, surrender: CalendarDate | undefined): TimeOut | undefined {
  const from = addDays(release, 1);
  if (surrender === undefined) return { from };
  const to = addDays(surrender, -1);
  return to < from ? undefined : { from, to };
}

/** Sorts the periods and merges overlapping and adjacent ones. */
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
