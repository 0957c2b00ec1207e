import type { Db } from '#data/store/db.ts';
import type { RecordKind } from '../outbox/record-kind.ts';

/** Do not insert a child whose parent is no longer visible to the user. */
export async function parentIsGone(
  db: Db,
  { parent }: Pick<RecordKind, 'parent'>,
  part: object,
): Promise<boolean> {
  if (!parent) return false;
  const parentId = String(new Map(Object.entries(part)).get(parent.index));
  return (await db.table(parent.table).where('_id').equals(parentId).count()) === 0;
}
