/** Document bytes on this device, stored once per hash and never deleted before the server has them. */
import { ENDPOINTS } from '#contract/endpoints.ts';
import type { CaseDocument } from '#contract/case/document.ts';
import { readProblem } from '#contract/problem.ts';
import { err, ok, type Result } from '#kernel/result.ts';
import { download } from '#data/outbox/exchange.ts';
import { recordSignedOut, withoutToken } from '#data/outbox/pause.ts';
import type { Db } from '#data/store/db.ts';
import type { BlobRow } from '#data/store/rows.ts';
import { getMeta } from '#data/store/meta.ts';
import { nowIso, type Ports } from '#data/store/ports.ts';
import { saveLarge } from '#data/store/save-transaction.ts';
import {
  addFile,
  bytesOf,
  deleteFiles,
  fileTables,
  hashesWithoutFile,
  type SealedFile,
  sealFile,
} from '#data/store/stored-files.ts';

export async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Runs inside the caller's transaction. Unsent bytes are marked and never evicted. */
export async function keepBytes(
  db: Db,
  file: SealedFile,
  { usedAt, unsent }: Omit<BlobRow, 'sha256'>,
): Promise<void> {
  await addFile(db, file, { usedAt, unsent });
  await db.blobs.update(file.sha256, { usedAt, ...(unsent === 1 && { unsent }) });
}

/** Call when one document no longer needs the bytes. Runs inside the caller's transaction. */
export async function releaseBytes(db: Db, ports: Pick<Ports, 'now'>, sha256: string): Promise<void> {
  const documents = await db.documents.where('sha256').equals(sha256).toArray();
  if (documents.length === 0) await deleteFiles(db, [sha256]);
  else if (documents.every(({ version }) => version > 0)) {
    await db.blobs.update(sha256, { unsent: 0, usedAt: nowIso(ports) });
  }
}

export interface NoBytes {
  readonly kind: 'offline' | 'missing' | 'failed' | 'signed-out';
  /** The server's message; '' if it sent none. */
  readonly msg: string;
}

type FileRef = Pick<CaseDocument, '_id' | 'sha256' | 'size'>;

/** Reads the bytes from this device, or downloads and stores them. */
export async function openBytes(
  db: Db,
  ports: Ports,
  file: FileRef,
): Promise<Result<Uint8Array<ArrayBuffer>, NoBytes>> {
  const known = await bytesOf(db, file.sha256);
  if (!known) return fetchBytes(db, ports, file);
  await used(db, ports, file.sha256);
  return ok(known);
}

const used = (db: Db, ports: Ports, sha256: string): Promise<unknown> =>
  db.blobs.update(sha256, { usedAt: nowIso(ports) }).catch(() => undefined); // best effort: affects only the order of eviction

async function fetchBytes(
  db: Db,
  ports: Ports,
  { _id, sha256, size }: FileRef,
): Promise<Result<Uint8Array<ArrayBuffer>, NoBytes>> {
  const token = await getMeta(db, 'token');
  if (!token) {
    const why = await withoutToken(db, ports);
    return err({ kind: why === 'demonstration' ? 'missing' : why, msg: '' });
  }
  const { method, path } = ENDPOINTS.readDocument;
  const got = await download(ports, token, { method, path: path.replace(':_id', _id), bytes: size });
  if (got.kind !== 'bytes') return err({ kind: 'offline', msg: '' });
  if (got.status !== 200) {
    const { code, ...why } = refused(got.status, got.bytes);
    if (why.kind === 'signed-out') await recordSignedOut(db, ports, { token, code });
    return err(why);
  }
  if ((await hashOf(got.bytes)) !== sha256) return err({ kind: 'failed', msg: '' });
  const sealed = await sealFile(db, sha256, got.bytes);
  // If storage is full, the file is still shown, and downloaded again next time.
  await saveLarge(db, fileTables(db), async () =>
    ok(await keepBytes(db, sealed, { usedAt: nowIso(ports), unsent: 0 })),
  );
  return ok(got.bytes);
}

function refused(status: number, bytes: Uint8Array): NoBytes & { readonly code: unknown } {
  const { msg, code } = readProblem(status, jsonIn(new TextDecoder().decode(bytes))) ?? {
    msg: '',
    code: undefined,
  };
  if (status === 401) return { kind: 'signed-out', msg, code };
  return { kind: status === 404 ? 'missing' : 'failed', msg, code };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // no schema accepts it
  }
}

/** Limit for redownloadable bytes. */
const KEPT_BYTES = 150 * 1024 * 1024;

interface BlobCleanupOptions {
  readonly most?: number;
  /** Hashes that are never evicted. */
  readonly held?: ReadonlySet<string>;
}

/** A server may be restored from a backup of this age and need these files again. */
const BACKUP_SAFE_MS = 90 * 86_400_000;

/**
 * Deletes unreferenced bytes, and the least recently opened ones above the limit. The user's recent uploads
 * stay.
 */
export async function sweepBytes(
  db: Db,
  ports: Pick<Ports, 'now'>,
  { most = KEPT_BYTES, held = new Set() }: BlobCleanupOptions = {},
): Promise<void> {
  const since = new Date(ports.now().getTime() - BACKUP_SAFE_MS).toISOString();
  await db.transaction('rw', [...fileTables(db), db.documents, db.meta], async () => {
    const userId = (await getMeta(db, 'user'))?._id;
    const isOwnOfLate = ({ uploadedBy, uploadedAt }: CaseDocument): boolean =>
      uploadedBy._id === userId && uploadedAt > since;
    const oldestFirst = await db.blobs.where('[unsent+usedAt]').between([0, ''], [0, '\uffff']).primaryKeys();
    let totalSize = 0;
    for (const sha256 of oldestFirst.toReversed()) {
      const documents = await db.documents.where('sha256').equals(sha256).toArray();
      totalSize += documents[0]?.size ?? 0;
      const stays = held.has(sha256) || documents.some(isOwnOfLate);
      if (documents.length === 0 || (totalSize > most && !stays)) await deleteFiles(db, [sha256]);
    }
    await deleteFiles(db, await hashesWithoutFile(db));
  });
}
