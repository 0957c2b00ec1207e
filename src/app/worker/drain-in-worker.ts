/**
 * One round of sending by the service worker. A worker can be killed in the middle without a word: it holds a Web Lock
 * while it works, and the browser gives it to this page the moment the worker is gone.
 */
import type { Locks } from '#data/store/ports.ts';
import type { DrainAnswer, WorkerMessage } from '#data/sync/worker-messages.ts';

/** Longer than the worker's own rounds; for one that never begins. */
const WORKER_MS = 45_000;
/** The answer and the lock travel on different ways: the answer may be a moment later. */
const GRACE_MS = 500;

/** True where the worker has done it; false where this page must. */
export async function drainInWorker(locks: Locks): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return registration?.active ? drainBy(registration.active, locks) : false;
}

interface Postable {
  readonly postMessage: (message: WorkerMessage, transfer: Transferable[]) => void;
}

export function drainBy(worker: Postable, locks: Locks): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const lock = `zamanat-drain:${crypto.randomUUID()}`;
    const done = (byWorker: boolean) => {
      clearTimeout(timer);
      port1.close();
      resolve(byWorker);
    };
    const timer = setTimeout(done, WORKER_MS, false);
    const whenGone = () => locks.request(lock, {}, async () => void setTimeout(done, GRACE_MS, false));
    port1.addEventListener('message', ({ data }: MessageEvent<DrainAnswer>) => {
      if (data.kind === 'started') void whenGone();
      else done(data.kind === 'done');
    });
    port1.start();
    worker.postMessage({ type: 'DRAIN', lock }, [port2]);
  });
}
