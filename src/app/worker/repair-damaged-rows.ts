/** Names and repairs rows that were changed outside the app, one after another. */
import { repairDamagedRow } from '#data/outbox/damaged-rows.ts';
import { engineOf } from '#data/records/kinds.ts';
import type { Db } from '#data/store/db.ts';
import { backgroundFailed } from '#data/store/failure-log.ts';
import { pagePorts } from '#app/start/page-ports.ts';

/** Returns a function that stops it. */
export function repairDamagedRows(db: Db): () => void {
  const engine = engineOf(db, pagePorts);
  let last = Promise.resolve();
  return db.damaged.watch((damaged) => {
    last = last.then(() => repairDamagedRow(engine, damaged)).catch(backgroundFailed);
  });
}
