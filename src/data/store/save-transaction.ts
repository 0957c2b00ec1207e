/**
 * One step that writes on the device: all of it or nothing. A full disk is an answer, not an accident: what can be had
 * again is let go of before the person is told.
 */
import type { Table } from 'dexie';
import { err, type Result } from '#kernel/result.ts';
import { type Db, SCHEMA_EPOCH } from './db.ts';
import { getMeta } from './meta.ts';
import { isStorageFull } from './storage-full.ts';

export interface StorageFull {
  readonly kind: 'storage-full';
}

/** The work's own answer, or that there was no room for it. */
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
 * Where the disk is full, what can be had again is let go of, step by step, and the work tried once more after each: a few
 * letters cost nobody the documents that open without a signal. Then `full` says what else.
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

/** What only helps: on a full device it is left out, and what waits goes all the same. */
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

/** After a rollback of the app: what a newer version has stored is read, and not written. */
export class StoredByNewerApp extends Error {
  override readonly name = 'StoredByNewerApp';
  override readonly message = 'This data was written by a newer version of the app. Update to go on.';
}

const nothing = async (): Promise<void> => undefined;

/** What was seen last is drawn again by whoever looks. */
const deleteScreenCache = async (db: Db): Promise<void> => {
  await db.meta.where('k').startsWithAnyOf('seen:', 'clock:').delete();
};

/** Documents can be fetched again; what is unsent, and every text, stays. */
const redownloadableBlobs = (db: Db) => db.blobs.where('[unsent+usedAt]').between([0, ''], [0, '\uffff']);

/** The half that was opened longest ago. */
const deleteOlderBlobs = async (db: Db): Promise<void> => {
  const oldestFirst = await redownloadableBlobs(db).primaryKeys();
  await db.blobs.bulkDelete(oldestFirst.slice(0, Math.floor(oldestFirst.length / 2)));
};

const allDocuments = async (db: Db): Promise<void> => {
  await redownloadableBlobs(db).delete();
};
