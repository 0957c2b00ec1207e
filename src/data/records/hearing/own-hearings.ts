/** The user's own hearings: listed by judges, or next dates typed on a case. */
import type { Db } from '#data/store/db.ts';
import { firstRows } from '#data/store/first-rows.ts';
import type { CaseRow } from '#data/store/rows.ts';
import { dateByHearings } from '#data/records/case/next-date.ts';
import { withTypedDates } from '#domain/hearing/own-dates.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { hearingsAfter, hearingsBetween, type ListedHearing } from './hearings.ts';

/** Hearings between these days inclusive, by day and time. */
export async function ownHearingsBetween(
  db: Db,
  from: CalendarDate,
  to: CalendarDate,
): Promise<ListedHearing[]> {
  const [listed, typed] = await Promise.all([
    hearingsBetween(db, from, to),
    db.cases.where('nextHearingDate').between(from, to, true, true).toArray(),
  ]);
  return withTypedDates(listed, typed.filter(isTyped));
}

/** Hearings after this day, next first. */
export async function ownHearingsAfter(db: Db, day: CalendarDate, limit: number): Promise<ListedHearing[]> {
  const listed = await hearingsAfter(db, day, limit);
  const last = listed.length < limit ? undefined : listed.at(-1)?.date;
  const dates = db.cases.where('nextHearingDate');
  // typed dates after the last listed one are beyond the limit
  const find = () => (last === undefined ? dates.above(day) : dates.between(day, last, false, true));
  const typed = await firstRows(db.cases, find, { passes: isTyped, limit });
  return withTypedDates(listed, typed).slice(0, limit);
}

/** The date was typed, not taken from a hearing. */
const isTyped = (row: CaseRow): boolean => dateByHearings(row) === undefined;
