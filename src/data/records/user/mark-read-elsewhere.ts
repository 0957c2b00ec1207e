import type { Db } from '#data/store/db.ts';
import { isRecord } from '#kernel/merge-patch.ts';

/** Marks notifications that the settings list as read on another device. */
export async function markReadElsewhere(db: Db, settings: Readonly<Record<string, unknown>>): Promise<void> {
  const seen = settings['notificationsRead'];
  if (!isRecord(seen)) return;
  const unread = await db.notifications.where('read').equals(0).primaryKeys();
  const news = unread.filter((id) => id in seen);
  if (news.length > 0) await db.notifications.where('_id').anyOf(news).modify({ read: 1 });
}
