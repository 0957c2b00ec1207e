/** A module of its own: the first screen loads no schemas, and the pull parses. */
import { engineOf } from '#data/records/kinds.ts';
import type { Db } from '#data/store/db.ts';
import { actFailed, reportFailure } from '#data/store/failure-log.ts';
import { recordFirstPullFailed, recordsState } from '#data/store/first-pull.ts';
import { nowIso, type Ports } from '#data/store/ports.ts';
import { pull } from '#data/sync/pull.ts';

/** The outcome is in the database (`first-pull.ts`). */
export async function fetchNow(db: Db, ports: Ports): Promise<void> {
  try {
    const before = await recordsState(db);
    await pull(engineOf(db, ports));
    const now = await recordsState(db);
    const wasAsked = now.kind !== 'failed' || before.kind !== 'failed' || now.at !== before.at;
    // The server asked to wait, so nothing was sent: the press still gets its answer.
    if (!wasAsked) await recordFirstPullFailed(db, { at: nowIso(ports), msg: now.msg });
  } catch (error) {
    reportFailure(error, 'page');
    await recordFirstPullFailed(db, { at: nowIso(ports), msg: '' }).catch(actFailed);
  }
}
