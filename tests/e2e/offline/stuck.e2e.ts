/** Each stuck state in a real browser: a true message and a way forward. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  applicationsOnServer,
  login,
  PASSWORD,
  person,
  readyForOffline,
  register,
  writeAndFile,
} from '../support/acts.ts';
import { violations } from '../support/axe.ts';
import { type Device, openDevice, PHONE } from '../support/device.ts';
import { copyFolder, type Product, startProduct } from '../support/product.ts';
import { shots } from '../support/shots.ts';
import { type WayBetween, wayBetween } from '../support/way-between.ts';

let product: Product;
let between: WayBetween;
let phone: Device;
let backup: string;

const lawyer = person('Lawyer', 'Meera Kulkarni');
const WAIT = { timeout: 60_000 };

beforeAll(async () => {
  product = await startProduct();
  await product.stop();
  backup = path.join(mkdtempSync(path.join(tmpdir(), 'zamanat-backup-')), 'data');
  copyFolder(product.dataDir, backup); // before anybody has registered
  await product.start();
  between = await wayBetween(product.url);
  phone = await openDevice({ viewport: PHONE });
  await register(phone.page(), between.url, lawyer);
  await login(phone.page(), between.url, lawyer);
  await readyForOffline(phone.page());
});

afterAll(async () => {
  await phone.remove();
  await between.close();
  await product.remove();
  rmSync(path.dirname(backup), { recursive: true, force: true });
});

const sync = async (page: Page): Promise<void> => {
  await page.goto(`${between.url}/sync`);
  await page.getByRole('heading', { level: 1, name: 'Sync status' }).waitFor();
};
const sendNow = (page: Page) => page.getByRole('button', { name: 'Send now' }).click();
const fileUnsent = async (page: Page, name: string, fir: string): Promise<void> => {
  await writeAndFile(page, between.url, { name, fir });
  await page.getByText(/^Not filed yet\./).waitFor();
};

it('shows a draft of another tab read-only and takes it over', async () => {
  const page = phone.page();
  await page.goto(`${between.url}/application`);
  await page.getByLabel('Full Name').fill('Sunil Jadhav');
  await page.waitForURL(/draft=/);
  const other = await phone.context().newPage();
  await other.goto(page.url());
  await other.getByText('This draft is open in another tab. Continue there, or edit here instead.').waitFor();
  await page.getByLabel('Full Name').fill('Sunil Ramchandra Jadhav');
  await page.getByLabel('Occupation').focus(); // a field that is left is on the phone at once
  await expect.poll(() => other.getByLabel('Full Name').inputValue()).toBe('Sunil Ramchandra Jadhav');
  await other.getByRole('button', { name: 'Edit here instead' }).click();
  await other.getByLabel('Full Name').fill('Sunil R. Jadhav');
  await other.getByText('Saved on this phone').first().waitFor();
  await other.close();
});

it('waits behind a captive portal and sends after it', async () => {
  const page = phone.page();
  between.be('captive portal');
  await fileUnsent(page, 'Farida Ansari', '11/2026');
  await sync(page);
  await sendNow(page);
  await page
    .getByText(/^Waiting for (?:signal|the court’s server)/)
    .first()
    .waitFor(WAIT);
  await expect.poll(() => page.getByText('Sent', { exact: true }).count()).toBeLessThan(2); // the word of the strip alone
  await shots(page, 'stuck-portal');
  between.be('open');
  await sendNow(page);
  await expect.poll(async () => (await applicationsOnServer(page, product.url)).length, WAIT).toBe(1);
  await page.getByText('Farida Ansari: Filing').waitFor(WAIT); // the receipt is here, so the next test has one unsent
});

it('asks for an update when too old, and sends when accepted', async () => {
  const page = phone.page();
  between.be('old app');
  await fileUnsent(page, 'Imran Sheikh', '12/2026');
  await page.getByText(/^Update the app to continue syncing\./).waitFor(WAIT);
  await sync(page);
  await page.getByText('Waiting until this app is updated').waitFor();
  expect(await violations(page)).toEqual([]);
  await shots(page, 'stuck-old-app');
  between.be('open');
  await sendNow(page);
  await expect.poll(async () => (await applicationsOnServer(page, product.url)).length, WAIT).toBe(2);
  await page.getByText('Imran Sheikh: Filing').waitFor(WAIT); // the receipt is here, so the last test has one unsent
});

it('fetches all records after an expired cursor and keeps local records', async () => {
  const page = phone.page();
  between.be('other cursor');
  await sync(page);
  await sendNow(page);
  await page.goto(`${between.url}/dashboard`);
  await page.getByText('Farida Ansari').first().waitFor();
  between.be('open');
  await sync(page);
  await sendNow(page);
  for (const text of ['No items need your action.', 'Farida Ansari', 'Imran Sheikh']) {
    await page.getByText(text).first().waitFor();
  }
  await expect.poll(() => applicationsOnServer(page, product.url)).toHaveLength(2);
});

it('moves all work when the restored server has no account', async () => {
  const page = phone.page();
  await product.stop();
  await fileUnsent(page, 'Ganesh Tambe', '14/2026');
  rmSync(product.dataDir, { recursive: true });
  copyFolder(backup, product.dataDir);
  await product.start();
  await sync(page);
  await sendNow(page); // a server that answered 503 while its database started is asked again only minutes later
  await page.getByRole('link', { name: 'Log in to send 1 item' }).click(WAIT);
  await page.getByLabel('Email').fill(lawyer.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByText(/restored from a backup older than your account\. Register again/).waitFor();
  await shots(page, 'stuck-restored');
  await register(page, between.url, lawyer);
  await login(page, between.url, lawyer);
  await sync(page);
  await page.getByText('It no longer has 2 items that you had sent.').waitFor(WAIT);
  expect(await violations(page)).toEqual([]);
  await shots(page, 'stuck-restored-again');
  await page.getByRole('button', { name: 'Send all 2 again' }).click();
  await expect.poll(async () => (await applicationsOnServer(page, product.url)).length, WAIT).toBe(3);
  await page.getByText('No items need your action.').waitFor();
});
