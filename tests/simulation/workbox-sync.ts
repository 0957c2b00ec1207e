/**
 * Sends as the Workbox Queue does: a request is removed before it is sent, and any answer counts as
 * delivered. The queue is Workbox's own, and our rows are removed on its delivery.
 */
import './as-in-a-worker.ts';
import { Queue } from 'workbox-background-sync/Queue.js';
import type { Db } from '#data/store/db.ts';
import { engineOf, KINDS } from '#data/records/kinds.ts';
import { getMeta } from '#data/store/meta.ts';
import type { Ports } from '#data/store/ports.ts';
import { pull } from '#data/sync/pull.ts';
import type { syncNow } from '#data/device/sync.ts';
import type { OutboxRow } from '#data/store/outbox-row.ts';

let made = 0;
let turn: Promise<unknown> = Promise.resolve();

/** A device has a database of its own. Here all queues share one, so their calls take turns. */
function inTurn<T>(call: () => Promise<T>): Promise<T> {
  const done = turn.then(call);
  turn = done.catch(() => undefined); // the caller has the error
  return done;
}

/** Of one run. */
export function workboxSync(): typeof syncNow {
  const handed = new Set<string>();
  const queues = new Map<string, Queue>();
  const sending = new Set<string>(); // the one service worker of each device sends
  return async (db, ports) => {
    const queue = queues.get(db.name) ?? newQueue(db);
    queues.set(db.name, queue);
    const token = (await getMeta(db, 'token')) ?? '';
    for (const row of await db.outbox.orderBy('n').toArray()) {
      if (handed.has(row.key)) continue;
      handed.add(row.key);
      await inTurn(() => queue.pushRequest({ request: requestOf(row, token), metadata: { key: row.key } }));
    }
    if (!sending.has(db.name)) {
      sending.add(db.name);
      await replay(db, ports, queue).finally(() => sending.delete(db.name));
    }
    const outcome = { kind: 'drained', sent: 0, left: 0, nextAt: null } as const;
    return { drain: outcome, pull: await pull(engineOf(db, ports)) };
  };
}

function newQueue({ name }: Db): Queue {
  made += 1;
  return new Queue(`${name} ${made}`, { onSync: async () => undefined });
}

function requestOf(row: OutboxRow, token: string): Request {
  const { method = 'POST', path = '' } = KINDS.operationOf(row)?.endpoint ?? {};
  return new Request(new URL(path.replace(/:\w+/, row.entityId), 'http://zamanat.test'), {
    method,
    body: JSON.stringify(row.body),
    headers: {
      'x-auth-token': token,
      'idempotency-key': row.key,
      ...(method !== 'POST' && { 'if-match': `"${row.baseVersion}"` }),
    },
  });
}

/** As `replayRequests` of the Queue. */
async function replay(db: Db, ports: Ports, queue: Queue): Promise<void> {
  for (;;) {
    const entry = await inTurn(() => queue.shiftRequest());
    if (!entry) return;
    try {
      const request = entry.request.clone();
      const { pathname } = new URL(request.url);
      await ports.fetch(pathname, {
        method: request.method,
        headers: request.headers,
        body: await request.text(),
      });
    } catch {
      await inTurn(() => queue.unshiftRequest(entry));
      return;
    }
    await delivered(db, ports, String(Reflect.get(entry.metadata ?? {}, 'key')));
  }
}

function delivered(db: Db, ports: Ports, key: string): Promise<void> {
  return db.transaction('rw', db.outbox, db.receipts, async () => {
    const row = await db.outbox.where('key').equals(key).first();
    if (!row) return;
    const { op, entity, entityId, subject } = row;
    const { title, applicationNumber } = subject;
    const at = ports.now().toISOString();
    await db.receipts.put({ key, at, outcome: 'accepted', op, entity, entityId, title, applicationNumber });
    await db.outbox.delete(row.n);
  });
}
