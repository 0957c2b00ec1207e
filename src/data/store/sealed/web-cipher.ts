/**
 * AES-256-GCM by WebCrypto, in the format of `row-cipher.ts`: faster, and off the thread. Never call it in a
 * transaction, because IndexedDB commits a transaction that waits for it.
 */
import { joined } from './row-bytes.ts';
import { IV_BYTES } from './row-cipher.ts';

/** 32 random bytes of one user on one device. */
export type RecordKey = Uint8Array<ArrayBuffer>;

const webKeys = new WeakMap<RecordKey, Promise<CryptoKey>>();

function webKeyOf(key: RecordKey): Promise<CryptoKey> {
  const known = webKeys.get(key);
  if (known) return known;
  const made = crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt', 'decrypt']);
  webKeys.set(key, made);
  return made;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** Initialisation vector, encrypted data and tag. */
export async function sealOutside(key: RecordKey, data: Bytes, additionalData: Bytes): Promise<Bytes> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const how = { name: 'AES-GCM', iv, additionalData };
  return joined([iv, new Uint8Array(await crypto.subtle.encrypt(how, await webKeyOf(key), data))]);
}

/** Undefined if the box or what it is bound to was changed. */
export async function openOutside(
  key: RecordKey,
  box: Bytes,
  additionalData: Bytes,
): Promise<Bytes | undefined> {
  const how = { name: 'AES-GCM', iv: box.subarray(0, IV_BYTES), additionalData };
  try {
    return new Uint8Array(await crypto.subtle.decrypt(how, await webKeyOf(key), box.subarray(IV_BYTES)));
  } catch {
    return undefined; // the tag does not match
  }
}
