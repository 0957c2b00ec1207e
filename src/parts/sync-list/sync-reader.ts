/** How far each application of a list has got. */
import type { ApplicationView } from '#data/records/application/applications.ts';
import { needsYouItems, sentItems, waitingItems } from '#data/outbox/sync-state.ts';
import type { Db } from '#data/store/db.ts';
import type { SyncOf } from './sync-line.tsx';

/** The newest receipts are enough: what was sent before them shows when the court's server had it. */
const RECEIPTS = 200;

export async function syncReader(db: Db): Promise<(application: ApplicationView) => SyncOf> {
  const [sent, needs, waiting] = await Promise.all([
    sentItems(db, RECEIPTS),
    needsYouItems(db),
    waitingItems(db),
  ]);
  const sentAt = new Map(sent.toReversed().map(({ entityId, at }) => [entityId, at]));
  const needing = needs.flatMap((item) => (item.kind === 'row' ? [item.row] : []));
  const filing = new Set(waiting.filter(({ op }) => op === 'file').map(({ applicationId }) => applicationId));
  return ({ _id, sync, createdAt }) => {
    if (sync === 'waiting') return { kind: 'waiting', filing: filing.has(_id) };
    if (sync === 'sent') return { kind: 'sent', at: sentAt.get(_id) ?? createdAt };
    const rows = needing.filter(({ applicationId }) => applicationId === _id);
    if (rows.some(({ state }) => state === 'rejected')) return { kind: 'needs', why: 'refused' };
    return { kind: 'needs', why: rows.some(({ state }) => state === 'conflict') ? 'conflict' : 'held' };
  };
}
