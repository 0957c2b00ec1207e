/** Lists a user's own work by table, to move it to another account or export it. `stored-files.ts` has the files. */
import type { Table } from 'dexie';
import { RECORD_STORES } from '#records/record-tables.ts';
import type { Db } from './db.ts';

export interface OwnRows {
  readonly table: string;
  readonly rows: readonly object[];
}

const WHOLE = [
  'drafts',
  'formDrafts',
  'receipts',
  'notifications',
  'bases',
  'scans',
  'received',
  'conversations',
] as const;

/** The user's own rows and the records they depend on. The server returns the rest. */
export async function listUnsentWork(from: Db, userId: string): Promise<OwnRows[]> {
  const whole = WHOLE.map(async (table) => ({ table, rows: await from.table<object>(table).toArray() }));
  const own = Object.keys(RECORD_STORES).map(async (table) => {
    const rows = (await from.table<OwnedRow>(table).toArray()).filter((row) => ownerOf(row) === userId);
    return { table, rows: rows.map(unseen) };
  });
  const outbox = (await from.outbox.orderBy('n').toArray()).map(({ n: _n, ...row }) => row);
  const meta = (await from.meta.toArray()).filter(isWork);
  const found: OwnRows[] = await Promise.all([...whole, ...own]);
  return [...found, { table: 'outbox', rows: outbox }, { table: 'meta', rows: meta }];
}

interface OwnedRow {
  readonly createdBy?: string;
  readonly ownerId?: string;
  readonly by?: { readonly _id: string };
  readonly uploadedBy?: { readonly _id: string };
  readonly seen?: number;
}

const ownerOf = ({ createdBy, ownerId, by, uploadedBy }: OwnedRow): string | undefined =>
  createdBy ?? ownerId ?? (by ?? uploadedBy)?._id;

/** No resync of the new server has returned these rows yet. */
const unseen = (row: OwnedRow): OwnedRow => ('seen' in row ? { ...row, seen: 0 } : row);

/** Unsent settings. */
export const isWork = ({ k }: { readonly k: string }): boolean =>
  k === 'settingsPatch' || k === 'profilePatch';

/** Rows that the user wrote since under the new account take precedence. */
export async function addMissing(table: Table, rows: readonly object[]): Promise<void> {
  if (table.schema.primKey.auto) {
    await table.bulkAdd(rows);
    return;
  }
  const keys = rows.map((row) => keyOf(table, row));
  const known = await table.bulkGet(keys);
  await table.bulkAdd(rows.filter((_, index) => known[index] === undefined));
}

function keyOf(table: Table, row: object): unknown {
  const { keyPath } = table.schema.primKey;
  const at = (path: string): unknown => Object(row)[path];
  return Array.isArray(keyPath) ? keyPath.map(at) : at(String(keyPath));
}
