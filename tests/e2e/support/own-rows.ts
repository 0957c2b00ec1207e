/**
 * The signed-in user's database on a device, read from IndexedDB, so that a test of the screen does not rely
 * on the screen.
 */
import type { Page } from 'playwright-core';

interface TableRequest {
  readonly table: string;
  /** Put there; only read without them. */
  readonly put?: readonly unknown[];
}

/** All that a table holds. */
export async function ownRows<Row>(page: Page, table: string): Promise<Row[]> {
  return JSON.parse(await page.evaluate(inPage, { table }));
}

/** Adds rows that only a year of work or another device would create. */
export async function putOwnRows(page: Page, table: string, put: readonly unknown[]): Promise<void> {
  await page.evaluate(inPage, { table, put });
}

async function inPage({ table, put = [] }: TableRequest): Promise<string> {
  const names = (await indexedDB.databases()).map(({ name = '' }) => name);
  const own = names.find((name) => /^zamanat-[\da-f]{16}$/.test(name)) ?? '';
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(own);
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(opening.error ?? new Error('no database')));
  });
  const work = db.transaction(table, put.length > 0 ? 'readwrite' : 'readonly');
  for (const row of put) work.objectStore(table).put(row);
  const reading = work.objectStore(table).getAll();
  await new Promise<void>((resolve, reject) => {
    work.addEventListener('complete', () => resolve());
    work.addEventListener('abort', () => reject(work.error ?? new Error('not kept')));
  });
  db.close();
  return JSON.stringify(put.length > 0 ? [] : reading.result);
}
