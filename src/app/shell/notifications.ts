import { newestFirst } from '#data/store/newest-first.ts';
import type { Db, NotificationRow } from '#data/store/db.ts';

const SHOWN = 20;

export const latestNotifications = (db: Db): Promise<NotificationRow[]> =>
  newestFirst(db.notifications.orderBy('at')).limit(SHOWN).toArray();

export async function markAllRead(db: Db): Promise<void> {
  await db.notifications.where('read').equals(0).modify({ read: 1 });
}
