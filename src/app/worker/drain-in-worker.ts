/**
 * One send round by the service worker. The worker holds a Web Lock, which the browser passes to this page if
 * the worker is killed.
 */
import type { Locks } from '#data/store/ports.ts';
import type { DrainAnswer, WorkerMessage } from '#data/device/worker-messages.ts';

/** For a round that never starts; longer than the worker's own rounds. */
const WORKER_MS = 45_000;
/** Answer and lock arrive separately: the answer may be slightly later. */
const GRACE_MS = 500;

/** True if the worker did it; false if this page must. */
export async function drainInWorker(locks: Locks): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return registration?.active ? drainBy(registration.active, locks) : false;
}

interface MessageTarget {
  readonly postMessage: (message: WorkerMessage, transfer: Transferable[]) => void;
}

export function drainBy(worker: MessageTarget, locks: Locks): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const lock = `zamanat-drain:${crypto.randomUUID()}`;
    const finish = (byWorker: boolean) => {
      clearTimeout(timer);
      port1.close();
      resolve(byWorker);
    };
    const timer = setTimeout(finish, WORKER_MS, false);
    const whenGone = () => locks.request(lock, {}, async () => void setTimeout(finish, GRACE_MS, false));
    port1.addEventListener('message', ({ data }: MessageEvent<DrainAnswer>) => {
      if (data.kind === 'started') void whenGone();
      else finish(data.kind === 'done');
    });
    port1.start();
    worker.postMessage({ type: 'DRAIN', lock }, [port2]);
  });
}
