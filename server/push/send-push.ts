import type { PushPayload } from '#contract/notification.ts';
import webPush from 'web-push';
import { sqlOf } from '../db/sql.ts';
import type { Ports } from '../ports.ts';
import { pushKeys } from './push-keys.ts';
import { isPushService } from './push-routes.ts';

export interface Subscription {
  readonly _id: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** A service that answers neither way is asked again in the next round. */
export type PushOutcome = 'sent' | 'gone' | 'failed';

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
  try {
    const request = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(payload),
      {
        vapidDetails: { ...keys, subject: contactOf(config.publicUrl) },
        TTL: KEPT_SECONDS,
        urgency: 'normal',
      },
    );
    const { status } = await fetch(endpoint, {
      method: 'POST',
      headers: request.headers,
      body: new Uint8Array(request.body ?? []),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (status === 404 || status === 410) return 'gone';
    return status < 300 ? 'sent' : 'failed';
  } catch {
    return 'failed'; // a key that is none, or no network
  }
}

/** Whom a push service may ask: the place where people reach this server. */
const contactOf = (publicUrl: string | undefined): string =>
  publicUrl?.startsWith('https:') ? new URL(publicUrl).origin : 'mailto:operator@localhost';
