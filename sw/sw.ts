/**
 * Service worker: serves the app from the cache and sends the outbox. It never handles or caches `/api`, and
 * takes over only when the page reports a safe moment.
 */
import { reportUncaught } from '#data/store/failure-log.ts';
import { isWorkerMessage, OUTBOX_TAG, type WorkerMessage } from '#data/device/worker-messages.ts';
import { dropStaleHeavy, warmHeavy } from './heavy-files.ts';
import { answerDrain, drainOrThrow } from './outbox.ts';
import { dropStaleLanguages, warmLanguage } from './language-files.ts';
import { openFromPush, showPush } from './push.ts';
import { serveShell } from './shell.ts';
import { dropStaleViewer } from './viewer-files.ts';
import { addStaticRoutes, dropStalePages } from './static-routes.ts';

declare const self: ServiceWorkerGlobalScope;

interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

const isSync = (event: Event): event is SyncEvent => event.type === 'sync' && 'tag' in event;

const { heavy, viewer, languages, shell, install, activate } = serveShell(self.__WB_MANIFEST);

reportUncaught('background');

self.addEventListener('install', (event) => {
  event.waitUntil(install(event).then(() => addStaticRoutes(event, shell)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      activate(event),
      dropStaleHeavy(heavy),
      dropStaleViewer(viewer),
      dropStaleLanguages(languages),
      dropStalePages(shell),
    ]),
  );
  // Not awaited: pages would block until the last font is loaded. The page asks again with WARM.
  void warmHeavy(heavy);
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

async function obey(message: WorkerMessage, port: MessagePort | undefined): Promise<void> {
  if (message.type === 'SKIP_WAITING') return self.skipWaiting();
  if (message.type === 'DRAIN') return answerDrain(message.lock, (answer) => port?.postMessage(answer));
  const words = await warmLanguage(languages, message.language); // first, because no screen renders without them
  const rest = await warmHeavy(heavy);
  port?.postMessage({ ready: words.ready && rest.ready, missing: words.missing + rest.missing });
}
