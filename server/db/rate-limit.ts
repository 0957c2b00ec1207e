/**
 * Counts in the database, so that any number of servers count together. A bucket of a sign-in names the account *and*
 * the address it is tried from: nobody can lock another person out from elsewhere.
 */
import { Refusal } from '../http/refusal.ts';
import type { Sql } from './sql.ts';

export interface Rate {
  readonly bucket: string;
  readonly limit: number;
  readonly seconds: number;
}

/** Counts one, and refuses beyond the limit, saying when to come back. */
export async function countOne(sql: Sql, { bucket, limit, seconds }: Rate, now: Date): Promise<void> {
  const window = seconds * 1_000;
  const startsAt = new Date(Math.floor(now.getTime() / window) * window);
  const counted = await sql.query<{ count: number }>(
    `INSERT INTO rate_windows (bucket, starts_at, count) VALUES ($1, $2, 1)
     ON CONFLICT (bucket, starts_at) DO UPDATE SET count = rate_windows.count + 1 RETURNING count`,
    [bucket, startsAt],
  );
  if ((counted.rows[0]?.count ?? 0) <= limit) return;
  const retryAfter = Math.ceil((startsAt.getTime() + window - now.getTime()) / 1_000);
  throw new Refusal('rate-limited', { retryAfter: Math.max(1, retryAfter) });
}

/** After a right password the earlier wrong ones of this account and address are forgotten. */
export async function forget(sql: Sql, bucket: string): Promise<void> {
  await sql.query('DELETE FROM rate_windows WHERE bucket = $1', [bucket]);
}
