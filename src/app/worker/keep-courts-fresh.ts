/** The list of courts with a judge here: asked for at the start, when there is signal again, and daily. */
import type { Db } from '#data/store/db.ts';
import { backgroundFailed } from '#data/store/failure-log.ts';
import { pagePorts } from '#app/start/page-ports.ts';

/** For what the person came to see. */
const SETTLED_MS = 15_000;
const DAY_MS = 24 * 3_600_000;

/** Runs until the answer is called. */
export function keepCourtsFresh(db: Db): () => void {
  const ask = (): void => void fetchThem(db).catch(backgroundFailed);
  const first = setTimeout(ask, SETTLED_MS);
  const timer = setInterval(ask, DAY_MS);
  window.addEventListener('online', ask);
  return () => {
    clearTimeout(first);
    clearInterval(timer);
    window.removeEventListener('online', ask);
  };
}

/** With the schemas of the answer, which nothing on the screen waits for. */
async function fetchThem(db: Db): Promise<void> {
  const { fetchCourts } = await import('#data/sync/courts.ts');
  await fetchCourts(db, pagePorts);
}
