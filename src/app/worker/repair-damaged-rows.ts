/** Names and repairs rows that were changed outside the app, one after another. */
import type { Db } from '#data/store/db.ts';
import { backgroundFailed } from '#data/store/failure-log.ts';
import type { DamagedRow } from '#data/store/sealed/damaged-rows.ts';
import { pagePorts } from '#app/start/page-ports.ts';

/** Returns a function that stops it. */
export function repairDamagedRows(db: Db): () => void {
  let last = Promise.resolve();
  return db.damaged.watch((damaged) => {
    last = last.then(() => repair(db, damaged)).catch(backgroundFailed);
  });
}

/** Loads the code of the sync, which a start without a damaged row does not need. */
async function repair(db: Db, damaged: DamagedRow): Promise<void> {
  const { repairDamagedRow } = await import('#data/outbox/damaged-rows.ts');
  const { engineOf } = await import('#data/records/kinds.ts');
  await repairDamagedRow(engineOf(db, pagePorts), damaged);
}
