/** The browser deletes the databases of the app: the login says so and counts the work that could not be sent. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { login, person, stepOne } from '../support/acts.ts';
import { violations } from '../support/axe.ts';
import type { Device } from '../support/device.ts';
import type { Product } from '../support/product.ts';
import { shots } from '../support/shots.ts';
import { signedInPhone } from '../support/signed-in-phone.ts';

let product: Product;
let phone: Device;
const lawyer = person('Lawyer', 'Asha Deshpande');

beforeAll(async () => {
  ({ product, phone } = await signedInPhone(lawyer));
});
afterAll(async () => {
  await phone.remove();
  await product.remove();
});

it('says at the login that the browser deleted unsent work', async () => {
  const page = phone.page();
  await page.goto(`${product.url}/application`);
  await stepOne(page, { name: 'Sunil Ramchandra Jadhav', fir: '415/2026' });
  await expect.poll(() => page.evaluate(() => localStorage.getItem('zamanat-unsent'))).toContain('"begun":1');
  await phone.restart();
  const cdp = await phone.context().newCDPSession(phone.page());
  await cdp.send('Storage.clearDataForOrigin', { origin: product.url, storageTypes: 'indexeddb' });
  await cdp.detach();
  const opened = phone.page();
  await opened.goto(`${product.url}/dashboard`);
  const alert = opened.getByText('The browser deleted the data of Zamanat', { exact: false });
  await alert.waitFor();
  await expect.poll(() => alert.innerText()).toMatch(/1 unsent item, from \d\d-\d\d-\d{4}, is lost/);
  await expect.poll(() => opened.getByText('open your drafts').count()).toBe(0);
  expect(await violations(opened)).toEqual([]);
  await shots(opened, 'eviction-login');
});

it('lists the lost work under Needs you after the login', async () => {
  const page = phone.page();
  await login(page, product.url, lawyer);
  await page.goto(`${product.url}/sync`);
  await page.getByText('The browser deleted the data of this app', { exact: false }).waitFor();
  await expect.poll(() => page.getByText('1 item unfinished', { exact: false }).count()).toBe(1);
  await page.getByText(/^The list of items sent from this (phone|device) was lost/).waitFor();
});
