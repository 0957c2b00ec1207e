/**
 * Starts the background tasks after the first screen. Retries until they load, because nothing is sent
 * without them.
 */
import type { Db } from '#data/store/db.ts';
import { nextScreen } from './next-screen.ts';

const AGAIN_MS = 5_000;
/** Time to render the result of the first server contact. */
const SETTLED_MS = 3_000;

type StartTasks = (db: Db) => () => void;

/** Returns a function that stops it. */
export function startBackgroundTasksOnceDrawn(db: Db): () => void {
  const drawn = nextScreen();
  const stops = [
    startOnceHere(drawn, db, async () => (await import('./background-tasks.ts')).startBackgroundTasks),
    startOnceHere(
      drawn.then(waitUntilSettled),
      db,
      async () => (await import('./device-tasks.ts')).startDeviceTasks,
    ),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function startOnceHere(when: Promise<void>, db: Db, load: () => Promise<StartTasks>): () => void {
  let ended = false;
  let stop: (() => void) | undefined;
  const start = async (): Promise<void> => {
    if (ended) return;
    const tasks = await load().catch(() => null); // not on this device yet, and offline
    if (ended) return;
    if (tasks) stop = tasks(db);
    else setTimeout(() => void start(), AGAIN_MS);
  };
  void when.then(start);
  return () => {
    ended = true;
    stop?.();
  };
}

const waitUntilSettled = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, SETTLED_MS);
  });
