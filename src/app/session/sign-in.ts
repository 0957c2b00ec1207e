/** Login. A separate chunk after the form, because it needs the network anyway, and without schemas. */
import { PASSWORD_NEEDED, SIGN_IN_CALLS } from '#contract/account/sign-in-calls.ts';
import type { Credentials, StoredUser } from '#contract/account/user.ts';
import { announce } from '#data/store/session-channel.ts';
import { backgroundFailed } from '#data/store/failure-log.ts';
import { hasOtherAccounts } from '#data/store/password-check.ts';
import { importServerKey } from '#data/store/sealed/record-keys.ts';
import { type NewSession, PasswordNeeded, startSession } from '#data/store/session.ts';
import { currentUserId } from '#data/store/shared-db.ts';
import type { LoginInfo } from '#data/sync/migrate-work.ts';
import { err, ok, type Result } from '#kernel/result.ts';
import { pagePorts } from '#app/start/page-ports.ts';
import { type CallFailure, callAndRead } from './api-client.ts';
import { doNotAskAtStart } from './lock-acts.ts';
import { rememberPassword } from './remember-password.ts';
import { openFromDevice } from './session-acts.ts';
import { sharedDb, useSession } from './session.ts';

/** Get the token first, then the current user, whose role decides the target screen. */
export async function logIn(credentials: Credentials): Promise<Result<StoredUser, CallFailure>> {
  const login = await callAndRead(SIGN_IN_CALLS.logIn, { body: credentials });
  return login.ok ? enter(login.value.token, credentials.password) : login;
}

/** Starts the session for a token. `password` is null for logins without one. */
export async function enter(
  token: string,
  password: string | null,
): Promise<Result<StoredUser, CallFailure>> {
  const current = await callAndRead(SIGN_IN_CALLS.currentUser, { token });
  if (!current.ok) return current;
  const { recordKey, ...user } = current.value;
  const server = recordKey === undefined ? undefined : await importServerKey(recordKey);
  await moveOtherWork({ token, user, password });
  const login = { server, password: password ?? undefined };
  if (!(await isStarted({ token, user, login }))) return err({ kind: 'refused', problem: NEEDS_PASSWORD });
  announce({ kind: 'signed-in', userId: user._id });
  doNotAskAtStart();
  await openFromDevice();
  const state = useSession.getState();
  if (password !== null && state.status === 'in')
    void rememberPassword(state.db, { user, password }).catch(backgroundFailed);
  return state.status === 'in' ? ok(state.user) : err({ kind: 'server' });
}

const NEEDS_PASSWORD = { code: 'password-needed', msg: PASSWORD_NEEDED } as const;

/** False if only the password opens unsent work of this device, and the login has none. */
async function isStarted(session: NewSession): Promise<boolean> {
  try {
    await startSession(sharedDb, session);
    return true;
  } catch (error) {
    if (error instanceof PasswordNeeded) return false;
    throw error;
  }
}

/** Moves work of other accounts on this device. On failure it stays in its database. */
async function moveOtherWork(signing: LoginInfo): Promise<void> {
  const before = await currentUserId(sharedDb);
  const isOpen = before !== null && before !== signing.user._id;
  if (!isOpen && !(await hasOtherAccounts(sharedDb, signing.user._id))) return;
  const { migrateWork } = await import('#data/sync/migrate-work.ts');
  await migrateWork(sharedDb, pagePorts, signing).catch(backgroundFailed);
}
