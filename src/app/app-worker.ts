/** The service worker from the page's side: install, warm, offer an update at a point where nothing can be lost. */
import { Workbox } from 'workbox-window';
import { create } from 'zustand';
import { workerUrl } from './trusted-script.ts';

interface WorkerState {
  /** Everything that works offline is on the device. */
  readonly ready: boolean;
  /** A new version waits, warm. */
  readonly update: (() => void) | null;
}

export const useWorker = create<WorkerState>(() => ({ ready: false, update: null }));

const HOUR = 3_600_000;

export async function startWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const workbox = new Workbox(workerUrl());
  workbox.addEventListener('waiting', ({ sw }) => void offer(workbox, sw));
  const registration = await workbox.register();
  if (!registration) return;
  const { active } = await navigator.serviceWorker.ready;
  if (active) await whenIdle(() => warm(active));
  useWorker.setState({ ready: active !== null });
  setInterval(() => void workbox.update().catch(() => undefined), HOUR); // offline it fails, and asks again
}

/** The waiting worker first fetches its own heavy chunks, or the new version would start without them. */
async function offer(workbox: Workbox, sw: ServiceWorker | undefined): Promise<void> {
  if (sw) await warm(sw);
  const update = () => {
    workbox.addEventListener('controlling', () => window.location.reload());
    workbox.messageSkipWaiting();
  };
  useWorker.setState({ update });
}

/** Resolves when the worker answers that its second cache is full. */
function warm(sw: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve(), { once: true });
    port1.start();
    sw.postMessage({ type: 'WARM' }, [port2]);
  });
}

function whenIdle(work: () => Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const run = () => void work().then(resolve);
    if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 5_000 });
    else setTimeout(run, 2_000);
  });
}
