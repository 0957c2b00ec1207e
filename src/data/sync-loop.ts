/**
 * Keeps a page in step: after each write, when nudged (start, `online`, visible), and by a timer. The worker
 * does the work where it can; the page does it itself where there is none.
 */
import { liveQuery } from 'dexie';
import type { Db } from './db.ts';
import { metaOf } from './meta.ts';
import { nextDrainAt } from './next-drain.ts';
import type { Ports } from './ports.ts';
import { syncNow } from './sync.ts';

/** How often to look for what others have changed while the page is open. */
const PULL_MS = 60_000;
/** Nothing is tried more often than this by the timer. */
const SHORTEST_MS = 1_000;

export interface SyncLoop {
  /** Now, or so many milliseconds from now: a page that has just woken has no network yet. */
  readonly nudge: (delay?: number) => void;
  readonly stop: () => void;
}

export interface LoopOptions {
  readonly db: Db;
  readonly ports: Ports;
  /** True when the worker has done it. */
  readonly askWorker?: () => Promise<boolean>;
  /** A row stands in the outbox: the page registers a background sync. */
  readonly onNewRow?: () => void;
  readonly onError: (error: unknown) => void;
}

export function startSyncLoop({ db, ports, askWorker, onNewRow, onError }: LoopOptions): SyncLoop {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let again = false;
  let stopped = false;

  const nudge = (delay = 0) => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void run(), delay);
  };

  async function run(): Promise<void> {
    if (running) {
      again = true;
      return;
    }
    running = true;
    try {
      if (!(await askWorker?.())) await syncNow(db, ports);
    } catch (error) {
      onError(error);
    }
    const wait = await untilNext(db, ports).catch(() => PULL_MS);
    running = false; // only now: a row written while the wait was reckoned must not be slept over
    const soon = again;
    again = false;
    nudge(soon ? 0 : wait);
  }

  // The row and not its key alone: Dexie 4.4 does not see a new row in a limited query of keys.
  const rows = liveQuery(async () => (await db.outbox.orderBy('n').last())?.n ?? 0);
  let newest = 0;
  const subscription = rows.subscribe({
    next: (n) => {
      if (n <= newest) return;
      newest = n;
      onNewRow?.(); // also for what stood there at the start: the browser may have given up
      if (running) again = true;
      else nudge();
    },
    error: onError,
  });
  const settings = liveQuery(() => metaOf(db, 'settingsPatch')).subscribe({
    next: (patch) => {
      if (patch === null) return;
      if (running) again = true;
      else nudge();
    },
    error: onError,
  });
  nudge();
  return {
    nudge,
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      subscription.unsubscribe();
      settings.unsubscribe();
    },
  };
}

async function untilNext(db: Db, ports: Ports): Promise<number> {
  const due = await nextDrainAt(db);
  const wait = due === null ? PULL_MS : Date.parse(due) - ports.now().getTime();
  return Math.min(PULL_MS, Math.max(SHORTEST_MS, wait));
}
