/** Sends and fetches for the signed-in user, also without an open page. */
import { v7 } from 'uuid';
import { CLIENT_VERSION } from '#data/store/client-version.ts';
import { type Db, openUserDb } from '#data/store/db.ts';
import { backgroundFailed } from '#data/store/failure-log.ts';
import type { Ports } from '#data/store/ports.ts';
import { WAITING } from '#data/store/outbox-row.ts';
import { pullLaw } from '#data/law/pull-law.ts';
import { currentUserId, SharedDb } from '#data/store/shared-db.ts';
import { drainFiles, syncNow, type SyncOutcome } from '#data/device/sync.ts';
import type { DrainAnswer } from '#data/device/worker-messages.ts';

/**
 * A decision is sent ten seconds later, after its undo period. Wait for that, but not for a failing server.
 */
const WAIT_MS = 15_000;
const ROUNDS = 3;

const ports: Ports = {
  fetch: (url, init) => fetch(url, init),
  now: () => new Date(),
  random: () => Math.random(),
  newId: () => v7(),
  locks: navigator.locks,
  clientVersion: CLIENT_VERSION,
  tabId: 'worker',
  afterPull: () => {
    lawPull ??= renewLaw();
  },
  sendFiles: () => {
    uploads ??= sendFiles();
  },
};

/** Detect the features, not the browser's name. */
const isCapable = (): boolean => 'locks' in navigator && 'indexedDB' in self && 'subtle' in crypto;

/** The page detects by the lock that this worker was killed. */
export async function answerDrain(
  lock: string | undefined,
  answer: (result: DrainAnswer) => void,
): Promise<void> {
  if (!isCapable()) return answer({ kind: 'unable' });
  if (lock === undefined) answer(await drained());
  else {
    await navigator.locks.request(lock, async () => {
      answer({ kind: 'started' });
      answer(await drained());
    });
  }
  await lawPull; // the page already has its answer; keep the worker alive until this is done
  await uploads;
}

/** Running pull of the law. All pages share one. */
let lawPull: Promise<void> | null = null;

async function renewLaw(): Promise<void> {
  try {
    await withCurrentUser((shared, db) => pullLaw(shared, db, ports));
  } catch (error) {
    backgroundFailed(error); // the next sync tries again
  } finally {
    lawPull = null;
  }
}

/** Running uploads. Other send rounds do not wait for them. */
let uploads: Promise<void> | null = null;

async function sendFiles(): Promise<void> {
  try {
    await withCurrentUser((_shared, db) => drainFiles(db, ports));
  } catch (error) {
    backgroundFailed(error); // they remain in the outbox: the next round continues
  } finally {
    uploads = null;
  }
}

async function drained(): Promise<DrainAnswer> {
  try {
    return { kind: 'done', outcome: await syncCurrentUser() };
  } catch (error) {
    backgroundFailed(error);
    return { kind: 'unable' }; // IndexedDB is unavailable to this worker: the page tries and reports it
  }
}

/** For Background Sync: a rejection makes the browser try again later. */
export async function drainOrThrow(): Promise<void> {
  if (!isCapable()) return;
  const outcome = await syncCurrentUser();
  await lawPull;
  const hadFiles = uploads !== null;
  await uploads;
  const left = (hadFiles ? await leftNow() : outcome?.drain.left) ?? 0;
  const hopeful = outcome && ['offline', 'waiting', 'busy'].includes(outcome.drain.kind);
  if (hopeful && left > 0) throw new Error(`${left} still waiting`);
}

const leftNow = (): Promise<number | null> =>
  withCurrentUser((_shared, db) => db.outbox.where('state').anyOf(WAITING).count());

async function syncCurrentUser(): Promise<SyncOutcome | null> {
  return withCurrentUser(async (_shared, db) => {
    let outcome = await syncNow(db, ports);
    for (let round = 1; round < ROUNDS && (await waitIfDue(outcome)); round += 1) {
      outcome = await syncNow(db, ports);
    }
    return outcome;
  });
}

/** Null if nobody is signed in. */
export async function withCurrentUser<T>(work: (shared: SharedDb, db: Db) => Promise<T>): Promise<T | null> {
  const shared = new SharedDb();
  try {
    const userId = await currentUserId(shared);
    if (userId === null) return null;
    const db = await openUserDb(userId);
    return await work(shared, db).finally(() => db.close());
  } finally {
    shared.close();
  }
}

/** Waits briefly and returns true if a row is due soon; otherwise false at once. */
async function waitIfDue({ drain: { kind, nextAt } }: SyncOutcome): Promise<boolean> {
  const ms = nextAt === null ? Infinity : Date.parse(nextAt) - Date.now();
  if (kind !== 'waiting' || ms > WAIT_MS) return false;
  await new Promise((resolve) => {
    setTimeout(resolve, Math.max(0, ms) + 50);
  });
  return true;
}
