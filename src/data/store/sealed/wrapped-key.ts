/** Encrypts the record key under other keys. */
import { joined } from './row-bytes.ts';
import type { RecordKey } from './web-cipher.ts';
import { IV_BYTES } from './row-cipher.ts';

/** Initialisation vector and AES-GCM box of the record key. */
export type WrappedKey = Uint8Array<ArrayBuffer>;

const ROUNDS = 600_000;
const SALT_BYTES = 16;

/** Under a key that a password or a PIN gives. */
export interface SaltedKey {
  readonly salt: Uint8Array<ArrayBuffer>;
  readonly box: WrappedKey;
}

export async function wrapped(by: CryptoKey, key: RecordKey): Promise<WrappedKey> {
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

export async function wrappedByWord(word: string, key: RecordKey): Promise<SaltedKey> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  return { salt, box: await wrapped(await keyOfWord(word, salt), key) };
}

export const unwrappedByWord = async (word: string, { salt, box }: SaltedKey): Promise<RecordKey | null> =>
  unwrapped(await keyOfWord(word, salt), box);

async function keyOfWord(word: string, salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const bytes = new TextEncoder().encode(word.normalize('NFC'));
  const from = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveKey']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ROUNDS };
  return crypto.subtle.deriveKey(how, from, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

/** Of 32 bytes that nobody can guess, such as the secret of a passkey. */
export async function keyOfSecret(secret: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const from = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']);
  const how = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: new Uint8Array() };
  return crypto.subtle.deriveKey(how, from, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}
