import type { LocalEngine } from '#data/outbox/engine.ts';
import type { RecordKind } from '#data/outbox/record-kind.ts';

/**
 * Removes a record and the server's records that belong to it. An unsent child is removed with its outbox
 * row.
 */
export async function removeRecord({ db, kinds }: LocalEngine, kind: RecordKind, id: string): Promise<void> {
  await kind.remove(db, id);
  await kind.forget?.(db, id);
  for (const { entity, table, parent } of kinds.all) {
    if (table === null || parent?.entity !== kind.entity) continue;
    const childIds = await db
      .table<{ readonly version?: number }, string>(table)
      .where(parent.index)
      .equals(id)
      .filter(({ version }) => version !== 0)
      .primaryKeys();
    await db.table(table).bulkDelete(childIds);
    await db.bases.bulkDelete(childIds.map((part): [string, string] => [entity, part]));
  }
}
