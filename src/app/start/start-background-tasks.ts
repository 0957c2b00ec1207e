/** Starts the background tasks once the first screen stands. Without them nothing is sent: they are asked for until they come. */
import type { Db } from '#data/store/db.ts';
import { nextScreen } from './next-screen.ts';

const AGAIN_MS = 5_000;
/** For what the first contact with the server brings to be on the screen. */
const SETTLED_MS = 3_000;

type Tasks = (db: Db) => () => void;

/** Runs until the answer is called. */
export function startBackgroundTasksOnceDrawn(db: Db): () => void {
  const drawn = nextScreen();
  const stops = [
    startOnceHere(drawn, db, async () => (await import('./background-tasks.ts')).startBackgroundTasks),
    startOnceHere(drawn.then(settled), db, async () => (await import('./device-tasks.ts')).startDeviceTasks),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function startOnceHere(when: Promise<void>, db: Db, load: () => Promise<Tasks>): () => void {
  let ended = false;
  let stop: (() => void) | undefined;
  const start = async (): Promise<void> => {
    if (ended) return;
    const tasks = await load().catch(() => null); // not on this device yet, and no network
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

const settled = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, SETTLED_MS);
  });
