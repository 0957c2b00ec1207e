/**
 * What the court's server has lost: it was restored from a backup, and this device is ahead of it. Nothing of that is
 * applied silently. The server's copy is the record from now on; what this device held goes to Needs you as an act of
 * its person, under a new key, and the whole of it stays in a receipt.
 */
import type { Db } from '#data/store/db.ts';
import { instant, type Ports } from '#data/store/ports.ts';
import { enqueue, reflow } from '#data/outbox/outbox.ts';
import type { Act } from '#data/outbox/outbox.ts';
import { kindNamed } from './kinds.ts';
import type { LostRecord } from './record-kind.ts';

/** Inside the caller's transaction. */
export async function queueLost(db: Db, ports: Ports, lost: readonly LostRecord[]): Promise<void> {
  for (const each of lost) {
    const act = await kindNamed(each.entity)?.lost?.(db, each);
    if (act) await queueOne(db, ports, { act, ...each });
  }
}

async function queueOne(
  db: Db,
  ports: Ports,
  { act, entity, id, ours, theirs }: LostRecord & { readonly act: Act },
): Promise<void> {
  const at = instant(ports);
  const row = await enqueue(db, ports, act);
  const held = row.after !== undefined;
  await db.outbox.update(row.n, {
    tried: true,
    lastError: { code: 'lost-by-server', msg: '', status: 0, at },
    ...(!held && { state: theirs === null ? 'rejected' : 'conflict' }),
    ...(theirs !== null && { theirs }),
  });
  await db.receipts.put({
    key: `lost-${row.key}`,
    at,
    outcome: 'lost',
    op: row.op,
    entity,
    entityId: id,
    title: row.subject.title,
    applicationNumber: row.subject.applicationNumber,
    record: ours,
  });
  if (!held) await reflow(db, row.entityId);
}
