/** Sync state of each application in a list. */
import type { ApplicationView } from '#data/records/application/applications.ts';
import { needsYouItems, type OutboxItem, sentItems, waitingItems } from '#data/outbox/sync-state.ts';
import type { Db } from '#data/store/db.ts';
import type { SyncOf } from './sync-line.tsx';

/** Newest receipts suffice: older ones are covered by the server time of the record. */
const RECEIPTS = 200;

export async function syncReader(db: Db): Promise<(application: ApplicationView) => SyncOf> {
  const [sent, needs, waiting] = await Promise.all([
    sentItems(db, RECEIPTS),
    needsYouItems(db),
    waitingItems(db),
  ]);
  const sentAt = new Map(sent.toReversed().map(({ entityId, at }) => [entityId, at]));
  const needing = needs.flatMap((item) => (item.kind === 'row' ? [item.row] : []));
  return ({ _id, sync, createdAt }) => {
    if (sync === 'waiting') return waitingOf(waiting.filter(({ applicationId }) => applicationId === _id));
    if (sync === 'sent') return { kind: 'sent', at: sentAt.get(_id) ?? createdAt };
    const rows = needing.filter(({ applicationId }) => applicationId === _id);
    if (rows.some(({ state }) => state === 'rejected')) return { kind: 'needs', why: 'refused' };
    return { kind: 'needs', why: rows.some(({ state }) => state === 'conflict') ? 'conflict' : 'held' };
  };
}

/** Only the filing while it is unsent, because later changes do not affect the time of receipt. */
export function waitingOf(rows: readonly Pick<OutboxItem, 'op' | 'key'>[]) {
  const filing = rows.filter(({ op }) => op === 'file');
  const waitingRows = filing.length > 0 ? filing : rows;
  return { kind: 'waiting', filing: filing.length > 0, keys: waitingRows.map(({ key }) => key) } as const;
}
