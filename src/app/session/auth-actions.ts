/**
 * Sign-in actions. Their code loads when the form is used; if it cannot load, there is no network for the
 * request either.
 */
import type { ConfirmEmail, ForgotPassword, ResetPassword } from '#contract/account/account.ts';
import type { FinishProvider } from '#contract/account/provider.ts';
import type { Credentials, Registration, StoredUser } from '#contract/account/user.ts';
import { err, type Result } from '#kernel/result.ts';
import type { CallFailure } from './api-client.ts';
import type { PasskeyFailure } from './passkey-sign-in.ts';

const load = () => import('./sign-in.ts').catch(() => null);

/** Load the login at the first touch or key, before a password is complete. */
const begin = () => void load();
for (const act of ['pointerdown', 'keydown']) addEventListener(act, begin, { once: true, capture: true });

const NO_NETWORK = err<CallFailure>({ kind: 'network' });

export async function logIn(credentials: Credentials): Promise<Result<StoredUser, CallFailure>> {
  return (await load())?.logIn(credentials) ?? NO_NETWORK;
}

export async function register(registration: Registration): Promise<Result<void, CallFailure>> {
  const loaded = await import('./register-account.ts').catch(() => null);
  return loaded?.register(registration) ?? NO_NETWORK;
}

export async function logInWithProvider(finish: FinishProvider): Promise<Result<StoredUser, CallFailure>> {
  const loaded = await import('./provider-sign-in.ts').catch(() => null);
  return loaded?.logInWithProvider(finish) ?? NO_NETWORK;
}

export async function logInWithPasskey(): Promise<Result<StoredUser, PasskeyFailure>> {
  const loaded = await import('./passkey-sign-in.ts').catch(() => null);
  return loaded?.logInWithPasskey() ?? NO_NETWORK;
}

const loadRecovery = () => import('./recover.ts').catch(() => null);

export async function forgotPassword(request: ForgotPassword): Promise<Result<void, CallFailure>> {
  return (await loadRecovery())?.forgotPassword(request) ?? NO_NETWORK;
}

export async function resetPassword(reset: ResetPassword): Promise<Result<void, CallFailure>> {
  return (await loadRecovery())?.resetPassword(reset) ?? NO_NETWORK;
}

export async function confirmEmail(confirmation: ConfirmEmail): Promise<Result<void, CallFailure>> {
  return (await loadRecovery())?.confirmEmail(confirmation) ?? NO_NETWORK;
}
