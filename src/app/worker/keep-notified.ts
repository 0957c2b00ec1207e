/**
 * Notifies of upcoming hearings while the app is open, and fetches notifications that only the server knows.
 */
import type { Db } from '#data/store/db.ts';
import { backgroundFailed } from '#data/store/failure-log.ts';
import { pagePorts } from '#app/start/page-ports.ts';

/** Lets the first screen load before this request. */
const SETTLED_MS = 4_000;
const EVERY_MS = 60_000;
/** Opened links are not urgent. */
const ASK_EVERY = 10;

/** Returns a function that stops it. */
export function keepNotified(db: Db): () => void {
  let round = 0;
  const look = (): void => {
    if (document.visibilityState !== 'visible') return;
    const isServerDue = round % ASK_EVERY === 0;
    round += 1;
    void updateNotifications(db, isServerDue).catch(backgroundFailed);
  };
  const first = setTimeout(look, SETTLED_MS);
  const timer = setInterval(look, EVERY_MS);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(first);
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

async function updateNotifications(db: Db, isServerDue: boolean): Promise<void> {
  const { addHearingReminders } = await import('#data/notifications/due-notifications.ts');
  await addHearingReminders(db, pagePorts);
  if (!isServerDue || !navigator.onLine) return;
  const { fetchNotifications } = await import('#data/notifications/fetch-notifications.ts'); // loads schemas
  await fetchNotifications(db, pagePorts);
}
