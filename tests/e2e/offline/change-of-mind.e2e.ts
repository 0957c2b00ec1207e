/** Actions after filing: amend, withdraw, log out with unsent work, change the user, return. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  confirmOpenPoints,
  enrol,
  login,
  person,
  readyForOffline,
  stepOne,
  writeAndFile,
} from '../support/acts.ts';
import { violations } from '../support/axe.ts';
import { type Device, openDevice, PHONE } from '../support/device.ts';
import { type Product, startProduct } from '../support/product.ts';

let product: Product;
let phone: Device;
let token = '';

const lawyer = person('Lawyer', 'Meera Kulkarni');
const colleague = person('Lawyer', 'Ganesh Tambe');

beforeAll(async () => {
  product = await startProduct();
  phone = await openDevice({ viewport: PHONE, colorScheme: 'dark' });
  await enrol(product.url, colleague);
  await enrol(product.url, lawyer);
  await login(phone.page(), product.url, lawyer);
  await readyForOffline(phone.page());
  token = await phone.page().evaluate(() => localStorage.getItem('token') ?? '');
});

afterAll(async () => {
  await phone.remove();
  await product.remove();
});

it('sends an amendment of a pending application', async () => {
  const page = phone.page();
  await writeAndFile(page, product.url, { name: 'Imran Sheikh', fir: '412/2026' });
  await page.getByText(/^Filed as /).waitFor();
  await page.getByRole('button', { name: 'Edit Application' }).click();
  await page.getByLabel('Occupation').fill('Mechanic');
  for (const next of ['Case Details', 'Grounds for Bail', 'Review & Generate']) {
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('heading', { level: 1, name: next }).waitFor();
  }
  await page.getByRole('button', { name: 'Save the changes' }).click();
  await confirmOpenPoints(page, 'Save anyway');
  await page.waitForURL(/application\?id=/);
  await expect
    .poll(async () => (await mine())[0]?.applicant.occupation, { timeout: 20_000 })
    .toBe('Mechanic');
});

it('withdraws after confirmation and then hides the button', async () => {
  const page = phone.page();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Withdraw the application' }).click();
  await expect.poll(async () => (await mine())[0]?.status, { timeout: 20_000 }).toBe('Withdrawn');
  await expect.poll(() => page.getByRole('button', { name: 'Withdraw' }).count()).toBe(0);
});

it('warns of unsent work before a log-out', async () => {
  const page = phone.page();
  await product.kill();
  await writeAndFile(page, product.url, { name: 'Kavita More', fir: '377/2026' });
  await page.goto(`${product.url}/application`);
  await stepOne(page, { name: 'Suresh Pawar', fir: '' });
  await page.getByRole('button', { name: 'Account of Meera Kulkarni' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByText('1 item is not sent yet.').waitFor();
  await page.getByText('1 draft is only on this phone.').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL('**/login');
  await expect
    .poll(() => page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')]))
    .toEqual([null, null]);
});

it('shows no unsent work to another user of the phone', async () => {
  const page = phone.page();
  await product.start();
  await login(page, product.url, colleague);
  await page.goto(`${product.url}/sync`);
  await page.getByRole('heading', { level: 1, name: 'Sync status' }).waitFor();
  await expect.poll(() => page.getByText('Kavita More').count()).toBe(0);
  await expect.poll(() => page.getByText('Suresh Pawar').count()).toBe(0);
  await page.getByRole('button', { name: 'Account of Ganesh Tambe' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL('**/login');
});

it('sends the filing once and keeps the draft after a login', async () => {
  const page = phone.page();
  await login(page, product.url, lawyer);
  token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  await expect.poll(async () => (await mine()).length, { timeout: 30_000 }).toBe(2);
  await page.goto(`${product.url}/dashboard`);
  await page.getByRole('link', { name: 'Suresh Pawar' }).first().click();
  await expect.poll(() => page.getByLabel('FIR/Case Number').count()).toBe(1);
});

interface OwnApplication {
  readonly status: string;
  readonly applicant: { readonly occupation?: string };
}

async function mine(): Promise<OwnApplication[]> {
  const answer = await fetch(`${product.url}/api/applications`, { headers: { 'x-auth-token': token } });
  return answer.json();
}
