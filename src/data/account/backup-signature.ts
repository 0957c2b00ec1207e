/**
 * Signature of a backup: HMAC-SHA-256 over the names and hashes of its parts. Without it anyone could write rows
 * into a file that act in the name of its user after a restore.
 */
import { hashOf } from '#data/records/document/document-bytes.ts';

/** Name of the part with the signature. */
export const SIGNATURE_FILE = 'signature';

export type BackupParts = Readonly<Record<string, Uint8Array>>;

export async function signatureOf(parts: BackupParts, key: string): Promise<Uint8Array<ArrayBuffer>> {
  const signing = await keyFrom(key, 'sign');
  return new Uint8Array(await crypto.subtle.sign('HMAC', signing, await contentOf(parts)));
}

/** True if the signature belongs to these parts and this key. */
export async function isSigned(parts: BackupParts, key: string): Promise<boolean> {
  const signature = parts[SIGNATURE_FILE];
  if (!signature) return false;
  const checking = await keyFrom(key, 'verify');
  return crypto.subtle.verify('HMAC', checking, new Uint8Array(signature), await contentOf(parts));
}

const keyFrom = async (key: string, use: 'sign' | 'verify'): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', new TextEncoder().encode(key), { name: 'HMAC', hash: 'SHA-256' }, false, [
    use,
  ]);

async function contentOf(parts: BackupParts): Promise<Uint8Array<ArrayBuffer>> {
  const lines: string[] = [];
  for (const name of Object.keys(parts).toSorted()) {
    const bytes = parts[name];
    if (bytes && name !== SIGNATURE_FILE)
      lines.push(JSON.stringify([name, await hashOf(new Uint8Array(bytes))]));
  }
  return new TextEncoder().encode(lines.join('\n'));
}
