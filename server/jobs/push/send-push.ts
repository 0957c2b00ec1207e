import type { PushPayload } from '#contract/account/notification.ts';
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

/** `refused` concerns one browser, `failed` its service. Both are retried in the next round. */
export type PushOutcome = 'sent' | 'gone' | 'refused' | 'failed';

const PATIENCE_MS = 10_000;
/** Time to live for a switched-off phone; an old reminder is useless. */
const KEPT_SECONDS = 12 * 3_600;

/** Encrypted for one browser. The message contains a kind and no case data. */
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
    return 'failed'; // no network or timeout
  }
}

/** `undefined` if the browser's keys are invalid. */
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

/** Contact address for the push service: the public URL. */
const contactOf = (publicUrl: string | undefined): string =>
  publicUrl?.startsWith('https:') ? new URL(publicUrl).origin : 'mailto:operator@localhost';
