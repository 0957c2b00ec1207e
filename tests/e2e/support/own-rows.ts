import type { Page } from 'playwright-core';

/** What a table of the signed-in person's own database holds on that device, as JSON. */
export const ownRows = (page: Page, table: string): Promise<string> =>
  page.evaluate(async (name) => {
    const names = (await indexedDB.databases()).map((each) => each.name ?? '');
    const own = names.find((each) => /^zamanat-[\da-f]{16}$/.test(each)) ?? '';
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(own);
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(opening.error ?? new Error('no database')));
    });
    const rows = await new Promise<unknown>((resolve) => {
      const asking = db.transaction(name).objectStore(name).getAll();
      asking.addEventListener('success', () => resolve(asking.result));
    });
    db.close();
    return JSON.stringify(rows);
  }, table);
