/**
 * Which history of the server's database this device follows. Where another one answers, a backup was restored: nothing
 * is sent or settled until all that this device holds has been compared with it.
 */
import type { Db } from '#data/store/db.ts';
import { clearMeta, getMeta, setMeta } from '#data/store/meta.ts';
import type { ServerAnswer, Exchange } from './exchange.ts';

/** The cursor has expired: nothing is wiped, every row that comes again is stamped with the new epoch. */
export function startResync(db: Db, { setBack }: { readonly setBack: boolean }): Promise<void> {
  return db.transaction('rw', db.meta, async () => {
    const epoch = ((await getMeta(db, 'epoch')) ?? 0) + 1;
    await setMeta(db, 'epoch', epoch);
    await setMeta(db, 'resync', { epoch, next: null, setBack });
    await clearMeta(db, 'cursor', 'sweep');
  });
}

/** True where this answer comes out of another history than the one that was followed so far: everything is compared. */
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

/** A full fetch compares first. */
export const needsResync = async (db: Db): Promise<boolean> =>
  (await getMeta(db, 'resync'))?.setBack ?? false;
