/** The start: who is signed in, as the device says. Whoever is not signed in yet loads nothing of the caseload. */
import type { LastSeen } from '#data/store/screen-cache.ts';
import { currentUserId, WIPES } from '#data/store/shared-db.ts';
import { setSession, sharedDb, useSession } from './session.ts';
import { mirrorSession } from '#app/start/stored-keys.ts';
import { reportFailure } from '#data/store/failure-log.ts';

const OPEN_MS = 5_000;

export const loadActs = () => import('./session-acts.ts');

declare global {
  interface Window {
    /** What `public/start.js` found, where somebody may be signed in. */
    readonly zamanatLastSeen?: Promise<LastSeen | null>;
  }
}

/**
 * The person whom the start script found signed in, at the screen where they are: all of it is fetched first, so that
 * the first drawing is one drawing. Where anything is missing, `openSession` asks in its own time.
 */
export async function openFromCache(fetchScreen: () => Promise<unknown>): Promise<void> {
  if (!window.zamanatLastSeen) return;
  try {
    const [seen, acts] = await inTime(Promise.all([window.zamanatLastSeen, loadActs(), fetchScreen()]));
    if (seen) acts.openAsSeen(seen);
  } catch {
    // offline and not all of it here, or a database that does not answer: `openSession` asks once more, and says so
  }
}

/** From the device alone: no network, so it works anywhere. */
export async function openSession(): Promise<void> {
  try {
    const userId = await inTime(currentUserId(sharedDb));
    if (userId === null && useSession.getState().status !== 'in') return stayOut();
    const { openFromDevice } = await loadActs();
    await inTime(openFromDevice());
  } catch (error) {
    reportFailure(error, 'page');
    setSession({ status: 'blocked' });
  }
}

function stayOut(): void {
  mirrorSession(null);
  setSession({ status: 'out', why: null });
}

/** `open()` can hang behind another tab for ever. */
async function inTime<T>(opening: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the database does not open')), OPEN_MS);
  });
  return Promise.race([opening, late]).finally(() => clearTimeout(timer));
}

/** At some quiet moment: what "Remove everything" had to leave goes now. What fails is tried at the next start. */
export async function finishErasing(): Promise<void> {
  const left = await sharedDb.rows.where('k').startsWith(WIPES).count();
  if (left > 0) await (await loadActs()).finishErasing();
}
