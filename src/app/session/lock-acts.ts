/** Locks the app of the signed-in user, and opens it with the PIN or the passkey (`data/store/sealed/app-lock.ts`). */
import type { Db } from '#data/store/db.ts';
import { userDbName } from '#data/store/db.ts';
import {
  appLockOf,
  lockedRecords,
  lockRecords,
  type PasskeySecret,
  unlockByPasskey,
  unlockRecords,
  type WrongPin,
} from '#data/store/sealed/app-lock.ts';
import { RecordsSealed } from '#data/store/sealed/sealed-core.ts';
import { openCurrent, type Session } from '#data/store/session.ts';
import { announce } from '#data/store/session-channel.ts';
import { currentUserId } from '#data/store/shared-db.ts';
import { mirrorSession } from '#app/start/stored-keys.ts';
import { isUnlockedElsewhere } from './unlocked-tabs.ts';
import { setSession, sharedDb, useSession } from './session.ts';

/** The first opening in this page locks, unless the user has just logged in. */
let asksAtStart = true;

export function doNotAskAtStart(): void {
  asksAtStart = false;
}

type OpenSession = { readonly session: Session; readonly db: Db } | null;

/** Null if nobody is signed in. */
export async function openOrLock(): Promise<OpenSession | 'locked'> {
  try {
    const current = await openCurrent(sharedDb);
    if (!current || !(await locksAtStart(current.db))) return current;
    current.db.close();
  } catch (error) {
    if (!(error instanceof RecordsSealed)) throw error;
  }
  return (await showLocked()) ? 'locked' : null;
}

async function locksAtStart(db: Db): Promise<boolean> {
  const asks = asksAtStart && (await appLockOf(db)) !== null && !(await isUnlockedElsewhere());
  asksAtStart = false;
  return asks && lockRecords(db);
}

/** Locks every tab. Does nothing if the lock is off. */
export async function lockNow(): Promise<void> {
  const state = useSession.getState();
  if (state.status !== 'in' || !(await lockRecords(state.db))) return;
  announce({ kind: 'locked', userId: state.user._id });
  await closeLocked();
}

/** Unmounts the screens before their database closes. */
export async function closeLocked(): Promise<void> {
  const state = useSession.getState();
  if (state.status !== 'in' || !(await showLocked())) return;
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  state.db.close();
}

/** False if the lock is off: then only a login opens the records. */
async function showLocked(): Promise<boolean> {
  const userId = await currentUserId(sharedDb);
  if (userId === null) return false;
  const database = await userDbName(userId);
  if ((await lockedRecords(database)).by === null) return false;
  asksAtStart = false;
  mirrorSession(null);
  setSession({ status: 'locked', database });
  return true;
}

/** Null if the records can be opened now. */
export async function unlock(database: string, pin: string): Promise<WrongPin | null> {
  const opened = await unlockRecords(database, pin);
  if (!opened.ok) return opened.error;
  await announceOpen(opened.value);
  return null;
}

/** False if the passkey does not open the records. */
export async function unlockWithPasskey(database: string, secret: PasskeySecret): Promise<boolean> {
  const db = await unlockByPasskey(database, secret);
  if (db) await announceOpen(db);
  return db !== null;
}

async function announceOpen(db: Db): Promise<void> {
  db.close();
  const userId = await currentUserId(sharedDb);
  if (userId !== null) announce({ kind: 'signed-in', userId });
}
