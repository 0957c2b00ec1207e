/** Opens sealed rows for a worker without Dexie, over its own connection. */
import type { MetaRow } from '#data/store/meta.ts';
import { answerOf, readDeviceKey } from './device-keys.ts';
import type { RecordKeys } from './record-keys.ts';
import { unwrapped } from './wrapped-key.ts';
import { openRowOutside } from './row-box.ts';
import type { Row } from './clear-columns.ts';

export type RowOpener = (table: string, row: Row) => Promise<Row | undefined>;

/** Rows that cannot be opened are undefined: the user has logged out, or they were changed. */
export async function rowOpener(db: IDBDatabase): Promise<RowOpener> {
  const keys = await storedKeys(db);
  if (!keys) return (_, row) => Promise.resolve(row); // no row of this database is sealed yet
  const device = await readDeviceKey(db.name);
  const key = device && (await unwrapped(device, keys.device));
  return key ? (table, row) => openRowOutside(key, table, row) : () => Promise.resolve(undefined);
}

/** Undefined in a database of an older release. */
export async function storedKeys(db: IDBDatabase): Promise<RecordKeys | undefined> {
  const stored = await answerOf<MetaRow | undefined>(db.transaction('meta').objectStore('meta').get('keys'));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written only by `record-keys.ts`
  return stored?.v as RecordKeys | undefined;
}

/** Opens the current version, so that it neither upgrades nor blocks an upgrade. Never creates the database. */
export async function openAsItIs(database: string): Promise<IDBDatabase> {
  const request = indexedDB.open(database);
  request.addEventListener('upgradeneeded', () => request.transaction?.abort());
  const db = await answerOf(request);
  db.addEventListener('versionchange', () => db.close());
  return db;
}
