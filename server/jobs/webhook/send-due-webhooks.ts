/** Fills the queue of each webhook from the audit log, and sends the deliveries that are due. */
import type { WebhookBody, WebhookEvent } from '#contract/service/webhook-events.ts';
import type { Ports } from '#server/ports.ts';
import { audit } from '#server/storage/audit.ts';
import { openedSecret } from '#server/storage/secrets/sealed-secret.ts';
import { inTransaction, type Sql, sqlOf } from '#server/storage/sql.ts';
import {
  type ActRow,
  actsAfter,
  type BehindWebhook,
  claimDeliveries,
  CLAIMED,
  type DueDelivery,
  endWebhook,
  noteDelivered,
  noteFailure,
  queueDeliveries,
  webhooksBehind,
} from '#server/storage/webhooks.ts';
import { startRounds } from '../rounds.ts';
import { sendWebhook } from './send-webhook.ts';

type WebhookPorts = Pick<Ports, 'pool' | 'now' | 'newId' | 'config' | 'reportCrash' | 'secretKeys'>;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Waiting times after each failed attempt; the attempt after the last one is the last. */
export const WAITS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR] as const;

/** Failed attempts without a success between them, after which a webhook is ended. */
export const MOST_FAILURES = 50;

const LEASE = 2 * MINUTE;

export async function sendDueWebhooks(ports: WebhookPorts): Promise<void> {
  while (await fillQueues(ports));
  for (;;) {
    const now = ports.now();
    const due = await claimDeliveries(sqlOf(ports.pool), now, new Date(now.getTime() + LEASE));
    await Promise.all(due.map(async (delivery) => deliver(ports, delivery).catch(ports.reportCrash)));
    if (due.length < CLAIMED) return;
  }
}

/** True if a webhook may lack further rows. */
async function fillQueues(ports: WebhookPorts): Promise<boolean> {
  return inTransaction(ports.pool, async (sql) => {
    const behind = await webhooksBehind(sql, ports.now());
    for (const hook of behind) await fillQueue(ports, sql, hook);
    return behind.length > 0;
  });
}

async function fillQueue({ now, newId }: WebhookPorts, sql: Sql, hook: BehindWebhook): Promise<void> {
  const { acts, position } = await actsAfter(sql, hook);
  const bodies = acts.flatMap((act) =>
    eventsOf(act)
      .filter((event) => hook.events.includes(event))
      .map((event): WebhookBody => bodyOf(act, { event, id: newId() })),
  );
  await queueDeliveries(sql, { webhookId: hook._id, position, bodies, now: now() });
}

function eventsOf({ action, kind }: ActRow): WebhookEvent[] {
  if (action === 'create') {
    return kind === 'application' ? ['application-filed'] : kind === 'hearing' ? ['hearing-listed'] : [];
  }
  if (kind === 'hearing') return [];
  return action === 'decide' && kind === 'application'
    ? ['order-signed', 'status-changed']
    : ['status-changed'];
}

const bodyOf = (
  { at, kind, id, version, case_id: caseId }: ActRow,
  made: Pick<WebhookBody, 'event' | 'id'>,
): WebhookBody => ({
  ...made,
  at: at.toISOString(),
  record: { kind, _id: id, version: version ?? 1, caseId },
});

async function deliver(ports: WebhookPorts, delivery: DueDelivery): Promise<void> {
  const { url, body, tries } = delivery;
  const secret = openedSecret(ports.secretKeys, delivery.webhook_id, delivery);
  if (!secret) return; // the fault of this server, not of the receiver: it waits for the key
  const { webhookLoopback: toLoopback } = ports.config;
  const now = ports.now();
  if (await sendWebhook({ url, body, secret, now, toLoopback })) {
    await noteDelivered(sqlOf(ports.pool), delivery);
    return;
  }
  const wait = WAITS[tries];
  const nextAt = wait === undefined ? undefined : new Date(now.getTime() + wait);
  await inTransaction(ports.pool, async (sql) => {
    const failures = await noteFailure(sql, delivery, nextAt);
    if (failures >= MOST_FAILURES) await disable(ports, sql, { delivery, failures });
  });
}

async function disable(
  ports: WebhookPorts,
  sql: Sql,
  { delivery, failures }: { readonly delivery: DueDelivery; readonly failures: number },
): Promise<void> {
  const { webhook_id: webhook } = delivery;
  if (!(await endWebhook(sql, webhook, ports.now()))) return;
  await audit(sql, ports, { action: 'end-webhook', userId: undefined, detail: { webhook, failures } });
}

const EVERY = 15_000;

/** Each process looks every fifteen seconds. The audit log is complete within a minute. */
export const startWebhooks = (ports: WebhookPorts): { readonly stop: () => void } =>
  startRounds({ every: EVERY, round: () => sendDueWebhooks(ports), onError: ports.reportCrash });
