/**
 * `GET /notifications`, `POST /notifications/{id}/read`. Read marks are stored in the settings, so they reach
 * every device.
 */
import { dayInIndia } from '#kernel/calendar-date.ts';
import { sqlOf } from '#server/storage/sql.ts';
import { ok } from '#server/http/answer.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type Api, route } from '#server/http/route.ts';
import { writeCall } from '#server/http/write-call.ts';
import type { Effect } from '#server/http/write.ts';
import { updateProfile } from '#server/kinds/user/user-kind.ts';
import { notificationsOf } from './notifications-of.ts';

export function notificationRoutes(api: Api): void {
  const { ports } = api;
  route(api, 'listNotifications', async ({ caller }) =>
    ok(await notificationsOf(sqlOf(ports.pool), caller, ports.now())),
  );
  route(api, 'readNotification', async (call) => writeCall(ports, call, read(call.params._id)));
}

const read =
  (id: string): Effect =>
  async (write) => {
    const { caller, now, sql } = write;
    const notification = (await notificationsOf(sql, caller, now)).find(({ _id }) => _id === id);
    if (!notification) throw new Refusal('not-found');
    const readOn = notification.readOn ?? dayInIndia(now);
    if (notification.readOn === undefined)
      await updateProfile({ settings: { notificationsRead: { [id]: readOn } } })(write);
    return ok({ ...notification, readOn });
  };
