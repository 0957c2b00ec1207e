/** A push names only the kind of notification. The app shows the details after opening. */
import { SharedDb } from '#data/store/shared-db.ts';
import { languageForWorker } from '#data/store/worker-language.ts';
import { pushWords } from '#text/en/account/push.ts';
import { pushWords as hindi } from '#text/hi/account/push.ts';

declare const self: ServiceWorkerGlobalScope;

type PushKind = Exclude<keyof typeof pushWords, 'title'>;

const PLACE = '/notifications';

export async function showPush(event: PushEvent): Promise<void> {
  const kind = kindOf(event.data);
  const words = (await languageOfPage()) === 'hi' ? hindi : pushWords;
  await self.registration.showNotification(words.title, {
    body: words[kind],
    icon: '/icons/icon-192.png',
    tag: kind, // a second notification of the same kind replaces the first
  });
}

async function languageOfPage(): Promise<string | undefined> {
  const shared = new SharedDb();
  try {
    return await languageForWorker(shared);
  } finally {
    shared.close();
  }
}

/** Show every push: browsers revoke the permission after silent ones. */
function kindOf(data: PushMessageData | null): PushKind {
  try {
    const message: unknown = data?.json();
    if (typeof message === 'object' && message !== null && 'kind' in message && isKind(message.kind))
      return message.kind;
  } catch {
    // from another sender or a later version
  }
  return 'hearing-soon';
}

const isKind = (kind: unknown): kind is PushKind =>
  typeof kind === 'string' && kind !== 'title' && Object.hasOwn(pushWords, kind);

/** Navigates an open page, or opens one. */
export async function openFromPush(event: NotificationEvent): Promise<void> {
  event.notification.close();
  const pages = await self.clients.matchAll({ type: 'window' });
  const [page] = pages;
  if (page) {
    await page.focus().catch(() => undefined); // rejected without a user gesture
    await page.navigate(PLACE).catch(() => self.clients.openWindow(PLACE)); // not controlled by this worker
  } else await self.clients.openWindow(PLACE);
}
