/** Days on which a case was or will be heard: listed by a judge, or typed by the user. */
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Db } from '#data/store/db.ts';

/** Earliest first, without cancelled hearings. */
export async function hearingDaysOf(db: Db, caseId: string): Promise<CalendarDate[]> {
  const [rows, matter] = await Promise.all([
    db.hearings.where('caseId').equals(caseId).toArray(),
    db.cases.get(caseId),
  ]);
  const listed = new Set(rows.filter(({ state }) => state !== 'cancelled').map(({ date }) => date));
  if (matter?.nextHearingDate !== undefined) listed.add(matter.nextHearingDate);
  return [...listed].toSorted();
}
