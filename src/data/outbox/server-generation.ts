/**
 * Tracks the generation of the server's database. Another generation means that a backup was restored:
 * compare everything on this device before sending or settling.
 */
import type { Db } from '#data/store/db.ts';
import { clearMeta, getMeta, setMeta } from '#data/store/meta.ts';
import type { ServerAnswer, Exchange } from './exchange.ts';

/** Start a full resync without deleting data. Fetched rows get the new epoch. */
export function startResync(db: Db, { setBack }: { readonly setBack: boolean }): Promise<void> {
  return db.transaction('rw', db.meta, async () => {
    const epoch = ((await getMeta(db, 'epoch')) ?? 0) + 1;
    await setMeta(db, 'epoch', epoch);
    await setMeta(db, 'resync', { epoch, next: null, setBack });
    await clearMeta(db, 'cursor', 'sweep');
  });
}

/** True if the answer has another generation than before; everything must be compared. */
export async function hasGenerationChanged(
  db: Db,
  answered: Pick<ServerAnswer, 'generation'> | Extract<Exchange, { readonly kind: 'unreachable' }>,
): Promise<boolean> {
  if (!('generation' in answered) || answered.generation === null) return false;
  const { generation } = answered;
  if ((await getMeta(db, 'generation')) === generation) return false;
  return db.transaction('rw', db.meta, async () => {
    const known = await getMeta(db, 'generation');
    await setMeta(db, 'generation', generation);
    if (known === null || known === generation) return false;
    await startResync(db, { setBack: true });
    return true;
  });
}

/** True while a resync after a restore must finish before anything is sent. */
export const needsResync = async (db: Db): Promise<boolean> =>
  (await getMeta(db, 'resync'))?.setBack ?? false;
