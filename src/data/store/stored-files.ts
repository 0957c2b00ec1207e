/**
 * Files on this device, by hash: a row in `blobs`, and the bytes in sealed blocks of 1 MB. WebCrypto seals and opens
 * them one by one outside every transaction, so that a large file never blocks the thread.
 */
import { Dexie, type Table } from 'dexie';
import type { Db } from './db.ts';
import type { BlobRow, BlockRow } from './rows.ts';
import type { Row } from './sealed/clear-columns.ts';
import { bytesIn } from './sealed/file-bytes.ts';
import { openRowOutside, sealRowOutside } from './sealed/row-box.ts';

const BLOCK_BYTES = 2 ** 20;

type Bytes = Uint8Array<ArrayBuffer>;

export interface SealedFile {
  readonly sha256: string;
  readonly blocks: readonly Row[];
}

/** Never inside a transaction. */
export async function sealFile(db: Db, sha256: string, bytes: Bytes): Promise<SealedFile> {
  await db.blobs.count(); // opens a database that a version change has closed
  const blocks: Row[] = [];
  for (let from = 0; from === 0 || from < bytes.length; from += BLOCK_BYTES) {
    const part = bytes.subarray(from, from + BLOCK_BYTES);
    const block = { sha256, from, size: bytes.length, bytes: part } satisfies BlockRow;
    blocks.push(await sealRowOutside(db.recordKey, 'blocks', block));
  }
  return { sha256, blocks };
}

/** For a transaction that calls `addFile` or `deleteFiles`. */
export const fileTables = (db: Db): Table[] => [db.blobs, db.blocks];

/** Runs inside the caller's transaction. A file that is here stays as it is. */
export async function addFile(
  db: Db,
  { sha256, blocks }: SealedFile,
  state: Omit<BlobRow, 'sha256'>,
): Promise<void> {
  if (await db.blobs.get(sha256)) return;
  await db.blobs.add({ sha256, ...state });
  for (const block of blocks) await db.blocks.put(block);
}

/** Null if this device does not have them, or they do not open. Never inside a transaction. */
export async function bytesOf(db: Db, sha256: string): Promise<Bytes | null> {
  const file = await db.blobs.get(sha256);
  if (!file) return null;
  const key = db.recordKey;
  const bytes = await bytesIn(
    { ...file },
    {
      open: (table, row) => openRowOutside(key, table, row),
      blockAt: (from) => db.blocks.get([sha256, from]),
    },
  );
  if (bytes) return bytes;
  if (await db.blobs.get(sha256)) db.reportUnopened('blobs', { ...file }); // else deleted meanwhile
  return null;
}

/** Joins the caller's transaction if there is one. */
export const deleteFiles = (db: Db, hashes: readonly string[]): Promise<void> =>
  db.transaction('rw', fileTables(db), async () => {
    await db.blobs.bulkDelete([...hashes]);
    for (const sha256 of hashes) await blocksOf(db, sha256).delete();
  });

const blocksOf = (db: Db, sha256: string) =>
  db.blocks.where('[sha256+from]').between([sha256, Dexie.minKey], [sha256, Dexie.maxKey]);

/** Hashes of blocks whose file an older release has deleted. */
export async function hashesWithoutFile(db: Db): Promise<string[]> {
  const keys = await db.blocks.toCollection().primaryKeys();
  const files = new Set(await db.blobs.toCollection().primaryKeys());
  return [...new Set(keys.map(([sha256]) => sha256))].filter((sha256) => !files.has(sha256));
}

/** Copies the files that the other database does not have. Each one is sealed for its user. */
export async function copyFiles(from: Db, to: Db): Promise<void> {
  for (const { sha256, usedAt, unsent } of await from.blobs.toArray()) {
    const bytes = await bytesOf(from, sha256);
    if (!bytes) continue;
    const file = await sealFile(to, sha256, bytes);
    await to.transaction('rw', fileTables(to), async () => addFile(to, file, { usedAt, unsent }));
  }
}
