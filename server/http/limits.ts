/** Rejects callers who are over a rate limit, and tells them when to come back. */
import { countInWindow, type Rate, secondsLeft } from '#server/storage/rate-limit.ts';
import type { Sql } from '#server/storage/sql.ts';
import { Refusal } from './refusal.ts';

export async function countRequest(sql: Sql, rate: Rate, now: Date): Promise<void> {
  rejectOverLimit(rate, await countInWindow(sql, rate, now), now);
}

export function rejectOverLimit({ limit, seconds }: Omit<Rate, 'bucket'>, count: number, now: Date): void {
  if (count > limit) throw new Refusal('rate-limited', { retryAfter: secondsLeft(seconds, now) });
}
