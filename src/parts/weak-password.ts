/**
 * Refuses a weak new password before it is sent, as the server does. Loaded with the first new password, because
 * the login does not need the list of words.
 */
import type { PasswordOwner } from '#domain/account/password-strength.ts';
import type { Refusal } from '#parts/form/refusal.ts';

/** `owner`: the account if it is known on this device. */
export async function refusePassword(
  password: string,
  owner: PasswordOwner = { name: '', email: '' },
): Promise<Refusal<'password'> | null> {
  const strength = await import('#domain/account/password-strength.ts').catch(() => null); // no network: the server checks
  const fault = strength?.passwordFault(password, owner);
  return strength && fault ? { errors: { password: strength.PASSWORD_FAULTS[fault] } } : null;
}
