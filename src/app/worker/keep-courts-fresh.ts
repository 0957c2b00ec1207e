/** Courts with a judge and calendars of High Courts: fetched at the start, when the network returns, and daily. */
import type { Db } from '#data/store/db.ts';
import { backgroundFailed } from '#data/store/failure-log.ts';
import { pagePorts } from '#app/start/page-ports.ts';

/** Lets the first screen load before this request. */
const SETTLED_MS = 15_000;
const DAY_MS = 24 * 3_600_000;

/** Returns a function that stops it. */
export function keepCourtsFresh(db: Db): () => void {
  const refresh = (): void => void refreshCourts(db).catch(backgroundFailed);
  const first = setTimeout(refresh, SETTLED_MS);
  const timer = setInterval(refresh, DAY_MS);
  window.addEventListener('online', refresh);
  return () => {
    clearTimeout(first);
    clearInterval(timer);
    window.removeEventListener('online', refresh);
  };
}

/** Loads the response schemas, which no screen needs. */
async function refreshCourts(db: Db): Promise<void> {
  const { fetchCourtCalendars, fetchCourts } = await import('#data/sync/courts.ts');
  await fetchCourts(db, pagePorts);
  await fetchCourtCalendars(db, pagePorts);
}
