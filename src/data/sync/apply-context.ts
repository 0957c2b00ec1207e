import type { Db } from '#data/store/db.ts';
import { getMeta, stateOf } from '#data/store/meta.ts';
import type { ApplyContext } from '../outbox/record-kind.ts';

/** Context for applying pulled records, inside the caller's transaction. */
export async function applyContext(db: Db, at: string): Promise<ApplyContext> {
  const queueIds = await db.outbox.orderBy('entityId').uniqueKeys();
  const sync = await stateOf(db, 'sync');
  return {
    db,
    at,
    epoch: sync.epoch ?? 0,
    userId: (await getMeta(db, 'user'))?._id,
    waiting: new Set(queueIds.map(String)),
    serverRolledBack: sync.resync?.setBack ?? false,
    lost: [],
    touched: new Map(),
  };
}

/** Marks records whose derived data is recomputed at the end of the page. */
export function markForRecompute({ touched }: ApplyContext, entity: string, ids: readonly string[]): void {
  const known = touched.get(entity) ?? new Set();
  for (const id of ids) known.add(id);
  touched.set(entity, known);
}
