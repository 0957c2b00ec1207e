import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { noKey } from '#parts/passkeys-here.ts';

/** Asks the browser for a new key; null where the person chose none, or has this one already. */
export async function makeKey(options: object): Promise<RegistrationResponseJSON | null> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server's library writes what the browser's reads
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  return startRegistration({ optionsJSON }).catch(noKey);
}
