import type { PushPayload } from '#contract/notification.ts';
import webPush, { type PushSubscription, type RequestDetails, type RequestOptions } from 'web-push';
import { sqlOf } from '#server/storage/sql.ts';
import type { Ports } from '#server/ports.ts';
import { pushKeys } from './push-keys.ts';
import { isPushService } from './push-routes.ts';

export interface Subscription {
  readonly _id: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** `refused` is of this browser alone, `failed` of its service; either is tried again in the next round. */
export type PushOutcome = 'sent' | 'gone' | 'refused' | 'failed';

const PATIENCE_MS = 10_000;
/** For a phone that is off: a reminder of yesterday helps nobody. */
const KEPT_SECONDS = 12 * 3_600;

/** Encrypted for that browser alone; what it says is a kind, and nothing of any case. */
export async function sendPush(
  { pool, now, config }: Pick<Ports, 'pool' | 'now' | 'config'>,
  { endpoint, p256dh, auth }: Subscription,
  payload: PushPayload,
): Promise<PushOutcome> {
  if (!isPushService(endpoint, config.pushServices)) return 'gone';
  const keys = await pushKeys(sqlOf(pool), now());
  const to = { endpoint, keys: { p256dh, auth } };
  const vapidDetails = { ...keys, subject: contactOf(config.publicUrl) };
  const request = requestOf(to, { payload, vapidDetails });
  if (!request) return 'gone';
  try {
    const { status } = await fetch(endpoint, {
      method: 'POST',
      headers: request.headers,
      body: new Uint8Array(request.body ?? []),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (status === 404 || status === 410) return 'gone';
    if (status < 300) return 'sent';
    return status < 500 && status !== 429 ? 'refused' : 'failed';
  } catch {
    return 'failed'; // no network, or no patience
  }
}

/** `undefined` where the keys of the browser are none: nothing can ever be encrypted for it. */
function requestOf(
  to: PushSubscription,
  { payload, vapidDetails }: Pick<RequestOptions, 'vapidDetails'> & { readonly payload: PushPayload },
): RequestDetails | undefined {
  const options: RequestOptions = { vapidDetails, TTL: KEPT_SECONDS, urgency: 'normal' };
  try {
    return webPush.generateRequestDetails(to, JSON.stringify(payload), options);
  } catch {
    return undefined;
  }
}

/** Whom a push service may ask: the place where people reach this server. */
const contactOf = (publicUrl: string | undefined): string =>
  publicUrl?.startsWith('https:') ? new URL(publicUrl).origin : 'mailto:operator@localhost';
