/** Scanned pages of a case, each stored as it is taken until they become one document. */
import { ok, type Result } from '#kernel/result.ts';
import type { Db } from '#data/store/db.ts';
import type { ScanRow } from '#data/store/rows.ts';
import { nowIso, type Ports } from '#data/store/ports.ts';
import { type NoSpace, saveInTransaction, saveLarge } from '#data/store/save-transaction.ts';

export const scansOf = (db: Db, caseId: string): Promise<ScanRow[]> =>
  db.scans.where('caseId').equals(caseId).sortBy('place');

export type NewScan = Pick<ScanRow, 'caseId' | 'photo' | 'width' | 'height' | 'corners'>;

export function addScan(db: Db, ports: Ports, scan: NewScan): Promise<Result<ScanRow, NoSpace>> {
  return saveLarge<ScanRow, never>(db, [db.scans], async () => {
    const last = (await scansOf(db, scan.caseId)).at(-1);
    const place = (last?.place ?? 0) + 1;
    const row: ScanRow = {
      ...scan,
      _id: ports.newId(),
      place,
      at: nowIso(ports),
      turn: 0,
      blackWhite: false,
    };
    await db.scans.add(row);
    return ok(row);
  });
}

export type ScanChange = Partial<Pick<ScanRow, 'corners' | 'turn' | 'blackWhite'>>;

/** Needs space: the row is rewritten with its photo. */
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

export const removeScan = (db: Db, id: string): Promise<void> => db.scans.delete(id);

/** Call after the pages became a document. */
export const clearScans = (db: Db, ids: readonly string[]): Promise<void> => db.scans.bulkDelete([...ids]);

export const countScans = (db: Db): Promise<number> => db.scans.count();
