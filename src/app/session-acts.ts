/** Starting, logging in, registering, logging out. */
import { ENDPOINTS } from '#contract/endpoints.ts';
import type { Credentials, Registration, StoredUser } from '#contract/user.ts';
import { Db, openUserDb } from '#data/db.ts';
import { announce } from '#data/session-channel.ts';
import { currentSession, endSession, sessionOf, startSession } from '#data/session.ts';
import { err, ok, type Result } from '#kernel/result.ts';
import { call, type CallFailure } from './api-client.ts';
import { pagePorts } from './page-ports.ts';
import { setSession, sharedDb, useSession } from './session.ts';
import { mirrorSession } from './stored-keys.ts';

const OPEN_MS = 5_000;

/** With all that sends: nobody needs it before the first screen stands. */
const loadLogout = () => import('#data/logout.ts');

/** From the device alone: no network, so it works anywhere. */
export async function openSession(): Promise<void> {
  try {
    await Promise.race([openFromDevice(), watchdog()]);
  } catch {
    setSession({ status: 'blocked' });
  }
}

/** At some quiet moment: what "Remove everything" had to leave goes now. What fails is tried at the next start. */
export async function finishErasing(): Promise<void> {
  const { finishWipes } = await loadLogout();
  await finishWipes(sharedDb, (name) => new Db(name)).catch(() => undefined);
}

async function openFromDevice(): Promise<void> {
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

/** `open()` can hang behind another tab for ever. */
function watchdog(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => {
      if (useSession.getState().status === 'starting') reject(new Error('the database does not open'));
    }, OPEN_MS);
  });
}

/** The answer's token first, then the current user, whose role decides where to go. */
export async function logIn(credentials: Credentials): Promise<Result<StoredUser, CallFailure>> {
  const login = await call(ENDPOINTS.login, { body: credentials });
  if (!login.ok) return login;
  const { token } = login.value;
  const current = await call(ENDPOINTS.currentUser, { token });
  if (!current.ok) return current;
  await startSession(sharedDb, { token, user: current.value });
  announce({ kind: 'signed-in', userId: current.value._id });
  await openFromDevice();
  const state = useSession.getState();
  return state.status === 'in' ? ok(state.user) : err({ kind: 'server' });
}

/** The answer's token is not kept: the person logs in. */
export async function register(registration: Registration): Promise<Result<void, CallFailure>> {
  const answer = await call(ENDPOINTS.register, { body: registration });
  return answer.ok ? ok(undefined) : answer;
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
