/**
 * Fetches the operator's official texts after a pull, if there is a new edition. A file is stored after its hash was
 * verified; the old edition stays until the new one is complete.
 */
import { ENDPOINTS } from '#contract/endpoints.ts';
import { LawManifest, lawTag } from '#contract/law/law-manifest.ts';
import { LawTextsFile } from '#contract/law/law-texts.ts';
import type { Db } from '#data/store/db.ts';
import { download, exchange } from '#data/outbox/exchange.ts';
import { beginTry, heldEdition, heldTexts, keepText, makeCurrent, noteProgress } from './law-edition.ts';
import { getMeta } from '#data/store/meta.ts';
import type { Ports } from '#data/store/ports.ts';
import { isBackingOff, startBackoff } from '#data/outbox/backoff.ts';
import type { SharedDb } from '#data/store/shared-db.ts';

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

type Texts = LawManifest['files'][number];

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

async function takeOver(
  shared: SharedDb,
  { lawEdition, files }: LawManifest,
  by: LawFetchContext,
): Promise<LawPull> {
  const texts = files.filter(({ kind }) => kind === 'texts');
  const storedHashes = new Set(await heldTexts(shared));
  const missing = texts.filter(({ sha256 }) => !storedHashes.has(sha256));
  if (missing.length > 0) {
    const fetched = await fetchAll(shared, { lawEdition, files: missing }, by);
    if (fetched !== 'whole') return fetched;
  }
  const isComplete = await makeCurrent(shared, { lawEdition, files: texts.map(({ sha256 }) => sha256) });
  return isComplete ? 'new' : 'offline';
}

async function fetchAll(
  shared: SharedDb,
  { lawEdition, files }: LawManifest,
  by: LawFetchContext,
): Promise<'whole' | 'offline' | 'broken'> {
  const giveBack = await beginTry(shared, by.ports, lawEdition);
  if (!giveBack) return 'broken';
  for (const file of files) {
    const bytes = await fetchTexts(file, by);
    if (bytes === 'offline') await giveBack();
    if (typeof bytes === 'string') return bytes;
    // stored files are not fetched again after a kill
    if (!(await keepText(shared, { sha256: file.sha256, bytes }))) return 'broken';
    await noteProgress(shared, by.ports, lawEdition);
  }
  return 'whole';
}

/** A status other than 200 means that the edition changed again; the next sync starts over. */
async function fetchTexts(
  { name, sha256, bytes }: Texts,
  { ports, token }: LawFetchContext,
): Promise<Uint8Array<ArrayBuffer> | 'offline' | 'broken'> {
  const { method, path } = ENDPOINTS.lawFile;
  const got = await download(ports, token, { method, path: path.replace(':file', name), bytes });
  if (got.kind === 'cut') return 'broken';
  if (got.kind === 'unreachable' || got.status !== 200) return 'offline';
  return (await hashOf(got.bytes)) === sha256 && isTexts(got.bytes) ? got.bytes : 'broken';
}

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function isTexts(bytes: Uint8Array): boolean {
  try {
    return LawTextsFile.safeParse(JSON.parse(new TextDecoder().decode(bytes))).success;
  } catch {
    return false; // no JSON
  }
}
