/** The signed-in user's database in a page. */

/** @import { Page } from 'playwright-core' */

/** @type {(page: Page) => Promise<string>} */
export const ownDatabase = (page) =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name = '' }) => name);
    const own = names.find((name) => /^zamanat-[\da-f]{16}$/.test(name));
    if (own === undefined) throw new Error('nobody is signed in');
    return own;
  });

/**
 * Rows that a measurement has put are clear, as an older release wrote them. The app seals them at its next start.
 * @type {(page: Page) => Promise<void>}
 */
export async function sealAll(page) {
  const database = await ownDatabase(page);
  await page.evaluate(mark, { database, isAsked: false });
  await page.reload();
  await page.waitForFunction(mark, { database, isAsked: true }, { timeout: 300_000, polling: 500 });
}

/**
 * Runs in the page: asks whether every row is sealed, or removes the mark that says so.
 * @type {(asked: { database: string, isAsked: boolean }) => Promise<boolean>}
 */
async function mark({ database, isAsked }) {
  /** @type {<T>(request: IDBRequest<T>) => Promise<T>} */
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the function is serialised into the page
  const done = (request) =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error));
    });
  const db = await done(indexedDB.open(database));
  const meta = db.transaction('meta', isAsked ? 'readonly' : 'readwrite').objectStore('meta');
  const row = await done(isAsked ? meta.get('sealedAll') : meta.delete('sealedAll'));
  db.close();
  return row !== undefined;
}
