/** How far each application of a list has got. */
import type { ApplicationView } from '#data/records/application/applications.ts';
import { needsYouItems, type OutboxItem, sentItems, waitingItems } from '#data/outbox/sync-state.ts';
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
  return ({ _id, sync, createdAt }) => {
    if (sync === 'waiting') return waitingOf(waiting.filter(({ applicationId }) => applicationId === _id));
    if (sync === 'sent') return { kind: 'sent', at: sentAt.get(_id) ?? createdAt };
    const rows = needing.filter(({ applicationId }) => applicationId === _id);
    if (rows.some(({ state }) => state === 'rejected')) return { kind: 'needs', why: 'refused' };
    return { kind: 'needs', why: rows.some(({ state }) => state === 'conflict') ? 'conflict' : 'held' };
  };
}

/** The filing alone where it is not sent: what is changed behind it is nothing to the moment at which the court has it. */
export function waitingOf(rows: readonly Pick<OutboxItem, 'op' | 'key'>[]) {
  const filing = rows.filter(({ op }) => op === 'file');
  const said = filing.length > 0 ? filing : rows;
  return { kind: 'waiting', filing: filing.length > 0, keys: said.map(({ key }) => key) } as const;
}
