/** Two persons on one phone: a session that the server has ended closes the records of its user. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ACCOUNT_ENDPOINTS } from '#contract/account/account-endpoints.ts';
import { MESSAGE_OF } from '#contract/problem-messages.ts';
import { enrol, login, person, readyForOffline } from '../support/acts.ts';
import { violations } from '../support/axe.ts';
import { type Device, openDevice, PHONE } from '../support/device.ts';
import { type Product, startProduct } from '../support/product.ts';

let product: Product;
let phone: Device;
const first = person('Lawyer', 'Asha Deshpande');
const second = person('Lawyer', 'Meera Kulkarni');

beforeAll(async () => {
  product = await startProduct();
  phone = await openDevice({ viewport: PHONE });
  await enrol(product.url, first);
  await enrol(product.url, second);
  const page = phone.page();
  await login(page, product.url, first);
  await readyForOffline(page);
  await page.getByRole('button', { name: first.name }).click();
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out', exact: true }).click();
  await page.waitForURL('**/login');
  await login(page, product.url, second);
});
afterAll(async () => {
  await phone.remove();
  await product.remove();
});

it('removes token and user after a 401 that the user waited for', async () => {
  const page = phone.page();
  await page.route(`**${ACCOUNT_ENDPOINTS.exportAccount.path}`, (route) =>
    route.fulfill({
      status: 401,
      headers: { 'x-zamanat': '1' },
      json: { code: 'unauthenticated', msg: MESSAGE_OF.unauthenticated },
    }),
  );
  await page.goto(`${product.url}/settings?part=data`);
  await page.getByRole('button', { name: 'Your data on the server (JSON)' }).click();
  await page.getByText('Log in again to continue', { exact: false }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
  const session = () => page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')]);
  await expect.poll(session).toEqual([null, null]); // the login opens first, then the records close
  expect(await violations(page)).toEqual([]);
});

it('keeps the records closed after a restart', async () => {
  await phone.restart();
  const page = phone.page();
  await page.goto(`${product.url}/dashboard`);
  await page.waitForURL('**/login');
  await expect.poll(() => page.getByText(second.name).count()).toBe(0);
});

it('opens the records again after the login', async () => {
  const page = phone.page();
  await login(page, product.url, second);
  await expect.poll(() => page.getByRole('button', { name: second.name }).count()).toBe(1);
});
