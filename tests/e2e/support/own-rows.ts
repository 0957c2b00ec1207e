/**
 * The signed-in user's database on a device, read from IndexedDB, so that a test of the screen does not rely
 * on the screen.
 */
import type { Page } from 'playwright-core';
import { openedRows } from '../../../scripts/opened-rows.mjs';

/** All that a table holds. */
export async function ownRows<Row>(page: Page, table: string): Promise<Row[]> {
  return JSON.parse(await page.evaluate(openedRows, { database: await ownDatabase(page), table }));
}

/** Adds rows that only a year of work or another device would create. They are clear, as an older release wrote them. */
export async function putOwnRows(page: Page, table: string, put: readonly unknown[]): Promise<void> {
  await page.evaluate(putInPage, { database: await ownDatabase(page), table, put });
}

/** Of several users of a device only the one who is logged in has a device key. */
const ownDatabase = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name = '' }) => name);
    const own = names.filter((name) => /^zamanat-[\da-f]{16}$/.test(name));
    if (own.length < 2) return own[0] ?? '';
    const keys = await new Promise<IDBValidKey[]>((resolve, reject) => {
      const opening = indexedDB.open('zamanat-keys');
      opening.addEventListener('error', () => reject(opening.error ?? new Error('no keys')));
      opening.addEventListener('success', () => {
        const reading = opening.result.transaction('keys').objectStore('keys').getAllKeys();
        reading.addEventListener('success', () => {
          opening.result.close();
          resolve(reading.result);
        });
      });
    });
    return own.find((name) => keys.includes(name)) ?? '';
  });

interface PutRequest {
  readonly database: string;
  readonly table: string;
  readonly put: readonly unknown[];
}

async function putInPage({ database, table, put }: PutRequest): Promise<void> {
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(database);
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(opening.error ?? new Error('no database')));
  });
  const work = db.transaction(table, 'readwrite');
  for (const row of put) work.objectStore(table).put(row);
  await new Promise<void>((resolve, reject) => {
    work.addEventListener('complete', () => resolve());
    work.addEventListener('abort', () => reject(work.error ?? new Error('not kept')));
  });
  db.close();
}
