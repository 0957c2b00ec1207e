/** A share link: created on a phone, opened without an account, offline once opened, revoked. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { login, person, enrol, writeAndFile } from '../support/acts.ts';
import { violations } from '../support/axe.ts';
import { DESKTOP, type Device, openDevice, PHONE } from '../support/device.ts';
import { forgetHttpCache } from '../support/offline.ts';
import { type Product, startProduct } from '../support/product.ts';
import { shots } from '../support/shots.ts';

const DAY = 86_400_000;
const ADDRESS = 'Shivneri Chawl';

let product: Product;
let lawyers: Device;
let sisters: Device;
let link = '';

const lawyer = person('Lawyer', 'Meera Kulkarni');

beforeAll(async () => {
  product = await startProduct();
  lawyers = await openDevice({ installed: product.url, viewport: PHONE });
  sisters = await openDevice({ viewport: DESKTOP, colorScheme: 'dark' });
  await enrol(product.url, lawyer);
  await login(lawyers.page(), product.url, lawyer);
  await writeAndFile(lawyers.page(), product.url, { name: 'Sunil Ramchandra Jadhav', fir: '218/2024' });
  await lawyers
    .page()
    .getByText(/^Filed as /)
    .waitFor();
});

afterAll(async () => {
  await lawyers.remove();
  await sisters.remove();
  await product.remove();
});

it('creates a link without addresses and sends it by e-mail', async () => {
  const page = lawyers.page();
  await page.getByRole('tab', { name: 'Share' }).click();
  await page.getByText('No active links.').waitFor();
  expect(await violations(page)).toEqual([]);
  await shots(page, 'share-tab');
  await page.getByLabel('E-mail').fill('sister@example.in');
  await page.getByLabel(/^Addresses/).check();
  await page.getByRole('button', { name: 'Share by e-mail' }).click();
  await page.getByText('Application Shared').waitFor();
  link = await page.getByLabel('Link', { exact: true }).inputValue();
  expect(link).toMatch(/\/application\/share\/[\w-]{43}$/);
  await page.getByRole('heading', { name: 'For sister@example.in' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await shots(page, 'share-made');
  const folder = path.join(product.dataDir, 'mail');
  const [mail = ''] = readdirSync(folder);
  const text = readFileSync(path.join(folder, mail), 'utf8').replaceAll(/=\n/g, '');
  expect(text).toContain('To: sister@example.in');
  expect(text.replaceAll('=3D', '=')).toContain(link);
});

it('opens read-only without an account, hidden from search engines', async () => {
  const page = sisters.page();
  const answer = await page.goto(link);
  expect(answer?.headers()['x-robots-tag']).toContain('noindex');
  await page.getByRole('heading', { level: 1, name: /Sunil Ramchandra Jadhav v/ }).waitFor();
  await page.getByText('Pending').waitFor();
  const paper = await page.getByRole('region', { name: 'Application as filed' }).innerText();
  expect(paper).toContain('withheld in this copy');
  expect(paper).not.toContain(ADDRESS);
  // nothing leads into the app but its help
  expect(
    await page.getByRole('link').evaluateAll((links) => links.map((each) => each.getAttribute('href'))),
  ).toEqual(['/help']);
  await expect.poll(() => page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  expect(await violations(page)).toEqual([]);
  await shots(page, 'shared');
  await page.evaluate(async () => navigator.serviceWorker.ready);
});

it('opens the saved copy offline until the link expires', async () => {
  const page = sisters.page();
  await product.kill();
  await forgetHttpCache(page);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: /Sunil Ramchandra Jadhav v/ }).waitFor();
  await page.getByText(/the copy saved on this device when the link was last opened/).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.clock.install({ time: Date.now() + 15 * DAY });
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Offline, and no copy here' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await product.start();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Pending').waitFor();
});

it('shows readers that the link was revoked', async () => {
  const page = lawyers.page();
  await page.reload();
  await page.getByText(/Opened \d times/).waitFor();
  await page.getByRole('button', { name: 'Revoke: For sister@example.in' }).click();
  await page.getByText('Link revoked').waitFor();
  await page.getByText('No active links.').waitFor();
  const reader = sisters.page();
  await reader.reload();
  await reader.getByRole('heading', { level: 1, name: 'This link was revoked' }).waitFor();
  await expect.poll(() => reader.getByText('Jadhav').count()).toBe(0);
  await shots(reader, 'shared-ended');
  expect(await violations(reader)).toEqual([]);
  await reader.goto(`${product.url}/application/share/${'A'.repeat(43)}`);
  await reader.getByRole('heading', { level: 1, name: 'Link not found' }).waitFor();
});

it('logs no unexpected error on the console', () => {
  const expected = /Failed to load resource|net::ERR/;
  expect([...lawyers.complaints, ...sisters.complaints].filter((each) => !expected.test(each))).toEqual([]);
});
