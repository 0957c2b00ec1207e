/** Keeps the mark of unsent work true while a page is open; the first thing it does is to compare it with what is here. */
import { liveQuery } from 'dexie';
import type { Db } from '#data/store/db.ts';
import { backgroundFailed } from '#data/store/failure-log.ts';
import { noteUnsent, unsentHere } from '#data/store/lost-database.ts';
import { pagePorts } from '#app/start/page-ports.ts';

/** Runs until the answer is called. */
export function keepUnsentMark(db: Db): () => void {
  const watch = liveQuery(() => unsentHere(db)).subscribe({
    next: (here) => void noteUnsent(db, pagePorts, here).catch(backgroundFailed),
    error: backgroundFailed,
  });
  return () => watch.unsubscribe();
}
