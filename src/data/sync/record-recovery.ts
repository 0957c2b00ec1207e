/**
 * Recovers records that a restored server has lost; the server copy becomes the record. The data of this
 * device goes to Needs you as an operation with a new key, and a receipt keeps it.
 */
import type { Db } from '#data/store/db.ts';
import type { Receipt } from '#data/store/rows.ts';
import { nowIso, type Ports } from '#data/store/ports.ts';
import { enqueue, updateHeldRows, rowsOf } from '#data/outbox/outbox.ts';
import { type OutboxRow, WAITING } from '#data/store/outbox-row.ts';
import type { Engine } from '#data/outbox/engine.ts';
import type { RecoveryAction, MissingRecord } from '#data/outbox/record-kind.ts';

/**
 * Returns the ids of records for which this device has nothing to send. Runs inside the caller's transaction.
 */
export async function queueRecovery(
  engine: Engine,
  lost: readonly MissingRecord[],
): Promise<ReadonlySet<string>> {
  const nowhere = new Set<string>();
  for (const each of lost) {
    const lostAct = await engine.kinds.kindNamed(each.entity)?.lost?.(engine.db, each);
    if (lostAct) await queueOne(engine, { ...lostAct, ...each });
    if (lostAct?.resendMode === 'nowhere') nowhere.add(each.id);
  }
  return nowhere;
}

async function queueOne({ db, ports, kinds }: Engine, lost: MissingRecord & RecoveryAction): Promise<void> {
  const { act, resendMode, entity, theirs } = lost;
  if (resendMode === 'nowhere') {
    await db.receipts.put(receiptOf(lost, ports, ports.newId()));
    return;
  }
  const at = nowIso(ports);
  const row = await enqueue(db, ports, act);
  await moveBehind(db, ports, row);
  const isHeld = row.after !== undefined;
  await db.outbox.update(row.n, {
    tried: true,
    lastError: { code: 'lost-by-server', msg: '', status: 0, at },
    ...(!isHeld && { state: resendMode === 'again' ? 'rejected' : 'conflict' }),
    ...(theirs !== null && { theirs }),
  });
  await db.receipts.put(receiptOf(lost, ports, row.key));
  if (isHeld) return;
  await updateHeldRows(db, row.entityId);
  await kinds.kindNamed(entity)?.recompute(db, row.entityId); // do not show held changes as applied
}

const receiptOf = (
  { act: { op, subject }, entity, id, ours }: MissingRecord & RecoveryAction,
  ports: Ports,
  key: string,
): Receipt => ({
  key: `lost-${key}`,
  at: nowIso(ports),
  outcome: 'lost',
  op,
  entity,
  entityId: id,
  title: subject.title,
  applicationNumber: subject.applicationNumber,
  record: ours,
});

/**
 * Moves pending rows behind the recovery row, on the same version and with new keys. They depend on the lost
 * record.
 */
async function moveBehind(db: Db, ports: Ports, { n, entityId, baseVersion }: OutboxRow): Promise<void> {
  const before = (await rowsOf(db, entityId)).filter((row) => row.n < n && WAITING.includes(row.state));
  for (const { n: place, ...row } of before) {
    await db.outbox.delete(place);
    const moved = { ...row, key: ports.newId(), state: 'pending', lease: null, baseVersion } as const;
    await db.outbox.add(moved);
  }
}
