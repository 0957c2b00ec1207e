import type { OutboxRow } from './outbox-row.ts';

export const STRUGGLING_ATTEMPTS = 10;
/** From then on the row is tried once in this time. */
export const STRUGGLING_MS = 24 * 3_600_000;

/** Ten failures of the server, the first of them a day ago or more: its row under Waiting says so. */
export const isStruggling = (row: Pick<OutboxRow, 'attempts' | 'firstFailureAt'>, at: number): boolean =>
  row.attempts >= STRUGGLING_ATTEMPTS &&
  row.firstFailureAt !== null &&
  at - Date.parse(row.firstFailureAt) >= STRUGGLING_MS;
