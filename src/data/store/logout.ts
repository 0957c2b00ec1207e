/**
 * Leaving a device. A plain logout keeps the person's work, closed until they sign in again; "remove
 * everything" ends the token first and finishes at the next start what could not be deleted now.
 */
import { ENDPOINTS } from '#contract/endpoints.ts';
import { countDrafts } from './drafts.ts';
import type { Db } from './db.ts';
import { backgroundFailed } from './failure-log.ts';
import { drain } from '#data/outbox/drain.ts';
import { exchange } from '#data/outbox/exchange.ts';
import { clearScreenCache } from './screen-cache.ts';
import { clearMeta, getMeta } from './meta.ts';
import { forgetProof } from './password-check.ts';
import type { Ports } from './ports.ts';
import { countScans } from '#data/records/document/scans.ts';
import { announce } from './session-channel.ts';
import { sendSettings, hasUnsentSettings } from '#data/records/user/settings.ts';
import { clearCurrentUser, currentUserId, type SharedDb, wipeMark, WIPES } from './shared-db.ts';
import { setUnsentMark } from './unsent-mark.ts';

const TRY_TO_SEND_MS = 10_000;
const DELETE_MS = 3_000;

export interface UnsentWork {
  /** Rows of the outbox, whatever their state. */
  readonly rows: number;
  readonly drafts: number;
  /** Orders begun and not signed. */
  readonly orders: number;
  /** Bookmarks and other settings that other devices do not have yet. */
  readonly settings: boolean;
  /** Error reports and feedback begun and not sent. */
  readonly reports: number;
  /** Entries of a diary being written, and pages that are in no document yet. */
  readonly diary: number;
  /** Forms in which something is typed that is not saved. */
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
    forms: await countDrafts(db, 'form'),
  };
}

/** Sends for ten seconds at most; the answer says what is left to ask about. */
export async function tryToSend(db: Db, ports: Ports, patience = TRY_TO_SEND_MS): Promise<UnsentWork> {
  const send = async () => {
    await drain(db, ports);
    await drain(db, ports, 'files');
    await sendSettings(db, ports);
  };
  await within(patience, send());
  return unsentWork(db);
}

export async function logOut(shared: SharedDb, db: Db, ports: Ports): Promise<void> {
  await leave(shared, db, ports);
  db.close();
}

/** True when the database is gone; false when it goes at the next start, unreadable by anyone's session. */
export async function removeEverything(shared: SharedDb, db: Db, ports: Ports): Promise<boolean> {
  await shared.rows.put({ k: wipeMark(db.name), v: db.name });
  const userId = (await getMeta(db, 'user'))?._id;
  if (userId !== undefined) await forgetProof(shared, userId);
  await leave(shared, db, ports);
  return wipe(shared, db);
}

/** At start: what a wipe had to leave behind goes now. `open` makes a database from its name. */
export async function finishWipes(shared: SharedDb, open: (name: string) => Db): Promise<void> {
  const left = await shared.rows.where('k').startsWith(WIPES).toArray();
  for (const { v: name } of left) await wipe(shared, open(name));
}

async function leave(shared: SharedDb, db: Db, ports: Ports): Promise<void> {
  const token = await getMeta(db, 'token');
  const userId = (await getMeta(db, 'user'))?._id ?? (await currentUserId(shared));
  await clearMeta(db, 'token', 'user');
  await clearScreenCache(db);
  await clearCurrentUser(shared);
  if (userId !== null) announce({ kind: 'signed-out', userId });
  // The server is told where it can be; without it the session ends by itself.
  if (token) void exchange(ports, token, ENDPOINTS.logout);
}

async function wipe(shared: SharedDb, db: Db): Promise<boolean> {
  const deleted = db
    .delete()
    .then(() => setUnsentMark(db.name, null)) // removed, not lost
    .then(() => shared.rows.delete(wipeMark(db.name)))
    .then(() => true);
  const isGone = deleted.catch((error: unknown) => {
    backgroundFailed(error); // it stays marked, and is tried again at the next start
    return false;
  });
  return (await within(DELETE_MS, isGone)) ?? false;
}

/** What the work gives, or nothing when it takes longer. */
async function within<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
