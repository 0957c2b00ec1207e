/**
 * App lock: a PIN of six digits or a passkey opens the records of this device; locking deletes the device key. A
 * wrong PIN only costs time, because the server's key opens the records too.
 */
import { err, ok, type Result } from '#kernel/result.ts';
import { Db } from '#data/store/db.ts';
import { getMeta, type HasMeta } from '#data/store/meta.ts';
import { answerOf, deleteDeviceKey } from './device-keys.ts';
import { openAsItIs, storedKeys } from './read-sealed.ts';
import {
  changeKeys,
  dropKeys,
  type LoginKeys,
  type PasskeyRef,
  type PinLock,
  type RecordKeys,
} from './record-keys.ts';
import { RecordsSealed } from './sealed-core.ts';
import { keyOfSecret, unwrapped, unwrappedByWord, wrapped, wrappedByWord } from './wrapped-key.ts';

export const IDLE_MINUTES = [1, 5, 15, 60] as const;
export type IdleMinutes = (typeof IDLE_MINUTES)[number];

export const isPin = (text: string): boolean => /^\d{6}$/.test(text);

const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 3_600_000;

/** Doubles with each wrong PIN, up to an hour. */
const waitAfter = (misses: number): number => Math.min(FIRST_WAIT_MS * 2 ** (misses - 1), LONGEST_WAIT_MS);

/** False if a forgotten PIN or a lost passkey would lose the records: the server never returned its key. */
export const canLock = async (db: Db): Promise<boolean> => (await getMeta(db, 'keys'))?.server !== undefined;

/** Replaces a passkey. False if the lock cannot be used yet (`canLock`). */
export async function setAppLock(
  db: Db,
  { pin, minutes }: { readonly pin: string; readonly minutes: IdleMinutes },
): Promise<boolean> {
  if (!(await canLock(db))) return false;
  const salted = await wrappedByWord(pin, db.recordKey);
  await changeKeys(db, { pin: { ...salted, minutes, misses: 0, until: null } }, ['passkey']);
  return true;
}

/** 32 bytes that only the passkey returns. */
export type PasskeySecret = Uint8Array<ArrayBuffer>;

export interface NewPasskeyLock extends PasskeyRef {
  readonly secret: PasskeySecret;
  readonly minutes: IdleMinutes;
}

/** Replaces a PIN. False if the lock cannot be used yet (`canLock`). */
export async function setPasskeyLock(
  db: Db,
  { credential, salt, secret, minutes }: NewPasskeyLock,
): Promise<boolean> {
  if (!(await canLock(db))) return false;
  const box = await wrapped(await keyOfSecret(secret), db.recordKey);
  await changeKeys(db, { passkey: { credential, salt, box, minutes } }, ['pin']);
  return true;
}

export const removeAppLock = (db: Db): Promise<void> => dropKeys(db, 'pin', 'passkey');

export interface AppLock {
  readonly by: 'pin' | 'passkey';
  /** Minutes without input until the app locks. */
  readonly minutes: number;
}

/** Null if the lock is off. */
export async function appLockOf(db: Db): Promise<AppLock | null> {
  return lockIn(await getMeta(db, 'keys'));
}

function lockIn(keys: RecordKeys | null | undefined): AppLock | null {
  if (keys?.passkey) return { by: 'passkey', minutes: keys.passkey.minutes };
  return keys?.pin ? { by: 'pin', minutes: keys.pin.minutes } : null;
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

/** Opens the records of a locked device with the PIN. The caller closes the database. */
export async function unlockRecords(
  database: string,
  pin: string,
  now = new Date(),
): Promise<Result<Db, WrongPin>> {
  let refused: WrongPin = { wait: 0, isTried: false };
  const byPin: LoginKeys['lock'] = async (open) => {
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
  const db = await openLocked(database, byPin);
  return db ? ok(db) : err(refused);
}

/** Null if the passkey does not open the records. The caller closes the database. */
export const unlockByPasskey = (database: string, secret: PasskeySecret): Promise<Db | null> =>
  openLocked(database, async (open) => {
    const box = (await getMeta(open, 'keys'))?.passkey?.box;
    return box ? unwrapped(await keyOfSecret(secret), box) : null;
  });

async function openLocked(database: string, lock: NonNullable<LoginKeys['lock']>): Promise<Db | null> {
  const db = new Db(database, { lock });
  try {
    await db.open();
    return db;
  } catch (error) {
    if (error instanceof RecordsSealed) return null;
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
  /** Null if the lock is off: only a login opens the records. */
  readonly by: AppLock['by'] | null;
  /** Of a lock by passkey. */
  readonly passkey: PasskeyRef | null;
  /** Unsent rows that wait for the unlocking. */
  readonly waiting: number;
  /** Seconds until the next try. */
  readonly wait: number;
}

/** By the clear columns of sealed records. */
export async function lockedRecords(database: string, now = new Date()): Promise<LockedRecords> {
  const db = await openAsItIs(database);
  try {
    const keys = await storedKeys(db);
    const waiting = await answerOf(db.transaction('outbox').objectStore('outbox').count());
    const wait = secondsUntil(keys?.pin?.until ?? null, now);
    return { by: lockIn(keys)?.by ?? null, passkey: keys?.passkey ?? null, waiting, wait };
  } finally {
    db.close();
  }
}
