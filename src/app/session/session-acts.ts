/** Session actions that need the user's database: open, leave and reread. */
import type { SessionEnd } from '#data/outbox/pause.ts';
import { forgetTaken } from '#data/react/use-storage-status.ts';
import { Db } from '#data/store/db.ts';
import { backgroundFailed } from '#data/store/failure-log.ts';
import { type LastSeen, primeScreenCache } from '#data/store/screen-cache.ts';
import { endSession, type Session, sessionOf } from '#data/store/session.ts';
import { closeOtherRecords } from '#data/store/sealed/close-records.ts';
import { getMeta } from '#data/store/meta.ts';
import { clearCurrentUser, currentUserId } from '#data/store/shared-db.ts';
import { pagePorts } from '#app/start/page-ports.ts';
import { openOrLock } from './lock-acts.ts';
import { setSession, sharedDb, useSession } from './session.ts';
import { mirrorSession } from '#app/start/stored-keys.ts';

/** Logout needs the send code, which is too large for the first screen. */
const loadLogout = () => import('#data/account/logout.ts');

export async function finishErasing(): Promise<void> {
  const { finishWipes } = await loadLogout();
  await finishWipes(sharedDb, (name) => new Db(name)).catch(backgroundFailed);
}

/** A log-out that was interrupted leaves the records open to this device. */
export const closeInterrupted = (): Promise<void> => closeOtherRecords(null).catch(backgroundFailed);

/** Render from the cache first; `openFromDevice` then corrects the state. */
export function openAsSeen(seen: LastSeen): void {
  const db = new Db(seen.database);
  primeScreenCache(db, seen);
  setSession({ status: 'in', user: seen.user, token: seen.token, db });
}

export async function openFromDevice(): Promise<void> {
  const before = useSession.getState();
  const open = before.status === 'in' ? before : null;
  if (open && (await currentUserId(sharedDb)) === open.user._id) {
    const session = await sessionOf(open.db);
    if (session) return updateOpenSession(session);
  }
  const current = await openOrLock();
  if (current !== 'locked') {
    mirrorSession(current && current.session);
    setSession(current ? { status: 'in', ...current.session, db: current.db } : { status: 'out', why: null });
  }
  if (!open) return;
  await nextTask(); // wait until the screens that use it are unmounted
  open.db.close();
}

/** Same user: update the session only if it changed, to avoid a new render. */
function updateOpenSession({ user, token }: Session): void {
  const open = useSession.getState();
  mirrorSession({ user, token });
  if (open.status !== 'in' || open.user._id !== user._id) return;
  const { name, email, role } = open.user;
  const same = open.token === token && name === user.name && email === user.email && role === user.role;
  if (!same) setSession({ ...open, user, token });
}

/**
 * Files and unsent work of the user remain on the device, closed, unless `erase`. Returns true if they were
 * removed.
 */
export async function leaveDevice({ erase }: { readonly erase: boolean }): Promise<boolean> {
  const state = useSession.getState();
  if (state.status !== 'in') return false;
  const { logOut, removeEverything } = await loadLogout();
  await endReminders(state.db);
  await clearCurrentUser(sharedDb); // clear first: after a crash the device starts signed out
  await showSignedOut(null, { hasLeft: true });
  if (erase) {
    forgetTaken();
    return removeEverything(sharedDb, state.db, pagePorts);
  }
  await logOut(sharedDb, state.db, pagePorts);
  return false;
}

/** The next user of the device must not receive this user's hearing reminders. */
async function endReminders(db: Db): Promise<void> {
  if ((await getMeta(db, 'push')) === null) return;
  const push = await import('#parts/hearing-reminders/push-here.ts').catch(() => null);
  await push?.stopPush({ db, ports: pagePorts }).catch(backgroundFailed);
}

/** The server ended this device's session. */
export async function closeSession(why: SessionEnd): Promise<void> {
  const state = useSession.getState();
  if (state.status !== 'in') return;
  await showSignedOut(why);
  await endReminders(state.db);
  await endSession(sharedDb);
  state.db.close();
}

/** Unmount the screens before closing the database: a live query on a closed database shows an error page. */
async function showSignedOut(why: SessionEnd | null, by: { readonly hasLeft?: true } = {}): Promise<void> {
  mirrorSession(null);
  setSession({ status: 'out', why, ...by });
  await nextTask();
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** Reads a name or role that the server changed. */
export async function rereadSession(): Promise<void> {
  const state = useSession.getState();
  if (state.status !== 'in') return;
  const session = await sessionOf(state.db);
  if (session) updateOpenSession(session);
  else mirrorSession(null);
}
