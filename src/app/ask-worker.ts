/** A question to the active worker and its answer; null where there is no worker, or none in time. */
import type { WorkerMessage } from '#data/worker-messages.ts';

export async function askWorker<A>(message: WorkerMessage, patience: number): Promise<A | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return registration?.active ? ask<A>(registration.active, message, patience) : null;
}

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
