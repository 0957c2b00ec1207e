import type { OutboxRow } from '#data/store/outbox-row.ts';

export const STRUGGLING_ATTEMPTS = 10;
/** After this time the row is tried once per day. */
export const STRUGGLING_MS = 24 * 3_600_000;

/** Ten failures over at least a day. The screen then marks the row as failing. */
export const isStruggling = (row: Pick<OutboxRow, 'attempts' | 'firstFailureAt'>, at: number): boolean =>
  row.attempts >= STRUGGLING_ATTEMPTS &&
  row.firstFailureAt !== null &&
  at - Date.parse(row.firstFailureAt) >= STRUGGLING_MS;
