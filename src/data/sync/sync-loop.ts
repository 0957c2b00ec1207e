/**
 * Keeps a page in step: after each write, when nudged (start, `online`, visible), and by a timer. The worker
 * does the work where it can; the page does it itself where there is none.
 */
import { liveQuery } from 'dexie';
import type { Db } from '#data/store/db.ts';
import { getMeta } from '#data/store/meta.ts';
import { nextDrainAt } from '#data/outbox/next-drain.ts';
import type { Ports } from '#data/store/ports.ts';
import { onStorageStatus } from '#data/store/storage-status.ts';

/** How often to look for what others have changed while the page is open. */
const PULL_MS = 60_000;
/** How soon an order being written is told to its judge's other devices. */
const ORDERS_MS = 15_000;
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

export function startSyncLoop(options: LoopOptions): SyncLoop {
  const { db, ports, onNewRow, onError } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let again = false;
  let stopped = false;
  let scheduled = Infinity;

  const nudge = (delay = 0) => {
    clearTimeout(timer);
    scheduled = ports.now().getTime() + delay;
    if (!stopped) timer = setTimeout(() => void run(), delay);
  };

  /** Milliseconds until a nudge that arrived during the round; Infinity without one. */
  const nudgedIn = () => Math.max(0, scheduled - ports.now().getTime());

  async function run(): Promise<void> {
    again = running;
    if (running) return;
    running = true;
    scheduled = Infinity;
    const wait = Math.max(await round(options), hasRoom() ? 0 : PULL_MS);
    running = false; // only now: a row written while the wait was reckoned must not be slept over
    nudge(again ? 0 : Math.min(wait, nudgedIn()));
    again = false;
  }

  const wake = () => {
    if (running) again = true;
    else nudge();
  };
  const { watch, unwatch, hasRoom } = watching(onError);
  let newest = 0;
  watch(
    () => newestRow(db),
    (n) => {
      if (n <= newest) return;
      newest = n;
      onNewRow?.(); // also for what stood there at the start: the browser may have given up
      wake();
    },
  );
  watch(
    () => patchesOf(db),
    (patches) => patches.some((patch) => patch !== null) && wake(),
  );
  const within = (wait: number) => !running && ports.now().getTime() + wait < scheduled && nudge(wait);
  watch(
    () => ordersBeingWritten(db),
    () => within(ORDERS_MS),
  );
  watch(
    () => nextDrainAt(db),
    (due) => within(delayUntil(due, ports)), // sent again by its person, it is due before the timer
  );
  nudge();
  const stop = () => {
    stopped = true;
    clearTimeout(timer);
    unwatch();
  };
  return { nudge, stop };
}

/** Sends and fetches once; the answer is how long to wait then. */
async function round({ db, ports, askWorker, onError }: LoopOptions): Promise<number> {
  try {
    if (await askWorker?.()) return await waitAfter(db, ports);
    const { syncNow } = await import('./sync.ts'); // with all its schemas: a page whose worker does it needs none
    await syncNow(db, ports);
  } catch (error) {
    onError(error);
  }
  return waitAfter(db, ports);
}

const waitAfter = (db: Db, ports: Ports): Promise<number> =>
  nextDrainAt(db).then(
    (due) => delayUntil(due, ports),
    () => PULL_MS, // a database that does not answer: the next round says so
  );

function watching(error: LoopOptions['onError']) {
  const watched: { unsubscribe: () => void }[] = [];
  let isRoom = true;
  const stopHearing = onStorageStatus(({ isThere }) => {
    isRoom = isThere;
  });
  return {
    watch: <T>(read: () => Promise<T>, next: (value: T) => void): void => {
      watched.push(liveQuery(read).subscribe({ next, error }));
    },
    /** What waits stays due where there is none: without room to note its answer it would go every second. */
    hasRoom: (): boolean => isRoom,
    unwatch: (): void => {
      stopHearing();
      for (const subscription of watched) subscription.unsubscribe();
    },
  };
}

const patchesOf = (db: Db) => Promise.all([getMeta(db, 'settingsPatch'), getMeta(db, 'profilePatch')]);

const ordersBeingWritten = (db: Db) => db.formDrafts.where('kind').equals('order').toArray();

/** The row and not its key alone: Dexie 4.4 does not see a new row in a limited query of keys. */
const newestRow = async (db: Db): Promise<number> => (await db.outbox.orderBy('n').last())?.n ?? 0;

function delayUntil(due: string | null, ports: Ports): number {
  const wait = due === null ? PULL_MS : Date.parse(due) - ports.now().getTime();
  return Math.min(PULL_MS, Math.max(SHORTEST_MS, wait));
}
