/**
 * The one place where a write meets a full device. A quota error frees space and repeats the write; every other
 * error passes.
 */
import type { Table } from 'dexie';
import { err, type Result } from '#kernel/result.ts';
import { type Db, SCHEMA_EPOCH } from './db.ts';
import { getMeta } from './meta.ts';
import { isQuotaError, refuseWrite } from './storage-full.ts';
import { hasReserve, spendReserve, writeReserve } from './storage-reserve.ts';
import { broadcastStorage } from './storage-status.ts';
import { deleteFiles } from './stored-files.ts';

/** Runs one transaction of the user's work. Throws `StorageFull` if it cannot be stored. */
export const saveInTransaction = <T>(db: Db, tables: readonly Table[], work: () => Promise<T>): Promise<T> =>
  withQuotaRetry(db, () => inOneStep(db, tables, work));

/** A file or an import that does not fit. */
export interface NoSpace {
  readonly kind: 'storage-full';
}

/** For files and imports. They never use the reserve, and are refused without it: texts need the space. */
export const saveLarge = <T, E>(
  db: Db,
  tables: readonly Table[],
  work: () => Promise<Result<T, E>>,
): Promise<Result<T, E | NoSpace>> =>
  repeat<Result<T, E | NoSpace>>(db, {
    frees: DOWNLOADED,
    work: async () => {
      await writeReserve(db);
      return inOneStep(db, tables, work);
    },
    full: () => err({ kind: 'storage-full' }),
  });

/**
 * After a quota error, deletes the reserve and repeats the work; then deletes redownloadable data step by step.
 * If nothing helps, `full` gives the result.
 */
export const withQuotaRetry = <T>(
  db: Db,
  work: () => Promise<T>,
  full: () => T | Promise<T> = refuseWrite,
): Promise<T> => repeat(db, { frees: [useReserve, ...DOWNLOADED], work, full });

interface RepeatedWork<T> {
  readonly frees: readonly ((db: Db) => Promise<void>)[];
  readonly work: () => Promise<T>;
  readonly full: () => T | Promise<T>;
}

async function repeat<T>(db: Db, { frees, work, full }: RepeatedWork<T>): Promise<T> {
  for (const free of [nothing, ...frees]) {
    await free(db);
    try {
      return await work();
    } catch (error) {
      if (!isQuotaError(error)) throw error;
    }
  }
  return full();
}

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

/** Tells it once: unsaved forms retry when they hear of space, so a repeated message would never end. */
const useReserve = async (db: Db): Promise<void> => {
  if (!(await hasReserve(db))) return;
  await spendReserve(db);
  broadcastStorage('low');
};

/** Cached screens are rendered again on the next visit. */
const deleteScreenCache = async (db: Db): Promise<void> => {
  await db.cache.where('k').startsWithAnyOf('seen:', 'clock:').delete();
};

/** Documents can be fetched again. Unsent files and all texts stay. */
const redownloadableFiles = (db: Db) =>
  db.blobs.where('[unsent+usedAt]').between([0, ''], [0, '\uffff']).primaryKeys();

/** The least recently opened half. */
const deleteOlderFiles = async (db: Db): Promise<void> => {
  const oldestFirst = await redownloadableFiles(db);
  await deleteFiles(db, oldestFirst.slice(0, Math.floor(oldestFirst.length / 2)));
};

const deleteAllFiles = async (db: Db): Promise<void> => deleteFiles(db, await redownloadableFiles(db));

/** Last: a court may ask for a filed paper or a signed order where there is no network. */
const deletePapers = async (db: Db): Promise<void> => {
  await db.cache.where('k').startsWithAnyOf('filed:', 'order:').delete();
};

const DOWNLOADED = [deleteScreenCache, deleteOlderFiles, deleteAllFiles, deletePapers] as const;
