/**
 * The record key of a database: 32 random bytes, stored only encrypted. The device key opens it while the user
 * is signed in; after log-out only the key that the server returns at a login, or the password.
 */
import { getMeta, type HasMeta, setMeta } from '#data/store/meta.ts';
import { ensureDeviceKey, readDeviceKey } from './device-keys.ts';
import { joined } from './row-bytes.ts';
import { IV_BYTES, type RecordKey } from './row-box.ts';
import { RecordsSealed } from './sealed-core.ts';

/** Initialisation vector and AES-GCM box of the record key. */
type WrappedKey = Uint8Array<ArrayBuffer>;

/** The record key, encrypted under each key that may open it. */
export interface RecordKeys {
  readonly device: WrappedKey;
  readonly server?: WrappedKey;
  readonly password?: { readonly salt: Uint8Array<ArrayBuffer>; readonly box: WrappedKey };
}

declare module '#data/store/meta.ts' {
  interface MetaValues {
    keys: RecordKeys;
  }
}

/** Secrets of a login. */
export interface LoginKeys {
  /** From the server's `recordKey`. */
  readonly server?: CryptoKey | undefined;
  readonly password?: string | undefined;
}

const RECORD_KEY_BYTES = 32;
const ROUNDS = 600_000;
const SALT_BYTES = 16;

/** Loads the key when the database opens, and creates it at the first opening. */
export async function loadRecordKey(db: HasMeta, database: string, login: LoginKeys): Promise<RecordKey> {
  const stored = await getMeta(db, 'keys');
  if (!stored) return createRecordKey(db, database);
  const own = await readDeviceKey(database);
  const known = own && (await unwrapped(own, stored.device));
  if (known) return known;
  const key = await openedByLogin(stored, login);
  if (!key) throw new RecordsSealed();
  const device = await wrapped(await ensureDeviceKey(database), key);
  await setMeta(db, 'keys', { ...stored, device });
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
  const { salt, box } = stored.password;
  return unwrapped(await passwordKey(password, salt), box);
}

/** Lets the server's key open the records after log-out. A restored server may have a new key. */
export async function allowServerKey(db: HasMeta, key: RecordKey, server: CryptoKey): Promise<void> {
  const stored = await getMeta(db, 'keys');
  if (!stored || (stored.server && (await unwrapped(server, stored.server)))) return;
  await setMeta(db, 'keys', { ...stored, server: await wrapped(server, key) });
}

/** Lets the password open unsent work after log-out, if a new server no longer has the key. */
export async function allowPassword(db: HasMeta, key: RecordKey, password: string): Promise<void> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const box = await wrapped(await passwordKey(password, salt), key);
  const stored = await getMeta(db, 'keys');
  if (stored) await setMeta(db, 'keys', { ...stored, password: { salt, box } });
}

/** The server's `recordKey`, base64. */
export function importServerKey(text: string): Promise<CryptoKey> {
  const raw = Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0);
  return crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

async function passwordKey(password: string, salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const bytes = new TextEncoder().encode(password.normalize('NFC'));
  const from = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveKey']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ROUNDS };
  return crypto.subtle.deriveKey(how, from, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

async function wrapped(by: CryptoKey, key: RecordKey): Promise<WrappedKey> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  return joined([iv, new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, by, key))]);
}

/** Null if it was wrapped by another key. */
export async function unwrapped(by: CryptoKey, box: WrappedKey): Promise<RecordKey | null> {
  const how = { name: 'AES-GCM', iv: box.subarray(0, IV_BYTES) };
  try {
    return new Uint8Array(await crypto.subtle.decrypt(how, by, box.subarray(IV_BYTES)));
  } catch {
    return null; // another key
  }
}
