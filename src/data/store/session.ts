/**
 * Who is signed in on this device. The token of the person's own database is the truth; the page sets the
 * local storage keys of the specification from it. A worker can read this, and cannot read local storage.
 */
import type { StoredUser } from '#contract/user.ts';
import { type Db, openUserDb, SCHEMA_EPOCH } from './db.ts';
import { clearScreenCache } from './screen-cache.ts';
import { clearMeta, getMeta, setMeta } from './meta.ts';
import { announce } from './session-channel.ts';
import { clearCurrentUser, currentUserId, setCurrentUser, type SharedDb, wipeMark } from './shared-db.ts';
import { setUnsentMark } from './unsent-mark.ts';

export interface Session {
  readonly user: StoredUser;
  /** Null after a 401: the device stays open to its user, nothing is sent. */
  readonly token: string | null;
}

/** Other tabs hear of it: one that shows someone else's work closes it. */
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

/** Removal that another tab held up is done before the person begins anew: later it would take the new work along. */
async function finishWipe(shared: SharedDb, db: Db): Promise<void> {
  const mark = wipeMark(db.name);
  if ((await shared.rows.where('k').equals(mark).count()) === 0) return;
  await db.transaction('rw', db.tables, async () => {
    for (const table of db.tables) await table.clear();
    await setMeta(db, 'schemaEpoch', SCHEMA_EPOCH);
  });
  setUnsentMark(db.name, null); // removed, not lost
  await shared.rows.delete(mark);
}

/** Null when nobody is signed in. */
export async function currentSession(shared: SharedDb): Promise<Session | null> {
  const opened = await openCurrent(shared);
  opened?.db.close();
  return opened && opened.session;
}

/** With the database left open: to open one twice is what a cheap phone feels at the start. */
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

/** The token and who is signed in go; that person's files and unsent work stay, closed. */
export async function endSession(shared: SharedDb): Promise<void> {
  const userId = await currentUserId(shared);
  if (!userId) return;
  const db = await openUserDb(userId);
  await clearMeta(db, 'token', 'user');
  await clearScreenCache(db);
  db.close();
  await clearCurrentUser(shared);
}
