/** Checks a file of the operator before it is stored: its form, and the signature of the server. */
import { AddedGroundsFile } from '#contract/law/added-grounds.ts';
import { CaseLawFile } from '#contract/law/case-law.ts';
import { LawTextsFile } from '#contract/law/law-texts.ts';
import type { SignedKind } from './law-edition.ts';

const SCHEMAS = { texts: LawTextsFile, caseLaw: CaseLawFile, grounds: AddedGroundsFile };

export function isLawFile(bytes: Uint8Array, kind: 'texts' | SignedKind): boolean {
  try {
    return SCHEMAS[kind].safeParse(JSON.parse(new TextDecoder().decode(bytes))).success;
  } catch {
    return false; // no JSON
  }
}

interface Signature {
  readonly key: string;
  readonly signature: string;
}

/** Signature of the server over the bytes: ECDSA P-256 with SHA-256. */
export async function isSignedBy(
  { key, signature }: Signature,
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
