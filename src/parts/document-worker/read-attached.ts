/** Reads an attached document in the worker when it is needed, so that only one is in memory. */
import { storedBytes } from '#data/records/document/stored-bytes.ts';
import type { AttachedBytes } from './paper-messages.ts';

/** Null if the document is not on this device. */
export async function readAttached(
  { database, hashes }: AttachedBytes,
  at: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const hash = hashes[at];
  return hash === undefined ? null : storedBytes(database, hash);
}
