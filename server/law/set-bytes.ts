/**
 * The bytes of a set, once in this process however many devices fetch it: after an import all of them come within a
 * minute, and a slow one holds its answer for long.
 */
import { bodyOfSet } from './law-editions.ts';
import type { Sql } from '../db/sql.ts';

const held = new Map<string, Promise<Buffer | undefined>>();

/** `current` are the hashes of the current edition: nothing else is held. */
export async function bytesOfSet(
  sql: Sql,
  sha256: string,
  current: readonly string[],
): Promise<Buffer | undefined> {
  for (const other of held.keys()) if (!current.includes(other)) held.delete(other);
  const known = held.get(sha256) ?? read(sql, sha256);
  held.set(sha256, known);
  return known;
}

async function read(sql: Sql, sha256: string): Promise<Buffer | undefined> {
  try {
    const body = await bodyOfSet(sql, sha256);
    return body === undefined ? undefined : Buffer.from(body);
  } catch (error) {
    held.delete(sha256); // whoever asks next asks the database again
    throw error;
  }
}
