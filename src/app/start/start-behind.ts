/** Starts what runs behind the screens once the first of them stands. Without it nothing is sent: it is asked for until it comes. */
import type { Db } from '#data/store/db.ts';
import { nextScreen } from './next-screen.ts';

const AGAIN_MS = 5_000;

/** Runs until the answer is called. */
export function startBehind(db: Db): () => void {
  let ended = false;
  let stop: (() => void) | undefined;
  const start = async (): Promise<void> => {
    const work = await import('./behind-the-screens.ts').catch(() => null);
    if (ended) return;
    if (work) stop = work.startBehindTheScreens(db);
    else setTimeout(() => void start(), AGAIN_MS);
  };
  void nextScreen().then(start);
  return () => {
    ended = true;
    stop?.();
  };
}
