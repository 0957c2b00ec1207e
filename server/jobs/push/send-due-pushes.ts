/** Sends due pushes: one per kind, for any number of notifications. */
import { setInterval } from 'node:timers';
import type { ServerNotification } from '#contract/account/notification.ts';
import { notificationsOf } from '#server/notification/notifications-of.ts';
import { sqlOf } from '#server/storage/sql.ts';
import type { Ports } from '#server/ports.ts';
import { seatsInForce } from '#server/http/caller.ts';
import { seatsOf, type UserRow } from '#server/storage/users.ts';
import { type PushOutcome, sendPush, type Subscription } from './send-push.ts';

interface PushRecipient extends Subscription, Pick<UserRow, 'settings' | 'role' | 'verified'> {
  /** Of the session that subscribed. */
  readonly second_factor: boolean;
  readonly user_id: string;
  readonly since: Date;
}

/** Concurrent sends. A hung service delays the others by its timeout at most. */
const AT_ONCE = 16;
/** Skip a service for the rest of the round after this many failures. */
const FAILURES = 2;

/** Failures by host of the push service. */
type Failures = Map<string, number>;

export async function sendDuePushes(ports: Ports): Promise<void> {
  const { rows } = await sqlOf(ports.pool).query<PushRecipient>(
    `SELECT subscription._id, endpoint, p256dh, auth, user_id, subscription.created_at AS since, settings, role, verified,
       coalesce((SELECT second_factor FROM sessions WHERE sessions._id = session_id), false) AS second_factor
     FROM push_subscriptions AS subscription JOIN users ON users._id = user_id ORDER BY user_id`,
  );
  const notificationsByUser = new Map<string, Promise<readonly ServerNotification[]>>();
  const failures: Failures = new Map();
  const sendNext = async (row: PushRecipient): Promise<void> => {
    const key = `${row.user_id}:${row.second_factor}`;
    const known = notificationsByUser.get(key) ?? toldTo(ports, row);
    notificationsByUser.set(key, known);
    await sendTo(ports, row, { told: await known, failures });
  };
  const queue = rows.values();
  const sendRest = async (): Promise<void> => {
    for (const row of queue) {
      await sendNext(row).catch(ports.reportCrash); // an error for one browser must not stop the others
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendRest));
}

async function toldTo(ports: Ports, row: PushRecipient): Promise<readonly ServerNotification[]> {
  const sql = sqlOf(ports.pool);
  const { user_id: _id, settings, role, verified, second_factor: usedSecondFactor } = row;
  const own = role === 'judge' && verified ? await seatsOf(sql, _id) : [];
  const session = { user: { role, verified }, seats: own, usedSecondFactor };
  const seats = seatsInForce(session, ports.config.demonstration);
  return notificationsOf(sql, { user: { _id, settings }, seats }, ports.now());
}

async function sendTo(
  ports: Ports,
  to: PushRecipient,
  { told, failures }: { readonly told: readonly ServerNotification[]; readonly failures: Failures },
): Promise<void> {
  const since = to.since.toISOString();
  const due = told.filter(
    ({ at, readOn }) => readOn === undefined && at >= since && at <= ports.now().toISOString(),
  );
  const { host } = new URL(to.endpoint);
  for (const kind of new Set(due.map((each) => each.kind))) {
    if ((failures.get(host) ?? 0) >= FAILURES) return;
    const ids = due.filter((each) => each.kind === kind).map(({ _id }) => _id);
    const outcome = await sendOne(ports, to, { kind, ids });
    if (outcome === 'failed') failures.set(host, (failures.get(host) ?? 0) + 1);
    if (outcome === 'gone') return;
  }
}

interface DuePush {
  readonly kind: ServerNotification['kind'];
  readonly ids: readonly string[];
}

/**
 * Record the push before sending, so that two processes send it once. A deleted subscription records nothing.
 */
async function sendOne(
  ports: Ports,
  to: PushRecipient,
  { kind, ids }: DuePush,
): Promise<PushOutcome | undefined> {
  const sql = sqlOf(ports.pool);
  const claimed = await sql.query<{ readonly notification: string }>(
    `WITH browser AS (SELECT _id FROM push_subscriptions WHERE _id = $1 FOR KEY SHARE)
     INSERT INTO push_sent (subscription_id, notification, at)
     SELECT _id, unnest($2::text[]), $3 FROM browser ON CONFLICT DO NOTHING RETURNING notification`,
    [to._id, ids, ports.now()],
  );
  if (claimed.rows.length === 0) return undefined;
  const outcome = await sendPush(ports, to, { kind });
  if (outcome === 'gone') await sql.query('DELETE FROM push_subscriptions WHERE _id = $1', [to._id]);
  if (outcome === 'failed' || outcome === 'refused') {
    const names = claimed.rows.map(({ notification }) => notification);
    await sql.query('DELETE FROM push_sent WHERE subscription_id = $1 AND notification = ANY($2)', [
      to._id,
      names,
    ]);
  }
  return outcome;
}

const MINUTE = 60_000;

/** Runs every minute. A long round delays the next one. */
export function startPushing(ports: Ports): { readonly stop: () => void } {
  let running = false;
  const round = async (): Promise<void> => {
    if (running) return;
    running = true;
    await sendDuePushes(ports)
      .catch(ports.reportCrash)
      .finally(() => {
        running = false;
      });
  };
  const timer = setInterval(() => void round(), MINUTE);
  return { stop: () => clearInterval(timer) };
}
