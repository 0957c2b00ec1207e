/**
 * Official texts from the operator's command to the card: at the next sync, offline, and removed after a
 * rollback.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lawFileOf, TEXT } from '../../support/law-texts-file.ts';
import { login, person, readyForOffline, enrol } from '../support/acts.ts';
import { violations } from '../support/axe.ts';
import { DESKTOP, type Device, openDevice, PHONE } from '../support/device.ts';
import { forgetHttpCache } from '../support/offline.ts';
import { type Product, startProduct } from '../support/product.ts';

let product: Product;
let desk: Device;
let phone: Device;

const lawyer = person('Lawyer', 'Meera Kulkarni');

const HINDI = {
  ...TEXT,
  language: 'hi',
  heading: 'एक बनावटी शीर्षक',
  text: 'यह कल्पित पाठ किसी अधिनियम का नहीं है।',
};
const ALONE = {
  ...TEXT,
  code: 'BNSS',
  section: '999',
  heading: 'Invented section',
  text: 'A rhubarb, invented.',
};

beforeAll(async () => {
  product = await startProduct();
  desk = await openDevice({ installed: product.url, viewport: DESKTOP });
  phone = await openDevice({ installed: product.url, viewport: PHONE, colorScheme: 'dark' });
  await enrol(product.url, lawyer);
  await login(desk.page(), product.url, lawyer);
  await login(phone.page(), product.url, lawyer);
  await readyForOffline(desk.page());
});

afterAll(async () => {
  await desk.remove();
  await phone.remove();
  await product.remove();
});

/** The built command, as `npm run admin` runs it, while the server runs. */
function admin(...words: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['dist-server/admin.js', ...words], {
    env: { ...process.env, DATA_DIR: product.dataDir },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

function fileOf(texts: readonly unknown[]): string {
  const file = path.join(product.dataDir, 'texts.json');
  writeFileSync(file, JSON.stringify(lawFileOf(texts)));
  return file;
}

const official = (page: Page) => page.getByRole('region', { name: 'Official text' });
const box = (page: Page) => page.getByRole('searchbox', { name: 'Search the legal database' });

async function openCard(device: Device, key: string): Promise<Page> {
  const page = device.page();
  await page.goto(`${product.url}/legal-database?at=${encodeURIComponent(key)}`);
  await page.getByRole('article').waitFor();
  return page;
}

/** As signal that has come back: the page syncs at once. */
const sync = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')));

it('shows only our digest before an import', async () => {
  const page = await openCard(desk, 'BNS 304');
  await page.getByRole('heading', { name: 'Snatching' }).waitFor();
  await expect.poll(() => official(page).count()).toBe(0);
  await expect.poll(() => page.getByRole('heading', { name: 'Our summary' }).count()).toBe(0);
});

it('imports nothing from an invalid file', () => {
  expect(() => admin('law-import', fileOf([TEXT, { ...TEXT, section: '303', text: '' }]))).toThrow(
    'Row 2 (BNS 303, en): text is empty. Write it, or leave the row out.',
  );
  expect(admin('law-list')).toContain('Nothing was imported yet');
});

it('shows an imported text on the open card, keeps typed text', async () => {
  const page = desk.page();
  await box(page).fill('made-up zebra');
  expect(admin('law-import', fileOf([TEXT, HINDI, ALONE]))).toContain('Edition 1 is current');
  await sync(page);
  await official(page).getByText('A made-up zebra sentence.').waitFor();
  await expect.poll(() => box(page).inputValue()).toBe('made-up zebra');
  await page
    .getByRole('list', { name: 'Search Results' })
    .getByRole('link', { name: /BNS 304/ })
    .waitFor();
  const hindi = official(page).getByText('यह कल्पित पाठ');
  await expect.poll(() => hindi.getAttribute('lang')).toBe('hi');
  await expect.poll(() => page.getByRole('heading', { level: 3 }).first().textContent()).toBe('Our summary');
  await official(page).getByText('retrieved on 01-11-2026').first().waitFor();
  expect(await violations(page)).toEqual([]);
});

it('shows an imported text without a digest on the phone', async () => {
  const page = await openCard(phone, 'BNSS 999');
  await official(page).getByText('A rhubarb, invented.').waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await violations(page)).toEqual([]);
});

it('shows and finds imported texts offline', async () => {
  await product.kill();
  await forgetHttpCache(desk.page());
  await desk.restart();
  const page = await openCard(desk, 'BNS 304');
  await official(page).getByText('A made-up zebra sentence.').waitFor();
  await box(page).fill('rhubarb');
  const found = page.getByRole('list', { name: 'Search Results' }).getByRole('link');
  await expect.poll(async () => found.first().textContent()).toContain('BNSS 999');
  await product.start();
});

it('removes the texts after the operator reverts the import', async () => {
  const page = desk.page();
  await official(page).waitFor();
  expect(admin('law-revert')).toContain('our own digests only');
  await sync(page);
  await official(page).waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Snatching' }).waitFor();
  expect(desk.complaints.filter((complaint) => !complaint.includes('ERR_CONNECTION_REFUSED'))).toEqual([]);
});
