import { useSharedLive } from '#data/react/use-live.ts';
import { getCache } from '#data/store/cache.ts';
import type { Db } from '#data/store/db.ts';
import { type ClosedDay, closedDay } from '#domain/hearing/court-calendar/closed-day.ts';
import type { SittingMatter } from '#domain/hearing/court-calendar/high-court.ts';
import { assertNever } from '#kernel/assert.ts';
import { type CalendarDate, isDay } from '#kernel/calendar-date.ts';
import type { Catalogue } from '#text/catalogue.ts';

/** Null for an open day, for a text that is no date, and without a matter. */
export function useClosedDay(date: string, matter: SittingMatter | null): ClosedDay | null {
  const closedOn = useClosedDays(matter);
  return isDay(date) ? closedOn(date) : null;
}

const storedCalendars = (db: Db) => getCache(db, 'calendars');

/** The closed days of the courts over a matter. */
export function useClosedDays(matter: SittingMatter | null): (date: CalendarDate) => ClosedDay | null {
  const live = useSharedLive(storedCalendars);
  if (live.status === 'loading' || matter === null) return () => null;
  return (date) => closedDay(date, matter, live.value ?? []);
}

/** "Court closed: Sunday" */
export function closedDayText(closed: ClosedDay, { courtClosed: words }: Catalogue): string {
  switch (closed.kind) {
    case 'sunday':
      return words.closed(words.sunday);
    case 'saturday':
      return words.usually(words.saturdays[closed.nth - 1] ?? '');
    case 'national':
      return words.closed(words.national[closed.holiday]);
    case 'movable':
      return words.usually(words.movable[closed.holiday]);
    case 'holiday':
      return words.closed(words.holiday(closed.name, closed.nameHi ?? closed.name));
    default:
      return assertNever(closed);
  }
}

/** The same with its source and the next step, for a date that is being entered. */
export function closedDayNote(closed: ClosedDay, text: Catalogue): string {
  const source = closed.kind === 'holiday' ? [text.courtClosed.source(closed.source)] : [];
  const sentences = [closedDayText(closed, text), ...source, text.courtClosed.check];
  return sentences.map((sentence) => `${sentence}${text.shell.stop}`).join(' ');
}
