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
  readonly scans: readonly Omit<ScanRow, 'photo'>[];
}

/** A row of version 12 has a box too. */
const clearColumns = ({ sha256, usedAt, unsent }: BlobRow): BlobRow => ({ sha256, usedAt, unsent });

/** Null without a signed-in user. */
export async function makeBackup(db: Db, ports: Pick<Ports, 'now'>): Promise<Uint8Array<ArrayBuffer> | null> {
  const user = await getMeta(db, 'user');
  if (!user) return null;
  const { strToU8, zipSync } = await import('fflate');
  const tables = (await listUnsentWork(db, user._id)).filter(({ table }) => table !== 'scans');
  const pages = await db.scans.toArray();
  const unsent = await db.blobs
    .where('[unsent+usedAt]')
    .between([1, Dexie.minKey], [1, Dexie.maxKey])
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
    scans: pages.map(({ photo: _photo, ...row }) => row),
  };
  const contents = Object.fromEntries([
    ...unsentFiles.flatMap(({ row, bytes }) => (bytes ? [[BYTES_FOLDER + row.sha256, bytes] as const] : [])),
    ...pages.map((row) => [SCANS_FOLDER + row._id, row.photo] as const),
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
