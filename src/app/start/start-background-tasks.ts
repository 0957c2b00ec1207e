/** Starts the background tasks once the first of them stands. Without it nothing is sent: it is asked for until it comes. */
import type { Db } from '#data/store/db.ts';
import { nextScreen } from './next-screen.ts';

const AGAIN_MS = 5_000;

/** Runs until the answer is called. */
export function startBackgroundTasksOnceDrawn(db: Db): () => void {
  let ended = false;
  let stop: (() => void) | undefined;
  const start = async (): Promise<void> => {
    const work = await import('./background-tasks.ts').catch(() => null);
    if (ended) return;
    if (work) stop = work.startBackgroundTasks(db);
    else setTimeout(() => void start(), AGAIN_MS);
  };
  void nextScreen().then(start);
  return () => {
    ended = true;
    stop?.();
  };
}
