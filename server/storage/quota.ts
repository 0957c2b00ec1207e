/** Amounts of an account and day, shared by all servers. A day begins at midnight in India. */
import { dayInIndia, startOfDayInIndia } from '#kernel/calendar-date.ts';
import type { Sql } from './sql.ts';

export const startOfDay = (now: Date): Date => startOfDayInIndia(dayInIndia(now));

const DAY_SECONDS = 86_400;

export const secondsOfDayLeft = (now: Date): number =>
  Math.max(1, Math.ceil(DAY_SECONDS - (now.getTime() - startOfDay(now).getTime()) / 1_000));

export async function spentToday(sql: Sql, bucket: string, now: Date): Promise<number> {
  const found = await sql.query<{ count: number }>(
    'SELECT count FROM rate_windows WHERE bucket = $1 AND starts_at = $2',
    [bucket, startOfDay(now)],
  );
  return found.rows[0]?.count ?? 0;
}

/** Adds the amount and returns the sum of the day. */
export async function addToDay(
  sql: Sql,
  { bucket, amount }: { readonly bucket: string; readonly amount: number },
  now: Date,
): Promise<number> {
  const added = await sql.query<{ count: number }>(
    `INSERT INTO rate_windows (bucket, starts_at, count) VALUES ($1, $2, $3)
     ON CONFLICT (bucket, starts_at) DO UPDATE SET count = rate_windows.count + excluded.count RETURNING count`,
    [bucket, startOfDay(now), amount],
  );
  return added.rows[0]?.count ?? amount;
}
