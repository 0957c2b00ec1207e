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
import { isBytes } from '#data/store/sealed/row-bytes.ts';
import { nowIso, type Ports } from '#data/store/ports.ts';
import { saveLarge } from '#data/store/save-transaction.ts';

export async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Null if this device does not have them, or they do not open. Never inside a transaction. */
export async function bytesOf(db: Db, sha256: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const row = await db.blobs.get(sha256);
  const bytes = row && (await db.openLarge('blobs', row))?.['bytes'];
  return isBytes(bytes) ? bytes : null;
}

/** A file takes too long to seal inside the transaction of `work`. */
export const sealedAhead = <T>(
  db: Db,
  { sha256, bytes }: Pick<BlobRow, 'sha256' | 'bytes'>,
  work: () => Promise<T>,
): Promise<T> => db.sealAhead(new Map([['blobs', [{ sha256, bytes }]]]), work);

/** Runs inside the caller's transaction. Unsent bytes are marked and never evicted. */
export async function keepBytes(db: Db, blob: BlobRow): Promise<void> {
  const known = await db.blobs.get(blob.sha256);
  if (!known) await db.blobs.add(blob);
  else await db.blobs.update(blob.sha256, { usedAt: blob.usedAt, ...(blob.unsent === 1 && { unsent: 1 }) });
}

/** Call when one document no longer needs the bytes. Runs inside the caller's transaction. */
export async function releaseBytes(db: Db, ports: Pick<Ports, 'now'>, sha256: string): Promise<void> {
  const documents = await db.documents.where('sha256').equals(sha256).toArray();
  if (documents.length === 0) await db.blobs.delete(sha256);
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
  const blob = { sha256, bytes: got.bytes, usedAt: nowIso(ports), unsent: 0 } as const;
  // If storage is full, the file is still shown, and downloaded again next time.
  await sealedAhead(db, blob, () => saveLarge(db, [db.blobs], async () => ok(await keepBytes(db, blob))));
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
  await db.transaction('rw', db.blobs, db.documents, db.meta, async () => {
    const userId = (await getMeta(db, 'user'))?._id;
    const isOwnOfLate = ({ uploadedBy, uploadedAt }: CaseDocument): boolean =>
      uploadedBy._id === userId && uploadedAt > since;
    const oldestFirst = await db.blobs.where('[unsent+usedAt]').between([0, ''], [0, '\uffff']).primaryKeys();
    let totalSize = 0;
    for (const sha256 of oldestFirst.toReversed()) {
      const documents = await db.documents.where('sha256').equals(sha256).toArray();
      totalSize += documents[0]?.size ?? 0;
      const stays = held.has(sha256) || documents.some(isOwnOfLate);
      if (documents.length === 0 || (totalSize > most && !stays)) await db.blobs.delete(sha256);
    }
  });
}
