/** Opening, leaving, reading again: what needs the person's own database. */
import { Db } from '#data/store/db.ts';
import { endSession, openCurrent, sessionOf } from '#data/store/session.ts';
import { pagePorts } from '#app/start/page-ports.ts';
import { setSession, sharedDb, useSession } from './session.ts';
import { mirrorSession } from '#app/start/stored-keys.ts';

/** With all that sends: nobody needs it before the first screen stands. */
const loadLogout = () => import('#data/store/logout.ts');

export async function finishErasing(): Promise<void> {
  const { finishWipes } = await loadLogout();
  await finishWipes(sharedDb, (name) => new Db(name)).catch(() => undefined);
}

export async function openFromDevice(): Promise<void> {
  const current = await openCurrent(sharedDb);
  mirrorSession(current && current.session);
  const before = useSession.getState();
  const open = before.status === 'in' ? before : null;
  if (current && open?.user._id === current.session.user._id) {
    current.db.close();
    return setSession({ ...open, ...current.session });
  }
  setSession(current ? { status: 'in', ...current.session, db: current.db } : { status: 'out', why: null });
  if (!open) return;
  await nextTask(); // the screens that read it are gone by then
  open.db.close();
}

/** That person's files and unsent work stay on the device, closed, unless `erase`. */
export async function leaveDevice({ erase }: { readonly erase: boolean }): Promise<void> {
  const state = useSession.getState();
  if (state.status !== 'in') return;
  const { logOut, removeEverything } = await loadLogout();
  await showSignedOut(null);
  if (erase) await removeEverything(sharedDb, state.db, pagePorts);
  else await logOut(sharedDb, state.db, pagePorts);
}

/** The server has ended this device's session. */
export async function closeSession(): Promise<void> {
  const state = useSession.getState();
  if (state.status !== 'in') return;
  await showSignedOut('revoked');
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
  mirrorSession(session);
  if (session) setSession({ ...state, ...session });
}
