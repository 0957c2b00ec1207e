/**
 * Exports the user's own work on this device as one signed ZIP without token or password; `restore.ts` reads it. It
 * has sent and unsent rows, drafts, and bytes of unsent documents.
 */
import { Dexie } from 'dexie';
import type { StoredUser } from '#contract/account/user.ts';
import type { Db } from '#data/store/db.ts';
import type { BlobRow, ScanRow } from '#data/store/rows.ts';
import { SCHEMA_EPOCH } from '#data/store/db.ts';
import { getMeta } from '#data/store/meta.ts';
import { type OwnRows, listUnsentWork } from '#data/store/unsent-work.ts';
import { photoOf } from '#data/records/document/scans.ts';
import { bytesOf } from '#data/store/stored-files.ts';
import { nowIso, type Ports } from '#data/store/ports.ts';
import { SIGNATURE_FILE, signatureOf } from './backup-signature.ts';

export const BACKUP_FORMAT = 'zamanat-backup-1';
export const BACKUP_FILE = 'zamanat.json';
export const BYTES_FOLDER = 'files/';
export const SCANS_FOLDER = 'scans/';

export interface Backup {
  readonly format: typeof BACKUP_FORMAT;
  readonly schemaEpoch: number;
  readonly madeAt: string;
  readonly user: StoredUser;
  /** Unsent settings are restored only if no newer version exists. */
  readonly profileVersion: number;
  readonly tables: readonly OwnRows[];
  /** Bytes are stored separately, by hash. */
  readonly blobs: readonly BlobRow[];
  /** Scanned pages; photos are stored separately. */
  readonly scans: readonly Omit<ScanRow, 'photo' | 'sha256'>[];
}

/** A row of version 12 has a box too. */
const clearColumns = ({ sha256, usedAt, unsent }: BlobRow): BlobRow => ({ sha256, usedAt, unsent });

interface PageWithPhoto {
  readonly row: ScanRow;
  readonly photo: Uint8Array<ArrayBuffer>;
}

/** Without the pages that were changed outside the app. */
async function pagesWithPhotos(db: Db): Promise<PageWithPhoto[]> {
  const rows = await db.scans.toArray();
  const pages = await Promise.all(rows.map(async (row) => ({ row, photo: await photoOf(db, row) })));
  return pages.flatMap(({ row, photo }) => (photo ? [{ row, photo }] : []));
}

/** Null without a signed-in user. */
export async function makeBackup(db: Db, ports: Pick<Ports, 'now'>): Promise<Uint8Array<ArrayBuffer> | null> {
  const user = await getMeta(db, 'user');
  if (!user) return null;
  const { strToU8, zipSync } = await import('fflate');
  const tables = (await listUnsentWork(db, user._id)).filter(({ table }) => table !== 'scans');
  const pages = await pagesWithPhotos(db);
  const photos = new Set(pages.map(({ row }) => row.sha256));
  const unsent = await db.blobs
    .where('[unsent+usedAt]')
    .between([1, Dexie.minKey], [1, Dexie.maxKey])
    .and(({ sha256 }) => !photos.has(sha256))
    .toArray();
  const unsentFiles = await Promise.all(
    unsent.map(async (row) => ({ row, bytes: await bytesOf(db, row.sha256) })),
  );
  const backup: Backup = {
    format: BACKUP_FORMAT,
    schemaEpoch: SCHEMA_EPOCH,
    madeAt: nowIso(ports),
    user,
    profileVersion: (await getMeta(db, 'profile'))?.version ?? 0,
    tables,
    blobs: unsentFiles.flatMap(({ row, bytes }) => (bytes ? [clearColumns(row)] : [])),
    scans: pages.map(({ row: { photo: _photo, sha256: _sha256, ...row } }) => row),
  };
  const contents = Object.fromEntries([
    ...unsentFiles.flatMap(({ row, bytes }) => (bytes ? [[BYTES_FOLDER + row.sha256, bytes] as const] : [])),
    ...pages.map(({ row, photo }) => [SCANS_FOLDER + row._id, photo] as const),
  ]);
  const json = { [BACKUP_FILE]: strToU8(JSON.stringify(backup)) };
  const key = await getMeta(db, 'backupKey');
  const signature =
    key === null ? {} : { [SIGNATURE_FILE]: await signatureOf({ ...json, ...contents }, key) };
  const stored = Object.fromEntries(
    Object.entries(contents).map(([name, part]) => [name, [part, { level: 0 }] as const]),
  );
  return new Uint8Array(zipSync({ ...json, ...signature, ...stored }));
}
