/** `GET /push/key`, `POST /push/subscriptions`, `DELETE /push/subscriptions/{id}`. */
import type { PushSubscriptionBody } from '#contract/account/notification.ts';
import { sqlOf } from '#server/storage/sql.ts';
import { created, ok } from '#server/http/answer.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';
import { type Api, route } from '#server/http/route.ts';
import { writeCall } from '#server/http/write-call.ts';
import type { Effect } from '#server/http/write.ts';
import { pushKeys } from './push-keys.ts';

/** The oldest subscription is deleted above this number. */
const AT_MOST = 20;

export function pushRoutes(api: Api): void {
  const { ports } = api;
  route(api, 'pushKey', async () => {
    const { publicKey } = await pushKeys(sqlOf(ports.pool), ports.now());
    return ok({ publicKey });
  });
  route(api, 'subscribePush', async (call) => {
    if (!isPushService(call.body.endpoint, ports.config.pushServices)) {
      throw invalid({
        endpoint: 'This push service is not known here. Add the dates to your calendar instead.',
      });
    }
    return writeCall(ports, call, subscribe(call.body));
  });
  route(api, 'unsubscribePush', async (call) => writeCall(ports, call, unsubscribe(call.params._id)));
}

/** Requires HTTPS on the default port. A configured local service may use HTTP. */
export function isPushService(endpoint: string, services: readonly string[]): boolean {
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  const isKnown = services.some((service) => hostname === service || hostname.endsWith(`.${service}`));
  if (!isKnown || username !== '' || password !== '') return false;
  return protocol === 'https:' ? port === '' : protocol === 'http:' && hostname === '127.0.0.1';
}

/** Moves the subscription of a browser to its current user. */
const subscribe =
  ({ endpoint, keys }: PushSubscriptionBody): Effect =>
  async ({ sql, caller, newId, now }) => {
    const { rows } = await sql.query<{ readonly _id: string }>(
      `INSERT INTO push_subscriptions (_id, user_id, endpoint, p256dh, auth, created_at, session_id)
       VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (endpoint) DO UPDATE SET user_id = $2, p256dh = $4, auth = $5, created_at = $6,
         session_id = $7, due_at = '-infinity' RETURNING _id`,
      [newId(), caller.user._id, endpoint, keys.p256dh, keys.auth, now, caller.sessionId],
    );
    await sql.query(
      `DELETE FROM push_subscriptions WHERE user_id = $1 AND _id NOT IN
         (SELECT _id FROM push_subscriptions WHERE user_id = $1 ORDER BY created_at DESC, _id DESC LIMIT ${AT_MOST})`,
      [caller.user._id],
    );
    return created({ _id: rows[0]?._id });
  };

const unsubscribe =
  (id: string): Effect =>
  async ({ sql, caller }) => {
    const { rowCount } = await sql.query('DELETE FROM push_subscriptions WHERE _id = $1 AND user_id = $2', [
      id,
      caller.user._id,
    ]);
    if (rowCount !== 1) throw new Refusal('not-found');
    return { status: 204, body: undefined };
  };
