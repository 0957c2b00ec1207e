/** A person's own work in their database, table by table: moved to another account, or kept in a file. */
import type { Table } from 'dexie';
import type { Db } from './db.ts';
import type { MetaRow } from './meta.ts';

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
  'blobs',
  'scans',
  'conversations',
] as const;
const OWN = [
  'applications',
  'cases',
  'assessments',
  'documents',
  'feedback',
  'hearings',
  'diary',
  'notes',
  'contested',
] as const;

/** What a person has made in this database, and what it rests on; the rest comes from the server again. */
export async function listUnsentWork(from: Db, userId: string): Promise<OwnRows[]> {
  const whole = WHOLE.map(async (table) => ({ table, rows: await from.table(table).toArray() }));
  const own = OWN.map(async (table) => {
    const rows = (await from.table<Owned>(table).toArray()).filter((row) => ownerOf(row) === userId);
    return { table, rows: rows.map(unseen) };
  });
  const outbox = (await from.outbox.orderBy('n').toArray()).map(({ n: _n, ...row }) => row);
  const meta = (await from.meta.toArray()).filter(isWork);
  const found: OwnRows[] = await Promise.all([...whole, ...own]);
  return [...found, { table: 'outbox', rows: outbox }, { table: 'meta', rows: meta }];
}

interface Owned {
  readonly createdBy?: string;
  readonly ownerId?: string;
  readonly by?: { readonly _id: string };
  readonly uploadedBy?: { readonly _id: string };
  readonly seen?: number;
}

const ownerOf = ({ createdBy, ownerId, by, uploadedBy }: Owned): string | undefined =>
  createdBy ?? ownerId ?? (by ?? uploadedBy)?._id;

/** What the old server had was seen in no fetch of the new one. */
const unseen = (row: Owned): Owned => ('seen' in row ? { ...row, seen: 0 } : row);

/** Settings on their way. */
export const isWork = ({ k }: MetaRow): boolean => k === 'settingsPatch' || k === 'profilePatch';

/** What the person has written since under the new account stands. */
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
