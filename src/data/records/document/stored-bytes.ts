/**
 * Document bytes for a worker without Dexie. Opens its own connection for one read, so that it does not block
 * a logout.
 */
import type { Db } from '#data/store/db.ts';
import { isBytes } from '#data/store/sealed/row-bytes.ts';
import { answerOf } from '#data/store/sealed/device-keys.ts';
import { openAsItIs, rowOpener } from '#data/store/sealed/read-sealed.ts';
import type { Row } from '#data/store/sealed/clear-columns.ts';
import type { BlobRow } from '#data/store/rows.ts';

const BLOBS = 'blobs' satisfies keyof Db;

/** Null if this device does not have them. Throws if the database is missing and does not create it. */
export async function storedBytes(database: string, sha256: string): Promise<BlobRow['bytes'] | null> {
  const db = await openAsItIs(database);
  try {
    const opened = await rowOpener(db);
    const row = await answerOf<Row | undefined>(db.transaction(BLOBS).objectStore(BLOBS).get(sha256));
    const bytes = row && (await opened(BLOBS, row))?.['bytes'];
    return isBytes(bytes) ? bytes : null;
  } finally {
    db.close();
  }
}
