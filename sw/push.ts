/** A push says what kind of thing there is. What it is, the app says once it is opened. */
import { SharedDb } from '#data/store/shared-db.ts';
import { languageForWorker } from '#data/store/worker-language.ts';
import { pushWords } from '#text/en/push.ts';
import { pushWords as hindi } from '#text/hi/push.ts';

declare const self: ServiceWorkerGlobalScope;

type Kind = Exclude<keyof typeof pushWords, 'title'>;

const PLACE = '/notifications';

export async function showPush(event: PushEvent): Promise<void> {
  const kind = kindOf(event.data);
  const words = (await languageOfPage()) === 'hi' ? hindi : pushWords;
  await self.registration.showNotification(words.title, {
    body: words[kind],
    icon: '/icons/icon-192.png',
    tag: kind, // a second of the same kind takes the place of the first
  });
}

/** A database that does not open keeps no message back. */
async function languageOfPage(): Promise<string | undefined> {
  const shared = new SharedDb();
  try {
    return await languageForWorker(shared);
  } catch {
    return undefined; // as said above
  } finally {
    shared.close();
  }
}

/** Every push is shown: a browser takes the permission back from an app that keeps silent. */
function kindOf(data: PushMessageData | null): Kind {
  try {
    const said: unknown = data?.json();
    if (typeof said === 'object' && said !== null && 'kind' in said && isKind(said.kind)) return said.kind;
  } catch {
    // not ours, or of a later version
  }
  return 'hearing-soon';
}

const isKind = (kind: unknown): kind is Kind =>
  typeof kind === 'string' && kind !== 'title' && Object.hasOwn(pushWords, kind);

/** A page that is open goes there; else one is opened. */
export async function openFromPush(event: NotificationEvent): Promise<void> {
  event.notification.close();
  const pages = await self.clients.matchAll({ type: 'window' });
  const [page] = pages;
  if (page) {
    await page.focus().catch(() => undefined); // a browser may hold that nobody has touched it
    await page.navigate(PLACE).catch(() => self.clients.openWindow(PLACE)); // one that the worker does not control
  } else await self.clients.openWindow(PLACE);
}
