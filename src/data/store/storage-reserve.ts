/**
 * One row that holds space for pending work. The first quota error deletes it; it is written again when there
 * is space.
 */
import type { Db } from './db.ts';

/** Chromium stores a large value in its own file, which frees its space at once. Small rows free none. */
export const RESERVE_BYTES = 512 * 1024;
/** Limit of one call of `getRandomValues`. */
const CHUNK = 65_536;
const RESERVE = 'reserve';
const PROBE = 'probe';

/** Throws the quota error if there is no space. */
export function writeReserve(db: Db): Promise<void> {
  return db.transaction('rw', db.reserve, async () => {
    if (!(await hasReserve(db))) await db.reserve.add({ k: RESERVE, bytes: randomBytes(RESERVE_BYTES) });
  });
}

export const hasReserve = async (db: Db): Promise<boolean> =>
  (await db.reserve.where('k').equals(RESERVE).count()) > 0;

export const spendReserve = (db: Db): Promise<void> => db.reserve.delete(RESERVE);

/** Throws the quota error if this many bytes cannot be stored now. */
export async function probeSpace(db: Db, size: number): Promise<void> {
  await db.transaction('rw', db.reserve, async () => {
    await db.reserve.put({ k: PROBE, bytes: randomBytes(size) });
    await db.reserve.delete(PROBE);
  });
}

/** A browser that compresses its files cannot shrink random bytes. */
function randomBytes(size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  for (let at = 0; at < size; at += CHUNK) crypto.getRandomValues(bytes.subarray(at, at + CHUNK));
  return bytes;
}
