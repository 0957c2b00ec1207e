/** Time served in calendar units, with thirty days to a remaining month; and years as a date. */
import { addDays, addMonths, type CalendarDate, daysBetween } from '#kernel/calendar-date.ts';
import { daysInCustody, daysOut } from '#law/custody-days.ts';
import type { Matter } from '#law/matter.ts';
import type { Term } from '#law/maximum-term.ts';

const DAYS_OF_A_MONTH = 30;

export interface TimeServed {
  /** Days in custody without days out; the day of arrest is day 1. */
  readonly days: number;
  /** Whole days out of custody. */
  readonly out: number;
  readonly years: number;
}

/** Null while the first day of custody is unknown. */
export function timeServed({
  firstDay,
  asOf,
  out,
}: Pick<Matter, 'firstDay' | 'asOf' | 'out'>): TimeServed | null {
  if (firstDay === undefined) return null;
  const free = daysOut(out, { from: firstDay, before: addDays(asOf, 1), known: asOf });
  const term = monthsFrom(addDays(firstDay, free), asOf);
  return {
    days: daysInCustody({ firstDay, out }, asOf) ?? 0,
    out: free,
    years: (term.months + Math.min(DAYS_OF_A_MONTH - 1, term.days) / DAYS_OF_A_MONTH) / 12,
  };
}

function monthsFrom(start: CalendarDate, asOf: CalendarDate): Term {
  if (start >= asOf) return { months: 0, days: 0 };
  let months = Math.floor(daysBetween(start, asOf) / 31);
  while (addMonths(start, months + 1) <= asOf) months += 1;
  return { months, days: daysBetween(addMonths(start, months), asOf) };
}

/** Start date of custody of so many years, still running on `asOf`. */
export function startedBefore(asOf: CalendarDate, years: number): CalendarDate {
  const months = Math.floor(years * 12 + 1e-6);
  const days = Math.max(0, Math.round((years * 12 - months) * DAYS_OF_A_MONTH));
  return addDays(addMonths(asOf, -months), -days);
}
