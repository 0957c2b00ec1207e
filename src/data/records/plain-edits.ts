/**
 * Writes and edits a record without derived data, such as a note or a hearing. Runs inside the caller's
 * transaction.
 */
import type { Db } from '#data/store/db.ts';
import { applyPatch } from '#data/store/apply-patch.ts';
import { rowsOf } from '#data/outbox/outbox.ts';
import { type OutboxRow, WAITING } from '#data/store/outbox-row.ts';
import { isRecord } from '#kernel/merge-patch.ts';

export interface PlainRecord {
  readonly _id: string;
  readonly version: number;
}

interface PlainSource<T> {
  readonly entity: string;
  readonly table: string;
  /** The record that this row creates; undefined for an edit. */
  readonly madeBy: (row: OutboxRow) => T | undefined;
}

/** Saves the server copy before the first edit is applied. */
export async function keepPlainBase(db: Db, entity: string, record: PlainRecord): Promise<void> {
  const storedBase = await db.bases.get([entity, record._id]);
  if (!storedBase && record.version > 0) await db.bases.add({ entity, id: record._id, data: record });
}

/**
 * Call after any outbox change of this record. Changes that need the user are applied only while the server
 * lacks the record: a later change would otherwise replace them unseen.
 */
export async function recomputePlain<T extends PlainRecord>(
  db: Db,
  { entity, table, madeBy }: PlainSource<T>,
  id: string,
): Promise<void> {
  const rows = (await rowsOf(db, id)).filter((row) => row.entity === entity);
  const storedBase = await db.bases.get([entity, id]);
  const made = rows.map((row) => madeBy(row)).find((record) => record !== undefined);
  const base = storedBase?.data ?? made;
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
  const isOnServer = isRecord(storedBase?.data) && storedBase.data['version'] !== 0;
  const applying = edits.filter(({ state }) => !isOnServer || WAITING.includes(state));
  await db.table(table).put(applying.reduce((view, { body }) => applyPatch(view, body), base));
  if (storedBase && rows.length === 0) await db.bases.delete([entity, id]);
}
