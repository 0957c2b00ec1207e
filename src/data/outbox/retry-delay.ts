/** How long to wait before the next try: full jitter, 5 s doubling to 15 min; where the server has said when, soon after that. */

const FIRST_MS = 5_000;
export const LONGEST_MS = 15 * 60_000;
/** Jitter may say "at once"; a server in trouble is spared that. */
const SHORTEST_MS = 500;
/** Beyond the time that the server has said: what waits leaves soon after its return, and devices do not come all at once. */
const LONGEST_AFTER_WORD_MS = 2 * 60_000;

interface Failing {
  /** How many before this one. */
  readonly failures: number;
  readonly random: number;
  /** Milliseconds that the server has asked for. */
  readonly after?: number | null;
}

export function retryDelay({ failures, random, after = null }: Failing): number {
  const longest = after === null ? LONGEST_MS : LONGEST_AFTER_WORD_MS;
  const ceiling = Math.min(longest, FIRST_MS * 2 ** Math.min(failures, 20));
  return (after ?? 0) + Math.max(SHORTEST_MS, Math.round(random * ceiling));
}
