/** Checks a file of judgments before it is stored: its form, and the signature of the server. */
import { CaseLawFile } from '#contract/law/case-law.ts';

export function isCaseLaw(bytes: Uint8Array): boolean {
  try {
    return CaseLawFile.safeParse(JSON.parse(new TextDecoder().decode(bytes))).success;
  } catch {
    return false; // no JSON
  }
}

/** Signature of the server over the bytes: ECDSA P-256 with SHA-256. */
export async function isSignedBy(
  key: string,
  signature: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  try {
    const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
    const publicKey = await crypto.subtle.importKey('spki', bytesOf(key), algorithm, false, ['verify']);
    return await crypto.subtle.verify(
      { name: 'ECDSA', hash: 'SHA-256' },
      publicKey,
      bytesOf(signature),
      bytes,
    );
  } catch {
    return false; // no key of this kind
  }
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
}
