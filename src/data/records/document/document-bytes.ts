/** The bytes of documents on this device: by their hash, once, and never let go of before the server has them. */
import { ENDPOINTS } from '#contract/endpoints.ts';
import type { CaseDocument } from '#contract/document.ts';
import { Problem } from '#contract/problem.ts';
import { err, ok, type Result } from '#kernel/result.ts';
import { download } from '#data/outbox/exchange.ts';
import { recordSignedOut, withoutToken } from '#data/outbox/pause.ts';
import type { Db } from '#data/store/db.ts';
import type { BlobRow } from '#data/store/rows.ts';
import { getMeta } from '#data/store/meta.ts';
import { nowIso, type Ports } from '#data/store/ports.ts';
import { withQuotaRetry } from '#data/store/save-transaction.ts';

export async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Null where this device does not have them. */
export async function bytesOf(db: Db, sha256: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const blob = await db.blobs.get(sha256);
  return blob?.bytes ?? null;
}

/** Inside the caller's transaction. What waits to be sent is marked, and stays. */
export async function keepBytes(db: Db, blob: BlobRow): Promise<void> {
  const known = await db.blobs.get(blob.sha256);
  if (!known) await db.blobs.add(blob);
  else await db.blobs.update(blob.sha256, { usedAt: blob.usedAt, ...(blob.unsent === 1 && { unsent: 1 }) });
}

/** Inside the caller's transaction: one document less needs them. */
export async function releaseBytes(db: Db, ports: Pick<Ports, 'now'>, sha256: string): Promise<void> {
  const named = await db.documents.where('sha256').equals(sha256).toArray();
  if (named.length === 0) await db.blobs.delete(sha256);
  else if (named.every(({ version }) => version > 0)) {
    await db.blobs.update(sha256, { unsent: 0, usedAt: nowIso(ports) });
  }
}

export interface NoBytes {
  readonly kind: 'offline' | 'missing' | 'failed' | 'signed-out';
  /** The server's own sentence; '' where it said none. */
  readonly msg: string;
}

type FileRef = Pick<CaseDocument, '_id' | 'sha256' | 'size'>;

/** From this device, or from the server once and then from this device. */
export async function openBytes(
  db: Db,
  ports: Ports,
  wanted: FileRef,
): Promise<Result<Uint8Array<ArrayBuffer>, NoBytes>> {
  const known = await bytesOf(db, wanted.sha256);
  if (!known) return fetchBytes(db, ports, wanted);
  await used(db, ports, wanted.sha256);
  return ok(known);
}

const used = (db: Db, ports: Ports, sha256: string): Promise<unknown> =>
  db.blobs.update(sha256, { usedAt: nowIso(ports) }).catch(() => undefined); // only which of them goes first

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
  // what finds no room is shown all the same, and fetched once more next time
  await withQuotaRetry(
    db,
    () => db.transaction('rw', db.blobs, async () => keepBytes(db, blob)),
    () => undefined,
  );
  return ok(got.bytes);
}

function refused(status: number, bytes: Uint8Array): NoBytes & { readonly code: unknown } {
  const problem = Problem.safeParse(jsonIn(new TextDecoder().decode(bytes)));
  const { msg, code } = problem.success ? problem.data : { msg: '', code: undefined };
  if (status === 401) return { kind: 'signed-out', msg, code };
  return { kind: status === 404 ? 'missing' : 'failed', msg, code };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // no schema takes it
  }
}

/** As much as is kept of what can be fetched again. */
const KEPT_BYTES = 150 * 1024 * 1024;

interface BlobCleanupOptions {
  readonly most?: number;
  /** By their hashes: they stay, however much there is. */
  readonly held?: ReadonlySet<string>;
}

/** A server may be put back to a backup as old as this: what it was given since lies here still. */
const BACKUP_SAFE_MS = 90 * 86_400_000;

/** Lets go of what no document names, and of what was opened longest ago where it is much; not of what its person added of late. */
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
    let kept = 0;
    for (const sha256 of oldestFirst.toReversed()) {
      const named = await db.documents.where('sha256').equals(sha256).toArray();
      kept += named[0]?.size ?? 0;
      const stays = held.has(sha256) || named.some(isOwnOfLate);
      if (named.length === 0 || (kept > most && !stays)) await db.blobs.delete(sha256);
    }
  });
}
