/**
 * Logs a user out of this device; their work stays until the next login. "Remove everything" ends the token,
 * and retries a failed deletion at the next start.
 */
import { ENDPOINTS } from '#contract/endpoints.ts';
import { countDrafts } from '#data/store/drafts.ts';
import type { Db } from '#data/store/db.ts';
import { backgroundFailed } from '#data/store/failure-log.ts';
import { drain } from '#data/outbox/drain.ts';
import { exchange } from '#data/outbox/exchange.ts';
import { clearScreenCache } from '#data/store/screen-cache.ts';
import { clearMeta, getMeta } from '#data/store/meta.ts';
import { forgetProof } from '#data/store/password-check.ts';
import type { Ports } from '#data/store/ports.ts';
import { engineOf } from '#data/records/kinds.ts';
import { countReceived } from '#data/records/received/received.ts';
import { countScans } from '#data/records/document/scans.ts';
import { spendReserve } from '#data/store/storage-reserve.ts';
import { announce } from '#data/store/session-channel.ts';
import { sendSettings, hasUnsentSettings } from '#data/records/user/settings.ts';
import { closeRecords } from '#data/store/sealed/close-records.ts';
import { deleteDeviceKey } from '#data/store/sealed/device-keys.ts';
import { clearCurrentUser, currentUserId, type SharedDb, wipeMark, WIPES } from '#data/store/shared-db.ts';
import { setUnsentMark } from '#data/store/unsent-mark.ts';
import { emptyInbox } from '#data/store/inbox.ts';
import { within } from '#data/store/within.ts';

const TRY_TO_SEND_MS = 10_000;
const DELETE_MS = 3_000;

export interface UnsentWork {
  /** Outbox rows in any state. */
  readonly rows: number;
  readonly drafts: number;
  /** Draft orders that are not signed. */
  readonly orders: number;
  /** Bookmarks and other settings that are not on the server yet. */
  readonly settings: boolean;
  /** Unsent error reports and feedback. */
  readonly reports: number;
  /** Unsent diary entries, and scanned pages that are in no document yet. */
  readonly diary: number;
  /** Received texts and files that are in no case yet. */
  readonly received: number;
  /** Forms with unsaved input. */
  readonly forms: number;
}

export async function unsentWork(db: Db): Promise<UnsentWork> {
  return {
    rows: await db.outbox.count(),
    drafts: await db.drafts.count(),
    orders: await countDrafts(db, 'order'),
    settings: await hasUnsentSettings(db),
    reports: await countDrafts(db, 'report', 'feedback'),
    diary: (await countDrafts(db, 'diary')) + (await countScans(db)),
    received: await countReceived(db),
    forms: await countDrafts(db, 'form'),
  };
}

/** Sends for at most ten seconds, then returns the work that is still unsent. */
export async function tryToSend(db: Db, ports: Ports, patience = TRY_TO_SEND_MS): Promise<UnsentWork> {
  const send = async () => {
    const engine = engineOf(db, ports);
    await drain(engine);
    await drain(engine, 'files');
    await sendSettings(db, ports);
  };
  await within(patience, send());
  return unsentWork(db);
}

export async function logOut(shared: SharedDb, db: Db, ports: Ports): Promise<void> {
  await leave(shared, db, ports);
  db.close();
}

/**
 * True if the database is deleted. False if deletion is postponed to the next start; no session can read it
 * until then.
 */
export async function removeEverything(shared: SharedDb, db: Db, ports: Ports): Promise<boolean> {
  await shared.rows.put({ k: wipeMark(db.name), v: db.name });
  const userId = (await getMeta(db, 'user'))?._id;
  if (userId !== undefined) await forgetProof(shared, userId);
  await emptyInbox(userId ?? null);
  await leave(shared, db, ports);
  return wipe(shared, db);
}

/**
 * At start: deletes databases that an earlier wipe could not delete. `open` creates a database from its name.
 */
export async function finishWipes(shared: SharedDb, open: (name: string) => Db): Promise<void> {
  const left = await shared.rows.where('k').startsWith(WIPES).toArray();
  for (const { v: name } of left) await wipe(shared, open(name));
}

async function leave(shared: SharedDb, db: Db, ports: Ports): Promise<void> {
  const token = await getMeta(db, 'token');
  const userId = (await getMeta(db, 'user'))?._id ?? (await currentUserId(shared));
  await clearMeta(db, 'token', 'user');
  await clearScreenCache(db);
  await spendReserve(db);
  await closeRecords(db);
  await clearCurrentUser(shared);
  if (userId !== null) announce({ kind: 'signed-out', userId });
  // Tells the server if it is reachable; otherwise the session expires.
  if (token) void exchange(ports, token, ENDPOINTS.logout);
}

async function wipe(shared: SharedDb, db: Db): Promise<boolean> {
  const deleted = db
    .delete()
    .then(() => deleteDeviceKey(db.name))
    .then(() => setUnsentMark(db.name, null)) // deleted by the user, not by the browser
    .then(() => shared.rows.delete(wipeMark(db.name)))
    .then(() => true);
  const isGone = deleted.catch((error: unknown) => {
    backgroundFailed(error); // the mark stays, so the next start tries again
    return false;
  });
  return (await within(DELETE_MS, isGone)) ?? false;
}
