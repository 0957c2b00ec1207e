/** When this page sends and fetches, beside what the loop knows itself: on signal, and when it is looked at. */
import type { Db } from '#data/store/db.ts';
import { clearTooOldPause } from '#data/outbox/pause.ts';
import { backgroundFailed } from '#data/store/failure-log.ts';
import { startSyncLoop } from '#data/sync/sync-loop.ts';
import { OUTBOX_TAG } from '#data/sync/worker-messages.ts';
import { watchForServer } from './watch-for-server.ts';
import { drainInWorker } from './drain-in-worker.ts';
import { devicePorts } from '#app/start/device-ports.ts';
import { pagePorts } from '#app/start/page-ports.ts';

interface SyncManager {
  register(tag: string): Promise<void>;
}

/** A page that has just been woken has no network yet. */
const WAKING_MS = 1_500;

/** Runs until the answer is called. */
export function startSyncTriggers(db: Db): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  void clearTooOldPause(db).catch(backgroundFailed);
  const loop = startSyncLoop({
    db,
    ports: devicePorts,
    askWorker: () => drainInWorker(pagePorts.locks),
    onNewRow: () => void askForBackgroundSync(),
    onError: backgroundFailed, // what failed stands in the outbox too; the loop goes on
  });
  const unwatch = watchForServer({
    db,
    ports: pagePorts,
    mayAsk: () => navigator.onLine && document.visibilityState === 'visible',
    onBack: () => loop.nudge(),
  });
  const looked = () => {
    if (document.visibilityState === 'visible') loop.nudge(WAKING_MS);
  };
  window.addEventListener('online', () => loop.nudge(), { signal });
  document.addEventListener('visibilitychange', looked, { signal });
  return () => {
    stop.abort();
    unwatch();
    loop.stop();
  };
}

/** The browser then wakes the worker when there is signal, also with the page closed. */
async function askForBackgroundSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration || !('sync' in registration)) return;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the DOM types do not know Background Sync
  await (registration.sync as SyncManager).register(OUTBOX_TAG).catch(() => undefined); // a browser may refuse it: the page sends all the same
}
