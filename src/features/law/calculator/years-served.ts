/** Time served as years, and years as a date: by the calendar, thirty days to a month left over, as the law counts it. */
import { addDays, addMonths, type CalendarDate, daysBetween } from '#kernel/calendar-date.ts';
import { daysOut, type TimeOut } from '#law/custody-days.ts';

const DAYS_OF_A_MONTH = 30;

/** From `from` to the day asked about, without the whole days out of custody. */
export function yearsServed(from: CalendarDate, asOf: CalendarDate, out: readonly TimeOut[]): number {
  const free = daysOut(out, { from, before: addDays(asOf, 1), known: asOf });
  const start = addDays(from, free);
  if (start >= asOf) return 0;
  let months = Math.floor(daysBetween(start, asOf) / 31);
  while (addMonths(start, months + 1) <= asOf) months += 1;
  const left = Math.min(DAYS_OF_A_MONTH - 1, daysBetween(addMonths(start, months), asOf));
  return (months + left / DAYS_OF_A_MONTH) / 12;
}

/** The day on which custody of so many years, running on `asOf`, began. */
export function startedBefore(asOf: CalendarDate, years: number): CalendarDate {
  const months = Math.floor(years * 12 + 1e-6);
  const days = Math.max(0, Math.round((years * 12 - months) * DAYS_OF_A_MONTH));
  return addDays(addMonths(asOf, -months), -days);
}

/** Days in custody on `asOf`, days out taken out; day of arrest is day 0. */
export const daysServed = (from: CalendarDate, asOf: CalendarDate, out: readonly TimeOut[]): number =>
  Math.max(0, daysBetween(from, asOf) - daysOut(out, { from, before: addDays(asOf, 1), known: asOf }));
