/** The server's copy of an application comes in, from an answer or a pull; inside the caller's transaction. */
import type { Application } from '#contract/application.ts';
import { isDecided } from '#domain/status-rules.ts';
import { applicationBase } from './application-view.ts';
import { recomputeApplication } from './recompute-application.ts';
import type { ApplicationRow, Db, NotificationRow } from '#data/store/db.ts';
import { metaOf } from '#data/store/meta.ts';
import { rowsOf } from '#data/outbox/outbox.ts';

/**
 * Unsent work is never overwritten: it is laid over the new copy again. An older copy changes nothing, except in a
 * full fetch that has not seen this record yet: then the server itself was set back, and what it has is all there is.
 */
export async function keepApplication(db: Db, data: Application, at: string): Promise<void> {
  const base = await applicationBase(db, data._id);
  const previous = base ?? (await db.applications.get(data._id));
  const epoch = (await metaOf(db, 'epoch')) ?? 0;
  if (!previous || previous.version <= data.version || (previous.seen ?? epoch) < epoch) {
    await noteDecision(db, previous, data);
    const copy: ApplicationRow = { ...data, asOf: at, seen: epoch };
    const waiting = (await rowsOf(db, data._id)).length > 0;
    if (waiting || base) await db.bases.put({ entity: 'application', id: data._id, data: copy });
    else await db.applications.put(copy);
  }
  await recomputeApplication(db, data._id);
}

/** The bell rings once for its maker when a matter that they had as undecided comes back decided. */
async function noteDecision(db: Db, previous: ApplicationRow | undefined, data: Application): Promise<void> {
  const { status } = data;
  if (!previous || previous.status === status) return;
  if (!isDecided(status)) return;
  const user = await metaOf(db, 'user');
  if (user?._id === data.createdBy) await db.notifications.put(decided(data));
}

function decided({
  _id,
  status,
  applicant,
  applicationNumber,
  orders,
  ...data
}: Application): NotificationRow {
  const order = orders.at(-1);
  return {
    _id: `decided-${_id}-${order?._id ?? data.version}`,
    kind: 'decided',
    at: order?.at ?? data.updates.at(-1)?.date ?? data.createdAt,
    about: _id,
    title: applicant.name,
    applicationNumber,
    status,
    read: 0,
  };
}

/** What this device last knew the server to have. */
export const serverCopyOf = async (db: Db, id: string): Promise<ApplicationRow | undefined> =>
  (await applicationBase(db, id)) ?? (await db.applications.get(id));
