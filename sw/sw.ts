/**
 * Service worker: serves the app from the cache and sends the outbox. It never handles or caches `/api`, and
 * takes over only when the page reports a safe moment.
 */
import { registerRoute } from 'workbox-routing';
import { backgroundFailed, reportUncaught } from '#data/store/failure-log.ts';
import { RECEIVED, receiveShare } from '#data/device/receive-share.ts';
import {
  type ClaimAnswer,
  isWorkerMessage,
  OUTBOX_TAG,
  type PageMessage,
  type WarmAnswer,
  type WorkerMessage,
} from '#data/device/worker-messages.ts';
import { fileHashes, hasIntegrity, pathOf } from './build-files.ts';
import { joinAnswers } from './file-tier.ts';
import { answerDrain, drainOrThrow } from './outbox.ts';
import { openFromPush, showPush } from './push.ts';
import { serveRecovery } from './recovery/serve-recovery.ts';
import { serveNavigations, serveShell } from './shell.ts';
import { addStaticRoutes, dropStalePages } from './static-routes.ts';
import { isFileOf, tiersOf } from './tiers.ts';
import { ForeignFileError } from './verified-file.ts';

declare const self: ServiceWorkerGlobalScope;

interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

const isSync = (event: Event): event is SyncEvent => event.type === 'sync' && 'tag' in event;

const files = self.__WB_MANIFEST.filter(hasIntegrity);
const tiers = tiersOf(fileHashes(files));
const allTiers = Object.values(tiers);
const shell = serveShell(files.filter(({ url }) => !allTiers.some((tier) => tier.has(pathOf(url)))));
serveRecovery(shell);
for (const tier of allTiers) {
  registerRoute(({ url, sameOrigin }) => sameOrigin && tier.has(url.pathname), tier.serve);
}
serveNavigations(shell);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === RECEIVED,
  ({ request }) => receiveShare(request),
  'POST',
);

reportUncaught('background');

self.addEventListener('install', (event) => {
  event.waitUntil(install(event));
});

/** A failed installation leaves the previous version in place. */
async function install(event: ExtendableEvent): Promise<void> {
  try {
    await shell.install(event);
    await addStaticRoutes(event, shell);
  } catch (error) {
    if (error instanceof ForeignFileError) await tellPages({ type: 'FOREIGN_FILES' });
    throw error;
  }
}

async function tellPages(message: PageMessage): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client has no target origin
  for (const page of pages) page.postMessage(message);
}

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([shell.activate(event), ...allTiers.map((tier) => tier.activate()), dropStalePages(shell)]),
  );
  // Not awaited: pages would block until the last font is loaded. The page asks again with WARM.
  void tiers.heavy.warm();
});

self.addEventListener('sync', (event) => {
  if (isSync(event) && event.tag === OUTBOX_TAG) event.waitUntil(drainOrThrow());
});

self.addEventListener('push', (event) => event.waitUntil(showPush(event)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openFromPush(event)));

self.addEventListener('message', (event) => {
  const message: unknown = event.data;
  if (isWorkerMessage(message)) event.waitUntil(obey(message, event.ports[0]));
});

/** A full device: the page asks again at the next start. */
function notStored(error: unknown): WarmAnswer {
  backgroundFailed(error);
  return { ready: false, missing: 1, foreign: 0 };
}

async function obey(message: WorkerMessage, port: MessagePort | undefined): Promise<void> {
  switch (message.type) {
    case 'SKIP_WAITING':
      return self.skipWaiting();
    case 'DRAIN':
      return answerDrain(message.lock, (answer) => port?.postMessage(answer));
    case 'CLAIM': {
      const isSameBuild = shell.hashes.has(message.script);
      if (isSameBuild) await self.clients.claim();
      return port?.postMessage({ isSameBuild } satisfies ClaimAnswer);
    }
    case 'WARM': {
      const words = await tiers.languages.warm(isFileOf(message.language)); // first, because no screen renders without them
      const installed = await shell.repair().catch(notStored);
      return port?.postMessage(joinAnswers([words, installed, await tiers.heavy.warm()]));
    }
  }
}
