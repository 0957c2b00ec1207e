/** Additional triggers of send and fetch in this page: network and visibility. */
import type { Db } from '#data/store/db.ts';
import { clearTooOldPause } from '#data/outbox/pause.ts';
import { backgroundFailed } from '#data/store/failure-log.ts';
import { PULL_MS, startSyncLoop } from '#data/device/sync-loop.ts';
import { waitForChanges } from '#data/device/wait-for-changes.ts';
import { OUTBOX_TAG } from '#data/device/worker-messages.ts';
import { watchForServer } from './watch-for-server.ts';
import { drainInWorker } from './drain-in-worker.ts';
import { devicePorts } from '#app/start/device-ports.ts';
import { pagePorts } from '#app/start/page-ports.ts';

interface SyncManager {
  register(tag: string): Promise<void>;
}

/** A page that was just woken has no network yet. */
const WAKING_MS = 1_500;
/** Interval of pulls while the server says when to fetch, and of a hidden page. */
const RARELY_MS = 10 * 60_000;
/** All pages of a court hear of a change at once; their requests are spread over this time. */
const SPREAD_MS = 1_000;

const isVisible = (): boolean => document.visibilityState === 'visible';

/** Returns a function that stops it. */
export function startSyncTriggers(db: Db): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  void clearTooOldPause(db).catch(backgroundFailed);
  const loop = startSyncLoop({
    db,
    pullEvery: () => (waiting.isWaiting() || !isVisible() ? RARELY_MS : PULL_MS),
    ports: devicePorts,
    askWorker: () => drainInWorker(pagePorts.locks),
    onNewRow: () => void askForBackgroundSync(),
    onError: backgroundFailed, // failures remain in the outbox; the loop continues
  });
  const waiting = waitForChanges({
    db,
    ports: pagePorts,
    mayWait: () => navigator.onLine && isVisible(),
    onChanged: () => loop.syncWithin(pagePorts.random() * SPREAD_MS),
    onLost: () => loop.syncWithin(PULL_MS),
    onError: backgroundFailed, // the page fetches by its timer
  });
  const unwatch = watchForServer({
    db,
    ports: pagePorts,
    mayAsk: () => navigator.onLine && isVisible(),
    onBack: () => loop.nudge(),
  });
  const looked = () => {
    if (isVisible()) loop.nudge(WAKING_MS);
    waiting.update();
  };
  const networkChanged = () => {
    if (navigator.onLine) loop.nudge();
    waiting.update();
  };
  window.addEventListener('online', networkChanged, { signal });
  window.addEventListener('offline', networkChanged, { signal });
  document.addEventListener('visibilitychange', looked, { signal });
  return () => {
    stop.abort();
    unwatch();
    waiting.stop();
    loop.stop();
  };
}

/** Background Sync wakes the worker when the network returns, even with the page closed. */
async function askForBackgroundSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration || !('sync' in registration)) return;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Background Sync is missing in the DOM types
  await (registration.sync as SyncManager).register(OUTBOX_TAG).catch(() => undefined); // a browser may reject it: the page sends anyway
}
