import { dayOf, startOfDayInIndia } from '#kernel/calendar-date.ts';
import { UsageError } from './command.ts';

/** Start of the day in India that follows this flag. */
export function startOfDay(flag: string, given: string | undefined): Date {
  const [, date, month, year] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(given ?? '') ?? [];
  const day = dayOf({ year: Number(year), month: Number(month), date: Number(date) });
  if (!day.ok) throw new UsageError(`Write the day after ${flag} as DD-MM-YYYY, such as 21-11-2026.`);
  return startOfDayInIndia(day.value);
}
