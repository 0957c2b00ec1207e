import type { Db } from '#data/store/db.ts';
import { metaOf } from '#data/store/meta.ts';
import type { Arrival } from './record-kind.ts';

/** What records come into; inside the caller's transaction. */
export async function arrivalOf(db: Db, at: string): Promise<Arrival> {
  const waiting = await db.outbox.orderBy('entityId').uniqueKeys();
  return {
    db,
    at,
    epoch: (await metaOf(db, 'epoch')) ?? 0,
    userId: (await metaOf(db, 'user'))?._id,
    waiting: new Set(waiting.map(String)),
    setBack: (await metaOf(db, 'resync'))?.setBack ?? false,
    lost: [],
    touched: new Map(),
  };
}

/** Something derived of these records is worked out at the end of the page. */
export function touch({ touched }: Arrival, entity: string, ids: readonly string[]): void {
  const known = touched.get(entity) ?? new Set();
  for (const id of ids) known.add(id);
  touched.set(entity, known);
}
