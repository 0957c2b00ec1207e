/** When this page sends and fetches: after a write, at start, on signal, when looked at, and while something waits. */
import { liveQuery } from 'dexie';
import type { Db } from '#data/db.ts';

interface SyncManager {
  register(tag: string): Promise<void>;
}

const VISIBLE_MS = 1_500;
const PENDING_MS = 30_000;
const QUIET_MS = 5 * 60_000;

/** Runs until the answer is called. `syncNow` guards itself with a lock, so asking too often does no harm. */
export function startSyncTriggers(db: Db, syncNow: () => Promise<unknown>): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let wake: ReturnType<typeof setTimeout> | undefined;
  let lastRow = 0;

  const sync = async () => {
    clearTimeout(wake);
    await syncNow().catch(() => undefined); // what failed waits in the outbox, with its own next time
    const waits = await db.outbox.count().catch(() => 0);
    clearTimeout(wake);
    if (!signal.aborted) wake = setTimeout(sync, waits > 0 ? PENDING_MS : QUIET_MS);
  };
  const written = liveQuery(async () => (await db.outbox.toCollection().last())?.n ?? 0).subscribe(
    (newest) => {
      if (newest > lastRow) {
        void sync();
        void tellWorker();
      }
      lastRow = newest;
    },
  );
  const seen = () => {
    if (document.visibilityState !== 'visible') return;
    clearTimeout(wake);
    wake = setTimeout(sync, VISIBLE_MS);
  };

  window.addEventListener('online', sync, { signal });
  document.addEventListener('visibilitychange', seen, { signal });
  void sync();
  return () => {
    stop.abort();
    clearTimeout(wake);
    written.unsubscribe();
  };
}

/** The worker goes on when the page is closed; where it cannot, the page has sent already. */
async function tellWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration) return;
  registration.active?.postMessage({ type: 'DRAIN' });
  if ('sync' in registration) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the DOM types do not know Background Sync
    await (registration.sync as SyncManager).register('outbox').catch(() => undefined);
  }
}
