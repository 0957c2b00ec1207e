/** How long to wait before the next try: full jitter, 5 s doubling to 15 min. */

const FIRST_MS = 5_000;
export const LONGEST_MS = 15 * 60_000;
/** Jitter may say "at once"; a server in trouble is spared that. */
const SHORTEST_MS = 500;

export function retryDelay(failures: number, random: number): number {
  const ceiling = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures, 20));
  return Math.max(SHORTEST_MS, Math.round(random * ceiling));
}
