/** Notifications of the user, and their read state on all devices. */
import type { Db } from '#data/store/db.ts';
import type { NotificationRow } from '#data/store/rows.ts';
import { newestFirst } from '#data/store/first-rows.ts';
import { changeSettings, settingsOf } from '#data/records/user/settings.ts';
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';

export function latestNotifications(db: Db, limit = 50): Promise<NotificationRow[]> {
  return newestFirst(db.notifications.orderBy('at')).limit(limit).toArray();
}

/** After this time no notification is created again, so its read state can go. */
const KEPT_DAYS = 60;
const KEPT_AT_MOST = 300;

/** Marks them read here at once, and on other devices with the next sync. */
export async function markRead(db: Db, ids: readonly string[], today: CalendarDate): Promise<void> {
  const seen = (await settingsOf(db)).notificationsRead ?? {};
  const before = Object.entries(seen).toSorted(([, left], [, right]) => (left < right ? 1 : -1));
  const old = before.filter(([, on], n) => on < addDays(today, -KEPT_DAYS) || n >= KEPT_AT_MOST);
  await changeSettings(db, {
    notificationsRead: {
      ...Object.fromEntries(old.map(([id]) => [id, null])),
      ...Object.fromEntries(ids.map((id) => [id, today])),
    },
  });
  await db.notifications.where('_id').anyOf(ids).modify({ read: 1 });
}

export async function markAllRead(db: Db, today: CalendarDate): Promise<void> {
  return markRead(db, await db.notifications.where('read').equals(0).primaryKeys(), today);
}
