/**
 * The record key of a database: 32 random bytes, stored only encrypted. The device key opens it while the user
 * is logged in, later the password or the key that the server returns.
 */
import { getMeta, type HasMeta } from '#data/store/meta.ts';
import { ensureDeviceKey, readDeviceKey } from './device-keys.ts';
import type { RecordKey } from './web-cipher.ts';
import { RecordsSealed } from './sealed-core.ts';
import {
  type SaltedKey,
  unwrapped,
  unwrappedByWord,
  wrapped,
  wrappedByWord,
  type WrappedKey,
} from './wrapped-key.ts';

/** The record key, encrypted under each key that may open it. */
export interface RecordKeys {
  readonly device: WrappedKey;
  readonly server?: WrappedKey;
  readonly password?: SaltedKey;
  /** The app lock is on (`app-lock.ts`), by a PIN or by a passkey. */
  readonly pin?: PinLock;
  readonly passkey?: PasskeyLock;
}

export interface PinLock extends SaltedKey {
  /** Minutes without input until the app locks. */
  readonly minutes: number;
  /** Wrong PINs since the last right one. */
  readonly misses: number;
  /** No PIN is tried before this time. */
  readonly until: string | null;
}

/** A passkey of this device returns the same secret for the same salt (WebAuthn PRF). */
export interface PasskeyLock extends PasskeyRef {
  readonly box: WrappedKey;
  /** Minutes without input until the app locks. */
  readonly minutes: number;
}

export interface PasskeyRef {
  /** Id of the credential, base64url. */
  readonly credential: string;
  readonly salt: Uint8Array<ArrayBuffer>;
}

declare module '#data/store/meta.ts' {
  interface MetaValues {
    keys: RecordKeys;
  }
}

/** Secrets that the user has just given. */
export interface LoginKeys {
  /** From the server's `recordKey`. */
  readonly server?: CryptoKey | undefined;
  readonly password?: string | undefined;
  /** The PIN or the passkey of the app lock. Null if it is wrong; a wrong PIN counts. */
  readonly lock?: (db: HasMeta) => Promise<RecordKey | null>;
}

const RECORD_KEY_BYTES = 32;

/** Loads the key when the database opens, and creates it at the first opening. */
export async function loadRecordKey(db: HasMeta, database: string, login: LoginKeys): Promise<RecordKey> {
  const stored = await getMeta(db, 'keys');
  if (!stored) return createRecordKey(db, database);
  const own = await readDeviceKey(database);
  const known = own && (await unwrapped(own, stored.device));
  if (known) return known;
  const key = (await login.lock?.(db)) ?? (await openedByLogin(stored, login));
  if (!key) throw new RecordsSealed();
  await changeKeys(db, { device: await wrapped(await ensureDeviceKey(database), key) });
  return key;
}

async function createRecordKey(db: HasMeta, database: string): Promise<RecordKey> {
  const deviceKey = await ensureDeviceKey(database);
  const key = crypto.getRandomValues(new Uint8Array(RECORD_KEY_BYTES));
  const device = await wrapped(deviceKey, key);
  try {
    await db.meta.add({ k: 'keys', v: { device } satisfies RecordKeys });
    return key;
  } catch (error) {
    const stored = await getMeta(db, 'keys'); // another tab was first
    const known = stored && (await unwrapped(deviceKey, stored.device));
    if (!known) throw error;
    return known;
  }
}

async function openedByLogin(stored: RecordKeys, { server, password }: LoginKeys): Promise<RecordKey | null> {
  const byServer = server && stored.server && (await unwrapped(server, stored.server));
  if (byServer || password === undefined || !stored.password) return byServer ?? null;
  return unwrappedByWord(password, stored.password);
}

/** Lets the server's key open the records after log-out. A restored server may have a new key. */
export async function allowServerKey(db: HasMeta, key: RecordKey, server: CryptoKey): Promise<void> {
  const stored = await getMeta(db, 'keys');
  if (stored?.server && (await unwrapped(server, stored.server))) return;
  await changeKeys(db, { server: await wrapped(server, key) });
}

/** Lets the password open unsent work after log-out, if a new server no longer has the key. */
export async function allowPassword(db: HasMeta, key: RecordKey, password: string): Promise<void> {
  await changeKeys(db, { password: await wrappedByWord(password, key) });
}

/** The row exists from the first opening on. One write, so that no method is missing in between. */
export async function changeKeys(
  db: HasMeta,
  change: Partial<RecordKeys>,
  without: readonly OptionalKey[] = [],
): Promise<void> {
  await db.meta
    .where('k')
    .equals('keys')
    .modify((row) => {
      const keys = Object.entries({ ...Object(row.v), ...change });
      Object.assign(row, { v: Object.fromEntries(keys.filter(([name]) => !isIn(without, name))) });
    });
}

type OptionalKey = 'password' | 'pin' | 'passkey';

const isIn = (names: readonly string[], name: string): boolean => names.includes(name);

export const dropKeys = (db: HasMeta, ...names: readonly OptionalKey[]): Promise<void> =>
  changeKeys(db, {}, names);

/** The server's `recordKey`, base64. */
export function importServerKey(text: string): Promise<CryptoKey> {
  const raw = Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0);
  return crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt']);
}
