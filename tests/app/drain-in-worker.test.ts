import { expect, it } from 'vitest';
import { drainBy } from '#app/worker/drain-in-worker.ts';
import type { DrainAnswer, WorkerMessage } from '#data/device/worker-messages.ts';
import { fakeLocks } from '../data/store/fake-locks.ts';
import { settled } from '../support/passing-time.ts';

/** Worker stub: receives the lock name and an answer callback. */
const worker = (work: (lock: string, answer: (said: DrainAnswer) => void) => void) => ({
  postMessage: (message: WorkerMessage, [port]: Transferable[]) => {
    const answering = (drainAnswer: DrainAnswer) => {
      if (port instanceof MessagePort) port.postMessage(drainAnswer);
    };
    if (message.type === 'DRAIN') work(message.lock ?? '', answering);
  },
});

it('waits until the worker finishes the sync', async () => {
  const locks = fakeLocks();
  let finish: (() => void) | undefined;
  const willing = worker((lock, answer) => {
    void locks.request(lock, {}, async () => {
      answer({ kind: 'started' });
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      answer({ kind: 'done', outcome: null });
    });
  });
  const drained = drainBy(willing, locks);
  await settled();
  finish?.();
  expect(await drained).toBe(true);
});

it('detects within five seconds that the browser killed the worker', async () => {
  const locks = fakeLocks();
  const killed = worker((lock, answer) => {
    void locks.request(lock, {}, async () => answer({ kind: 'started' })); // the lock is released, no answer is sent
  });
  const startTime = performance.now();
  expect(await drainBy(killed, locks)).toBe(false);
  expect(performance.now() - startTime).toBeLessThan(5_000);
});

it('returns false when the worker cannot sync', async () => {
  const unable = worker((_lock, answer) => answer({ kind: 'unable' }));
  expect(await drainBy(unable, fakeLocks())).toBe(false);
});
