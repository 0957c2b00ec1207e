/** Keeps the mark of unsent work true while a page is open; the first thing it does is to compare it with what is here. */
import { liveQuery } from 'dexie';
import type { Db } from '#data/store/db.ts';
import { reportFailure } from '#data/store/failure-log.ts';
import { noteUnsent, unsentHere } from '#data/store/lost-work.ts';
import { pagePorts } from '#app/start/page-ports.ts';

const failed = (error: unknown): void => reportFailure(error, 'background');

/** Runs until the answer is called. */
export function keepUnsentMark(db: Db): () => void {
  const watch = liveQuery(() => unsentHere(db)).subscribe({
    next: (here) => void noteUnsent(db, pagePorts, here).catch(failed),
    error: failed,
  });
  return () => watch.unsubscribe();
}
