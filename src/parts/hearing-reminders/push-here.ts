/** Push reminders of this browser: subscribe, register and unsubscribe. */
import * as z from 'zod/mini';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { exchange, type Exchange } from '#data/outbox/exchange.ts';
import type { Db } from '#data/store/db.ts';
import { reportFailure } from '#data/store/failure-log.ts';
import { clearMeta, getMeta, setMeta } from '#data/store/meta.ts';
import type { Ports } from '#data/store/ports.ts';
import { withQuotaRetry } from '#data/store/save-transaction.ts';

/** `service`: the push service did not answer or rejected the subscription. */
export type PushFailure = 'denied' | 'offline' | 'service' | 'unsupported';

interface PushContext {
  readonly db: Db;
  readonly ports: Ports;
}

const Key = z.object({ publicKey: z.string() });
const CreatedSubscription = z.object({ _id: z.string() });

/** Null on success. Call in a user gesture: browsers ask for permission at no other time. */
export async function startPush({ db, ports }: PushContext): Promise<PushFailure | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) {
    return 'unsupported';
  }
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return 'unsupported';
  const key = Key.safeParse(bodyOf(await call({ db, ports }, ENDPOINTS.pushKey)));
  if (!key.success) return 'offline';
  const subscription = await subscribed(registration.pushManager, key.data.publicKey);
  if (typeof subscription === 'string') return subscription;
  const { endpoint, keys } = subscription.toJSON();
  const made = CreatedSubscription.safeParse(
    bodyOf(await call({ db, ports }, ENDPOINTS.subscribePush, { endpoint, keys })),
  );
  if (!made.success) {
    await subscription.unsubscribe();
    return 'offline';
  }
  const { _id } = made.data;
  try {
    await withQuotaRetry(db, () => setMeta(db, 'push', _id));
  } catch (error) {
    await subscription.unsubscribe(); // without a record, logout could not unsubscribe
    throw error;
  }
  return null;
}

/** Maximum wait for the push service, in ms. */
const PATIENCE = 10_000;

async function subscribed(manager: PushManager, key: string): Promise<PushSubscription | PushFailure> {
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const late = new Promise<PushFailure>((resolve) => {
    setTimeout(() => resolve('service'), PATIENCE);
  });
  try {
    // a subscription with another server key blocks a new one
    await (await manager.getSubscription())?.unsubscribe();
    return await Promise.race([manager.subscribe(options), late]);
  } catch (error) {
    const { name } = error instanceof DOMException ? error : new DOMException();
    if (name === 'NotAllowedError') return 'denied';
    if (name === 'AbortError') return 'service';
    reportFailure(error, 'page');
    return 'unsupported';
  }
}

/** Unsubscribes in the browser at once. The server deletes expired subscriptions itself. */
export async function stopPush({ db, ports }: PushContext): Promise<void> {
  const [id, token] = [await getMeta(db, 'push'), await getMeta(db, 'token')];
  await clearMeta(db, 'push');
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
  if (id === null || !token) return;
  const { method, path } = ENDPOINTS.unsubscribePush;
  const headers = { 'idempotency-key': ports.newId() };
  void exchange(ports, token, { method, path: path.replace(':_id', id), headers });
}

async function call(
  { db, ports }: PushContext,
  { method, path }: { readonly method: 'GET' | 'POST'; readonly path: string },
  body?: unknown,
): Promise<Exchange> {
  const token = await getMeta(db, 'token');
  if (!token) return { kind: 'unreachable' };
  const headers = method === 'GET' ? {} : { 'idempotency-key': ports.newId() };
  return exchange(ports, token, { method, path, headers, ...(body !== undefined && { body }) });
}

const bodyOf = (answered: Exchange): unknown =>
  answered.kind === 'answer' && answered.status < 300 ? answered.body : undefined;
