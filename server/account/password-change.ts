/** Password change, which requires the current password. */
import type { ChangePassword } from '#contract/account/account.ts';
import { audit } from '#server/storage/audit.ts';
import { forget } from '#server/storage/rate-limit.ts';
import { countRequest } from '#server/http/limits.ts';
import { inTransaction, sqlOf } from '#server/storage/sql.ts';
import type { Caller } from '#server/http/caller.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';
import type { Ports } from '#server/ports.ts';
import { requireJudgeIdentity } from './require-identity.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';
import { hashPassword, passwordMatches } from './password.ts';
import { hasPassword } from '#server/storage/users.ts';
import { revokeSessions } from '#server/storage/end-sessions.ts';

const QUARTER = 900;

/** Rejects a wrong password and too many attempts, so that an unlocked device does not reveal it. */
export async function requirePassword(
  ports: Ports,
  { user }: Caller,
  {
    password: said,
    field,
    wrong,
  }: { readonly password: string; readonly field: string; readonly wrong: string },
): Promise<void> {
  const sql = sqlOf(ports.pool);
  const bucket = `password:${user._id}`;
  const limit = ports.config.limits.passwordsPerUser;
  await countRequest(sql, { bucket, limit, seconds: QUARTER }, ports.now());
  const isRight = await ports.passwordTurns.take(async () => passwordMatches(said, user.password_hash));
  if (!isRight) throw invalid({ [field]: wrong });
  await forget(sql, bucket);
}

/** Logs out all other devices. */
export async function changePassword(
  ports: Ports,
  caller: Caller,
  { current, password }: ChangePassword,
): Promise<void> {
  const { user, sessionId } = caller;
  refuseSample(caller, 'Its password is known to everybody and stays.');
  requireJudgeIdentity(ports, caller);
  if (!hasPassword(user.password_hash)) {
    throw invalid({
      current: 'You log in with a provider. Log out and use "Forgot password?" to set a password.',
    });
  }
  await requirePassword(ports, caller, {
    password: current,
    field: 'current',
    wrong: 'This is not your current password. If you do not know it, log out and use "Forgot password?".',
  });
  await refuseWeakPassword(ports, { account: user._id, password, owner: user });
  const { randomBytes, config } = ports;
  const hash = await ports.passwordTurns.take(async () =>
    hashPassword(password, { randomBytes, cost: config.passwordCost }),
  );
  await inTransaction(ports.pool, async (sql) => {
    const now = ports.now();
    const changed = await sql.query(
      'UPDATE users SET password_hash = $2 WHERE _id = $1 AND password_hash = $3',
      [user._id, hash, user.password_hash],
    );
    if (changed.rowCount !== 1) {
      throw invalid({ current: 'This password was changed meanwhile. Log in again with the new one.' });
    }
    await sql.query('UPDATE password_resets SET used_at = $2 WHERE user_id = $1 AND used_at IS NULL', [
      user._id,
      now,
    ]);
    await revokeSessions(sql, { userId: user._id, except: sessionId, now });
    await audit(sql, ports, { action: 'change-password', userId: user._id });
  });
}

/** Rejects changes to sample accounts, which are shared. */
export function refuseSample({ user }: Caller, why: string): void {
  if (user.sample)
    throw new Refusal('forbidden', { msg: `This is a sample account of the demonstration. ${why}` });
}
