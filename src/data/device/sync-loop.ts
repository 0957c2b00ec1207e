/**
 * Syncs a page after each write, on events (start, `online`, visible) and by a timer. The worker does the
 * work; without a worker the page does it.
 */
import { liveQuery } from 'dexie';
import type { Db } from '#data/store/db.ts';
import { getMeta } from '#data/store/meta.ts';
import { nextDrainAt } from '#data/outbox/next-drain.ts';
import type { Ports } from '#data/store/ports.ts';
import { onStorageStatus } from '#data/store/storage-status.ts';

/** Interval of pulls while the page is open and nobody says when to fetch. */
export const PULL_MS = 60_000;
/** Delay before a draft order is shared with the judge's other devices. */
const ORDERS_MS = 15_000;
/** Shortest delay of the timer. */
const SHORTEST_MS = 1_000;

export interface SyncLoop {
  /** Syncs now or after a delay in milliseconds: a page that has just woken has no network yet. */
  readonly nudge: (delay?: number) => void;
  /** Syncs within a delay in milliseconds, also after a round that is running. */
  readonly syncWithin: (delay: number) => void;
  readonly stop: () => void;
}

export interface LoopOptions {
  readonly db: Db;
  readonly ports: Ports;
  /** True if the worker has synced. */
  readonly askWorker?: () => Promise<boolean>;
  /** Called for a row in the outbox: the page registers a Background Sync. */
  readonly onNewRow?: () => void;
  /** Milliseconds until the next pull, asked after each round; `PULL_MS` without it. */
  readonly pullEvery?: () => number;
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
    running = false; // reset only now: a row written during the computation must start a round
    nudge(again ? 0 : Math.min(wait, nudgedIn()));
    again = false;
  }

  const within = (wait: number) => !running && ports.now().getTime() + wait < scheduled && nudge(wait);
  const syncWithin = (delay: number) => {
    if (running) again = true;
    else within(delay);
  };
  const wake = () => syncWithin(0);
  const { watch, unwatch, hasRoom } = watching(onError);
  let newest = 0;
  watch(
    () => newestRow(db),
    (n) => {
      if (n <= newest) return;
      newest = n;
      onNewRow?.(); // also for rows present at start: the browser may have dropped the registration
      wake();
    },
  );
  watch(
    () => patchesOf(db),
    (patches) => patches.some((patch) => patch !== null) && wake(),
  );
  watch(
    () => ordersBeingWritten(db),
    () => within(ORDERS_MS),
  );
  watch(
    () => nextDrainAt(db),
    (due) => within(delayUntil(due, ports)), // a row that the user resends may be due before the timer
  );
  nudge();
  const stop = () => {
    stopped = true;
    clearTimeout(timer);
    unwatch();
  };
  return { nudge, syncWithin, stop };
}

/** Sends and fetches once. Returns the delay until the next round. */
async function round({ db, ports, askWorker, pullEvery, onError }: LoopOptions): Promise<number> {
  const wait = () => waitAfter(db, ports, pullEvery?.() ?? PULL_MS);
  try {
    if (await askWorker?.()) return await wait();
    const { syncNow } = await import('./sync.ts'); // loaded lazily with its schemas: a page with a worker does not need it
    await syncNow(db, ports);
  } catch (error) {
    onError(error);
  }
  return wait();
}

const waitAfter = (db: Db, ports: Ports, longest: number): Promise<number> =>
  nextDrainAt(db).then(
    (due) => delayUntil(due, ports, longest),
    () => PULL_MS, // the database does not answer: the next round reports it
  );

function watching(error: LoopOptions['onError']) {
  const watched: { unsubscribe: () => void }[] = [];
  let isRoom = true;
  const stopHearing = onStorageStatus(({ storage }) => {
    isRoom = storage !== 'full';
  });
  return {
    watch: <T>(read: () => Promise<T>, next: (value: T) => void): void => {
      watched.push(liveQuery(read).subscribe({ next, error }));
    },
    /**
     * When storage is full, queued rows stay due. The timer would retry every second, so it must not use
     * them.
     */
    hasRoom: (): boolean => isRoom,
    unwatch: (): void => {
      stopHearing();
      for (const subscription of watched) subscription.unsubscribe();
    },
  };
}

const patchesOf = (db: Db) => Promise.all([getMeta(db, 'settingsPatch'), getMeta(db, 'profilePatch')]);

const ordersBeingWritten = (db: Db) => db.formDrafts.where('kind').equals('order').toArray();

/** Query the row, not only its key: Dexie 4.4 misses a new row in a limited query of keys. */
const newestRow = async (db: Db): Promise<number> => (await db.outbox.orderBy('n').last())?.n ?? 0;

function delayUntil(due: string | null, ports: Ports, longest = PULL_MS): number {
  const wait = due === null ? longest : Date.parse(due) - ports.now().getTime();
  return Math.min(longest, Math.max(SHORTEST_MS, wait));
}
