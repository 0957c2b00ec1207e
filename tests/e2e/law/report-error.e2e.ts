/** An error on a card, reported with the server down: stored on the phone and sent to the operator once. */
import { execFileSync } from 'node:child_process';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { person } from '../support/acts.ts';
import { violations } from '../support/axe.ts';
import type { Device } from '../support/device.ts';
import { forgetHttpCache, otherComplaints } from '../support/offline.ts';
import type { Product } from '../support/product.ts';
import { signedInPhone } from '../support/signed-in-phone.ts';
import { shots } from '../support/shots.ts';

let product: Product;
let phone: Device;

const lawyer = person('Lawyer', 'Meera Kulkarni');
const MESSAGE = 'The maximum is three years, not five.\nAs of the Gazette of 25-12-2023. ज़मानत';

beforeAll(async () => {
  ({ product, phone } = await signedInPhone(lawyer));
});

afterAll(async () => {
  await phone.remove();
  await product.remove();
});

const card = (page: Page) => page.getByRole('article', { name: 'Snatching' });
const report = (page: Page) => page.getByRole('region', { name: 'Report an error' });
const opener = (page: Page) =>
  report(page).getByRole('button', { name: /^(?:Report an error|Continue your report)$/ });
const form = (page: Page) => page.getByRole('form', { name: 'Report an error in BNS 304' });

async function open(): Promise<Page> {
  const page = phone.page();
  await page.goto(`${product.url}/legal-database?at=BNS+304`);
  await opener(page).waitFor();
  return page;
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

it('opens, closes and reopens by keyboard with the typed text', async () => {
  const page = await open();
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await form(page).waitFor();
  await expect.poll(() => focused(page)).toBe('Report an error in BNS 304');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Pun');
  await page.keyboard.press('Tab');
  await page.keyboard.type('The max/');
  await page.keyboard.press('Escape');
  await form(page).waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toBe('Continue your report');
  await page.reload();
  await page.getByRole('button', { name: 'Continue your report' }).press('Enter');
  await expect.poll(() => page.getByLabel('Description').inputValue()).toBe('The max/');
  await expect.poll(() => page.getByLabel('Error', { exact: true }).inputValue()).toBe('punishment');
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(lawyer.email);
});

it('has no accessibility violation, with and without errors', async () => {
  const page = phone.page();
  expect(await violations(page)).toEqual([]);
  await shots(page, 'form', 'in-sight');
  await page.getByLabel('Error', { exact: true }).selectOption({ label: 'Choose' });
  await page.getByLabel('Description').fill('x'.repeat(2010));
  await page.getByText('10 characters too many').waitFor();
  await page.getByRole('button', { name: 'Send report' }).click();
  await page.getByRole('link', { name: 'Choose the error.' }).waitFor();
  await page.getByRole('link', { name: 'Shorten the description to 2000 characters.' }).waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page)).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  const fits = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  expect(fits).toBe(true);
  await shots(page, 'errors', 'in-sight');
});

it('waits offline and shows that on the card and in lists', async () => {
  await forgetHttpCache(phone.page());
  await product.kill();
  await phone.restart();
  const page = await open();
  await opener(page).click();
  await page.getByLabel('Error', { exact: true }).selectOption({ label: 'Punishment or classification' });
  await page.getByLabel('Description').fill(MESSAGE);
  await page.getByRole('button', { name: 'Send report' }).click();
  await report(page).getByText('You reported an error in this card').waitFor();
  await report(page).getByText('Waiting').waitFor();
  await card(page).waitFor();
  expect(await violations(page)).toEqual([]);
  await shots(page, 'waiting', 'in-sight');
  await page.goto(`${product.url}/sync`);
  const waiting = page.getByRole('region', { name: 'Waiting: 1' });
  await waiting.getByRole('link', { name: 'BNS 304: Error report' }).click();
  await report(page).getByText('Waiting').waitFor();
});

it('is sent once and shown to the operator', async () => {
  await product.start();
  const page = phone.page();
  await page.goto(`${product.url}/legal-database?at=BNS+304`);
  await report(page).getByText('Sent').waitFor({ timeout: 60_000 });
  await page.reload();
  await report(page).getByText('Sent').waitFor();
  await expect.poll(() => report(page).getByRole('listitem').count()).toBe(1);
  const printed = execFileSync(process.execPath, ['dist-server/admin.js', 'feedback'], {
    env: { ...process.env, DATA_DIR: product.dataDir },
    encoding: 'utf8',
  });
  expect(printed.split('\n')[0]).toBe('1 report.');
  expect(printed).toContain(`from: ${lawyer.name} (lawyer), ${lawyer.email}`);
  expect(printed).toContain('about: BNS 304, punishment');
  expect(printed).toMatch(/law edition: \d{4}-\d\d-\d\d\./);
  for (const line of MESSAGE.normalize('NFC').split('\n')) expect(printed).toContain(`  | ${line}`);
  expect(otherComplaints(phone)).toBe('');
});
