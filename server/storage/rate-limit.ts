/**
 * Counts requests in the database, shared by all servers. Login buckets contain account and address, so
 * nobody can lock another user out.
 */
import type { Sql } from './sql.ts';

export interface Rate {
  readonly bucket: string;
  readonly limit: number;
  readonly seconds: number;
}

/** Start of the window that contains this time. */
export function windowOf(seconds: number, now: Date): Date {
  const window = seconds * 1_000;
  return new Date(Math.floor(now.getTime() / window) * window);
}

/** Adds one request to its window and returns the number of requests in it. */
export async function countInWindow(
  sql: Sql,
  { bucket, seconds }: Omit<Rate, 'limit'>,
  now: Date,
): Promise<number> {
  const counted = await sql.query<{ count: number }>(
    `INSERT INTO rate_windows (bucket, starts_at, count) VALUES ($1, $2, 1)
     ON CONFLICT (bucket, starts_at) DO UPDATE SET count = rate_windows.count + 1 RETURNING count`,
    [bucket, windowOf(seconds, now)],
  );
  return counted.rows[0]?.count ?? 0;
}

/** Seconds until the window of this moment ends, at least 1. */
export function secondsLeft(seconds: number, now: Date): number {
  const end = windowOf(seconds, now).getTime() + seconds * 1_000;
  return Math.max(1, Math.ceil((end - now.getTime()) / 1_000));
}

/** Clears a bucket, such as wrong passwords after a correct one. */
export async function forget(sql: Sql, bucket: string): Promise<void> {
  await sql.query('DELETE FROM rate_windows WHERE bucket = $1', [bucket]);
}
