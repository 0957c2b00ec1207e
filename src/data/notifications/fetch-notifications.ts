/**
 * Only the server knows that a link was opened, and only it tells a judge of a request. All other notifications are
 * also created here under the same names.
 */
import * as z from 'zod/mini';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { ServerNotification } from '#contract/account/notification.ts';
import { exchange } from '#data/outbox/exchange.ts';
import type { Db } from '#data/store/db.ts';
import { getMeta } from '#data/store/meta.ts';
import type { Ports } from '#data/store/ports.ts';
import { addNotifications } from '#data/records/add-notifications.ts';

const Answer = z.array(z.unknown());

/** Without an answer the list stays; the next round asks again. */
export async function fetchNotifications(db: Db, ports: Ports): Promise<void> {
  const token = await getMeta(db, 'token');
  if (!token || (await getMeta(db, 'paused'))) return;
  const { method, path } = ENDPOINTS.listNotifications;
  const answered = await exchange(ports, token, { method, path });
  if (answered.kind === 'unreachable' || answered.status !== 200) return;
  const read = Answer.safeParse(answered.body);
  if (!read.success) return;
  await addNotifications(
    db,
    read.data
      .flatMap((each) => ServerNotification.safeParse(each).data ?? []) // skips a kind of a newer server
      .filter(({ kind }) => kind === 'share-opened' || kind === 'conditions-asked')
      .map(({ _id, kind, at, about, title, applicationNumber }) => ({
        _id,
        kind,
        at,
        about,
        title,
        applicationNumber,
      })),
  );
}
