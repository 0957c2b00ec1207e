/**
 * Runs one transaction on the device. A quota error is a result, not an exception: redownloadable data is
 * deleted first.
 */
import type { Table } from 'dexie';
import { err, type Result } from '#kernel/result.ts';
import { type Db, SCHEMA_EPOCH } from './db.ts';
import { getMeta } from './meta.ts';
import { isStorageFull } from './storage-full.ts';

export interface StorageFull {
  readonly kind: 'storage-full';
}

/** The result of the work, or a quota error. */
export async function saveInTransaction<T, E>(
  db: Db,
  tables: readonly Table[],
  work: () => Promise<Result<T, E>>,
): Promise<Result<T, E | StorageFull>> {
  return withQuotaRetry<Result<T, E | StorageFull>>(
    db,
    () => inOneStep(db, tables, work),
    () => err({ kind: 'storage-full' }),
  );
}

/**
 * After a quota error, deletes redownloadable data step by step and retries the work after each step. If
 * nothing helps, `full` gives the result.
 */
export async function withQuotaRetry<T>(
  db: Db,
  work: () => Promise<T>,
  full: () => T | Promise<T>,
): Promise<T> {
  for (const letGo of [nothing, deleteScreenCache, deleteOlderBlobs, allDocuments]) {
    await letGo(db);
    try {
      return await work();
    } catch (error) {
      if (!isStorageFull(error)) throw error;
    }
  }
  return full();
}

/** Best effort: ignore a quota error. */
export const bestEffort = (help: Promise<unknown>): Promise<unknown> =>
  help.catch((error: unknown) => {
    if (!isStorageFull(error)) throw error;
  });

function inOneStep<T>(db: Db, tables: readonly Table[], work: () => Promise<T>): Promise<T> {
  return db.transaction('rw', [...tables, db.formDrafts, db.meta], async () => {
    const epoch = await getMeta(db, 'schemaEpoch');
    if (epoch !== null && epoch > SCHEMA_EPOCH) throw new StoredByNewerApp();
    return work();
  });
}

/** After a rollback of the app: data of a newer version can be read but not written. */
export class StoredByNewerApp extends Error {
  override readonly name = 'StoredByNewerApp';
  override readonly message = 'This data was written by a newer version of the app. Update to go on.';
}

const nothing = async (): Promise<void> => undefined;

/** Cached screens are rendered again on the next visit. */
const deleteScreenCache = async (db: Db): Promise<void> => {
  await db.meta.where('k').startsWithAnyOf('seen:', 'clock:').delete();
};

/** Documents can be fetched again. Unsent files and all texts stay. */
const redownloadableBlobs = (db: Db) => db.blobs.where('[unsent+usedAt]').between([0, ''], [0, '\uffff']);

/** The least recently opened half. */
const deleteOlderBlobs = async (db: Db): Promise<void> => {
  const oldestFirst = await redownloadableBlobs(db).primaryKeys();
  await db.blobs.bulkDelete(oldestFirst.slice(0, Math.floor(oldestFirst.length / 2)));
};

const allDocuments = async (db: Db): Promise<void> => {
  await redownloadableBlobs(db).delete();
};
