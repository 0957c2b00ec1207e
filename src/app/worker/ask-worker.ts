/** A question to a worker and its answer; null where none comes in time. */
import type { WorkerMessage } from '#data/sync/worker-messages.ts';

export function ask<A>(worker: ServiceWorker, message: WorkerMessage, patience: number): Promise<A | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const answered = (answer: A | null) => {
      clearTimeout(timer);
      port1.close();
      resolve(answer);
    };
    const timer = setTimeout(answered, patience, null);
    port1.addEventListener('message', ({ data }: MessageEvent<A>) => answered(data), { once: true });
    port1.start();
    worker.postMessage(message, [port2]);
  });
}
