/**
 * Document bytes for a worker without Dexie. Opens its own connection for one read, so that it does not block
 * a logout.
 */
import type { Db } from '#data/store/db.ts';
import type { BlobRow } from '#data/store/rows.ts';

const BLOBS: keyof Db = 'blobs';

/** Null if this device does not have them. Throws if the database is missing and does not create it. */
export async function storedBytes(database: string, sha256: string): Promise<BlobRow['bytes'] | null> {
  const db = await openAsItIs(database);
  db.addEventListener('versionchange', () => db.close());
  try {
    const row = await answerOf<BlobRow | undefined>(db.transaction(BLOBS).objectStore(BLOBS).get(sha256));
    return row?.bytes ?? null;
  } finally {
    db.close();
  }
}

function openAsItIs(database: string): Promise<IDBDatabase> {
  const request = indexedDB.open(database);
  // the database was missing: abort its creation
  request.addEventListener('upgradeneeded', () => request.transaction?.abort());
  return answerOf(request);
}

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('the database did not answer')),
    );
  });
