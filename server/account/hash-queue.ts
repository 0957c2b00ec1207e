/**
 * Passwords are hashed a few at a time: each costs a third of a second of a core and 128 MB. Whoever comes in a rush
 * waits their turn, and beyond what can be waited for is asked to come back; nobody else's calls notice.
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
  /** Handed on, never given back in between: a third who asks just then does not get in first. */
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
