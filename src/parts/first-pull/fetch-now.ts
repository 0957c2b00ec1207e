/** A module of its own: the first screen loads no schemas, and the pull parses. */
import { engineOf } from '#data/records/kinds.ts';
import type { Db } from '#data/store/db.ts';
import { actFailed, reportFailure } from '#data/store/failure-log.ts';
import { recordFirstPullFailed } from '#data/store/first-pull.ts';
import { nowIso, type Ports } from '#data/store/ports.ts';
import { pull } from '#data/sync/pull.ts';

/** The outcome is in the database (`first-pull.ts`). */
export async function fetchNow(db: Db, ports: Ports): Promise<void> {
  try {
    await pull(engineOf(db, ports));
  } catch (error) {
    reportFailure(error, 'page');
    await recordFirstPullFailed(db, { at: nowIso(ports), msg: '' }).catch(actFailed);
  }
}
