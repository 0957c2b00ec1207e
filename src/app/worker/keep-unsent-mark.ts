/** Keeps the mark of unsent work correct while a page is open, and first compares it with the database. */
import { liveQuery } from 'dexie';
import type { Db } from '#data/store/db.ts';
import { backgroundFailed } from '#data/store/failure-log.ts';
import { noteUnsent, unsentHere } from '#data/store/lost-database.ts';
import { pagePorts } from '#app/start/page-ports.ts';

/** Returns a function that stops it. */
export function keepUnsentMark(db: Db): () => void {
  const watch = liveQuery(() => unsentHere(db)).subscribe({
    next: (here) => void noteUnsent(db, pagePorts, here).catch(backgroundFailed),
    error: backgroundFailed,
  });
  return () => watch.unsubscribe();
}
