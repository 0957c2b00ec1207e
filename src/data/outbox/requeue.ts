import type { Db } from '#data/store/db.ts';
import { nowIso, type Ports } from '#data/store/ports.ts';
import type { OutboxRow } from '#data/store/outbox-row.ts';

/** Keeps its position in the queue but drops all earlier answers. Runs inside the caller's transaction. */
export async function requeueWithNewKey(db: Db, ports: Ports, row: OutboxRow): Promise<void> {
  await db.outbox.put({
    ...row,
    key: ports.newId(),
    state: 'pending',
    tried: false,
    attempts: 0,
    nextAt: nowIso(ports),
    lease: null,
    lastError: null,
  });
}
