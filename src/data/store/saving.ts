/**
 * One step that writes on the device: all of it or nothing. A full disk is an answer, not an accident:
 * cached documents are let go and the step is tried once more before the person is told.
 */
import type { Table } from 'dexie';
import { err, type Result } from '#kernel/result.ts';
import { type Db, SCHEMA_EPOCH } from './db.ts';
import { metaOf } from './meta.ts';

export interface StorageFull {
  readonly kind: 'storage-full';
}

/** The work's own answer, or that there was no room for it. */
export async function saving<T, E>(
  db: Db,
  tables: readonly Table[],
  work: () => Promise<Result<T, E>>,
): Promise<Result<T, E | StorageFull>> {
  return withRoom<Result<T, E | StorageFull>>(
    db,
    () => inOneStep(db, tables, work),
    () => err({ kind: 'storage-full' }),
  );
}

/** Where the disk is full, what can be had again is let go of and the work tried once more; then `full` says what else. */
export async function withRoom<T>(db: Db, work: () => Promise<T>, full: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isStorageFull(error)) throw error;
  }
  await makeRoom(db);
  try {
    return await work();
  } catch (error) {
    if (!isStorageFull(error)) throw error;
    return full();
  }
}

/** What only helps: on a full device it is left out, and what waits goes all the same. */
export const ifThereIsRoom = (help: Promise<unknown>): Promise<unknown> =>
  help.catch((error: unknown) => {
    if (!isStorageFull(error)) throw error;
  });

function inOneStep<T>(db: Db, tables: readonly Table[], work: () => Promise<T>): Promise<T> {
  return db.transaction('rw', [...tables, db.meta], async () => {
    const epoch = await metaOf(db, 'schemaEpoch');
    if (epoch !== null && epoch > SCHEMA_EPOCH) throw new StoredByNewerApp();
    return work();
  });
}

/** After a rollback of the app: what a newer version has stored is read, and not written. */
export class StoredByNewerApp extends Error {
  override readonly name = 'StoredByNewerApp';
  override readonly message = 'This data was written by a newer version of the app. Update to go on.';
}

export function isStorageFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('name' in error && error.name === 'QuotaExceededError') return true;
  return 'inner' in error && error.inner !== error && isStorageFull(error.inner);
}

/** Documents can be fetched again, and what was seen last is drawn again; what is unsent, and every text, stays. */
async function makeRoom(db: Db): Promise<void> {
  await db.blobs.where('[unsent+usedAt]').between([0, ''], [0, '\uffff']).delete();
  await db.meta.where('k').startsWithAnyOf('seen:', 'clock:').delete();
}
