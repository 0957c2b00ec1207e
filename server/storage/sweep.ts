/** Deletes expired data. Runs at start and every hour. */
import type { Sql } from './sql.ts';

const DAY = 86_400_000;
export const KEYS_KEPT = 90 * DAY;
export const REMOVALS_KEPT = 180 * DAY;
/** Time during which a dead link is still reported as expired or revoked. */
export const SHARES_KEPT = 90 * DAY;

export async function sweep(sql: Sql, now: Date): Promise<void> {
  const ago = (time: number): Date => new Date(now.getTime() - time);
  await sql.query('DELETE FROM idempotency_keys WHERE at < $1', [ago(KEYS_KEPT)]);
  await sql.query('DELETE FROM rate_windows WHERE starts_at < $1', [ago(DAY)]);
  await sql.query('DELETE FROM login_failures WHERE last_at < $1', [ago(DAY)]);
  await sql.query('DELETE FROM known_devices WHERE seen_at < $1', [ago(400 * DAY)]);
  await sql.query('DELETE FROM shares WHERE expires_at < $1', [ago(SHARES_KEPT)]);
  await sql.query('DELETE FROM push_sent WHERE at < $1', [ago(30 * DAY)]);
  await sql.query('DELETE FROM provider_tries WHERE created_at < $1', [ago(DAY)]);
  await sql.query('DELETE FROM passkey_challenges WHERE created_at < $1', [ago(DAY)]);
  await sql.query('DELETE FROM password_resets WHERE created_at < $1', [ago(DAY)]);
  await sql.query('DELETE FROM email_confirmations WHERE created_at < $1', [ago(30 * DAY)]);
  await sql.query('DELETE FROM sessions WHERE used_at < $1', [ago(400 * DAY)]);
  await sql.query(
    `WITH gone AS (
       DELETE FROM change_log WHERE removed_because IS NOT NULL AND at < $1 RETURNING log_id, number
     ), upto AS (SELECT log_id, max(number) AS number FROM gone GROUP BY log_id)
     UPDATE change_counters SET pruned = GREATEST(pruned, upto.number) FROM upto
     WHERE change_counters.log_id = upto.log_id`,
    [ago(REMOVALS_KEPT)],
  );
  // keep the counters: the position of a history must never decrease
  await sql.query(
    `WITH gone AS (DELETE FROM earlier_positions WHERE at < $1 RETURNING log_id, number)
     DELETE FROM change_log USING gone WHERE change_log.log_id = gone.log_id AND gone.number IS NULL`,
    [ago(REMOVALS_KEPT)],
  );
}
