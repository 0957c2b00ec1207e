/** Stores unsent form input in one table. Application drafts are records in their own table. */
import type { Db } from './db.ts';
import type { DraftKind, FormDraftRow } from './draft-rows.ts';
import { saveInTransaction } from './save-transaction.ts';

/** The drafts of one kind, with the type of their values. */
export interface DraftStore<V> {
  /** Null if there is no draft. */
  readonly read: (db: Db, id: string) => Promise<V | null>;
  /** In one read; null for each that is missing. */
  readonly readAll: (db: Db, ids: readonly string[]) => Promise<readonly (V | null)[]>;
  /** Joins the caller's transaction if there is one. */
  readonly put: (db: Db, id: string, values: V) => Promise<void>;
  /** Opens its own transaction. */
  readonly save: (db: Db, id: string, values: V) => Promise<void>;
  readonly remove: (db: Db, id: string) => Promise<void>;
  readonly list: (db: Db) => Promise<readonly StoredDraft<V>[]>;
}

export interface StoredDraft<V> {
  readonly id: string;
  readonly values: V;
}

export function draftStore<V>(kind: DraftKind): DraftStore<V> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `put` below writes every row of this kind
  const valuesOf = (row: FormDraftRow): V => row.values as V;
  const put = async (db: Db, id: string, values: V): Promise<void> => {
    await db.formDrafts.put({ kind, id, values, updatedAt: new Date().toISOString() });
  };
  return {
    put,
    read: async (db, id) => {
      const row = await db.formDrafts.get([kind, id]);
      return row ? valuesOf(row) : null;
    },
    readAll: async (db, ids) => {
      const rows = await db.formDrafts.bulkGet(ids.map((id): [DraftKind, string] => [kind, id]));
      return rows.map((row) => (row ? valuesOf(row) : null));
    },
    save: (db, id, values) => saveInTransaction(db, [], () => put(db, id, values)),
    remove: (db, id) => db.formDrafts.delete([kind, id]),
    list: async (db) => {
      const rows = await db.formDrafts.where('kind').equals(kind).toArray();
      return rows.map((row) => ({ id: row.id, values: valuesOf(row) }));
    },
  };
}

/** Counts in an index, without loading the code of the forms. */
export const countDrafts = (db: Db, ...kinds: readonly DraftKind[]): Promise<number> =>
  db.formDrafts.where('kind').anyOf(kinds).count();
