/**
 * Fetches the operator's official texts, judgments and grounds after a pull, if there is a new edition. A file is stored
 * after its hash and its signature were verified; the old edition stays until the new one is complete.
 */
import { ENDPOINTS } from '#contract/endpoints.ts';
import { LawManifest, lawTag } from '#contract/law/law-manifest.ts';
import type { Db } from '#data/store/db.ts';
import { download, exchange } from '#data/outbox/exchange.ts';
import { isLawFile, isSignedBy } from './verify-law-file.ts';
import {
  acceptedKey,
  beginTry,
  currentSigned,
  heldEdition,
  heldTexts,
  keepText,
  makeCurrent,
  noteProgress,
  type SignedKind,
} from './law-edition.ts';
import { getMeta } from '#data/store/meta.ts';
import type { Ports } from '#data/store/ports.ts';
import { isBackingOff, startBackoff } from '#data/outbox/backoff.ts';
import type { SharedDb, SignedLaw } from '#data/store/shared-db.ts';

export type LawPull =
  | 'current'
  | 'new'
  /** Signed out, or within a backoff period. */
  | 'paused'
  /** Another page or the worker is fetching. */
  | 'busy'
  | 'offline'
  /** Wrong content, cut off, or storage full: retried with growing pauses (`beginTry`). */
  | 'broken';

/** With its proof for judgments and grounds. */
interface LawFileToFetch {
  readonly name: string;
  readonly sha256: string;
  readonly bytes: number;
  readonly signed?: { readonly kind: SignedKind; readonly key: string; readonly signature: string };
}

/** One fetch per device, so that no file is downloaded twice. */
const LOCK = 'zamanat-law';

export async function pullLaw(shared: SharedDb, db: Db, ports: Ports): Promise<LawPull> {
  return ports.locks.request(LOCK, { ifAvailable: true }, async (lock) =>
    lock ? pullAlone(shared, db, ports) : 'busy',
  );
}

async function pullAlone(shared: SharedDb, db: Db, ports: Ports): Promise<LawPull> {
  const token = await getMeta(db, 'token');
  if (!token || (await getMeta(db, 'paused')) || (await isBackingOff(db, ports))) return 'paused';
  const storedEdition = await heldEdition(shared);
  const { method, path } = ENDPOINTS.law;
  const headers = storedEdition === null ? {} : { 'if-none-match': lawTag(storedEdition) };
  const answer = await exchange(ports, token, { method, path, headers });
  if (answer.kind === 'unreachable') return 'offline';
  if (answer.retryAfter !== null) await startBackoff(db, ports, answer.retryAfter);
  if (answer.status === 304) return 'current';
  const manifest = LawManifest.safeParse(answer.body);
  if (answer.status !== 200 || !manifest.success) return 'offline';
  return takeOver(shared, manifest.data, { ports, token });
}

interface LawFetchContext {
  readonly ports: Ports;
  readonly token: string;
}

async function takeOver(shared: SharedDb, manifest: LawManifest, by: LawFetchContext): Promise<LawPull> {
  const { lawEdition } = manifest;
  const texts = manifest.files.filter(({ kind }) => kind === 'texts');
  const caseLaw = await signedToKeep(shared, manifest, 'caseLaw');
  const grounds = await signedToKeep(shared, manifest, 'grounds');
  const storedHashes = new Set(await heldTexts(shared));
  const missing = [...texts, ...caseLaw.toFetch, ...grounds.toFetch].filter(
    ({ sha256 }) => !storedHashes.has(sha256),
  );
  if (missing.length > 0) {
    const fetched = await fetchAll(shared, { lawEdition, files: missing }, by);
    if (fetched !== 'whole') return fetched;
  }
  const files = texts.map(({ sha256 }) => sha256);
  const isComplete = await makeCurrent(shared, {
    lawEdition,
    files,
    caseLaw: caseLaw.current,
    grounds: grounds.current,
  });
  return isComplete ? 'new' : 'offline';
}

interface SignedToKeep {
  readonly toFetch: readonly LawFileToFetch[];
  readonly current: SignedLaw | null;
}

/** The first key stays: the files that another key signs are not taken, and the known ones are kept. */
async function signedToKeep(
  shared: SharedDb,
  manifest: LawManifest,
  kind: SignedKind,
): Promise<SignedToKeep> {
  const known = await currentSigned(shared, kind);
  const offered = manifest[kind];
  if (!offered) return { toFetch: [], current: known && { ...known, files: [] } };
  const { key, files } = offered;
  if (((await acceptedKey(shared)) ?? key) !== key) return { toFetch: [], current: known };
  const toFetch = files.map(({ name, sha256, bytes, signature }) => ({
    name,
    sha256,
    bytes,
    signed: { kind, key, signature },
  }));
  return { toFetch, current: { key, files: files.map(({ sha256 }) => sha256) } };
}

async function fetchAll(
  shared: SharedDb,
  { lawEdition, files }: { readonly lawEdition: string; readonly files: readonly LawFileToFetch[] },
  by: LawFetchContext,
): Promise<'whole' | 'offline' | 'broken'> {
  const giveBack = await beginTry(shared, by.ports, lawEdition);
  if (!giveBack) return 'broken';
  for (const file of files) {
    const bytes = await fetchLawFile(file, by);
    if (bytes === 'offline') await giveBack();
    if (typeof bytes === 'string') return bytes;
    // stored files are not fetched again after a kill
    if (!(await keepText(shared, { sha256: file.sha256, bytes }))) return 'broken';
    await noteProgress(shared, by.ports, lawEdition);
  }
  return 'whole';
}

/** A status other than 200 means that the edition changed again; the next sync starts over. */
async function fetchLawFile(
  file: LawFileToFetch,
  { ports, token }: LawFetchContext,
): Promise<Uint8Array<ArrayBuffer> | 'offline' | 'broken'> {
  const { name, sha256, bytes } = file;
  const { method, path } = ENDPOINTS.lawFile;
  const got = await download(ports, token, { method, path: path.replace(':file', name), bytes });
  if (got.kind === 'cut') return 'broken';
  if (got.kind === 'unreachable' || got.status !== 200) return 'offline';
  return (await hashOf(got.bytes)) === sha256 && (await isGenuine(file, got.bytes)) ? got.bytes : 'broken';
}

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function isGenuine({ signed }: LawFileToFetch, bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  return isLawFile(bytes, signed?.kind ?? 'texts') && (!signed || isSignedBy(signed, bytes));
}
