/** Checks whether our server answers at all. A refused connection does not count as an attempt. */
import type { Ports } from '#data/store/ports.ts';

const ANSWER_MS = 4_000;

/** `trouble`: reachable but failing. */
export type Reachability = 'there' | 'trouble' | 'away';

export async function checkReachability({ fetch }: Pick<Ports, 'fetch'>): Promise<Reachability> {
  try {
    const answer = await fetch('/api/health', {
      method: 'GET',
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    if (answer.redirected || !answer.headers.has('x-zamanat')) return 'away'; // a captive portal answers too
    return answer.ok ? 'there' : 'trouble';
  } catch {
    return 'away'; // no network, or no answer in time
  }
}
