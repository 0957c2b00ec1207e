/**
 * Document bytes for a worker without Dexie. Opens its own connection for one read, so that it does not block
 * a logout.
 */
import { bytesIn } from '#data/store/sealed/file-bytes.ts';
import { answerOf } from '#data/store/sealed/device-keys.ts';
import { openAsItIs, rowOpener } from '#data/store/sealed/read-sealed.ts';
import type { Row } from '#data/store/sealed/clear-columns.ts';

/** Null if this device does not have them. Throws if the database is missing and does not create it. */
export async function storedBytes(database: string, sha256: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const db = await openAsItIs(database);
  try {
    const open = await rowOpener(db);
    const read = (table: 'blobs' | 'blocks', key: IDBValidKey): Promise<Row | undefined> =>
      answerOf(db.transaction(table).objectStore(table).get(key));
    const file = await read('blobs', sha256);
    const bytes = file && (await bytesIn(file, { open, blockAt: (from) => read('blocks', [sha256, from]) }));
    return bytes ?? null;
  } finally {
    db.close();
  }
}
