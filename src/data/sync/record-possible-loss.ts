/**
 * A server that was restored from a backup shows a record of somebody else no more: the matter went to another court, or is
 * lost until its maker files it again. What this person had sent on it may be gone there as well, and nobody here can look.
 * The record stays in a receipt.
 */
import type { Db } from '#data/store/db.ts';
import type { RecordKind } from '#data/outbox/record-kind.ts';

/** True where something of theirs may be gone. Inside the caller's transaction. */
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

/** As the server had it: what waits is an act of its own. */
async function heldOf(db: Db, { entity, table }: RecordKind, id: string): Promise<unknown> {
  if (table === null) return undefined;
  return (await db.bases.get([entity, id]))?.data ?? db.table(table).get(id);
}
