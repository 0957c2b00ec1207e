/** One visit, then the server is dead: everything built still opens, writes, previews and exports; later it is sent once. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applicationsOnServer, fileIt, person, stepOne, stepThree, stepTwo } from '../support/acts.ts';
import { violations } from '../support/axe.ts';
import type { Device } from '../support/device.ts';
import { forgetHttpCache, killWorkers } from '../support/offline.ts';
import type { Product } from '../support/product.ts';
import { signedInPhone } from '../support/signed-in-phone.ts';
import { ownRows } from '../support/own-rows.ts';

let product: Product;
let phone: Device;

const lawyer = person('Lawyer', 'Meera Kulkarni');
const matter = { name: 'Sunil Ramchandra Jadhav', fir: '412/2026' };

beforeAll(async () => {
  ({ product, phone } = await signedInPhone(lawyer));
  await forgetHttpCache(phone.page());
  await product.kill();
  await phone.restart();
});

afterAll(async () => {
  await phone.remove();
  await product.remove();
});

it.each([
  ['/', 'Dashboard'],
  ['/dashboard', 'Dashboard'],
  ['/application', 'Personal Details'],
  ['/sync', 'Sync status'],
  ['/nowhere-at-all', 'Dashboard'],
])('opens %s after a browser restart', async (path, title) => {
  await phone.page().goto(`${product.url}${path}`);
  await phone.page().getByRole('heading', { level: 1, name: title }).waitFor();
  expect(await violations(phone.page())).toEqual([]);
});

it('lists field errors in a summary with the focus', async () => {
  const page = phone.page();
  await page.goto(`${product.url}/application`);
  await page.getByRole('button', { name: 'Next' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await summary.waitFor();
  await expect.poll(() => summary.evaluate((box) => box === document.activeElement)).toBe(true);
  await expect
    .poll(() => summary.getByRole('link').allTextContents())
    .toEqual(['Full name is required', 'Age is required', 'Gender is required', 'Address is required']);
  expect(await violations(page)).toEqual([]);
});

it('keeps the typed application when the browser is killed', async () => {
  await phone.page().goto(`${product.url}/application`);
  await stepOne(phone.page(), matter);
  await phone.page().getByLabel('FIR/Case Number').fill(matter.fir);
  await phone.page().getByLabel('Allegations').fill('Typed just before the battery died.');
  await phone.page().getByText('Saved on this phone').first().waitFor();
  await expect
    .poll(() => savedAllegations(), { timeout: 10_000 })
    .toBe('Typed just before the battery died.');
  const address = phone.page().url();
  await phone.restart();
  await phone.page().goto(address);
  await expect.poll(() => phone.page().getByLabel('FIR/Case Number').inputValue()).toBe(matter.fir);
  await expect
    .poll(() => phone.page().getByLabel('Allegations').inputValue())
    .toBe('Typed just before the battery died.');
});

it('previews the application with Devanagari before filing', async () => {
  const page = phone.page();
  await stepTwo(page, matter);
  await stepThree(page);
  const paper = page.getByRole('region', { name: 'Application as it will be filed' });
  await paper.getByText('SESSIONS JUDGE AT PUNE', { exact: false }).first().waitFor();
  await paper.getByText('क्षत्रिय', { exact: false }).first().waitFor();
  expect(await violations(page)).toEqual([]);
});

it('files on the phone and says that it is not filed yet', async () => {
  const page = phone.page();
  await fileIt(page);
  await page.getByText(/^Not filed yet\./).waitFor();
  expect(await violations(page)).toEqual([]);
});

it.each([
  ['Download PDF', '%PDF-1'],
  ['Download DOCX', 'PK'],
])('%s works offline', async (button, magic) => {
  const page = phone.page();
  await page.getByRole('tab', { name: 'Download' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 60_000 }),
    page.getByRole('button', { name: button }).click(),
  ]);
  const bytes = readFileSync(await download.path());
  expect(bytes.subarray(0, magic.length).toString('latin1')).toBe(magic);
  expect(bytes.length).toBeGreaterThan(8_000);
});

it('sends the filing once although workers are killed', async () => {
  const page = phone.page();
  await killWorkers(page);
  await product.start();
  await page.reload();
  await page.getByText(/^Filed as /).waitFor({ timeout: 60_000 });
  await killWorkers(page);
  await page.reload();
  await page.getByText(/^Filed as /).waitFor();
  await expect.poll(() => applicationsOnServer(page, product.url)).toHaveLength(1);
});

async function savedAllegations(): Promise<string | undefined> {
  const drafts = await ownRows<{ form: { allegations: string } }>(phone.page(), 'drafts');
  return drafts[0]?.form.allegations;
}
