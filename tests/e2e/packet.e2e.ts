/** The filing packet in a real browser, without a network: bound in a worker, whole, and handed over as one file. */
import { readFileSync } from 'node:fs';
import { PDFDocument } from '@cantoo/pdf-lib';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { samplePdf, samplePng } from '../support/sample-files.ts';
import {
  fileIt,
  login,
  person,
  readyForOffline,
  register,
  stepOne,
  stepThree,
  stepTwo,
} from './support/acts.ts';
import { violations } from './support/axe.ts';
import { DESKTOP, type Device, openDevice, PHONE } from './support/device.ts';
import { forgetHttpCache, killWorkers } from './support/offline.ts';
import { type Product, startProduct } from './support/product.ts';

let product: Product;
let phone: Device;
const SHOTS = process.env['PACKET_SHOTS'];

const ORDER = samplePdf(3);
const PHOTO = samplePng({ width: 400, height: 560, shade: 205 });
const lawyer = person('Lawyer', 'Meera Kulkarni');

beforeAll(async () => {
  product = await startProduct();
  phone = await openDevice({ viewport: PHONE });
  await register(phone.page(), product.url, lawyer);
  await login(phone.page(), product.url, lawyer);
  await readyForOffline(phone.page());
  await forgetHttpCache(phone.page());
  await product.kill();
  await killWorkers(phone.page());
});

afterAll(async () => {
  await phone.remove();
  await product.remove();
});

async function shot(name: string): Promise<void> {
  if (SHOTS) await phone.page().screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true });
}

async function made(button: string): Promise<Uint8Array> {
  const page = phone.page();
  await page.getByRole('button', { name: button }).click();
  const download = page.getByRole('button', { name: 'Download the packet' });
  await download.waitFor({ timeout: 60_000 });
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
  return new Uint8Array(readFileSync(await file.path()));
}

it('is chosen part by part, with the reason of each, and kept', async () => {
  const page = phone.page();
  const matter = { name: 'Sunil Jadhav', fir: '412/2026' };
  await page.goto(`${product.url}/application`);
  await stepOne(page, matter);
  await stepTwo(page, matter);
  await stepThree(page);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      { name: 'order sheet.pdf', mimeType: '', buffer: Buffer.from(ORDER) },
      { name: 'photo.png', mimeType: '', buffer: Buffer.from(PHOTO) },
    ]);
  await page.getByRole('link', { name: 'photo.png', exact: true }).waitFor();
  await fileIt(page);
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  await page.goto(`${product.url}/application?id=${id}&tab=download`);
  const urgency = page.getByLabel('Application for an urgent hearing');
  await urgency.check();
  await page.getByText('Fill in: Application for an urgent hearing').click();
  await page.getByText(/Still to be filled in: .*why it cannot wait/).waitFor();
  await page.getByLabel('Why it cannot wait for its turn').fill('वह बीमार है। The applicant is ill.');
  await expect.poll(() => page.getByText(/why it cannot wait for its turn/).count()).toBe(0);
  await page.getByLabel('Court', { exact: true }).selectOption({ label: 'Court of Session' });
  expect(await violations(page)).toEqual([]);
  await shot('packet-360');
  await page.getByLabel('Why it cannot wait for its turn').blur();
  await page.reload();
  await page.getByText('Fill in: Application for an urgent hearing').click();
  expect(await page.getByLabel('Why it cannot wait for its turn').inputValue()).toContain('ill');
});

it('is bound into one PDF with bookmarks, on this device alone', async () => {
  const bytes = await made('Make the PDF');
  const pdf = await PDFDocument.load(bytes);
  expect(pdf.getPageCount()).toBeGreaterThan(8);
  expect(pdf.catalog.toString()).toContain('/Outlines');
  // our own papers are 595.28 wide
  expect(pdf.getPages().filter((page) => page.getWidth() === 595)).toHaveLength(3);
  expect(await phone.page().getByRole('alert').count()).toBe(0);
  await shot('packet-made-360');
  expect(phone.complaints.filter((each) => !each.includes('ERR_CONNECTION'))).toEqual([]);
});

it('is made as Word files, one for each part', async () => {
  const files = unzipSync(await made('Make Word files (ZIP)'));
  const names = Object.keys(files);
  expect(names.slice(0, 3)).toEqual([
    '01 Index.docx',
    '02 Application for an urgent hearing.docx',
    '03 Memo of parties.docx',
  ]);
  const attached = (number: string) => files[names.find((name) => name.includes(number)) ?? ''];
  expect(Buffer.from(attached('A-1') ?? []).equals(ORDER)).toBe(true);
  expect(Buffer.from(attached('A-2') ?? []).equals(PHOTO)).toBe(true);
});

it('reads well on a desktop too', async () => {
  await phone.page().setViewportSize(DESKTOP);
  expect(await violations(phone.page())).toEqual([]);
  await shot('packet-1280');
});
