import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { noKey } from '#parts/passkeys-here.ts';

/** Requests a new passkey; null if the user cancelled or already has one. */
export async function makeKey(options: object): Promise<RegistrationResponseJSON | null> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server library writes what the browser library reads
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  return startRegistration({ optionsJSON }).catch(noKey);
}
