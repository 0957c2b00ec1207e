/**
 * AES-256-GCM by WebCrypto, in the format of `row-cipher.ts`: faster, and off the thread. Never call it in a
 * transaction, because IndexedDB commits a transaction that waits for it.
 */
import { IV_BYTES, IvSource } from './row-cipher.ts';

/** 32 random bytes of one user on one device. */
export type RecordKey = Uint8Array<ArrayBuffer>;

const webKeys = new WeakMap<RecordKey, Promise<CryptoKey>>();

/** Not extractable. */
export function webKeyOf(key: RecordKey): Promise<CryptoKey> {
  const known = webKeys.get(key);
  if (known) return known;
  const made = crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt', 'decrypt']);
  webKeys.set(key, made);
  return made;
}

const ivs = new IvSource();

type Bytes = Uint8Array<ArrayBuffer>;

/** Initialisation vector, encrypted data and tag. */
export async function sealOutside(key: RecordKey, data: Bytes, additionalData: Bytes): Promise<Bytes> {
  const iv = ivs.next();
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData },
    await webKeyOf(key),
    data,
  );
  const box = new Uint8Array(IV_BYTES + sealed.byteLength);
  box.set(iv);
  box.set(new Uint8Array(sealed), IV_BYTES);
  return box;
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
