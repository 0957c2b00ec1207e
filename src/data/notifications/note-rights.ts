import type { Db } from '#data/store/db.ts';
import { rightId } from '#domain/hearing/reminder.ts';
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import { addNotifications } from '#data/records/add-notifications.ts';

export interface CountedRight {
  readonly caseId: string;
  readonly name: string;
  readonly firNumber: string | null;
  readonly right: string;
  readonly on: CalendarDate | null;
}

/** Older rights are no news, and earlier rights are not announced yet. */
const AGO_DAYS = 14;
const AHEAD_DAYS = 3;

/** Notifies of rights that accrued recently or will accrue soon, from the computed clock. */
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
      at: `${on < asOf ? on : asOf}T03:30:00.000Z`, // 09:00 IST
      about: caseId,
      title: name,
      applicationNumber: firNumber,
      right,
      date: on,
    })),
  );
}
