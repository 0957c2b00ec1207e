/**
 * Records a possible loss: a restored server does not show another user's record, and this user's writes on
 * it may be lost. A receipt keeps the record.
 */
import type { Db } from '#data/store/db.ts';
import type { RecordKind } from '#data/outbox/record-kind.ts';

/** True if a write of this user may be lost. Runs inside the caller's transaction. */
export async function recordPossibleLoss(
  db: Db,
  kind: RecordKind,
  { id, at }: { readonly id: string; readonly at: string },
): Promise<boolean> {
  const record = await heldOf(db, kind, id);
  if (record === undefined || !kind.lost) return false;
  const sent = await db.receipts
    .where('[outcome+at]')
    .between(['accepted', ''], ['accepted', '\uffff'])
    .filter(({ entity, entityId }) => entity === kind.entity && entityId === id)
    .last();
  if (!sent) return false;
  const { op, title, applicationNumber } = sent;
  const about = { op, title, applicationNumber, entity: kind.entity, entityId: id };
  await db.receipts.put({ ...about, key: `lost-${sent.key}`, at, outcome: 'lost', record });
  return true;
}

/** The server copy; unsent changes are separate operations. */
async function heldOf(db: Db, { entity, table }: RecordKind, id: string): Promise<unknown> {
  if (table === null) return undefined;
  return (await db.bases.get([entity, id]))?.data ?? db.table(table).get(id);
}
