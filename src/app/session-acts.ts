/** Opening, leaving, reading again: what needs the person's own database. */
import { Db, openUserDb } from '#data/db.ts';
import { currentSession, endSession, sessionOf } from '#data/session.ts';
import { pagePorts } from './page-ports.ts';
import { setSession, sharedDb, useSession } from './session.ts';
import { mirrorSession } from './stored-keys.ts';

/** With all that sends: nobody needs it before the first screen stands. */
const loadLogout = () => import('#data/logout.ts');

export async function finishErasing(): Promise<void> {
  const { finishWipes } = await loadLogout();
  await finishWipes(sharedDb, (name) => new Db(name)).catch(() => undefined);
}

export async function openFromDevice(): Promise<void> {
  const session = await currentSession(sharedDb);
  mirrorSession(session);
  const before = useSession.getState();
  const open = before.status === 'in' ? before : null;
  if (session && open?.user._id === session.user._id) return setSession({ ...open, ...session });
  setSession(
    session
      ? { status: 'in', ...session, db: await openUserDb(session.user._id) }
      : { status: 'out', why: null },
  );
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
