/** Proves that the user reads the e-mail of the account. A link works once for two days. */
import type { ConfirmEmail, EmailConfirmationRequest } from '#contract/account/account.ts';
import { audit } from '#server/storage/audit.ts';
import { appendRows } from '#server/storage/change-log.ts';
import type { Caller } from '#server/http/caller.ts';
import { countRequest } from '#server/http/limits.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';
import type { Ports } from '#server/ports.ts';
import { hashToken } from '#server/storage/session.ts';
import { inTransaction, type Sql, sqlOf } from '#server/storage/sql.ts';
import { mailWords } from '#server/account/mail-words.ts';

const OPEN_FOR = 48 * 3_600_000;
const HOUR = 3_600;
const CONFIRM_PATH = '/confirm-email#';

interface LinkRequest extends EmailConfirmationRequest {
  readonly caller: Caller;
  /** Origin of the link; `undefined` if not configured. */
  readonly origin: string | undefined;
}

/** A confirmed account gets no mail. */
export async function sendConfirmation(
  ports: Ports,
  { caller, language, origin }: LinkRequest,
): Promise<void> {
  const { user } = caller;
  if (user.email_confirmed) return;
  if (origin === undefined) {
    throw new Refusal('unavailable', {
      msg: 'This server cannot send a link: its public address is not set. Ask the operator to confirm your email.',
    });
  }
  const sql = sqlOf(ports.pool);
  const limit = ports.config.limits.resetsPerAccount;
  await countRequest(sql, { bucket: `confirm:${user._id}`, limit, seconds: HOUR }, ports.now());
  const token = ports.randomBytes(32).toString('base64url');
  await sql.query('INSERT INTO email_confirmations (token_hash, user_id, created_at) VALUES ($1, $2, $3)', [
    hashToken(token),
    user._id,
    ports.now(),
  ]);
  const { confirmMail } = mailWords(user, language);
  await ports.mail.send({
    to: user.email,
    subject: confirmMail.subject,
    text: confirmMail.text(origin + CONFIRM_PATH + token),
  });
}

export async function confirmEmail(ports: Ports, { token }: ConfirmEmail): Promise<void> {
  await inTransaction(ports.pool, async (sql) => {
    const userId = await userOfLink(ports, sql, token);
    const now = ports.now();
    await sql.query('UPDATE email_confirmations SET used_at = $2 WHERE user_id = $1 AND used_at IS NULL', [
      userId,
      now,
    ]);
    await noteConfirmed(ports, sql, { userId, by: 'link' });
  });
}

type ConfirmingPorts = Pick<Ports, 'now' | 'newId'>;

interface ConfirmedEmail {
  readonly userId: string;
  readonly by: 'link' | 'reset' | 'operator';
}

/** The devices of the user learn it at the next pull. */
export async function noteConfirmed(
  ports: ConfirmingPorts,
  sql: Sql,
  { userId, by }: ConfirmedEmail,
): Promise<void> {
  const { rows } = await sql.query<{ version: number }>(
    `UPDATE users SET email_confirmed = true, version = version + 1
     WHERE _id = $1 AND NOT email_confirmed RETURNING version`,
    [userId],
  );
  const [row] = rows;
  if (!row) return;
  await appendRows(sql, [{ logId: userId, entity: 'user', id: userId, version: row.version }], {
    now: ports.now(),
  });
  await audit(sql, ports, { action: 'confirm-email', userId, detail: { by } });
}

async function userOfLink(ports: Ports, sql: Sql, token: string): Promise<string> {
  const found = await sql.query<{ user_id: string; created_at: Date; used_at: Date | null }>(
    'SELECT user_id, created_at, used_at FROM email_confirmations WHERE token_hash = $1 FOR UPDATE',
    [hashToken(token)],
  );
  const [link] = found.rows;
  if (!link) throw invalid({ token: 'This link is not one of ours, or is very old. Send a new one.' });
  if (link.used_at) {
    throw invalid({ token: 'This link was used before. Log in: your email is confirmed already.' });
  }
  if (ports.now().getTime() - link.created_at.getTime() > OPEN_FOR) {
    throw invalid({ token: 'This link is older than two days. Log in and send a new one.' });
  }
  return link.user_id;
}
