/** App start: reads the signed-in user from the device. Signed-out users load no case code. */
import type { LastSeen } from '#data/store/screen-cache.ts';
import { currentUserId, WIPES } from '#data/store/shared-db.ts';
import { listDeviceKeys } from '#data/store/sealed/device-keys.ts';
import { setSession, sharedDb, useSession } from './session.ts';
import { mirrorSession } from '#app/start/stored-keys.ts';
import { reportFailure } from '#data/store/failure-log.ts';

const OPEN_MS = 5_000;

export const loadActs = () => import('./session-acts.ts');

declare global {
  interface Window {
    /** Set by `public/start.js` if a user may be signed in. */
    readonly zamanatLastSeen?: Promise<LastSeen | null>;
  }
}

/**
 * Open the session that the start script found, with its screen, after loading everything for one render. If
 * something is missing, `openSession` handles it.
 */
export async function openFromCache(fetchScreen: () => Promise<unknown>): Promise<void> {
  if (!window.zamanatLastSeen) return;
  try {
    const [seen, acts] = await inTime(Promise.all([window.zamanatLastSeen, loadActs(), fetchScreen()]));
    if (seen) acts.openAsSeen(seen);
  } catch {
    // offline with missing chunks, or the database does not answer: `openSession` tries again and reports it
  }
}

/** Reads the device only, so it works offline. */
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

/** `open()` can block forever behind another tab. */
async function inTime<T>(opening: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the database does not open')), OPEN_MS);
  });
  return Promise.race([opening, late]).finally(() => clearTimeout(timer));
}

/** Finish "Remove everything" and an interrupted log-out when the page is idle. A failure is retried at the next start. */
export async function finishErasing(): Promise<void> {
  const left = await sharedDb.rows.where('k').startsWith(WIPES).count();
  if (left > 0) await (await loadActs()).finishErasing();
  const isOut = useSession.getState().status === 'out';
  if (isOut && (await listDeviceKeys()).length > 0) await (await loadActs()).closeInterrupted();
}
