/** The bell: decisions that came back, and records that left this device. */
import type { Db, NotificationRow } from './db.ts';
import { newestFirst } from './newest-first.ts';

export function latestNotifications(db: Db, limit = 50): Promise<NotificationRow[]> {
  return newestFirst(db.notifications.orderBy('at')).limit(limit).toArray();
}

export function unreadNotifications(db: Db): Promise<number> {
  return db.notifications.where('read').equals(0).count();
}

export async function markNotificationRead(db: Db, id: string): Promise<void> {
  await db.notifications.update(id, { read: 1 });
}

export async function markAllNotificationsRead(db: Db): Promise<void> {
  await db.notifications.where('read').equals(0).modify({ read: 1 });
}
