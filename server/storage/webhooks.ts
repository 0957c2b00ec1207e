/** Webhooks and the queue of their deliveries. A receiver that fails is asked less and less often. */
import type { WebhookBody, WebhookEvent } from '#contract/service/webhook-events.ts';
import type { CourtSeat } from '#contract/case/court.ts';
import { CURRENT_GENERATION } from './generation.ts';
import { seatsAsColumns } from './list-records.ts';
import type { StoredSecret } from './secrets/sealed-secret.ts';
import type { Sql } from './sql.ts';

export interface NewWebhook {
  readonly _id: string;
  readonly serviceId: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly stored: StoredSecret;
  readonly now: Date;
}

/** It receives the events from now on. */
export async function insertWebhook(sql: Sql, hook: NewWebhook): Promise<void> {
  await sql.query(
    `INSERT INTO webhooks (_id, service_id, url, events, secret, key_id, chain_position, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, (SELECT coalesce(max(n), 0) FROM audit_chain), $7)`,
    [hook._id, hook.serviceId, hook.url, hook.events, hook.stored.secret, hook.stored.key_id, hook.now],
  );
}

/** False if no open webhook has the id. Its waiting deliveries are removed. */
export async function endWebhook(sql: Sql, id: string, now: Date): Promise<boolean> {
  const ended = await sql.query('UPDATE webhooks SET ended_at = $2 WHERE _id = $1 AND ended_at IS NULL', [
    id,
    now,
  ]);
  await sql.query('DELETE FROM webhook_deliveries WHERE webhook_id = $1', [id]);
  return ended.rowCount === 1;
}

/** Of an account that can call now. $1 is the time. */
const OPEN = `webhooks AS hook JOIN service_accounts AS service ON service._id = hook.service_id
  WHERE hook.ended_at IS NULL AND service.ended_at IS NULL AND service.ends_at > $1
    AND service.generation = ${CURRENT_GENERATION}`;

export interface ListedWebhook {
  readonly _id: string;
  readonly name: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly failures: number;
  readonly waiting: number;
}

export async function openWebhooks(sql: Sql, now: Date): Promise<ListedWebhook[]> {
  const { rows } = await sql.query<ListedWebhook>(
    `SELECT hook._id, name, url, events, failures,
       (SELECT count(*)::int FROM webhook_deliveries WHERE webhook_id = hook._id) AS waiting
     FROM ${OPEN} ORDER BY lower(name), hook._id`,
    [now],
  );
  return rows;
}

export interface BehindWebhook {
  readonly _id: string;
  readonly events: readonly WebhookEvent[];
  readonly chain_position: string;
  readonly user_id: string | null;
  readonly courts: readonly CourtSeat[];
}

const AT_ONCE = 50;

/** Locks open webhooks whose queue lacks rows of the audit log. Several processes share them. */
export async function webhooksBehind(sql: Sql, now: Date): Promise<BehindWebhook[]> {
  const { rows } = await sql.query<BehindWebhook>(
    `SELECT hook._id, events, chain_position, user_id, courts FROM ${OPEN}
       AND chain_position < (SELECT coalesce(max(n), 0) FROM audit_chain)
     ORDER BY chain_position LIMIT ${AT_ONCE} FOR UPDATE OF hook SKIP LOCKED`,
    [now],
  );
  return rows;
}

export interface ActRow {
  readonly at: Date;
  readonly action: string;
  readonly kind: WebhookBody['record']['kind'];
  readonly id: string;
  readonly version: number | null;
  readonly case_id: string;
}

const PAGE = 500;

/** The next acts that the account may know, and the position after them. */
export async function actsAfter(
  sql: Sql,
  { chain_position: position, user_id: userId, courts }: BehindWebhook,
): Promise<{ readonly acts: readonly ActRow[]; readonly position: string }> {
  const upTo = await sql.query<{ readonly n: string | null }>(
    `SELECT max(n) AS n FROM (SELECT n FROM audit_chain WHERE n > $1 ORDER BY n LIMIT ${PAGE}) AS page`,
    [position],
  );
  const end = upTo.rows[0]?.n ?? position;
  const { rows } = await sql.query<ActRow>(
    `SELECT audit.at, action, entity AS kind, entity_id AS id, audit.version, matter._id AS case_id
     FROM audit_chain AS chain JOIN audit ON audit._id = chain.audit_id
       LEFT JOIN applications AS application ON entity = 'application' AND application._id = entity_id
       LEFT JOIN hearings AS hearing ON entity = 'hearing' AND hearing._id = entity_id
       JOIN cases AS matter
         ON matter._id = coalesce(application.case_id, hearing.case_id, CASE entity WHEN 'case' THEN entity_id END)
     WHERE n > $1 AND n <= $2 AND action IN ('create', 'decide', 'withdraw')
       AND (matter.owner_id = $3 OR EXISTS (
         SELECT FROM unnest($4::text[], $5::text[]) AS seat (kind, place)
         WHERE seat.kind = coalesce(application.court, matter.court)
           AND seat.place IN ('', coalesce(application.place_key, matter.place_key))))
     ORDER BY n`,
    [position, end, userId, ...seatsAsColumns(courts)],
  );
  return { acts: rows, position: end };
}

export async function queueDeliveries(
  sql: Sql,
  {
    webhookId,
    position,
    bodies,
    now,
  }: {
    readonly webhookId: string;
    readonly position: string;
    readonly bodies: readonly WebhookBody[];
    readonly now: Date;
  },
): Promise<void> {
  await sql.query(
    `INSERT INTO webhook_deliveries (_id, webhook_id, body, due_at)
     SELECT id, $1, body, $4 FROM unnest($2::uuid[], $3::text[]) AS made (id, body)`,
    [webhookId, bodies.map(({ id }) => id), bodies.map((body) => JSON.stringify(body)), now],
  );
  await sql.query('UPDATE webhooks SET chain_position = $2 WHERE _id = $1', [webhookId, position]);
}

export interface DueDelivery extends StoredSecret {
  readonly _id: string;
  readonly webhook_id: string;
  readonly body: string;
  /** Attempts before this one. */
  readonly tries: number;
  readonly url: string;
}

export const CLAIMED = 32;

/** Claims due deliveries until `leaseUntil`: a process that dies leaves them to the next one. */
export async function claimDeliveries(sql: Sql, now: Date, leaseUntil: Date): Promise<DueDelivery[]> {
  const { rows } = await sql.query<DueDelivery>(
    `UPDATE webhook_deliveries AS delivery SET due_at = $2 FROM webhooks
     WHERE webhooks._id = delivery.webhook_id AND delivery._id IN (
       SELECT waiting._id FROM webhook_deliveries AS waiting
         JOIN (SELECT hook._id FROM ${OPEN}) AS open ON open._id = waiting.webhook_id
       WHERE due_at <= $1 ORDER BY due_at LIMIT ${CLAIMED} FOR UPDATE OF waiting SKIP LOCKED)
     RETURNING delivery._id, webhook_id, body, tries, url, secret, key_id`,
    [now, leaseUntil],
  );
  return rows;
}

export async function noteDelivered(sql: Sql, { _id, webhook_id: hook }: DueDelivery): Promise<void> {
  await sql.query('DELETE FROM webhook_deliveries WHERE _id = $1', [_id]);
  await sql.query('UPDATE webhooks SET failures = 0 WHERE _id = $1 AND failures > 0', [hook]);
}

/** The failures of the webhook since its last success. Without a next time the delivery is given up. */
export async function noteFailure(
  sql: Sql,
  { _id, webhook_id: hook }: DueDelivery,
  nextAt: Date | undefined,
): Promise<number> {
  if (nextAt) {
    await sql.query('UPDATE webhook_deliveries SET tries = tries + 1, due_at = $2 WHERE _id = $1', [
      _id,
      nextAt,
    ]);
  } else await sql.query('DELETE FROM webhook_deliveries WHERE _id = $1', [_id]);
  const { rows } = await sql.query<{ readonly failures: number }>(
    'UPDATE webhooks SET failures = failures + 1 WHERE _id = $1 RETURNING failures',
    [hook],
  );
  return rows[0]?.failures ?? 0;
}
