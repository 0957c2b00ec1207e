/** Sets and restores the storage quota of a browser. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Chromium caches the free space for half a minute. */
export async function roomIs(page: Page, origin: string, quotaSize: number | null): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send(
    'Storage.overrideQuotaForOrigin',
    quotaSize === null ? { origin } : { origin, quotaSize },
  );
  await expect.poll(() => page.evaluate(mayBeWritten), { timeout: 60_000 }).toBe(quotaSize === null);
}

/** One byte into a database of its own. */
export async function mayBeWritten(): Promise<boolean> {
  const opening = indexedDB.open('room');
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('bytes'));
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(new Error('no database')));
  });
  const step = db.transaction('bytes', 'readwrite');
  step.objectStore('bytes').put('x', 1);
  const isWritten = await new Promise<boolean>((resolve) => {
    step.addEventListener('complete', () => resolve(true));
    step.addEventListener('abort', () => resolve(false));
  });
  db.close();
  return isWritten;
}

/** Leaves no space beyond the bytes in use, so that only a delete makes space. */
export async function fillUp(page: Page, origin: string): Promise<void> {
  const inUse = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  await roomIs(page, origin, inUse);
}

/** Rows of the reserve in all databases of users. */
export async function reserveRows(): Promise<number> {
  let rows = 0;
  for (const { name = '' } of await indexedDB.databases()) {
    if (!/^zamanat-[0-9a-f]{16}$/.test(name)) continue;
    const opening = indexedDB.open(name);
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(new Error('no database')));
    });
    const counting = db.transaction('reserve').objectStore('reserve').count();
    rows += await new Promise<number>((resolve) => {
      counting.addEventListener('success', () => resolve(counting.result));
    });
    db.close();
  }
  return rows;
}
