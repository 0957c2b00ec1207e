/** Starting, logging in, registering, logging out. */
import { ENDPOINTS } from '#contract/endpoints.ts';
import type { Credentials, Registration, StoredUser } from '#contract/user.ts';
import { type Db, openUserDb } from '#data/db.ts';
import { currentSession, endSession, sessionOf, startSession } from '#data/session.ts';
import { err, ok, type Result } from '#kernel/result.ts';
import { call, type CallFailure } from './api-client.ts';
import { setSession, sharedDb, useSession } from './session.ts';
import { mirrorSession } from './stored-keys.ts';

const OPEN_MS = 5_000;

/** From the device alone: no network, so it works anywhere. */
export async function openSession(): Promise<void> {
  try {
    await Promise.race([openFromDevice(), watchdog()]);
  } catch {
    setSession({ status: 'blocked' });
  }
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
  if (open) await closeUnseen(open.db);
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
export async function logOut({ erase }: { readonly erase: boolean }): Promise<void> {
  const state = useSession.getState();
  if (state.status !== 'in') return;
  if (state.token) await call(ENDPOINTS.logout, { token: state.token, body: {} }); // without an answer it ends here all the same
  await closeSession(null);
  if (erase) await state.db.delete();
}

export async function closeSession(why: 'revoked' | null): Promise<void> {
  const state = useSession.getState();
  await endSession(sharedDb);
  mirrorSession(null);
  setSession({ status: 'out', why });
  if (state.status === 'in') await closeUnseen(state.db);
}

/** After the screens that read it are gone: a live query on a closed database is an error page. */
async function closeUnseen(db: Db): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  db.close();
}

/** A name or role that the server has changed. */
export async function rereadSession(): Promise<void> {
  const state = useSession.getState();
  if (state.status !== 'in') return;
  const session = await sessionOf(state.db);
  mirrorSession(session);
  if (session) setSession({ ...state, ...session });
}
