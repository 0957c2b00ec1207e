/** Rows as IndexedDB holds them, without the app. */
import type { Row } from '#data/store/sealed/clear-columns.ts';
import { answerOf } from '#data/store/sealed/device-keys.ts';
import { openAsItIs } from '#data/store/sealed/read-sealed.ts';

export async function rawRows(database: string, table: string): Promise<Row[]> {
  const db = await openAsItIs(database);
  try {
    return await answerOf<Row[]>(db.transaction(table).objectStore(table).getAll());
  } finally {
    db.close();
  }
}

export async function putRaw(database: string, table: string, rows: readonly Row[]): Promise<void> {
  const db = await openAsItIs(database);
  try {
    const store = db.transaction(table, 'readwrite').objectStore(table);
    await Promise.all(rows.map(async (row) => answerOf(store.put(row))));
  } finally {
    db.close();
  }
}

/** Every text in the rows, also inside byte arrays. */
export const textIn = (rows: readonly Row[]): string =>
  JSON.stringify(rows, (_, value: unknown) =>
    value instanceof Uint8Array ? new TextDecoder().decode(value) : value,
  );
