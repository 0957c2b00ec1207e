/** Next day on which the court sits and has room for a hearing, by the hearings and the calendar on this device. */
import type { Db } from '#data/store/db.ts';
import { getCache } from '#data/store/cache.ts';
import { closedDay } from '#domain/hearing/court-calendar/closed-day.ts';
import { loadOf } from '#domain/hearing/hearing-load.ts';
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import { type HearingMatter, othersOn } from './hearings.ts';

export interface FreeDay {
  readonly day: CalendarDate;
  /** Hearings of the court that are listed on it. */
  readonly listed: number;
}

/** A court that is full for longer lists by its own rules. */
const MOST_DAYS = 60;

/** Null if no day within two months is free. */
export async function nextFreeDay(
  db: Db,
  { matter: { court, courtPlace }, sitting, hearing }: HearingMatter,
  today: CalendarDate,
): Promise<FreeDay | null> {
  const calendars = (await getCache(db, 'calendars')) ?? [];
  const of = { court, ...(courtPlace !== undefined && { courtPlace }) };
  for (let ahead = 1; ahead <= MOST_DAYS; ahead += 1) {
    const day = addDays(today, ahead);
    if (closedDay(day, sitting, calendars) !== null) continue;
    const others = await othersOn(db, day, { matter: of, except: hearing?._id });
    if (!loadOf([...others, {}]).isOverfull) return { day, listed: others.length };
  }
  return null;
}
