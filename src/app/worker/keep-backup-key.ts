/** Key that signs the user's backups: fetched once, at the start or when the network returns. */
import type { Db } from '#data/store/db.ts';
import { backgroundFailed } from '#data/store/failure-log.ts';
import { pagePorts } from '#app/start/page-ports.ts';

/** Lets the first screen and the list of courts load before this request. */
const SETTLED_MS = 20_000;

/** Returns a function that stops it. */
export function keepBackupKey(db: Db): () => void {
  const refresh = (): void => void refreshKey(db).catch(backgroundFailed);
  const first = setTimeout(refresh, SETTLED_MS);
  window.addEventListener('online', refresh);
  return () => {
    clearTimeout(first);
    window.removeEventListener('online', refresh);
  };
}

/** Loads the response schema, which no screen needs. */
async function refreshKey(db: Db): Promise<void> {
  const { fetchBackupKey } = await import('#data/account/backup-key.ts');
  await fetchBackupKey(db, pagePorts);
}
