/**
 * The current session; the token in the user's database is the source of truth, because a worker cannot read
 * local storage. The page sets the local storage keys of the specification from it.
 */
import { Dexie } from 'dexie';
import type { StoredUser } from '#contract/account/user.ts';
import { type Db, openUserDb, SCHEMA_EPOCH } from './db.ts';
import { clearScreenCache } from './screen-cache.ts';
import { spendReserve } from './storage-reserve.ts';
import { changeState, clearMeta, getMeta, setMeta } from './meta.ts';
import { closeOtherRecords, closeRecords } from './sealed/close-records.ts';
import { openAsItIs } from './sealed/read-sealed.ts';
import { answerOf, deleteDeviceKey } from './sealed/device-keys.ts';
import { allowServerKey, type LoginKeys } from './sealed/record-keys.ts';
import { RecordsSealed } from './sealed/sealed-core.ts';
import { announce } from './session-channel.ts';
import { clearCurrentUser, currentUserId, setCurrentUser, type SharedDb, wipeMark } from './shared-db.ts';
import type { OutboxRow } from './outbox-row.ts';
import { countOps, setUnsentMark, type UnsentCounts } from './unsent-mark.ts';

export interface Session {
  readonly user: StoredUser;
  /** Null after a 401: the device stays open to its user, but nothing is sent. */
  readonly token: string | null;
}

export interface NewSession {
  readonly token: string;
  readonly user: StoredUser;
  /** Opens the records that were sealed at a log-out. */
  readonly login?: LoginKeys;
}

/** Notifies other tabs, which close the work of another user. */
export async function startSession(shared: SharedDb, { token, user, login = {} }: NewSession): Promise<void> {
  const { _id, name, email, role } = user;
  const db = await openRecords(_id, login);
  if (login.server) await allowServerKey(db, db.recordKey, login.server);
  await finishWipe(shared, db);
  await db.transaction('rw', db.meta, async () => {
    await setMeta(db, 'token', token);
    await setMeta(db, 'user', { _id, name, email, role });
    await clearMeta(db, 'paused', 'retry');
  });
  db.close();
  await setCurrentUser(shared, _id);
  await closeOtherRecords(db.name);
  announce({ kind: 'signed-in', userId: _id });
}

/** The password would open unsent work of this device, and the login has none. Nothing was changed. */
export class PasswordNeeded extends Error {
  constructor() {
    super('the password of this user opens unsent work');
    this.name = 'PasswordNeeded';
  }
}

/** Without their key the records come from the court again, and unsent work is named by count and date. */
async function openRecords(userId: string, login: LoginKeys): Promise<Db> {
  const db = await openUserDb(userId, login);
  try {
    await db.open();
    return db;
  } catch (error) {
    if (!(error instanceof RecordsSealed)) throw error;
  }
  if (login.password === undefined && (await opensByPassword(db.name))) throw new PasswordNeeded();
  const lost = await countSealed(db.name);
  await Dexie.delete(db.name);
  await deleteDeviceKey(db.name);
  setUnsentMark(db.name, null); // named below, not as deleted by the browser
  const made = await openUserDb(userId);
  await made.open();
  if (lost.rows + lost.begun > 0)
    await changeState(made, 'notices', { lostWork: { ...lost, at: new Date().toISOString(), why: 'key' } });
  return made;
}

async function opensByPassword(database: string): Promise<boolean> {
  const db = await openAsItIs(database);
  try {
    const row = await answerOf<{ readonly v?: unknown } | undefined>(
      db.transaction('meta').objectStore('meta').get('keys'),
    );
    return Object.hasOwn(Object(row?.v), 'password');
  } finally {
    db.close();
  }
}

/** By the columns that are clear. */
async function countSealed(database: string): Promise<UnsentCounts> {
  const db = await openAsItIs(database);
  try {
    const work = db.transaction(['outbox', 'drafts']);
    const [rows, drafts] = await Promise.all([
      answerOf<Pick<OutboxRow, 'clientTime' | 'op'>[]>(work.objectStore('outbox').getAll()),
      answerOf<{ readonly createdAt: string }[]>(work.objectStore('drafts').getAll()),
    ]);
    const times = [...rows.map(({ clientTime }) => clientTime), ...drafts.map(({ createdAt }) => createdAt)];
    const since = times.toSorted()[0] ?? new Date().toISOString();
    return { rows: rows.length, ops: countOps(rows.map(({ op }) => op)), begun: drafts.length, since };
  } finally {
    db.close();
  }
}

/** Finishes a wipe that another tab blocked. Later it would also delete new work. */
async function finishWipe(shared: SharedDb, db: Db): Promise<void> {
  const mark = wipeMark(db.name);
  if ((await shared.rows.where('k').equals(mark).count()) === 0) return;
  await db.transaction('rw', db.tables, async () => {
    const keys = await getMeta(db, 'keys'); // the open database continues with them
    for (const table of db.tables) await table.clear();
    if (keys) await setMeta(db, 'keys', keys);
    await setMeta(db, 'schemaEpoch', SCHEMA_EPOCH);
    await setMeta(db, 'sealedAll', true);
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

/** Leaves the database open: opening it twice slows the start on a cheap phone. Throws `RecordsSealed`. */
export async function openCurrent(
  shared: SharedDb,
): Promise<{ readonly session: Session; readonly db: Db } | null> {
  const userId = await currentUserId(shared);
  if (!userId) return null;
  const db = await openUserDb(userId);
  await db.open();
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
  await closeRecords(db);
  db.close();
  await clearCurrentUser(shared);
}
