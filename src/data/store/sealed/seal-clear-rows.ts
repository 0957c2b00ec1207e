/**
 * Seals the rows that an older release left clear, in batches. A killed run continues at the next start, and
 * clear rows stay readable until then.
 */
import type { Table } from 'dexie';
import type { Db } from '#data/store/db.ts';
import { addFile, bytesOf, fileTables, sealFile } from '#data/store/stored-files.ts';
import { getMeta, setMeta } from '#data/store/meta.ts';
import { CLEAR_COLUMNS, type Row } from './clear-columns.ts';
import { answerOf } from './device-keys.ts';
import { isSealed } from './row-box.ts';

const BATCH = 200;

export async function sealClearRows(db: Db): Promise<void> {
  if (await getMeta(db, 'sealedAll')) return;
  for (const { name } of db.tables) if (CLEAR_COLUMNS[name]) await sealTable(db, name);
  await setMeta(db, 'sealedAll', true);
}

async function sealTable(db: Db, name: string): Promise<void> {
  let after: IDBValidKey | undefined;
  for (;;) {
    const { clear, last } = await clearRowsAfter(db.backendDB(), name, after);
    if (last === undefined) return;
    after = last;
    if (clear.length === 0) continue;
    if (name === db.blobs.name) await sealClearFiles(db, clear);
    else await sealBatch(db.table<Row, IDBValidKey>(name), clear);
  }
}

const sealBatch = (table: Table<Row, IDBValidKey>, clear: IDBValidKey[]): Promise<void> =>
  table.db.transaction('rw', table, async () => {
    const rows = await table.bulkGet(clear);
    await table.bulkPut(rows.filter((row) => row !== undefined));
  });

async function sealClearFiles(db: Db, clear: readonly IDBValidKey[]): Promise<void> {
  for (const sha256 of clear) if (typeof sha256 === 'string') await sealClearFile(db, sha256);
}

async function sealClearFile(db: Db, sha256: string): Promise<void> {
  const bytes = await bytesOf(db, sha256);
  if (!bytes) return; // deleted meanwhile
  const file = await sealFile(db, sha256, bytes);
  await db.transaction('rw', fileTables(db), async () => {
    const known = await db.blobs.get(sha256);
    if (!known) return;
    await db.blobs.delete(sha256);
    await addFile(db, file, { usedAt: known.usedAt, unsent: known.unsent });
  });
}

interface Batch {
  readonly clear: IDBValidKey[];
  /** Undefined at the end of the table. */
  readonly last: IDBValidKey | undefined;
}

async function clearRowsAfter(db: IDBDatabase, name: string, after: IDBValidKey | undefined): Promise<Batch> {
  const store = db.transaction(name).objectStore(name);
  const count = CLEAR_COLUMNS[name]?.isLarge ? 1 : BATCH;
  const range = after === undefined ? null : IDBKeyRange.lowerBound(after, true);
  const [keys, rows] = await Promise.all([
    answerOf(store.getAllKeys(range, count)),
    answerOf<Row[]>(store.getAll(range, count)),
  ]);
  const rule = CLEAR_COLUMNS[name];
  const clear = keys.filter((_, index) => {
    const row = rows[index];
    return row !== undefined && !isSealed(row) && rule?.isClear?.(row) !== true;
  });
  return { clear, last: keys.at(-1) };
}
