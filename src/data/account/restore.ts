/**
 * Restores a backup: adds missing rows, leaves existing ones unchanged, then resyncs. Idempotency keys
 * prevent a second effect of operations that the server already has.
 */
import * as z from 'zod/mini';
import { StoredUser } from '#contract/account/user.ts';
import { err, ok, type Result } from '#kernel/result.ts';
import { startResync } from '#data/outbox/server-generation.ts';
import { hashOf } from '#data/records/document/document-bytes.ts';
import { KINDS } from '#data/records/kinds.ts';
import type { Db } from '#data/store/db.ts';
import { SCHEMA_EPOCH } from '#data/store/db.ts';
import { draftOfMetaRow, withPresentFacts } from '#data/store/draft-rows.ts';
import { presentRows } from '#data/store/former-records.ts';
import { getMeta } from '#data/store/meta.ts';
import { addMissing, isWork, type OwnRows } from '#data/store/unsent-work.ts';
import { type NoSpace, saveLarge } from '#data/store/save-transaction.ts';
import { addFile, type SealedFile, sealFile } from '#data/store/stored-files.ts';
import { type BackupParts, isSigned, SIGNATURE_FILE } from './backup-signature.ts';
import { BACKUP_FILE, BACKUP_FORMAT, BYTES_FOLDER, SCANS_FOLDER } from './backup.ts';

export type RestoreRefusal =
  /** Not a backup of this app, or damaged. */
  | { readonly kind: 'no-backup' }
  | { readonly kind: 'newer' }
  /** Its signature does not belong to its content. */
  | { readonly kind: 'changed' }
  /** It has no signature, or this device has no key to check it. The user may trust it. */
  | { readonly kind: 'unsigned' }
  | { readonly kind: 'other-person'; readonly name: string }
  | NoSpace;

export interface RestoreResult {
  /** Rows that were missing on this device. */
  readonly drafts: number;
  readonly acts: number;
}

const Rows = z.array(z.looseObject({}));

const BackupFile = z.object({
  format: z.literal(BACKUP_FORMAT),
  schemaEpoch: z.int(),
  user: StoredUser,
  profileVersion: z.int(),
  tables: z.array(z.object({ table: z.string(), rows: Rows })),
  blobs: z.array(
    z.object({ sha256: z.string(), usedAt: z.string(), unsent: z.union([z.literal(0), z.literal(1)]) }),
  ),
  scans: z._default(z.array(z.looseObject({ _id: z.string() })), []),
});

interface ParsedBackup {
  readonly parts: BackupParts;
  readonly backup: z.infer<typeof BackupFile>;
  readonly files: readonly { readonly sha256: string; readonly bytes: Uint8Array<ArrayBuffer> }[];
  readonly scans: readonly RestoredScan[];
}

interface RestoredScan {
  readonly row: { readonly _id: string };
  readonly photo: Uint8Array<ArrayBuffer>;
}

export interface RestoreOptions {
  /** The user has confirmed that a file without a signature is their own. */
  readonly isTrusted?: boolean;
}

export async function restoreBackup(
  db: Db,
  file: Uint8Array,
  { isTrusted = false }: RestoreOptions = {},
): Promise<Result<RestoreResult, RestoreRefusal>> {
  const opened = await open(file);
  if (!opened) return err({ kind: 'no-backup' });
  const { backup } = opened;
  const user = await getMeta(db, 'user');
  if (backup.schemaEpoch > SCHEMA_EPOCH) return err({ kind: 'newer' });
  if (user?._id !== backup.user._id) return err({ kind: 'other-person', name: backup.user.name });
  const proof = await proofOf(db, opened.parts);
  if (proof === 'changed' || (proof === 'unsigned' && !isTrusted)) return err({ kind: proof });
  const files = await sealedFiles(db, opened);
  const pages = await sealedPages(db, opened);
  return saveLarge<RestoreResult, RestoreRefusal>(db, db.tables, async () => {
    const restored = await putBack(db, opened, files);
    await putBackPages(db, pages);
    await startResync(db, { setBack: false });
    return ok(restored);
  });
}

async function sealedFiles(db: Db, { files }: ParsedBackup): Promise<SealedFile[]> {
  const sealed: SealedFile[] = [];
  for (const { sha256, bytes } of files) sealed.push(await sealFile(db, sha256, bytes));
  return sealed;
}

interface SealedPage {
  readonly row: { readonly _id: string };
  readonly file: SealedFile;
}

async function sealedPages(db: Db, { scans }: ParsedBackup): Promise<SealedPage[]> {
  const pages: SealedPage[] = [];
  for (const { row, photo } of scans)
    pages.push({ row, file: await sealFile(db, await hashOf(photo), photo) });
  return pages;
}

async function putBackPages(db: Db, pages: readonly SealedPage[]): Promise<void> {
  const here = new Set(await db.scans.toCollection().primaryKeys());
  for (const { row, file } of pages.filter(({ row: { _id } }) => !here.has(_id))) {
    const usedAt = 'at' in row ? String(row.at) : '';
    await addFile(db, file, { usedAt, unsent: 1 });
    await db.table('scans').add({ ...row, sha256: file.sha256 });
  }
}

type Proof = 'signed' | 'unsigned' | 'changed';

async function proofOf(db: Db, parts: BackupParts): Promise<Proof> {
  const key = await getMeta(db, 'backupKey');
  if (key === null || !parts[SIGNATURE_FILE]) return 'unsigned';
  return (await isSigned(parts, key)) ? 'signed' : 'changed';
}

async function open(file: Uint8Array): Promise<ParsedBackup | null> {
  const { strFromU8, unzipSync } = await import('fflate');
  try {
    const parts = unzipSync(file);
    const json: unknown = JSON.parse(strFromU8(parts[BACKUP_FILE] ?? new Uint8Array()));
    const read = BackupFile.safeParse(json);
    if (!read.success) return null;
    const files = read.data.blobs.flatMap(({ sha256 }) => {
      const bytes = parts[BYTES_FOLDER + sha256];
      return bytes ? [{ sha256, bytes: new Uint8Array(bytes) }] : [];
    });
    const scans = read.data.scans.flatMap((row) => {
      const photo = parts[SCANS_FOLDER + row._id];
      return photo ? [{ row, photo: new Uint8Array(photo) }] : [];
    });
    const isWhole = files.length === read.data.blobs.length && scans.length === read.data.scans.length;
    return isWhole ? { parts, backup: read.data, files, scans } : null;
  } catch {
    return null; // no ZIP, or a truncated one
  }
}

async function putBack(
  db: Db,
  { backup }: ParsedBackup,
  files: readonly SealedFile[],
): Promise<RestoreResult> {
  const before = { drafts: await db.drafts.count(), acts: await db.outbox.count() };
  const known = await knownHere(db);
  const settings = ((await getMeta(db, 'profile'))?.version ?? 0) <= backup.profileVersion;
  const fits = ({ table, rows }: OwnRows): OwnRows => {
    if (table === 'outbox') return { table, rows: actsFrom(rows, known) };
    if (table === 'drafts') return { table, rows: rows.filter((row) => !known.filed.has(keyOf(row, '_id'))) };
    if (table === 'meta') return { table, rows: settings ? rows.filter(isUnsentSetting) : [] };
    return { table, rows };
  };
  for (const [index, file] of files.entries()) {
    const state = backup.blobs[index];
    if (state) await addFile(db, file, { usedAt: state.usedAt, unsent: state.unsent });
  }
  const names = new Set(db.tables.map(({ name }) => name).filter((name) => name !== db.reserve.name));
  for (const work of withDraftsTable(backup.tables)
    .filter(({ table }) => names.has(table))
    .map(fits)) {
    await addMissing(db.table(work.table), presentRows(work.table, work.rows));
  }
  for (const { entity, entityId } of await db.outbox.toArray()) {
    await KINDS.kindNamed(entity)?.recompute(db, entityId);
  }
  return {
    drafts: (await db.drafts.count()) - before.drafts,
    acts: (await db.outbox.count()) - before.acts,
  };
}

/** Backups of versions 1 to 8 have drafts of forms in `meta`, and earlier names of facts in `drafts`. */
function withDraftsTable(tables: readonly OwnRows[]): OwnRows[] {
  return tables.flatMap(({ table, rows }) => {
    if (table === 'drafts') return [{ table, rows: rows.map(withPresentFacts) }];
    if (table !== 'meta') return [{ table, rows }];
    const drafts = rows.flatMap((row) => draftOfMetaRow(asMetaRow(row)) ?? []);
    const state = rows.filter((row) => draftOfMetaRow(asMetaRow(row)) === null);
    return [
      { table: 'formDrafts', rows: drafts },
      { table, rows: state },
    ];
  });
}

/** A file may set nothing else, such as a token or a key. */
const isUnsentSetting = (row: object): boolean => isWork(asMetaRow(row));

const asMetaRow = (row: object) => ({ k: keyOf(row, 'k'), v: 'v' in row ? row.v : undefined });

interface ExistingKeys {
  /** Pending operations, and operations with a receipt. */
  readonly keys: ReadonlySet<string>;
  /** Applications that were already filed. */
  readonly filed: ReadonlySet<string>;
}

async function knownHere(db: Db): Promise<ExistingKeys> {
  const [outbox, receipts, applications] = await Promise.all([
    db.outbox.toArray(),
    db.receipts.toCollection().primaryKeys(),
    db.applications.toCollection().primaryKeys(),
  ]);
  return {
    keys: new Set([...outbox.map(({ key }) => key), ...receipts]),
    filed: new Set([...applications, ...outbox.map(({ entityId }) => entityId)]),
  };
}

const keyOf = (row: object, name: string): string =>
  String(Object.entries(row).find(([key]) => key === name)?.[1]);

/** A leased row in a backup lost its sender: requeue it under the same key. */
function actsFrom(rows: readonly object[], { keys }: ExistingKeys): object[] {
  return rows
    .filter((row) => !keys.has(keyOf(row, 'key')))
    .map((row) =>
      Object.assign(
        row,
        { lease: null },
        keyOf(row, 'state') === 'sending' && { state: 'pending', tried: true },
      ),
    );
}
