/** Opening, leaving, reading again: what needs the person's own database. */
import { forgetTaken } from '#data/react/use-storage-status.ts';
import { Db } from '#data/store/db.ts';
import { backgroundFailed } from '#data/store/failure-log.ts';
import { type LastSeen, primeScreenCache } from '#data/store/screen-cache.ts';
import { endSession, openCurrent, type Session, sessionOf } from '#data/store/session.ts';
import { getMeta } from '#data/store/meta.ts';
import { clearCurrentUser, currentUserId } from '#data/store/shared-db.ts';
import { pagePorts } from '#app/start/page-ports.ts';
import { setSession, sharedDb, useSession } from './session.ts';
import { mirrorSession } from '#app/start/stored-keys.ts';

/** With all that sends: nobody needs it before the first screen stands. */
const loadLogout = () => import('#data/store/logout.ts');

export async function finishErasing(): Promise<void> {
  const { finishWipes } = await loadLogout();
  await finishWipes(sharedDb, (name) => new Db(name)).catch(backgroundFailed);
}

/** Before the device was asked in its own time: `openFromDevice` follows, and corrects what is not so. */
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
    if (session) return keepOpen(session);
  }
  const current = await openCurrent(sharedDb);
  mirrorSession(current && current.session);
  setSession(current ? { status: 'in', ...current.session, db: current.db } : { status: 'out', why: null });
  if (!open) return;
  await nextTask(); // the screens that read it are gone by then
  open.db.close();
}

/** The same person: what is drawn is drawn anew only where something of it is different. */
function keepOpen({ user, token }: Session): void {
  const open = useSession.getState();
  mirrorSession({ user, token });
  if (open.status !== 'in' || open.user._id !== user._id) return;
  const { name, email, role } = open.user;
  const same = open.token === token && name === user.name && email === user.email && role === user.role;
  if (!same) setSession({ ...open, user, token });
}

/** That person's files and unsent work stay on the device, closed, unless `erase`: true when they are gone. */
export async function leaveDevice({ erase }: { readonly erase: boolean }): Promise<boolean> {
  const state = useSession.getState();
  if (state.status !== 'in') return false;
  const { logOut, removeEverything } = await loadLogout();
  await endReminders(state.db);
  await clearCurrentUser(sharedDb); // before anything says so: a phone that dies now starts signed out
  await showSignedOut(null);
  if (erase) {
    forgetTaken();
    return removeEverything(sharedDb, state.db, pagePorts);
  }
  await logOut(sharedDb, state.db, pagePorts);
  return false;
}

/** Whoever has the device next is not reminded of this person's hearings. */
async function endReminders(db: Db): Promise<void> {
  if ((await getMeta(db, 'push')) === null) return;
  const push = await import('#parts/hearing-reminders/push-here.ts').catch(() => null);
  await push?.stopPush({ db, ports: pagePorts }).catch(backgroundFailed);
}

/** The server has ended this device's session. */
export async function closeSession(): Promise<void> {
  const state = useSession.getState();
  if (state.status !== 'in') return;
  await showSignedOut('revoked');
  await endReminders(state.db);
  await endSession(sharedDb);
  state.db.close();
}

/** First the screens go, then the database: a live query on a closed one is an error page. */
async function showSignedOut(why: 'revoked' | null): Promise<void> {
  mirrorSession(null);
  setSession({ status: 'out', why });
  await nextTask();
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** A name or role that the server has changed. */
export async function rereadSession(): Promise<void> {
  const state = useSession.getState();
  if (state.status !== 'in') return;
  const session = await sessionOf(state.db);
  if (session) keepOpen(session);
  else mirrorSession(null);
}
