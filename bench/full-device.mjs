/** Device of a lawyer with ten thousand records of each kind. */

import { openedRows } from '../scripts/opened-rows.mjs';
import { ownDatabase, sealAll } from './own-database.mjs';

/** @import { Page } from 'playwright-core' */

export const CASES = 10_000;

/** @type {(page: Page, url: string) => Promise<void>} */
export async function signIn(page, url) {
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill('lawyer@example.in');
  await page.getByLabel('Password', { exact: true }).fill('neem-tree-lawyer');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('heading', { name: 'Recent Applications' }).waitFor();
  await page.locator('main li.item').first().waitFor(); // the server data are synced
}

/**
 * Copies one case and one application, each with a next date and a diary entry, straight into the user's
 * database.
 * `change` edits the copies before the app seals them.
 * @type {(page: Page, change?: (page: Page) => Promise<void>) => Promise<void>}
 */
export async function fillDevice(page, change = async () => undefined) {
  const database = await ownDatabase(page);
  const [matter] = JSON.parse(await page.evaluate(openedRows, { database, table: 'cases', most: 1 }));
  const [application] = JSON.parse(
    await page.evaluate(openedRows, { database, table: 'applications', most: 1 }),
  );
  await page.evaluate(putRecords, { database, matter, application, count: CASES });
  await change(page);
  await sealAll(page);
}

/**
 * Runs in the page.
 * @type {(put: { database: string, matter: any, application: any, count: number }) => Promise<void>}
 */
async function putRecords({ database, matter, application, count }) {
  /** @type {<T>(request: IDBRequest<T>) => Promise<T>} */
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the function is serialised into the page
  const done = (request) =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
    });
  const db = await done(indexedDB.open(database));
  const by = { _id: matter.createdBy, name: 'Lawyer', role: 'lawyer' };
  const now = Date.now();
  for (let from = 0; from < count; from += 1_000) {
    const writing = db.transaction(['cases', 'applications', 'diary'], 'readwrite');
    const into = (/** @type {string} */ store) => writing.objectStore(store);
    for (let n = from; n < from + 1_000; n += 1) {
      const name = `${['Sunil', 'Farida', 'Imran', 'Kavita'][n % 4]} ${['Jadhav', 'Ansari', 'Sheikh'][n % 3]} ${n}`;
      const _id = `01939d00-0000-7000-8000-${String(n).padStart(12, '0')}`;
      const at = new Date(now - n * 60_000).toISOString();
      const next = new Date(now + ((n % 250) + 1) * 86_400_000).toISOString().slice(0, 10);
      const same = { _id, caseId: _id, firNumber: `${n}/2026`, createdAt: at };
      into('cases').put({
        ...matter,
        ...same,
        title: `${name} v. State`,
        applicant: { ...matter.applicant, name },
        nextHearingDate: next,
        nextDateFrom: { asOf: at.slice(0, 10), source: 'typed' },
      });
      into('applications').put({ ...application, ...same, applicant: { ...application.applicant, name } });
      into('diary').put({
        _id,
        version: 1,
        caseId: _id,
        date: at.slice(0, 10),
        description: `Met the surety of ${name} at the tehsil office; the extract is wanting.`,
        attachments: [],
        at,
        by,
        asOf: null,
      });
    }
    await new Promise((resolve) => {
      writing.addEventListener('complete', resolve);
    });
  }
  db.close();
}
