/** The service worker from the page's side: install, warm, offer an update at a point where nothing can be lost. */
import type { Workbox } from 'workbox-window';
import { create } from 'zustand';
import type { WarmAnswer, WorkerMessage } from '#data/sync/worker-messages.ts';
import { textInUse, useLanguage } from '#parts/load-catalogue.ts';
import { notify } from '#ui/notices.ts';
import { whenIdle } from '#ui/when-idle.ts';
import { SERVICE_WORKER_URL, trustedScript } from '#parts/trusted-script.ts';

interface WorkerState {
  /** Everything that works offline is on the device. */
  readonly ready: boolean;
  /** Starts the new version that waits, warm. */
  readonly update: (() => void) | null;
}

export const useWorker = create<WorkerState>(() => ({ ready: false, update: null }));

/** What a link to an application opens, for somebody who may have no account. */
const SHARED = '/application/share/';
const SAID = 'zamanat-ready';
const HOUR = 3_600_000;
const WARM_MS = 10 * 60_000; // 2G

export async function startWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const library = await import('workbox-window');
  const workbox = new library.Workbox(trustedScript(SERVICE_WORKER_URL));
  workbox.addEventListener('waiting', ({ sw }) => void offer(workbox, sw));
  if (!(await workbox.register())) return;
  setInterval(() => void workbox.update().catch(() => undefined), HOUR); // offline it fails, and asks again
  const { active } = await navigator.serviceWorker.ready;
  if (window.location.pathname.startsWith(SHARED)) return; // a reader of one paper makes no files: their data is not spent
  await whenIdle();
  if (active && (await isWarm(active))) sayReady();
}

/** Said once on a device; from then on it is only so. */
function sayReady(): void {
  useWorker.setState({ ready: true });
  if (localStorage.getItem(SAID) !== null) return;
  localStorage.setItem(SAID, '1');
  const { shell } = textInUse().entrance;
  notify({ title: shell.ready, description: shell.readyFor, type: 'success' });
}

/** The waiting worker first fetches its own heavy chunks, or the new version would start without them. */
async function offer(workbox: Workbox, waiting: ServiceWorker | undefined): Promise<void> {
  if (waiting) await isWarm(waiting);
  const update = () => {
    workbox.addEventListener('controlling', () => window.location.reload());
    workbox.messageSkipWaiting();
  };
  useWorker.setState({ update });
}

/** With the words of the language in use: of the others nothing is kept. */
async function isWarm(worker: ServiceWorker): Promise<boolean> {
  const message: WorkerMessage = { type: 'WARM', language: useLanguage.getState().language };
  return (await ask<WarmAnswer>(worker, message, WARM_MS))?.ready ?? false;
}

/** Another language was chosen: its words are kept from now on. */
export async function keepLanguage(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  if (active) await isWarm(active);
}

/** A question to a worker and its answer; null where none comes in time. */
function ask<A>(worker: ServiceWorker, message: WorkerMessage, patience: number): Promise<A | null> {
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
