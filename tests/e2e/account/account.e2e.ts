/** An account's life: a forgotten password by mail, settings on two devices, a device erased, the account closed. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { login, PASSWORD, person, enrol } from '../support/acts.ts';
import { violations } from '../support/axe.ts';
import { type Device, DESKTOP, openDevice, PHONE } from '../support/device.ts';
import { linkFromMail } from '../support/mail.ts';
import { type Product, startProduct } from '../support/product.ts';
import { shots } from '../support/shots.ts';

let product: Product;
let phone: Device;
let desk: Device;

const lawyer = person('Lawyer', 'Meera Kulkarni');
const NEW = 'four loud egrets 2026';

beforeAll(async () => {
  product = await startProduct();
  [phone, desk] = await Promise.all([
    openDevice({ installed: product.url, viewport: PHONE }),
    openDevice({ installed: product.url, viewport: DESKTOP }),
  ]);
  await enrol(product.url, lawyer);
});

afterAll(async () => {
  await Promise.all([phone.remove(), desk.remove()]);
  await product.remove();
});

it('sets a new password with a link that works once', async () => {
  const page = phone.page();
  await page.goto(`${product.url}/login`);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('heading', { level: 1, name: 'Forgot password' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await shots(page, 'forgot');
  await page.getByLabel('Email').fill(lawyer.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByText(`If ${lawyer.email} has an account here, an email has been sent.`).waitFor();
  await expect.poll(() => linkFromMail(product, lawyer.email)).toMatch(/#/);
  const link = linkFromMail(product, lawyer.email);
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(NEW);
  await page.getByLabel('Confirm new password').fill(NEW);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.waitForURL('**/login');
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm new password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByText('This link was used').first().waitFor();
});

it('syncs settings to the second device', async () => {
  const page = phone.page();
  await page.goto(`${product.url}/login`);
  await login(page, product.url, lawyer, NEW);
  await page.goto(`${product.url}/settings`);
  for (const part of ['Profile', 'Security', 'Notifications', 'Appearance', 'Your data']) {
    await page.getByRole('tab', { name: part }).click();
    await page.getByRole('tabpanel', { name: part }).waitFor();
    expect(await violations(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await shots(page, `settings-${part.replaceAll(' ', '-').toLowerCase()}`);
  }
  await page.getByRole('tab', { name: 'Appearance' }).click();
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await page.getByRole('radio', { name: 'Large', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved', { exact: true }).waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
  await login(desk.page(), product.url, lawyer, NEW);
  await expect
    .poll(() => desk.page().evaluate(() => Object.assign({}, document.documentElement.dataset)), {
      timeout: 20_000,
    })
    .toEqual({ theme: 'dark', textSize: 'large' });
});

it('erases one device after confirmation and closes the account from another', async () => {
  const page = phone.page();
  await page.getByRole('tab', { name: 'Your data' }).click();
  await page.getByRole('button', { name: /^Erase this/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Remove permanently' }).click();
  await page.waitForURL('**/login');
  const other = desk.page();
  await other.goto(`${product.url}/settings?part=data`);
  await other.getByLabel('Your password').fill(NEW);
  await other.getByRole('button', { name: 'Close account' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Close permanently' }).click();
  await other.getByText('Account closed').waitFor();
  expect(await other.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toEqual([
    'zamanat-inbox', // emptied; it belongs to the device
    'zamanat-keys',
    'zamanat-shared',
  ]);
});
