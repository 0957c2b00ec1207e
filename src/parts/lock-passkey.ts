/** The passkey of the app lock, which no server knows. Its PRF extension returns the same secret for the same salt. */
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import type { PasskeySecret } from '#data/store/sealed/app-lock.ts';
import type { PasskeyRef } from '#data/store/sealed/record-keys.ts';
import { noKey } from './passkeys-here.ts';

/** Passkeys need an address with a host name. Works without a network. */
export const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in globalThis && isSecureContext && !/^[\d.]+$|:/.test(location.hostname);

const SECRET_BYTES = 32;
const ES256 = -7;
const RS256 = -257;

/** `no-key`: cancelled. `no-secret`: the device cannot protect records with a passkey. */
export type LockPasskeyResult =
  | { readonly kind: 'made'; readonly passkey: PasskeyRef; readonly secret: PasskeySecret }
  | { readonly kind: 'no-key' | 'no-secret' };

interface NewLockPasskey {
  /** The same for every passkey of this lock, so that a new one replaces the old one. */
  readonly lock: string;
  /** Shown in the list of passkeys of the device. */
  readonly name: string;
}

export async function createLockPasskey({ lock, name }: NewLockPasskey): Promise<LockPasskeyResult> {
  const { bufferToBase64URLString, startRegistration } = await import('@simplewebauthn/browser');
  const salt = randomBytes();
  const optionsJSON: PublicKeyCredentialCreationOptionsJSON = {
    rp: { id: location.hostname, name: 'Zamanat' },
    user: { id: bufferToBase64URLString(new TextEncoder().encode(lock).buffer), name, displayName: name },
    challenge: bufferToBase64URLString(randomBytes().buffer),
    pubKeyCredParams: [ES256, RS256].map((alg) => ({ alg, type: 'public-key' })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    extensions: { prf: { eval: { first: salt } } },
  };
  const made = await startRegistration({ optionsJSON }).catch(noKey);
  if (!made) return { kind: 'no-key' };
  const { enabled, results } = made.clientExtensionResults.prf ?? {};
  if (enabled !== true && !results) return { kind: 'no-secret' };
  const passkey = { credential: made.id, salt };
  // many authenticators return no secret at the creation
  const secret = secretOf(results) ?? (await readPasskeySecret(passkey));
  return secret ? { kind: 'made', passkey, secret } : { kind: 'no-key' };
}

/** Null if the user cancelled, or the passkey was deleted. */
export async function readPasskeySecret({ credential, salt }: PasskeyRef): Promise<PasskeySecret | null> {
  const { bufferToBase64URLString, startAuthentication } = await import('@simplewebauthn/browser');
  const used = await startAuthentication({
    optionsJSON: {
      rpId: location.hostname,
      challenge: bufferToBase64URLString(randomBytes().buffer),
      allowCredentials: [{ id: credential, type: 'public-key' }],
      userVerification: 'required',
      extensions: { prf: { eval: { first: salt } } },
    },
  }).catch(noKey);
  return used ? secretOf(used.clientExtensionResults.prf?.results) : null;
}

function secretOf(
  results: { readonly first: ArrayBuffer | ArrayBufferView } | undefined,
): PasskeySecret | null {
  if (!results) return null;
  const { first } = results;
  if (first instanceof ArrayBuffer) return new Uint8Array(first);
  return Uint8Array.from(new Uint8Array(first.buffer, first.byteOffset, first.byteLength));
}

const randomBytes = () => crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
