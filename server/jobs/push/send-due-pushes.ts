/** Sends due pushes: one per kind, for any number of notifications. */
import type { ServerNotification } from '#contract/account/notification.ts';
import { nextReminderAt, notificationsOf } from '#server/notification/notifications-of.ts';
import { sqlOf } from '#server/storage/sql.ts';
import type { Ports } from '#server/ports.ts';
import { seatsInForce } from '#server/http/caller.ts';
import { seatsOf, type UserRow } from '#server/storage/users.ts';
import { startRounds } from '../rounds.ts';
import { type PushOutcome, sendPush, type Subscription } from './send-push.ts';

interface PushRecipient extends Subscription, Pick<UserRow, 'settings' | 'role' | 'verified'> {
  /** Of the session that subscribed. */
  readonly second_factor: boolean;
  readonly user_id: string;
  readonly since: Date;
}

/** Concurrent sends. A hung service delays the others by its timeout at most. */
const AT_ONCE = 16;
/** Rows claimed by one statement. */
const CLAIMED = 64;
/** Skip a service for the rest of the round after this many failures. */
const FAILURES = 2;

const MINUTE = 60_000;
/** A row claimed by a process that died is due again after this time. */
const LEASE = 5 * MINUTE;

/** Failures by host of the push service. */
type Failures = Map<string, number>;

interface UserNews {
  readonly told: readonly ServerNotification[];
  readonly nextAt: Date | null;
}

interface Round {
  readonly ports: Ports;
  readonly startedAt: Date;
  readonly leaseUntil: Date;
  readonly newsByUser: Map<string, Promise<UserNews>>;
  readonly failures: Failures;
}

const CLAIM = `UPDATE push_subscriptions AS subscription SET due_at = $2 FROM users
  WHERE users._id = user_id AND subscription._id IN (
    SELECT _id FROM push_subscriptions WHERE due_at <= $1 ORDER BY due_at, user_id LIMIT ${CLAIMED}
    FOR UPDATE SKIP LOCKED)
  RETURNING subscription._id, endpoint, p256dh, auth, user_id, subscription.created_at AS since, settings, role,
    verified, coalesce((SELECT second_factor FROM sessions WHERE sessions._id = session_id), false) AS second_factor`;

/** One round: every browser that is due now, once. Several processes share the rows. */
export async function sendDuePushes(ports: Ports): Promise<void> {
  const startedAt = ports.now();
  const leaseUntil = new Date(startedAt.getTime() + LEASE);
  const round: Round = { ports, startedAt, leaseUntil, newsByUser: new Map(), failures: new Map() };
  for (;;) {
    const { rows } = await sqlOf(ports.pool).query<PushRecipient>(CLAIM, [startedAt, leaseUntil]);
    const queue = rows.values();
    const sendRest = async (): Promise<void> => {
      for (const row of queue) {
        await sendNext(round, row).catch(ports.reportCrash); // an error for one browser must not stop the others
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sendRest));
    if (rows.length < CLAIMED) return;
  }
}

async function sendNext(round: Round, row: PushRecipient): Promise<void> {
  const { ports, newsByUser, failures, startedAt, leaseUntil } = round;
  const key = `${row.user_id}:${row.second_factor}`;
  const known = newsByUser.get(key) ?? newsOf(ports, row);
  newsByUser.set(key, known);
  const { told, nextAt } = await known;
  const isSent = await sendTo(ports, row, { told, failures });
  const dueAt = isSent ? (nextAt ?? 'infinity') : new Date(startedAt.getTime() + MINUTE);
  // a change since the claim has made the row due again
  await sqlOf(ports.pool).query('UPDATE push_subscriptions SET due_at = $3 WHERE _id = $1 AND due_at = $2', [
    row._id,
    leaseUntil,
    dueAt,
  ]);
}

async function newsOf(ports: Ports, row: PushRecipient): Promise<UserNews> {
  const sql = sqlOf(ports.pool);
  const { user_id: _id, settings, role, verified, second_factor: usedSecondFactor } = row;
  const own = role === 'judge' && verified ? await seatsOf(sql, _id) : [];
  const session = { user: { role, verified }, seats: own, usedSecondFactor };
  const seats = seatsInForce(session, ports.config.demonstration);
  const reader = { user: { _id, settings }, seats };
  const now = ports.now();
  const told = await notificationsOf(sql, reader, now);
  const reminder = await nextReminderAt(sql, reader, now);
  // another process with a fast clock may have dated a decision a moment ahead
  const ahead = told.map(({ at }) => new Date(at)).filter((at) => at > now);
  const [nextAt = null] = [...(reminder ? [reminder] : []), ...ahead].toSorted(
    (a, b) => a.getTime() - b.getTime(),
  );
  return { told, nextAt };
}

/** False if a push failed and is tried again. */
async function sendTo(
  ports: Ports,
  to: PushRecipient,
  { told, failures }: { readonly told: readonly ServerNotification[]; readonly failures: Failures },
): Promise<boolean> {
  const since = to.since.toISOString();
  const due = told.filter(
    ({ at, readOn }) => readOn === undefined && at >= since && at <= ports.now().toISOString(),
  );
  const { host } = new URL(to.endpoint);
  let isSent = true;
  for (const kind of new Set(due.map((each) => each.kind))) {
    if ((failures.get(host) ?? 0) >= FAILURES) return false;
    const ids = due.filter((each) => each.kind === kind).map(({ _id }) => _id);
    const outcome = await sendOne(ports, to, { kind, ids });
    if (outcome === 'failed') failures.set(host, (failures.get(host) ?? 0) + 1);
    if (outcome === 'failed' || outcome === 'refused') isSent = false;
    if (outcome === 'gone') return true;
  }
  return isSent;
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

/** Runs every minute. */
export const startPushing = (ports: Ports): { readonly stop: () => void } =>
  startRounds({ every: MINUTE, round: () => sendDuePushes(ports), onError: ports.reportCrash });
