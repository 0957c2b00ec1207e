/**
 * Moves unsent work to a new account id, because a restored or new server does not know the old account. The
 * server must not know the old id, and the old session must be open or the password must match.
 */
import { Dexie } from 'dexie';
import { ACCOUNT_ENDPOINTS } from '#contract/account/account-endpoints.ts';
import type { StoredUser } from '#contract/account/user.ts';
import { isRecord } from '#kernel/merge-patch.ts';
import { exchange } from '#data/outbox/exchange.ts';
import { startResync } from '#data/outbox/server-generation.ts';
import { type Db, openUserDb, userDbName } from '#data/store/db.ts';
import { changeState } from '#data/store/meta.ts';
import { addMissing, isWork, listUnsentWork } from '#data/store/unsent-work.ts';
import { earlierAccounts, forgetProof, recordFailedAttempt } from '#data/store/password-check.ts';
import { nowIso, type Ports } from '#data/store/ports.ts';
import { sessionOf } from '#data/store/session.ts';
import { copyFiles, fileTables } from '#data/store/stored-files.ts';
import { currentUserId, type SharedDb } from '#data/store/shared-db.ts';

export interface LoginInfo {
  readonly token: string;
  readonly user: StoredUser;
  /** Null for a login through a provider, which cannot unlock earlier work. */
  readonly password: string | null;
}

/** Runs before the session starts. Locked work asks for its old password under Needs you. */
export async function migrateWork(shared: SharedDb, ports: Ports, signing: LoginInfo): Promise<void> {
  const { user } = signing;
  const open = await openAccount(shared, user);
  if (open !== null) await adopt(shared, ports, { signing, from: open });
  let closed = false;
  for (const { userId, isProven } of await earlierAccounts(shared, signing)) {
    if (userId === open) continue;
    if (isProven) await adopt(shared, ports, { signing, from: userId });
    else closed = (await isTheirs(ports, signing.token, userId)) || closed;
  }
  if (!closed) return;
  const db = await openUserDb(user._id);
  await changeState(db, 'notices', { closedWork: { at: nowIso(ports) } });
  db.close();
}

export type UnlockResult =
  | { readonly kind: 'opened' }
  /** Not the password of that account. */
  | { readonly kind: 'other'; readonly triesLeft: number }
  /** The server was not reachable, so its accounts are unknown. */
  | { readonly kind: 'unasked' };

/** Unlocks earlier work with its old password. */
export async function openClosedWork(
  shared: SharedDb,
  ports: Ports,
  signing: LoginInfo,
): Promise<UnlockResult> {
  const earlier = await earlierAccounts(shared, signing);
  const proven = earlier.filter(({ isProven }) => isProven);
  if (proven.length === 0) {
    const left = await Promise.all(earlier.map(({ userId }) => recordFailedAttempt(shared, userId)));
    return { kind: 'other', triesLeft: Math.max(0, ...left) };
  }
  let opened = false;
  for (const { userId } of proven) opened = (await adopt(shared, ports, { signing, from: userId })) || opened;
  if (!opened) return { kind: 'unasked' };
  if (proven.length === earlier.length) await leaveClosed(signing.user._id);
  return { kind: 'opened' };
}

async function leaveClosed(userId: string): Promise<void> {
  const db = await openUserDb(userId);
  await changeState(db, 'notices', { closedWork: null });
  db.close();
}

/** The account that was signed in until now, if it is the same user under another id. */
async function openAccount(shared: SharedDb, user: StoredUser): Promise<string | null> {
  const before = await currentUserId(shared);
  if (before === null || before === user._id) return null;
  const from = await openUserDb(before);
  const known = (await sessionOf(from).catch(() => null))?.user; // locked: it asks for its own PIN or login
  from.close();
  return known && isSamePerson(known, user) ? before : null;
}

interface MigrateWorkRequest {
  readonly signing: LoginInfo;
  readonly from: string;
}

/** True if the server does not know the old account, so its work was moved to this one. */
async function adopt(
  shared: SharedDb,
  ports: Ports,
  { signing, from }: MigrateWorkRequest,
): Promise<boolean> {
  if (!(await isTheirs(ports, signing.token, from))) return false;
  const db = await openUserDb(from, { password: signing.password ?? undefined });
  try {
    await move(db, { from, to: signing.user._id });
  } finally {
    db.close();
  }
  await forgetProof(shared, from);
  return true;
}

/** True if the server has no account of this id, so it belongs to no other user. */
async function isTheirs(ports: Ports, token: string, userId: string): Promise<boolean> {
  if (!(await Dexie.exists(await userDbName(userId)))) return false;
  const { method, path } = ACCOUNT_ENDPOINTS.accountKnown;
  const answer = await exchange(ports, token, { method, path: path.replace(':_id', userId) });
  if (answer.kind !== 'answer' || answer.status !== 200) return false;
  return isRecord(answer.body) && answer.body['known'] === false;
}

const isSamePerson = (known: StoredUser, user: StoredUser): boolean =>
  known.role === user.role && known.email.trim().toLowerCase() === user.email.trim().toLowerCase();

interface Ids {
  readonly from: string;
  readonly to: string;
}

/** Copy before deleting: a crash leaves two copies, never none. */
async function move(from: Db, ids: Ids): Promise<void> {
  const to = await openUserDb(ids.to);
  try {
    const work = await listUnsentWork(from, ids.from);
    await copyFiles(from, to);
    await to.transaction('rw', to.tables, async () => {
      for (const { table, rows } of work) {
        await addMissing(
          to.table(table),
          rows.map((row) => renamed(row, ids)),
        );
      }
      await startResync(to, { setBack: true }); // records of the old server go to Needs you
    });
    await from.transaction('rw', from.tables, async () => {
      for (const table of fileTables(from)) await table.clear();
      for (const { table } of work) if (table !== 'meta') await from.table(table).clear();
      await from.meta.bulkDelete((await from.meta.toArray()).filter(isWork).map(({ k }) => k));
    });
  } finally {
    to.close();
  }
}

/** Replaces the user id everywhere. Ids are too long for an accidental match. */
function renamed(value: object, { from, to }: Ids): object {
  const walk = (each: unknown): unknown => {
    if (each === from) return to;
    if (Array.isArray(each)) return each.map(walk);
    if (!isRecord(each) || each instanceof Uint8Array) return each;
    return Object.fromEntries(Object.entries(each).map(([key, inner]) => [key, walk(inner)]));
  };
  return Object(walk(value));
}
