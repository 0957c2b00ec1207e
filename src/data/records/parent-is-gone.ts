import type { Db } from '#data/store/db.ts';
import type { RecordKind } from './record-kind.ts';

/** What a record is part of is no longer theirs to see: an answer that comes late does not bring the part back. */
export async function parentIsGone(
  db: Db,
  { partOf }: Pick<RecordKind, 'partOf'>,
  part: object,
): Promise<boolean> {
  if (!partOf) return false;
  const whole = String(new Map(Object.entries(part)).get(partOf.index));
  return (await db.table(partOf.table).where('_id').equals(whole).count()) === 0;
}
