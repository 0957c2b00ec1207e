import { dayInIndia, isDay } from '#kernel/calendar-date.ts';
import type { Db } from '#data/store/db.ts';
import type { Ports } from '#data/store/ports.ts';

/** The date by which a case is indexed follows its hearings; without one it stays what the server said. */
export async function renewNextHearing(db: Db, ports: Ports, caseId: string): Promise<void> {
  const today = dayInIndia(ports.now());
  const next = await db.hearings
    .where('[caseId+date]')
    .between([caseId, today], [caseId, '\uffff'])
    .filter(({ state }) => state !== 'cancelled')
    .first();
  if (next && isDay(next.date)) await db.cases.update(caseId, { nextHearingDate: next.date });
}
