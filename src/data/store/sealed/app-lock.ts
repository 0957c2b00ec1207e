/**
 * App lock: a PIN of six digits opens the records of this device. Locking deletes the device key. A wrong PIN
 * only costs time, and the server's key still opens the records at a login.
 */
import { err, ok, type Result } from '#kernel/result.ts';
import { Db } from '#data/store/db.ts';
import { getMeta, type HasMeta } from '#data/store/meta.ts';
import { answerOf, deleteDeviceKey } from './device-keys.ts';
import { openAsItIs, storedKeys } from './read-sealed.ts';
import { changeKeys, dropKey, type LoginKeys, type PinLock } from './record-keys.ts';
import { RecordsSealed } from './sealed-core.ts';
import { unwrappedByWord, wrappedByWord } from './wrapped-key.ts';

export const IDLE_MINUTES = [1, 5, 15, 60] as const;
export type IdleMinutes = (typeof IDLE_MINUTES)[number];

export const isPin = (text: string): boolean => /^\d{6}$/.test(text);

const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 3_600_000;

/** Doubles with each wrong PIN, up to an hour. */
const waitAfter = (misses: number): number => Math.min(FIRST_WAIT_MS * 2 ** (misses - 1), LONGEST_WAIT_MS);

/** False if a forgotten PIN would lose the records, because the server never returned its key. */
export async function setAppLock(
  db: Db,
  { pin, minutes }: { readonly pin: string; readonly minutes: IdleMinutes },
): Promise<boolean> {
  if (!(await getMeta(db, 'keys'))?.server) return false;
  const salted = await wrappedByWord(pin, db.recordKey);
  await changeKeys(db, { pin: { ...salted, minutes, misses: 0, until: null } });
  return true;
}

export const removeAppLock = (db: Db): Promise<void> => dropKey(db, 'pin');

/** Minutes without input until the app locks; null if the lock is off. */
export async function appLockOf(db: Db): Promise<number | null> {
  return (await getMeta(db, 'keys'))?.pin?.minutes ?? null;
}

/** False if the lock is off. The open database keeps its key until it is closed. */
export async function lockRecords(db: Db): Promise<boolean> {
  if ((await appLockOf(db)) === null) return false;
  await deleteDeviceKey(db.name);
  return true;
}

export interface WrongPin {
  /** Seconds until the next try. */
  readonly wait: number;
  /** False if the time of an earlier wrong PIN has not passed, so this one was not tried. */
  readonly isTried: boolean;
}

/** Opens the records of a locked device. The caller closes the database. */
export async function unlockRecords(
  database: string,
  pin: string,
  now = new Date(),
): Promise<Result<Db, WrongPin>> {
  let refused: WrongPin = { wait: 0, isTried: false };
  const byPin: LoginKeys['pin'] = async (open) => {
    const lock = await countTry(open, now);
    if ('wait' in lock) {
      refused = lock;
      return null;
    }
    const key = await unwrappedByWord(pin, lock);
    if (key) await changeKeys(open, { pin: { ...lock, misses: 0, until: null } });
    else refused = { wait: secondsUntil(lock.until, now), isTried: true };
    return key;
  };
  const db = new Db(database, { pin: byPin });
  try {
    await db.open();
    return ok(db);
  } catch (error) {
    if (error instanceof RecordsSealed) return err(refused);
    throw error;
  }
}

/** Counts before the PIN is tried, so that ending the app does not save a try. */
async function countTry(db: HasMeta, now: Date): Promise<PinLock | WrongPin> {
  const lock = (await getMeta(db, 'keys'))?.pin;
  if (!lock) return { wait: 0, isTried: false };
  const wait = secondsUntil(lock.until, now);
  if (wait > 0) return { wait, isTried: false };
  const misses = lock.misses + 1;
  const counted = { ...lock, misses, until: new Date(now.getTime() + waitAfter(misses)).toISOString() };
  await changeKeys(db, { pin: counted });
  return counted;
}

/** A clock that was set back must not lock the user out for longer than the longest wait. */
function secondsUntil(until: string | null, now: Date): number {
  const ms = until === null ? 0 : Date.parse(until) - now.getTime();
  return Math.ceil(Math.min(Math.max(ms, 0), LONGEST_WAIT_MS) / 1_000);
}

export interface LockedRecords {
  /** False if the lock is off: only a login opens the records. */
  readonly hasPin: boolean;
  /** Unsent rows that wait for the PIN. */
  readonly waiting: number;
  /** Seconds until the next try. */
  readonly wait: number;
}

/** By the clear columns of sealed records. */
export async function lockedRecords(database: string, now = new Date()): Promise<LockedRecords> {
  const db = await openAsItIs(database);
  try {
    const pin = (await storedKeys(db))?.pin;
    const waiting = await answerOf(db.transaction('outbox').objectStore('outbox').count());
    return { hasPin: pin !== undefined, waiting, wait: secondsUntil(pin?.until ?? null, now) };
  } finally {
    db.close();
  }
}
