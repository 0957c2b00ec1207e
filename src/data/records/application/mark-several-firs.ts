/**
 * Gives applications in several FIRs the column that finds them by their further FIRs. A release without the
 * column stored such an application of a newer device without it.
 */
import { getMeta, setMeta } from '#data/store/meta.ts';
import type { Db } from '#data/store/db.ts';
import { CLEAR_COLUMNS, type Row } from '#data/store/sealed/clear-columns.ts';
import { answerOf } from '#data/store/sealed/device-keys.ts';
import { openRowOutside } from '#data/store/sealed/row-box.ts';

const BATCH = 100;
const { extra } = CLEAR_COLUMNS['applications'] ?? {};

/** Once per device, with a pause before each batch. A killed run continues after its last batch. */
export async function markSeveralFirs(db: Db, pause: () => Promise<void>): Promise<void> {
  let marked = (await getMeta(db, 'markedFirs')) ?? '';
  while (marked !== true) {
    await pause();
    marked = (await markAfter(db, marked)) ?? true;
    await setMeta(db, 'markedFirs', marked);
  }
}

/** The last id that was read; undefined at the end of the table. */
async function markAfter(db: Db, after: string): Promise<string | undefined> {
  const { recordKey } = db; // outside a transaction, because each row is opened by WebCrypto
  const store = db.backendDB().transaction('applications').objectStore('applications');
  const range = IDBKeyRange.lowerBound(after, true);
  const rows = await answerOf<Row[]>(store.getAll(range, BATCH));
  const unmarked = rows.filter((row) => !('hasSeveralFirs' in row));
  const opened = await Promise.all(unmarked.map((row) => openRowOutside(recordKey, 'applications', row)));
  const ids = opened.flatMap((row) => (row && extra && 'hasSeveralFirs' in extra(row) ? [idOf(row)] : []));
  if (ids.length > 0) await sealAgain(db, ids);
  const last = rows.at(-1);
  return last && idOf(last);
}

const idOf = ({ _id }: Row): string => String(_id);

const sealAgain = (db: Db, ids: readonly string[]): Promise<void> =>
  db.transaction('rw', db.applications, async () => {
    const rows = await db.applications.bulkGet([...ids]);
    await db.applications.bulkPut(rows.filter((row) => row !== undefined));
  });
