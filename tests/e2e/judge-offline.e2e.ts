/** A judge's tablet in a court without signal: files are read from the cache, an order is drafted, and takes effect later. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { login, person, readyForOffline, register, writeAndFile } from './support/acts.ts';
import { violations } from './support/axe.ts';
import { DESKTOP, type Device, openDevice } from './support/device.ts';
import { forgetHttpCache } from './support/offline.ts';
import { type Product, startProduct } from './support/product.ts';

let product: Product;
let lawyers: Device;
let tablet: Device;
let id = '';

beforeAll(async () => {
  product = await startProduct();
  lawyers = await openDevice();
  tablet = await openDevice({ viewport: DESKTOP, colorScheme: 'dark' });
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

/** The row of what still waits for the judge; gone once an order is drafted. */
const approves = () => tablet.page().getByRole('button', { name: /^Approve.*Farida Ansari$/ });

it('opens the docket and the file from the cache, and says how old they are', async () => {
  const page = tablet.page();
  await page.goto(`${product.url}/judge-dashboard`);
  await page.getByRole('heading', { name: 'Farida Ansari' }).waitFor();
  await approves().waitFor();
  expect(await violations(page)).toEqual([]);
  await page.goto(`${product.url}/judge/application/${id}`); // the specification's dead link
  await page.waitForURL(`**/judge-application-view/${id}`);
  await page
    .getByText(/^As of /)
    .first()
    .waitFor();
  await page.getByText('SESSIONS JUDGE AT PUNE', { exact: false }).first().waitFor();
  expect(await violations(page)).toEqual([]);
});

it('drafts an order that is visibly not one yet', async () => {
  const page = tablet.page();
  await page.getByRole('button', { name: 'Reject' }).click();
  await page.getByLabel('The investigation is at a crucial stage').check();
  await page.getByRole('button', { name: 'Sign and reject' }).click();
  await page
    .getByText(/It takes effect when the court.s server has it/)
    .first()
    .waitFor();
  await page.goto(`${product.url}/judge-dashboard`);
  await page.getByRole('heading', { name: 'Drafted orders' }).waitFor();
  await approves().waitFor({ state: 'detached' });
  expect(await violations(page)).toEqual([]);
});

it('takes effect by itself, once, when the server is back', async () => {
  await product.start();
  await tablet.page().reload();
  await expect.poll(() => statusOnServer(), { timeout: 60_000 }).toEqual(['Rejected', 1]);
});

async function statusOnServer(): Promise<unknown[]> {
  const token = await lawyers.page().evaluate(() => localStorage.getItem('token') ?? '');
  const answer = await fetch(`${product.url}/api/applications/${id}`, { headers: { 'x-auth-token': token } });
  const { status, orders } = await answer.json();
  return [status, orders.length];
}
