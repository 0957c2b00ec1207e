/**
 * Scanned pages of a case, each stored as it is taken until they become one document. A row has no photo, because a
 * list of pages would open all of them at once.
 */
import { ok, type Result } from '#kernel/result.ts';
import type { Db } from '#data/store/db.ts';
import type { ScanRow } from '#data/store/rows.ts';
import { nowIso, type Ports } from '#data/store/ports.ts';
import { type NoSpace, saveInTransaction, saveLarge } from '#data/store/save-transaction.ts';
import { bytesOf, fileTables, sealFile } from '#data/store/stored-files.ts';
import { hashOf, keepBytes, releaseBytes } from './document-bytes.ts';

type Photo = Uint8Array<ArrayBuffer>;

export const scansOf = (db: Db, caseId: string): Promise<ScanRow[]> =>
  db.scans.where('caseId').equals(caseId).sortBy('place');

/** Null if it was changed outside the app. Never inside a transaction. */
export const photoOf = async (db: Db, { photo, sha256 }: ScanRow): Promise<Photo | null> =>
  photo ?? (sha256 === undefined ? null : bytesOf(db, sha256));

export type NewScan = Pick<ScanRow, 'caseId' | 'width' | 'height' | 'corners'> & { readonly photo: Photo };

export async function addScan(
  db: Db,
  ports: Ports,
  { photo, ...scan }: NewScan,
): Promise<Result<ScanRow, NoSpace>> {
  const sha256 = await hashOf(photo);
  const sealed = await sealFile(db, sha256, photo);
  return saveLarge<ScanRow, never>(db, [db.scans, ...fileTables(db)], async () => {
    const last = (await scansOf(db, scan.caseId)).at(-1);
    const place = (last?.place ?? 0) + 1;
    const row: ScanRow = {
      ...scan,
      _id: ports.newId(),
      place,
      at: nowIso(ports),
      sha256,
      turn: 0,
      blackWhite: false,
    };
    await keepBytes(db, sealed, { usedAt: row.at, unsent: 1 });
    await db.scans.add(row);
    return ok(row);
  });
}

export type ScanChange = Partial<Pick<ScanRow, 'corners' | 'turn' | 'blackWhite'>>;

export const changeScan = (db: Db, id: string, change: ScanChange): Promise<number> =>
  saveInTransaction(db, [db.scans], () => db.scans.update(id, { ...change }));

/** Swaps the page with the previous or the next one. */
export async function moveScan(db: Db, id: string, by: -1 | 1): Promise<void> {
  await db.transaction('rw', db.scans, async () => {
    const scan = await db.scans.get(id);
    if (!scan) return;
    const all = await scansOf(db, scan.caseId);
    const other = all[all.findIndex(({ _id }) => _id === id) + by];
    if (!other) return;
    await db.scans.update(id, { place: other.place });
    await db.scans.update(other._id, { place: scan.place });
  });
}

export const removeScan = (db: Db, ports: Pick<Ports, 'now'>, id: string): Promise<void> =>
  clearScans(db, ports, [id]);

/** Call after the pages became a document. A photo stays if another page or a document has the same one. */
export async function clearScans(db: Db, ports: Pick<Ports, 'now'>, ids: readonly string[]): Promise<void> {
  await db.transaction('rw', [db.scans, db.documents, ...fileTables(db)], async () => {
    const rows = await db.scans.bulkGet([...ids]);
    await db.scans.bulkDelete([...ids]);
    const stillUsed = new Set((await db.scans.toArray()).map(({ sha256 }) => sha256));
    for (const sha256 of new Set(rows.map((row) => row?.sha256))) {
      if (sha256 !== undefined && !stillUsed.has(sha256)) await releaseBytes(db, ports, sha256);
    }
  });
}

export const countScans = (db: Db): Promise<number> => db.scans.count();
