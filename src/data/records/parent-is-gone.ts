import type { Db } from '#data/store/db.ts';
import type { RecordKind } from '../outbox/record-kind.ts';

/** What a record is part of is no longer theirs to see: an answer that comes late does not bring the part back. */
export async function parentIsGone(
  db: Db,
  { parent }: Pick<RecordKind, 'parent'>,
  part: object,
): Promise<boolean> {
  if (!parent) return false;
  const whole = String(new Map(Object.entries(part)).get(parent.index));
  return (await db.table(parent.table).where('_id').equals(whole).count()) === 0;
}
