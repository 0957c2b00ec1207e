/**
 * A new version of the app is offered and never applied without consent. Rows queued by the old version are
 * sent once by the new one.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  applicationsOnServer,
  login,
  person,
  readyForOffline,
  enrol,
  writeAndFile,
} from '../support/acts.ts';
import { type Device, openDevice, PHONE } from '../support/device.ts';
import { type Product, startProduct } from '../support/product.ts';
import { type TwoVersions, twoVersions } from '../support/two-versions.ts';

let versions: TwoVersions;
let product: Product;
let phone: Device;
let old: string;

const lawyer = person('Lawyer', 'Meera Kulkarni');
const matter = { name: 'Sunil Ramchandra Jadhav', fir: '415/2026' };

beforeAll(async () => {
  versions = twoVersions();
  await Promise.all([versions.built, openOld()]);
});

async function openOld(): Promise<void> {
  product = await startProduct(versions.root);
  phone = await openDevice({ viewport: PHONE, whole: true });
  await enrol(product.url, lawyer);
  await login(phone.page(), product.url, lawyer);
  await readyForOffline(phone.page());
  old = await script(phone.page());
}

afterAll(async () => {
  await phone.remove();
  await product.remove();
  versions.remove();
});

const offer = (page: Page) => page.getByRole('button', { name: 'A new version is ready', exact: false });

it('offers the new version and keeps running the old one', async () => {
  const page = phone.page();
  await product.kill();
  versions.release();
  await product.start();
  await page.reload();
  await offer(page).waitFor({ timeout: 60_000 });
  await page.reload();
  await offer(page).waitFor({ timeout: 60_000 });
  expect(await script(page)).toBe(old);
});

it('starts the new version offline on request, with queued rows', async () => {
  const page = phone.page();
  await product.kill();
  await writeAndFile(page, product.url, matter);
  await page.getByText(/^Not filed yet\./).waitFor();
  expect(await script(page)).toBe(old);
  await Promise.all([page.waitForEvent('load'), offer(page).click()]);
  await page.getByRole('heading', { level: 1, name: matter.name }).waitFor();
  await page.getByText(/^Not filed yet\./).waitFor();
  expect(await script(page)).not.toBe(old);
  await expect.poll(() => offer(page).count()).toBe(0);
});

it('sends the queued filing once', async () => {
  const page = phone.page();
  await product.start();
  await page.reload();
  await page.getByText(/^Filed as /).waitFor({ timeout: 60_000 });
  await expect.poll(() => applicationsOnServer(page, product.url)).toHaveLength(1);
});

/** Which build the page runs: the name of its entry carries a hash. */
const script = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLScriptElement>('script[src*="/entry-"]')?.src ?? '');
