import { setInterval } from 'node:timers';
import type { Ports } from '#server/ports.ts';

interface Rounds {
  /** Milliseconds. */
  readonly every: number;
  readonly round: () => Promise<unknown>;
  readonly onError: Ports['reportCrash'];
}

/** Runs a round at each interval. A long round delays the next one. */
export function startRounds({ every, round, onError }: Rounds): { readonly stop: () => void } {
  let running = false;
  const timer = setInterval(() => {
    if (running) return;
    running = true;
    void round()
      .catch(onError)
      .finally(() => {
        running = false;
      });
  }, every);
  return { stop: () => clearInterval(timer) };
}
