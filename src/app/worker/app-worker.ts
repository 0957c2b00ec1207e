/**
 * Page side of the service worker: installs it, warms its caches and offers an update when no input can be
 * lost.
 */
import type { Workbox } from 'workbox-window';
import { create } from 'zustand';
import {
  type ClaimAnswer,
  isPageMessage,
  type WarmAnswer,
  type WorkerMessage,
} from '#data/device/worker-messages.ts';
import { textInUse, useLanguage } from '#parts/load-catalogue.ts';
import { notify } from '#ui/feedback/notices.ts';
import { whenIdle } from '#ui/when-idle.ts';
import { SERVICE_WORKER_URL, trustedScript } from '#parts/trusted-script.ts';

interface WorkerState {
  /** Everything needed offline is on the device. */
  readonly ready: boolean;
  /** Starts the warmed waiting version. */
  readonly update: (() => void) | null;
}

export const useWorker = create<WorkerState>(() => ({ ready: false, update: null }));

/** Path of share links, whose readers may have no account. */
const SHARED = '/application/share/';
const READY_KEY = 'zamanat-ready';
const FOREIGN_KEY = 'zamanat-foreign-files';
const HOUR = 3_600_000;
const CLAIM_MS = 10_000;
const WARM_MS = 10 * 60_000; // enough for 2G

export async function startWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (isPageMessage(data)) announceForeignFiles();
  });
  const library = await import('workbox-window');
  const workbox = new library.Workbox(trustedScript(SERVICE_WORKER_URL));
  workbox.addEventListener('waiting', ({ sw }) => void offer(workbox, sw));
  if (!(await workbox.register())) return;
  setInterval(() => void workbox.update().catch(() => undefined), HOUR); // fails offline and runs again
  const { active } = await navigator.serviceWorker.ready;
  const isControlled = active !== null && (await isControlledBy(active));
  if (window.location.pathname.startsWith(SHARED)) return; // a share link reader makes no files: save their data
  await whenIdle();
  if (active && isControlled && (await isWarm(active))) announceReady();
}

/**
 * The first session is not controlled by the worker that it installs, so its later files would come from the
 * HTTP cache. The worker takes over a page of its own build only.
 */
async function isControlledBy(active: ServiceWorker): Promise<boolean> {
  if (navigator.serviceWorker.controller) return true;
  const script = document.querySelector<HTMLScriptElement>('script[src*="/entry-"]');
  if (!script) return false;
  const message: WorkerMessage = { type: 'CLAIM', script: new URL(script.src).pathname };
  const answer = await askWorker<ClaimAnswer>(active, message, CLAIM_MS);
  return answer?.isSameBuild ?? false;
}

/** Once per session, in the words for a first installation or for an update. */
function announceForeignFiles(): void {
  if (sessionStorage.getItem(FOREIGN_KEY) !== null) return;
  sessionStorage.setItem(FOREIGN_KEY, '1');
  const { foreign } = textInUse().entrance.shell;
  const title = navigator.serviceWorker.controller ? foreign.update : foreign.install;
  notify({ title, description: foreign.next, type: 'error' });
}

/** The notice appears once per device; later only the state is set. */
function announceReady(): void {
  useWorker.setState({ ready: true });
  if (localStorage.getItem(READY_KEY) !== null) return;
  localStorage.setItem(READY_KEY, '1');
  const { shell } = textInUse().entrance;
  notify({ title: shell.ready, description: shell.readyFor, type: 'success', background: true });
}

/**
 * Warm the waiting worker's own large chunks first, or the new version would start without them. Behind a
 * portal this fails, and the next start offers the update.
 */
async function offer(workbox: Workbox, waiting: ServiceWorker | undefined): Promise<void> {
  if (waiting && !(await isWarm(waiting))) return;
  const update = () => {
    workbox.addEventListener('controlling', () => window.location.reload());
    workbox.messageSkipWaiting();
  };
  useWorker.setState({ update });
}

/** Includes the texts of the language in use; other languages are not cached. */
async function isWarm(worker: ServiceWorker): Promise<boolean> {
  const message: WorkerMessage = { type: 'WARM', language: useLanguage.getState().language };
  return (await askWorker<WarmAnswer>(worker, message, WARM_MS))?.ready ?? false;
}

/** Cache the texts of the newly chosen language. */
export async function cacheLanguage(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  if (active) await isWarm(active);
}

/** Sends a message to a worker and resolves with the answer, or null after the timeout. */
function askWorker<A>(worker: ServiceWorker, message: WorkerMessage, patience: number): Promise<A | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const settle = (answer: A | null) => {
      clearTimeout(timer);
      port1.close();
      resolve(answer);
    };
    const timer = setTimeout(settle, patience, null);
    port1.addEventListener('message', ({ data }: MessageEvent<A>) => settle(data), { once: true });
    port1.start();
    worker.postMessage(message, [port2]);
  });
}
