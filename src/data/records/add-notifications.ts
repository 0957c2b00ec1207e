import type { Db } from '#data/store/db.ts';
import type { NotificationRow } from '#data/store/rows.ts';
import { settingOf } from '#data/records/user/light-settings.ts';
import { isRecord } from '#kernel/merge-patch.ts';

/** Adds missing notifications. Those read on another device arrive as read. */
export async function addNotifications(
  db: Db,
  rows: readonly Omit<NotificationRow, 'read'>[],
): Promise<void> {
  if (rows.length === 0) return;
  const known = await db.notifications.bulkGet(rows.map(({ _id }) => _id));
  const fresh = rows.filter((_row, n) => known[n] === undefined);
  if (fresh.length === 0) return;
  const seen = await settingOf(db, 'notificationsRead');
  const isSeen = (id: string): boolean => isRecord(seen) && id in seen;
  await db.notifications.bulkPut(
    fresh.map((row) => Object.assign({ read: isSeen(row._id) ? 1 : 0 } as const, row)),
  );
}
