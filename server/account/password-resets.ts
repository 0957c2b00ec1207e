/**
 * Password reset by mail. A link works once for half an hour; neither answer nor timing reveals whether an
 * account exists.
 */
import type { ForgotPassword, ResetPassword } from '#contract/account/account.ts';
import { audit } from '#server/storage/audit.ts';
import { countRequest } from '#server/http/limits.ts';
import { inTransaction, type Sql, sqlOf } from '#server/storage/sql.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';
import type { Ports } from '#server/ports.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';
import { placeOf } from '#server/http/place-of.ts';
import { forgetFailures } from './login-limits.ts';
import { noteConfirmed } from './email/confirm-email.ts';
import { factorsOf, hasSecondStep } from './second-factor/prove-second-factor.ts';
import { hashPassword } from './password.ts';
import { hashToken } from '#server/storage/session.ts';
import { revokeSessions } from '#server/storage/end-sessions.ts';
import { mailWords } from './mail-words.ts';
import { lockUser, userByEmail, userById, type UserRow } from '#server/storage/users.ts';

const OPEN_FOR = 30 * 60_000;
const HOUR = 3_600;
const RESET_PATH = '/reset-password#';

interface PasswordResetRequest extends ForgotPassword {
  readonly address: string;
  /** Origin of the link; `undefined` if not configured. */
  readonly origin: string | undefined;
}

export async function forgotPassword(
  ports: Ports,
  { email, language, address, origin }: PasswordResetRequest,
): Promise<void> {
  if (origin === undefined) {
    throw new Refusal('unavailable', {
      msg: 'This server cannot send a link to a new password: its public address is not set. Ask the operator.',
    });
  }
  const sql = sqlOf(ports.pool);
  const { resetsPerAccount, resetsPerAddress } = ports.config.limits;
  const now = ports.now();
  await countRequest(
    sql,
    { bucket: `reset:${placeOf(address)}`, limit: resetsPerAddress, seconds: HOUR },
    now,
  );
  await countRequest(sql, { bucket: `reset:${email}`, limit: resetsPerAccount, seconds: HOUR }, now);
  // after the answer, so that its time does not reveal an account
  sendLink(ports, { email, language }, origin).catch((error: unknown) => {
    ports.reportCrash(error instanceof Error ? error : new Error(String(error)));
  });
}

async function sendLink(ports: Ports, { email, language }: ForgotPassword, origin: string): Promise<void> {
  const sql = sqlOf(ports.pool);
  const user = await userByEmail(sql, email);
  if (!user || user.sample) return; // sample accounts are shared and keep their password
  const token = ports.randomBytes(32).toString('base64url');
  await sql.query('INSERT INTO password_resets (token_hash, user_id, created_at) VALUES ($1, $2, $3)', [
    hashToken(token),
    user._id,
    ports.now(),
  ]);
  await audit(sql, ports, { action: 'forgot-password', userId: user._id });
  const { resetMail } = mailWords(user, language);
  await ports.mail.send({
    to: user.email,
    subject: resetMail.subject,
    text: resetMail.text(origin + RESET_PATH + token),
  });
}

/** Logs out every device and invalidates all other links. */
export async function resetPassword(ports: Ports, { token, password }: ResetPassword): Promise<void> {
  const user = await userOfLink(ports, sqlOf(ports.pool), token);
  await refuseWeakPassword(ports, { account: user._id, password, owner: user });
  const { randomBytes, config } = ports;
  const hash = await ports.passwordTurns.take(async () =>
    hashPassword(password, { randomBytes, cost: config.passwordCost }),
  );
  await inTransaction(ports.pool, async (sql) => {
    await lockUser(sql, user._id);
    await userOfLink(ports, sql, token); // the link may have been used meanwhile
    const now = ports.now();
    await sql.query('UPDATE password_resets SET used_at = $2 WHERE user_id = $1 AND used_at IS NULL', [
      user._id,
      now,
    ]);
    await sql.query('UPDATE users SET password_hash = $2 WHERE _id = $1', [user._id, hash]);
    await revokeSessions(sql, { userId: user._id, now });
    // the old password may have added a key, but not beside a second factor, which the mail must not replace
    if (!hasSecondStep(user, await factorsOf(sql, user._id)))
      await sql.query('DELETE FROM passkeys WHERE user_id = $1', [user._id]);
    await noteConfirmed(ports, sql, { userId: user._id, by: 'reset' });
    await forgetFailures(sql, user.email);
    await audit(sql, ports, { action: 'reset-password', userId: user._id });
  });
}

async function userOfLink(ports: Ports, sql: Sql, token: string): Promise<UserRow> {
  const found = await sql.query<{ user_id: string; created_at: Date; used_at: Date | null }>(
    'SELECT user_id, created_at, used_at FROM password_resets WHERE token_hash = $1',
    [hashToken(token)],
  );
  const link = found.rows[0];
  const user = link && (await userById(sql, link.user_id));
  if (!link || !user) throw invalid({ token: 'This link is not one of ours. Ask for a new one.' });
  if (link.used_at) {
    throw invalid({
      token: 'This link was used, or a newer password was set since. Log in with it, or ask for a new link.',
    });
  }
  if (ports.now().getTime() - link.created_at.getTime() > OPEN_FOR) {
    throw invalid({ token: 'This link is older than 30 minutes. Ask for a new one.' });
  }
  return user;
}
