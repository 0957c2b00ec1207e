/** Passkey login: the server sends a challenge, the key signs it, and the server answers with a session. */
import { PASSKEY_GATE_ENDPOINTS } from '#contract/account/passkey.ts';
import type { StoredUser } from '#contract/account/user.ts';
import { err, type Result } from '#kernel/result.ts';
import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser';
import { noKey } from '#parts/passkeys-here.ts';
import { call, type CallFailure } from './api-client.ts';
import { enter } from './sign-in.ts';

/** `no-key`: the user cancelled or has no passkey here. */
export type PasskeyFailure = CallFailure | { readonly kind: 'no-key' };

export async function logInWithPasskey(): Promise<Result<StoredUser, PasskeyFailure>> {
  const answer = await call(PASSKEY_GATE_ENDPOINTS.beginPasskeyLogin, {});
  if (!answer.ok) return answer;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server's library writes the options that the browser's library reads
  const optionsJSON = answer.value.options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const response = await startAuthentication({ optionsJSON }).catch(noKey);
  if (!response) return err({ kind: 'no-key' });
  const login = await call(PASSKEY_GATE_ENDPOINTS.logInWithPasskey, { body: { response } });
  return login.ok ? enter(login.value.token, null) : login;
}
