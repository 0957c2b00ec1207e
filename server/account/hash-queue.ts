/**
 * Hashes a few passwords at a time: each takes a third of a second and 128 MB. Others queue, and a full queue
 * answers 503.
 */
import { Refusal } from '#server/http/refusal.ts';

export interface HashQueue {
  readonly take: <T>(work: () => Promise<T>) => Promise<T>;
  readonly waiting: () => number;
}

export function passwordTurns({
  atOnce,
  waiting,
}: {
  readonly atOnce: number;
  readonly waiting: number;
}): HashQueue {
  let running = 0;
  const queue: (() => void)[] = [];
  /** Pass the slot to the next waiter, so that a newcomer cannot overtake. */
  const next = (): void => {
    const first = queue.shift();
    if (first) first();
    else running -= 1;
  };
  return {
    waiting: () => queue.length,
    take: async (work) => {
      if (running >= atOnce) {
        if (queue.length >= waiting) {
          throw new Refusal('unavailable', {
            msg: 'Many people are signing in. Try again in a few seconds.',
            retryAfter: 5,
          });
        }
        await new Promise<void>((resolve) => {
          queue.push(resolve);
        });
      } else {
        running += 1;
      }
      try {
        return await work();
      } finally {
        next();
      }
    },
  };
}
