import { passwordFault, PASSWORD_FAULTS, type PasswordOwner } from '#domain/account/password-strength.ts';
import { invalid } from '#server/http/refusal.ts';

/** Rejects passwords that attackers try first. */
export function refuseWeakPassword(password: string, owner: PasswordOwner): void {
  const fault = passwordFault(password, owner);
  if (fault) throw invalid({ password: PASSWORD_FAULTS[fault] });
}
