/** An attached document, read by the worker that binds it when its turn comes: one at a time is unpacked, and no page waits. */
import { storedBytes } from '#data/records/document/stored-bytes.ts';
import type { AttachedBytes } from './paper-messages.ts';

/** Null where this device does not have it. */
export async function readAttached(
  { database, hashes }: AttachedBytes,
  at: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const hash = hashes[at];
  return hash === undefined ? null : storedBytes(database, hash);
}
