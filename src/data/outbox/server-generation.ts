/**
 * Tracks the generation of the server's database. Another generation means that a backup was restored:
 * compare everything on this device before sending or settling.
 */
import type { Db } from '#data/store/db.ts';
import { changeState, stateOf } from '#data/store/meta.ts';
import type { ServerAnswer, Exchange } from './exchange.ts';

/** Start a full resync without deleting data. Fetched rows get the new epoch. */
export function startResync(db: Db, { setBack }: { readonly setBack: boolean }): Promise<void> {
  return db.transaction('rw', db.meta, async () => {
    const epoch = ((await stateOf(db, 'sync')).epoch ?? 0) + 1;
    const resync = { epoch, next: null, setBack };
    await changeState(db, 'sync', { epoch, resync, cursor: null });
    await changeState(db, 'notices', { sweep: null });
  });
}

/** True if the answer has another generation than before; everything must be compared. */
export async function hasGenerationChanged(
  db: Db,
  answered: Pick<ServerAnswer, 'generation'> | Extract<Exchange, { readonly kind: 'unreachable' }>,
): Promise<boolean> {
  if (!('generation' in answered) || answered.generation === null) return false;
  const { generation } = answered;
  if ((await stateOf(db, 'sync')).generation === generation) return false;
  return db.transaction('rw', db.meta, async () => {
    const { generation: known } = await stateOf(db, 'sync');
    await changeState(db, 'sync', { generation });
    if (known === undefined || known === generation) return false;
    await startResync(db, { setBack: true });
    return true;
  });
}

/** True while a resync after a restore must finish before anything is sent. */
export const needsResync = async (db: Db): Promise<boolean> =>
  (await stateOf(db, 'sync')).resync?.setBack ?? false;
