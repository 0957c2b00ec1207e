/** A hearing scheduled in a court without signal: on the judge's tablet at once, and the next date of the lawyer's case later. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { login, person, readyForOffline, register, writeAndFile } from './support/acts.ts';
import { violations } from './support/axe.ts';
import { type Device, openDevice, PHONE } from './support/device.ts';
import { forgetHttpCache } from './support/offline.ts';
import { type Product, startProduct } from './support/product.ts';

let product: Product;
let lawyers: Device;
let tablet: Device;
let id = '';

beforeAll(async () => {
  product = await startProduct();
  lawyers = await openDevice({ viewport: PHONE });
  tablet = await openDevice({ viewport: { width: 1180, height: 820 } });
  const lawyer = person('Lawyer', 'Ganesh Tambe');
  const judge = person('Judge', 'Nandini Bhosale');
  await register(lawyers.page(), product.url, lawyer);
  await login(lawyers.page(), product.url, lawyer);
  id = await writeAndFile(lawyers.page(), product.url, { name: 'Farida Ansari', fir: '9/2026' });
  await lawyers
    .page()
    .getByText(/^Filed as /)
    .waitFor();
  await register(tablet.page(), product.url, judge);
  await login(tablet.page(), product.url, judge);
  await tablet.page().getByRole('heading', { name: 'Farida Ansari' }).waitFor();
  await readyForOffline(tablet.page());
  await forgetHttpCache(tablet.page());
  await product.kill();
  await tablet.restart();
});

afterAll(async () => {
  await lawyers.remove();
  await tablet.remove();
  await product.remove();
});

it('is scheduled without a network, and stands in the calendar as not sent yet', async () => {
  const page = tablet.page();
  await page.goto(`${product.url}/judge-application-view/${id}`);
  await page.getByRole('link', { name: 'Schedule Hearing' }).click();
  await page.getByLabel('Time').waitFor();
  const [year, month, date] = nextWeek().split('-');
  await page.getByLabel('Day').fill(date ?? '');
  await page.getByLabel('Month').fill(month ?? '');
  await page.getByLabel('Year').fill(year ?? '');
  await page.getByLabel('Time').fill('10:30');
  await page.getByLabel('Purpose').selectOption('arguments');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Schedule Hearing' }).click();
  await page.getByText('Next hearing').waitFor();
  await page.goto(`${product.url}/judge/calendar?tab=upcoming`);
  const row = page.getByRole('listitem').filter({ hasText: 'Farida Ansari' });
  await row.getByText('Waiting').waitFor();
  expect(await violations(page)).toEqual([]);
});

it('is the next date of the case on the lawyer’s phone, once the server is back', async () => {
  await product.start();
  await tablet.page().reload();
  await expect.poll(dateOnServer, { timeout: 60_000, interval: 500 }).toBe(nextWeek());
  await lawyers.page().reload();
  await expect.poll(dateOnPhone, { timeout: 30_000, interval: 500 }).toBe(nextWeek());
});

const nextWeek = (): string =>
  new Date(Date.now() + 7 * 86_400_000 + 5.5 * 3_600_000).toISOString().slice(0, 10);

async function dateOnServer(): Promise<unknown> {
  const token = await lawyers.page().evaluate(() => localStorage.getItem('token') ?? '');
  const answer = await fetch(`${product.url}/api/applications/${id}`, { headers: { 'x-auth-token': token } });
  return (await answer.json()).hearingDate;
}

/** From the database of the lawyer's own device. */
const dateOnPhone = (): Promise<unknown> =>
  lawyers.page().evaluate(async () => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page, which knows nothing of this file
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
      });
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await done(indexedDB.open(name));
      const cases = db.objectStoreNames.contains('cases')
        ? await done<{ nextHearingDate?: string }[]>(db.transaction('cases').objectStore('cases').getAll())
        : [];
      db.close();
      if (cases[0]) return cases[0].nextHearingDate;
    }
    return undefined;
  });
