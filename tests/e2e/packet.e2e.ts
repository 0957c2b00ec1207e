/** The filing packet in a real browser, without a network: bound in a worker, whole, and handed over as one file. */
import { readFileSync } from 'node:fs';
import { PDFDocument } from '@cantoo/pdf-lib';
import { unzipSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lockedPdf } from '../documents/sample-files.ts';
import { noisyPng, samplePng, sampleDocx, samplePdf } from '../support/sample-files.ts';
import { fileIt, openDocuments, person, stepOne, stepThree, stepTwo } from './support/acts.ts';
import { violations } from './support/axe.ts';
import type { Device } from './support/device.ts';
import { forgetHttpCache, killWorkers } from './support/offline.ts';
import type { Product } from './support/product.ts';
import { signedInPhone } from './support/signed-in-phone.ts';
import { shots } from './support/shots.ts';

let product: Product;
let phone: Device;

const ORDER = samplePdf(3);
const PHOTO = noisyPng(1800, 2520);
/** Whole from outside: it begins and ends as a PDF, and nothing between can be read. */
const HOLLOW = Buffer.from('%PDF-1.4\nnothing that can be read\nstartxref\n9\n%%EOF\n');
const lawyer = person('Lawyer', 'Meera Kulkarni');

beforeAll(async () => {
  ({ product, phone } = await signedInPhone(lawyer));
  await forgetHttpCache(phone.page());
  await product.kill();
  await killWorkers(phone.page());
});

afterAll(async () => {
  await phone.remove();
  await product.remove();
});

const asFile = (name: string, bytes: Uint8Array) => ({ name, mimeType: '', buffer: Buffer.from(bytes) });

async function made(button: string): Promise<Uint8Array> {
  const page = phone.page();
  await page.getByRole('button', { name: button }).click();
  const download = page.getByRole('button', { name: 'Download the packet' });
  await download.waitFor({ timeout: 60_000 });
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
  return new Uint8Array(readFileSync(await file.path()));
}

async function textOf(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const words: string[] = [];
  for (let n = 1; n <= pdf.numPages; n += 1) {
    const { items } = await (await pdf.getPage(n)).getTextContent();
    words.push(...items.map((item) => ('str' in item ? item.str : '')));
  }
  return words.join(' ');
}

it('accepts an edit-protected PDF and refuses one with a password', async () => {
  const page = phone.page();
  const matter = { name: 'Sunil Jadhav', fir: '412/2026' };
  await page.goto(`${product.url}/application`);
  await shots(page, 'step-1');
  await stepOne(page, matter);
  await stepTwo(page, matter);
  await stepThree(page);
  await openDocuments(page);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      asFile('order sheet.pdf', ORDER),
      asFile('photo.png', PHOTO),
      asFile('registry copy.pdf', await lockedPdf({ ownerPassword: 'registry' })),
      asFile('secret.pdf', await lockedPdf({ userPassword: 'x', ownerPassword: 'registry' })),
    ]);
  await page.getByRole('link', { name: 'registry copy.pdf', exact: true }).waitFor();
  const refused = page.getByRole('alert').filter({ hasText: 'secret.pdf' });
  await expect.poll(() => refused.textContent()).toContain('needs a password. Print it as a new PDF');
  await shots(page, 'step-4');
  await fileIt(page);
});

it('selects parts, warns of the court’s limits and saves the choice', async () => {
  const page = phone.page();
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  await page.goto(`${product.url}/application?id=${id}&tab=download`);
  const urgency = page.getByLabel('Application for an urgent hearing');
  await urgency.check();
  await page.getByText('Fill in: Application for an urgent hearing').click();
  await page.getByText(/Missing: .*grounds for urgent hearing/).waitFor();
  await page.getByLabel('Grounds for urgent hearing').fill('वह बीमार है। The applicant is ill.');
  await expect.poll(() => page.getByText(/grounds for urgent hearing/).count()).toBe(0);
  await page.getByLabel('Court', { exact: true }).selectOption({ label: 'Court of Session' });
  await page.getByText('Change the format of this court').click();
  await page.getByLabel('Maximum pages in one file').fill('4');
  await page.getByText(/pages; the court’s limit is 4 in one file/).waitFor();
  const check = page.getByRole('region', { name: /^Check before sending/ });
  await check.getByText(/6 pages without the application; the court’s limit is 4/).waitFor();
  expect(await violations(page)).toEqual([]);
  await shots(page, 'court-profile');
  await page.getByLabel('Maximum pages in one file').fill('');
  await page.getByLabel('Maximum pages in one file').blur();
  await page.reload();
  await page.getByText('Fill in: Application for an urgent hearing').click();
  await expect.poll(() => page.getByLabel('Grounds for urgent hearing').inputValue()).toContain('ill');
});

it('makes one PDF with bookmarks offline, and shrinks pictures on request', async () => {
  const page = phone.page();
  const bytes = await made('Make the PDF');
  const pdf = await PDFDocument.load(bytes);
  expect(pdf.getPageCount()).toBeGreaterThan(8);
  expect(pdf.catalog.toString()).toContain('/Outlines');
  // our own papers are 595.28 wide
  expect(pdf.getPages().filter((each) => each.getWidth() === 595)).toHaveLength(5);
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  expect(bytes.length).toBeGreaterThan(PHOTO.length);
  await page.getByLabel('Make pictures smaller').check();
  const smaller = await made('Make the PDF');
  expect(smaller.length).toBeLessThan(0.6 * bytes.length);
  expect((await PDFDocument.load(smaller)).getPageCount()).toBe(pdf.getPageCount());
  await shots(page, 'packet-made');
  expect(phone.complaints.filter((each) => !each.includes('ERR_CONNECTION'))).toEqual([]);
});

it('makes one Word file for each part', async () => {
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

it('inserts a blank page for an unreadable document and warns', async () => {
  const page = phone.page();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([asFile('hollow.pdf', HOLLOW), asFile('version.docx', await sampleDocx('What he says.'))]);
  const check = page.getByRole('region', { name: /^Check before sending/ });
  await check.getByText('hollow.pdf is damaged or cut off. Save or scan it again').waitFor();
  await check.getByText('version.docx is a Word file').waitFor();
  await check.getByRole('button', { name: 'Change: Documents' }).first().click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Documents');
  await made('Make the PDF');
  const blankPageAlert = page
    .getByRole('alert')
    .filter({ hasText: 'A blank page is inserted for these documents' });
  await expect
    .poll(() => blankPageAlert.getByRole('listitem').allTextContents())
    .toEqual([expect.stringContaining('is damaged or cut off'), expect.stringContaining('is a Word file')]);
  expect(await violations(page)).toEqual([]);
  await shots(page, 'packet-held');
});

it('offers to save a document that cannot be shown', async () => {
  const page = phone.page();
  await product.start(); // the PDF viewer is fetched with the first PDF
  await page.getByRole('link', { name: 'hollow.pdf', exact: true }).click();
  await page
    .getByText('This document cannot be shown here. Save a copy and open it in another app.')
    .waitFor();
  await page.getByRole('button', { name: 'Save a copy' }).waitFor();
  expect(await violations(page)).toEqual([]);
});

it('fills a draft from a photographed FIR, files it and makes the photo searchable', async () => {
  const page = phone.page();
  await page.goto(`${product.url}/application`);
  await page.getByRole('link', { name: 'Start from a paper' }).click();
  const photo = readFileSync('tests/fixtures/papers/fir-english-photo.jpg');
  await page.locator('input[data-source=file]').setInputFiles([asFile('fir.jpg', photo)]);
  await page.getByRole('heading', { name: 'FIR' }).waitFor({ timeout: 60_000 });
  await page.getByText('455/2026').waitFor();
  expect(await violations(page)).toEqual([]);
  await shots(page, 'from-paper');
  for (const value of ['455/2026', 'Hadapsar']) await page.getByRole('button', { name: value }).click();
  await page.getByRole('button', { name: /^Put \d+ facts into the draft$/ }).click();
  await page.waitForURL(/application\?draft=/);
  await expect.poll(() => page.locator('#application-fullName').inputValue()).toBe('Ramesh Baburao Kamble');
  await expect.poll(() => page.locator('#application-age').inputValue()).toBe('29');
  const matter = { name: 'Ramesh Baburao Kamble', fir: '455/2026' };
  await stepOne(page, matter);
  await expect.poll(() => page.getByLabel('Police Station').inputValue()).toBe('Hadapsar');
  await stepTwo(page, matter);
  await stepThree(page);
  await fileIt(page);
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  await page.goto(`${product.url}/application?id=${id}&tab=download`);
  expect(await textOf(await made('Make the PDF'))).toMatch(/General\s+Diary\s+Reference/);
});

it('reads a second photo without a network', async () => {
  const page = phone.page();
  await product.kill();
  await forgetHttpCache(page);
  await page.goto(`${product.url}/from-paper`);
  const cat = samplePng({ width: 900, height: 900 });
  await page.locator('input[data-source=file]').setInputFiles([asFile('cat.png', cat)]);
  await page.getByText(/^(?:No text was found|The writing could not be read)/).waitFor({ timeout: 60_000 });
  await expect.poll(() => page.getByText('The paper is kept under Received').count()).toBe(1);
});
