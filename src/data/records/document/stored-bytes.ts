/**
 * The bytes of a document for a worker that carries no Dexie: from the person's database as it stands, by its own
 * connection, which is open for this one reading and so holds up no log out.
 */
import type { Db } from '#data/store/db.ts';
import type { BlobRow } from '#data/store/rows.ts';

const BLOBS: keyof Db = 'blobs';

/** Null where this device does not have them. Fails where the database is gone: it makes none. */
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
  const asked = indexedDB.open(database);
  // it was not there: the new and empty one is taken back
  asked.addEventListener('upgradeneeded', () => asked.transaction?.abort());
  return answerOf(asked);
}

const answerOf = <T>(asked: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    asked.addEventListener('success', () => resolve(asked.result));
    asked.addEventListener('error', () => reject(asked.error ?? new Error('the database did not answer')));
  });
