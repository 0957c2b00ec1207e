/** Amounts and limits of an account and day, shared by all servers. A day begins at midnight in India. */
import { dayInIndia, startOfDayInIndia } from '#kernel/calendar-date.ts';
import type { QuotaName } from '#contract/operator/quota-settings.ts';
import type { Sql } from './sql.ts';

export const startOfDay = (now: Date): Date => startOfDayInIndia(dayInIndia(now));

const DAY_SECONDS = 86_400;

export const secondsOfDayLeft = (now: Date): number =>
  Math.max(1, Math.ceil(DAY_SECONDS - (now.getTime() - startOfDay(now).getTime()) / 1_000));

/** Limits that an operator set; the settings of the server give the others. */
export async function setLimits(sql: Sql): Promise<Partial<Record<QuotaName, number>>> {
  const { rows } = await sql.query<{ quota: QuotaName; most: number }>(
    'SELECT quota, most FROM quota_limits WHERE most IS NOT NULL',
  );
  return Object.fromEntries(rows.map(({ quota, most }) => [quota, most]));
}

interface OfDay {
  readonly bucket: string;
  readonly quota: QuotaName;
}

interface UsedQuotaRow {
  readonly spent: number;
  /** Set by an operator. */
  readonly most: number | undefined;
}

export async function spentToday(sql: Sql, { bucket, quota }: OfDay, now: Date): Promise<UsedQuotaRow> {
  const { rows } = await sql.query<{ count: number | null; most: number | null }>(
    `SELECT (SELECT count FROM rate_windows WHERE bucket = $1 AND starts_at = $2),
       (SELECT most FROM quota_limits WHERE quota = $3)`,
    [bucket, startOfDay(now), quota],
  );
  return { spent: rows[0]?.count ?? 0, most: rows[0]?.most ?? undefined };
}

/** Adds the amount and returns the sum of the day. */
export async function addToDay(
  sql: Sql,
  { bucket, quota, amount }: OfDay & { readonly amount: number },
  now: Date,
): Promise<UsedQuotaRow> {
  const { rows } = await sql.query<{ count: number; most: number | null }>(
    `INSERT INTO rate_windows (bucket, starts_at, count) VALUES ($1, $2, $3)
     ON CONFLICT (bucket, starts_at) DO UPDATE SET count = rate_windows.count + excluded.count
     RETURNING count, (SELECT most FROM quota_limits WHERE quota = $4) AS most`,
    [bucket, startOfDay(now), amount, quota],
  );
  return { spent: rows[0]?.count ?? amount, most: rows[0]?.most ?? undefined };
}
