/** Tells of hearings that come near while the app is open, and asks the server for what it alone knows. */
import type { Db } from '#data/store/db.ts';
import { backgroundFailed } from '#data/store/failure-log.ts';
import { pagePorts } from '#app/start/page-ports.ts';

/** For what the person came to see. */
const SETTLED_MS = 4_000;
const EVERY_MS = 60_000;
/** A link that was opened is no hurry. */
const ASK_EVERY = 10;

/** Runs until the answer is called. */
export function keepNotified(db: Db): () => void {
  let round = 0;
  const look = (): void => {
    if (document.visibilityState !== 'visible') return;
    const asks = round % ASK_EVERY === 0;
    round += 1;
    void tell(db, asks).catch(backgroundFailed);
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

async function tell(db: Db, asks: boolean): Promise<void> {
  const { addHearingReminders } = await import('#data/notifications/due-notifications.ts');
  await addHearingReminders(db, pagePorts);
  if (!asks || !navigator.onLine) return;
  const { fetchNotifications } = await import('#data/notifications/fetch-notifications.ts'); // with schemas
  await fetchNotifications(db, pagePorts);
}
