/** Sends what is due and has not been sent: one push for each kind, however many notifications stand behind it. */
import type { ServerNotification } from '#contract/notification.ts';
import { notificationsOf } from '../notification/notifications-of.ts';
import { sqlOf } from '../db/sql.ts';
import type { Ports } from '../ports.ts';
import type { UserRow } from '../user/users.ts';
import { sendPush, type Subscription } from './send-push.ts';

interface Reached extends Subscription, Pick<UserRow, 'settings'> {
  readonly user_id: string;
  readonly since: Date;
}

export async function sendDuePushes(ports: Ports): Promise<void> {
  const { rows } = await sqlOf(ports.pool).query<Reached>(
    `SELECT subscription._id, endpoint, p256dh, auth, user_id, subscription.created_at AS since, settings
     FROM push_subscriptions AS subscription JOIN users ON users._id = user_id ORDER BY user_id`,
  );
  const told = new Map<string, readonly ServerNotification[]>();
  for (const row of rows) {
    const known =
      told.get(row.user_id) ??
      (await notificationsOf(sqlOf(ports.pool), { _id: row.user_id, settings: row.settings }, ports.now()));
    told.set(row.user_id, known);
    await sendTo(ports, row, known);
  }
}

async function sendTo(ports: Ports, to: Reached, told: readonly ServerNotification[]): Promise<void> {
  const since = to.since.toISOString();
  const due = told.filter(
    ({ at, readOn }) => readOn === undefined && at >= since && at <= ports.now().toISOString(),
  );
  for (const kind of new Set(due.map((each) => each.kind))) {
    const ids = due.filter((each) => each.kind === kind).map(({ _id }) => _id);
    await sendOne(ports, to, { kind, ids });
  }
}

interface Due {
  readonly kind: ServerNotification['kind'];
  readonly ids: readonly string[];
}

/** Claimed before it is sent, so that two processes send it once. */
async function sendOne(ports: Ports, to: Reached, { kind, ids }: Due): Promise<void> {
  const sql = sqlOf(ports.pool);
  const claimed = await sql.query<{ readonly notification: string }>(
    `INSERT INTO push_sent (subscription_id, notification, at)
     SELECT $1, unnest($2::text[]), $3 ON CONFLICT DO NOTHING RETURNING notification`,
    [to._id, ids, ports.now()],
  );
  if (claimed.rows.length === 0) return;
  const outcome = await sendPush(ports, to, { kind });
  if (outcome === 'gone') await sql.query('DELETE FROM push_subscriptions WHERE _id = $1', [to._id]);
  if (outcome === 'failed') {
    const names = claimed.rows.map(({ notification }) => notification);
    await sql.query('DELETE FROM push_sent WHERE subscription_id = $1 AND notification = ANY($2)', [
      to._id,
      names,
    ]);
  }
}
