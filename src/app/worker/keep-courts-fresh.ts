/** The list of courts with a judge here: asked for at the start, when there is signal again, and daily. */
import { fetchCourts } from '#data/sync/courts.ts';
import type { Db } from '#data/store/db.ts';
import { pagePorts } from '#app/start/page-ports.ts';

const DAY_MS = 24 * 3_600_000;

/** Runs until the answer is called. */
export function keepCourtsFresh(db: Db): () => void {
  const ask = (): void => void fetchCourts(db, pagePorts);
  ask();
  const timer = setInterval(ask, DAY_MS);
  window.addEventListener('online', ask);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', ask);
  };
}
