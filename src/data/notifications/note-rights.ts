import type { Db } from '#data/store/db.ts';
import { rightId } from '#domain/reminder.ts';
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import { addNotifications } from './add-notifications.ts';

export interface CountedRight {
  readonly caseId: string;
  readonly name: string;
  readonly firNumber: string | null;
  readonly right: string;
  readonly on: CalendarDate | null;
}

/** So long ago it is no news, and so long before it is told. */
const AGO_DAYS = 14;
const AHEAD_DAYS = 3;

/** Rights that have accrued lately, or will in the next days: as the clock has counted them. */
export async function noteRights(db: Db, rights: readonly CountedRight[], asOf: CalendarDate): Promise<void> {
  const [from, to] = [addDays(asOf, -AGO_DAYS), addDays(asOf, AHEAD_DAYS)];
  const news = rights.flatMap((counted) =>
    counted.on !== null && counted.on >= from && counted.on <= to ? [{ ...counted, on: counted.on }] : [],
  );
  await addNotifications(
    db,
    news.map(({ caseId, name, firNumber, right, on }) => ({
      _id: rightId(caseId, { right, on }),
      kind: 'right',
      at: `${on < asOf ? on : asOf}T03:30:00.000Z`, // nine in the morning of India
      about: caseId,
      title: name,
      applicationNumber: firNumber,
      right,
      date: on,
    })),
  );
}
