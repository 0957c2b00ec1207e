/**
 * The current session; the token in the user's database is the source of truth, because a worker cannot read
 * local storage. The page sets the local storage keys of the specification from it.
 */
import type { StoredUser } from '#contract/account/user.ts';
import { type Db, openUserDb, SCHEMA_EPOCH } from './db.ts';
import { clearScreenCache } from './screen-cache.ts';
import { spendReserve } from './storage-reserve.ts';
import { clearMeta, getMeta, setMeta } from './meta.ts';
import { announce } from './session-channel.ts';
import { clearCurrentUser, currentUserId, setCurrentUser, type SharedDb, wipeMark } from './shared-db.ts';
import { setUnsentMark } from './unsent-mark.ts';

export interface Session {
  readonly user: StoredUser;
  /** Null after a 401: the device stays open to its user, but nothing is sent. */
  readonly token: string | null;
}

/** Notifies other tabs, which close the work of another user. */
export async function startSession(
  shared: SharedDb,
  { token, user }: { readonly token: string; readonly user: StoredUser },
): Promise<void> {
  const { _id, name, email, role } = user;
  const db = await openUserDb(_id);
  await finishWipe(shared, db);
  await db.transaction('rw', db.meta, async () => {
    await setMeta(db, 'token', token);
    await setMeta(db, 'user', { _id, name, email, role });
    await clearMeta(db, 'paused', 'quiet', 'unreachable');
  });
  db.close();
  await setCurrentUser(shared, _id);
  announce({ kind: 'signed-in', userId: _id });
}

/** Finishes a wipe that another tab blocked. Later it would also delete new work. */
async function finishWipe(shared: SharedDb, db: Db): Promise<void> {
  const mark = wipeMark(db.name);
  if ((await shared.rows.where('k').equals(mark).count()) === 0) return;
  await db.transaction('rw', db.tables, async () => {
    for (const table of db.tables) await table.clear();
    await setMeta(db, 'schemaEpoch', SCHEMA_EPOCH);
  });
  setUnsentMark(db.name, null); // deleted by the user, not by the browser
  await shared.rows.delete(mark);
}

/** Null if no user is signed in. */
export async function currentSession(shared: SharedDb): Promise<Session | null> {
  const opened = await openCurrent(shared);
  opened?.db.close();
  return opened && opened.session;
}

/** Leaves the database open: opening it twice slows the start on a cheap phone. */
export async function openCurrent(
  shared: SharedDb,
): Promise<{ readonly session: Session; readonly db: Db } | null> {
  const userId = await currentUserId(shared);
  if (!userId) return null;
  const db = await openUserDb(userId);
  const session = await sessionOf(db);
  if (session) return { session, db };
  db.close();
  return null;
}

/** The session of an open database. */
export async function sessionOf(db: Db): Promise<Session | null> {
  const [user, token] = await Promise.all([getMeta(db, 'user'), getMeta(db, 'token')]);
  return user && { user, token };
}

/** Deletes the token and the signed-in user. The user's files and unsent work stay locked. */
export async function endSession(shared: SharedDb): Promise<void> {
  const userId = await currentUserId(shared);
  if (!userId) return;
  const db = await openUserDb(userId);
  await clearMeta(db, 'token', 'user');
  await clearScreenCache(db);
  await spendReserve(db);
  db.close();
  await clearCurrentUser(shared);
}
