import { invalid } from '#server/http/refusal.ts';
import type { Ports } from '#server/ports.ts';
import type { PasswordFault, PasswordOwner } from './password-strength.ts';

const PASSWORD_FAULTS: Readonly<Record<PasswordFault, string>> = {
  leaked: 'This password is in a public list of stolen passwords. Choose another, such as three words.',
  pattern: 'Rows of keys, repeats and dates are guessed first. Choose another password, such as three words.',
  guessed: 'This password is one of the first that are guessed. Choose another, such as three words.',
  'own-name': 'Choose a password that is not your name or email.',
};

interface NewPassword {
  /** The caller to whom the work is counted. */
  readonly account: string;
  readonly password: string;
  readonly owner: PasswordOwner;
}

/** Rejects passwords that attackers try first. */
export async function refuseWeakPassword(
  { tasks }: Pick<Ports, 'tasks'>,
  { account, password, owner: { name, email } }: NewPassword,
): Promise<void> {
  const fault = await tasks.run(account, 'passwordFault', password, { name, email });
  if (fault) throw invalid({ password: PASSWORD_FAULTS[fault] });
}
