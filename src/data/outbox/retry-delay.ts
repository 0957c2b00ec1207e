/**
 * Delay before the next attempt: full jitter, 5 s doubling to 15 min. If the server sent Retry-After, soon
 * after that.
 */

const FIRST_MS = 5_000;
export const LONGEST_MS = 15 * 60_000;
/** Jitter may give zero; a failing server still gets this pause. */
const SHORTEST_MS = 500;
/**
 * Limit of the jitter after Retry-After: rows leave soon after, but devices do not all send at the same
 * moment.
 */
const LONGEST_AFTER_WORD_MS = 2 * 60_000;

interface RetryState {
  /** Failures before this one. */
  readonly failures: number;
  readonly random: number;
  /** Retry-After in milliseconds. */
  readonly after?: number | null;
}

export function retryDelay({ failures, random, after = null }: RetryState): number {
  const longest = after === null ? LONGEST_MS : LONGEST_AFTER_WORD_MS;
  const ceiling = Math.min(longest, FIRST_MS * 2 ** Math.min(failures, 20));
  return (after ?? 0) + Math.max(SHORTEST_MS, Math.round(random * ceiling));
}
