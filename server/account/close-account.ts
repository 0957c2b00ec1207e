/**
 * Closes an account. Court records keep the user's name and the audit log stays; all other data is deleted.
 */
import type { CloseAccount } from '#contract/account/account.ts';
import { audit } from '#server/storage/audit.ts';
import { inTransaction, type Sql } from '#server/storage/sql.ts';
import type { Caller } from '#server/http/caller.ts';
import { invalid } from '#server/http/refusal.ts';
import type { Ports } from '#server/ports.ts';
import { hasPassword, NO_PASSWORD } from '#server/storage/users.ts';
import { refuseSample, requirePassword } from './password-change.ts';
import { requireJudgeIdentity } from './require-identity.ts';
import { revokeSessions } from '#server/storage/end-sessions.ts';
import { lockUser } from '#server/storage/users.ts';

const CHANGED = 'The password of this account was changed meanwhile. Log in again, then close it.';

/** Tables with data of this user only. */
const OWN = [
  'notes',
  'order_drafts',
  'feedback',
  'password_resets',
  'email_confirmations',
  'authenticators',
  'recovery_codes',
  'known_devices',
  'judge_seats',
  'seat_moves',
  'earlier_positions',
  'idempotency_keys',
  'avatars',
  'push_subscriptions',
  'calendar_feeds',
  'service_accounts',
  'provider_accounts',
  'passkeys',
  'passkey_challenges',
  'record_keys',
] as const;

export async function closeAccount(ports: Ports, caller: Caller, { password }: CloseAccount): Promise<void> {
  const { user } = caller;
  refuseSample(caller, 'It stays for whoever comes next.');
  requireJudgeIdentity(ports, caller);
  if (hasPassword(user.password_hash)) {
    if (password === undefined) throw invalid({ password: 'Enter your password once more.' });
    const wrong = 'This is not your password. The account stays as it is.';
    await requirePassword(ports, caller, { password: password, field: 'password', wrong });
  }
  await inTransaction(ports.pool, async (sql) => {
    const now = ports.now();
    const lockedUser = await lockUser(sql, user._id);
    if (lockedUser?.password_hash !== user.password_hash) throw invalid({ password: CHANGED });
    for (const table of OWN) await removeOwn(sql, table, user._id);
    await sql.query('UPDATE shares SET ended_at = coalesce(ended_at, $2), email = NULL WHERE owner_id = $1', [
      user._id,
      now,
    ]);
    await sql.query('UPDATE sessions SET device = NULL WHERE user_id = $1', [user._id]);
    await sql.query(
      `UPDATE users SET email = 'closed:' || _id, name = 'Closed account', password_hash = $2, profile = '{}',
         settings = '{}', avatar = NULL, verified = false, email_confirmed = false, verified_name = NULL, designation = NULL,
         court_id = NULL, version = version + 1 WHERE _id = $1`,
      [user._id, NO_PASSWORD],
    );
    await revokeSessions(sql, { userId: user._id, now });
    await audit(sql, ports, { action: 'close-account', userId: user._id });
  });
}

const removeOwn = async (sql: Sql, table: (typeof OWN)[number], userId: string): Promise<void> => {
  const owner = ['notes', 'order_drafts', 'feedback'].includes(table) ? 'owner_id' : 'user_id';
  await sql.query(`DELETE FROM ${table} WHERE ${owner} = $1`, [userId]);
};
