/** Writing and editing a record that is nothing but its own fields: a note, a hearing. Inside the caller's transaction. */
import type { Db } from '#data/store/db.ts';
import { applyPatch } from '#data/store/apply-patch.ts';
import { rowsOf } from '#data/outbox/outbox.ts';
import { type OutboxRow, WAITING } from '#data/outbox/outbox-row.ts';

export interface PlainRecord {
  readonly _id: string;
  readonly version: number;
}

interface Plain<T> {
  readonly entity: string;
  readonly table: string;
  /** The record that this row makes; undefined for an edit. */
  readonly madeBy: (row: OutboxRow) => T | undefined;
}

/** Keeps the server's copy before the first edit is laid over it. */
export async function keepPlainBase(db: Db, entity: string, record: PlainRecord): Promise<void> {
  const kept = await db.bases.get([entity, record._id]);
  if (!kept && record.version > 0) await db.bases.add({ entity, id: record._id, data: record });
}

/** After anything in the outbox of this record has changed: what was refused is not shown as if it held. */
export async function recomputePlain<T extends PlainRecord>(
  db: Db,
  { entity, table, madeBy }: Plain<T>,
  id: string,
): Promise<void> {
  const rows = (await rowsOf(db, id)).filter((row) => row.entity === entity);
  const kept = await db.bases.get([entity, id]);
  const made = rows.map((row) => madeBy(row)).find((record) => record !== undefined);
  const base = kept?.data ?? made;
  if (base === undefined) {
    await db
      .table<T, string>(table)
      .where('_id')
      .equals(id)
      .and(({ version }) => version === 0)
      .delete();
    return;
  }
  const edits = rows.filter((row) => madeBy(row) === undefined);
  const applying = edits.filter(({ state }) => !kept || WAITING.includes(state));
  await db.table(table).put(applying.reduce((shown, { body }) => applyPatch(shown, body), base));
  if (kept && rows.length === 0) await db.bases.delete([entity, id]);
}
