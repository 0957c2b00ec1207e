/** Deletes expired data. Runs at start and every hour. */
import type { Sql } from './sql.ts';

const DAY = 86_400_000;
export const KEYS_KEPT = 90 * DAY;
export const REMOVALS_KEPT = 180 * DAY;
/** Time during which a dead link is still reported as expired or revoked. */
export const SHARES_KEPT = 90 * DAY;

/** Rows of one statement, so that no delete holds many locks or writes long. */
export const BATCH = 5_000;

interface Expiry {
  readonly table: string;
  readonly key: string;
  /** Has an index, so that a batch reads no other rows. */
  readonly time: string;
  readonly kept: number;
}

const EXPIRIES: readonly Expiry[] = [
  { table: 'idempotency_keys', key: 'user_id, key', time: 'at', kept: KEYS_KEPT },
  { table: 'rate_windows', key: 'bucket, starts_at', time: 'starts_at', kept: DAY },
  { table: 'login_failures', key: 'account', time: 'last_at', kept: DAY },
  { table: 'known_devices', key: 'user_id, token_hash', time: 'seen_at', kept: 400 * DAY },
  { table: 'shares', key: '_id', time: 'expires_at', kept: SHARES_KEPT },
  { table: 'push_sent', key: 'subscription_id, notification', time: 'at', kept: 30 * DAY },
  { table: 'provider_tries', key: 'state_hash', time: 'created_at', kept: DAY },
  { table: 'passkey_challenges', key: 'challenge_hash', time: 'created_at', kept: DAY },
  { table: 'password_resets', key: 'token_hash', time: 'created_at', kept: DAY },
  { table: 'email_confirmations', key: 'token_hash', time: 'created_at', kept: 30 * DAY },
  { table: 'sessions', key: 'token_hash', time: 'used_at', kept: 400 * DAY },
];

export async function sweep(sql: Sql, now: Date): Promise<void> {
  const ago = (time: number): Date => new Date(now.getTime() - time);
  for (const { table, key, time, kept } of EXPIRIES) {
    await inBatches(
      sql,
      `DELETE FROM ${table} WHERE (${key}) IN (
         SELECT ${key} FROM ${table} WHERE ${time} < $1 ORDER BY ${time} LIMIT ${BATCH})`,
      ago(kept),
    );
  }
  await inBatches(sql, PRUNE, ago(REMOVALS_KEPT));
  // keep the counters: the position of a history must never decrease
  await sql.query(
    `WITH gone AS (DELETE FROM earlier_positions WHERE at < $1 RETURNING log_id, number)
     DELETE FROM change_log USING gone WHERE change_log.log_id = gone.log_id AND gone.number IS NULL`,
    [ago(REMOVALS_KEPT)],
  );
}

/** Locks the counters before the rows, in order, as every writer does. */
const PRUNE = `WITH old AS MATERIALIZED (
    SELECT log_id, entity, entity_id FROM change_log WHERE removed_because IS NOT NULL AND at < $1
    ORDER BY at LIMIT ${BATCH}
  ), held AS MATERIALIZED (
    SELECT log_id FROM change_counters WHERE log_id IN (SELECT log_id FROM old)
    ORDER BY log_id FOR NO KEY UPDATE
  ), gone AS (
    DELETE FROM change_log WHERE removed_because IS NOT NULL AND at < $1 AND log_id IN (SELECT log_id FROM held)
      AND (log_id, entity, entity_id) IN (SELECT log_id, entity, entity_id FROM old)
    RETURNING log_id, number
  ), pruned AS (
    UPDATE change_counters AS counter SET pruned = GREATEST(counter.pruned, upto.number)
    FROM (SELECT log_id, max(number) AS number FROM gone GROUP BY log_id) AS upto
    WHERE counter.log_id = upto.log_id)
  SELECT count(*)::int AS deleted FROM gone`;

/** `text` deletes at most one batch of rows before $1; it returns no row, or their number as `deleted`. */
async function inBatches(sql: Sql, text: string, before: Date): Promise<void> {
  for (;;) {
    const { rows, rowCount } = await sql.query<{ readonly deleted?: number }>(text, [before]);
    if ((rows[0]?.deleted ?? rowCount ?? 0) < BATCH) return;
  }
}
