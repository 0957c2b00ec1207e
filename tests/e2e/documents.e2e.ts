/** A document: added offline, sent once after the browser was killed, read offline by the judge. */
import type { FileChooser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileFaults } from '#text/en/file-faults.ts';
import { noisyPng, sampleDocx, samplePdf, samplePng } from '../support/sample-files.ts';
import {
  fileIt,
  openDocuments,
  login,
  person,
  readyForOffline,
  enrol,
  stepOne,
  stepThree,
  stepTwo,
} from './support/acts.ts';
import { violations } from './support/axe.ts';
import { DESKTOP, type Device, openDevice, PHONE } from './support/device.ts';
import { forgetHttpCache, withRoomFor } from './support/offline.ts';
import { type Product, startProduct } from './support/product.ts';
import { shots } from './support/shots.ts';

let product: Product;
let phone: Device;
let tablet: Device;
let id = '';

const lawyer = person('Lawyer', 'Meera Kulkarni');
const judge = person('Judge', 'S. Deshpande');
const MATTER = { name: 'Imran Sheikh', fir: '412/2026' };

beforeAll(async () => {
  product = await startProduct();
  phone = await openDevice({ installed: product.url, viewport: PHONE, touch: true });
  tablet = await openDevice({ installed: product.url, viewport: DESKTOP });
  await enrol(product.url, lawyer);
  await login(phone.page(), product.url, lawyer);
  await readyForOffline(phone.page());
});

afterAll(async () => {
  await phone.remove();
  await tablet.remove();
  await product.remove();
});

const files = (page: Page) => page.locator('input[type=file]').first();
const asFile = (name: string, bytes: Uint8Array) => ({ name, mimeType: '', buffer: Buffer.from(bytes) });

const asPng = (name: string, bytes: Uint8Array) => ({ ...asFile(name, bytes), mimeType: 'image/png' });
const papers = (page: Page) => page.getByRole('region', { name: 'Documents', exact: true });

async function chooser(page: Page, button: string): Promise<FileChooser> {
  const [opened] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return opened;
}

async function onServer(): Promise<{ name: string; version: number }[]> {
  const token = await phone.page().evaluate(() => localStorage.getItem('token') ?? '');
  const answer = await fetch(`${product.url}/api/applications/${id}`, { headers: { 'x-auth-token': token } });
  const { documents = [] } = await answer.json();
  return documents;
}

it('adds documents offline and explains a refused file', async () => {
  const page = phone.page();
  await page.goto(`${product.url}/application`);
  await stepOne(page, MATTER);
  await stepTwo(page, MATTER);
  await stepThree(page);
  await openDocuments(page);
  await product.kill();
  await files(page).setInputFiles([
    asFile('order sheet.pdf', samplePdf(3)),
    asFile('letter.pdf', new TextEncoder().encode('Dear Sir,')),
    asFile('scan.pdf', samplePng({ width: 400, height: 560, shade: 205 })),
    asFile(
      'grounds.docx',
      await sampleDocx('Grounds of the applicant', 'He is the only earner of his family.'),
    ),
  ]);
  const refused = page.getByRole('alert').filter({ hasText: 'letter.pdf' });
  await refused.waitFor();
  await expect.poll(() => refused.textContent()).toContain(fileFaults.unknown);
  const documents = papers(page);
  await documents.getByRole('link', { name: 'scan.png', exact: true }).waitFor();
  await expect.poll(() => documents.getByRole('listitem').count()).toBe(4); // three papers, and the refused one
  expect(await violations(page)).toEqual([]);
  await shots(page, 'wizard');
});

it('offers to shrink a large photo; a cancelled camera changes nothing', async () => {
  const page = phone.page();
  const camera = () => chooser(page, 'Take photo');
  const refused = await camera();
  await expect.poll(() => refused.element().getAttribute('capture')).toBe('environment');
  await refused.setFiles([]);
  await (await camera()).setFiles(asPng('IMG_2041.png', noisyPng(3600, 3000)));
  const alert = page.getByRole('alert').filter({ hasText: 'IMG_2041.png' });
  await alert.getByText('This picture is larger than 10 MB. Add it smaller').waitFor();
  expect(await violations(page)).toEqual([]);
  await shots(page, 'photo-heavy');
  await alert.getByRole('button', { name: 'Make it smaller and add it' }).click();
  await papers(page).getByRole('link', { name: 'IMG_2041.jpg', exact: true }).waitFor();
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
});

it('keeps a photo on the page while storage is full', async () => {
  const at = phone.page().url();
  await phone.restart();
  const page = phone.page();
  const haveRoomAgain = await withRoomFor(page, at, 1_500_000);
  await page.goto(at);
  await openDocuments(page);
  await (await chooser(page, 'Take photo')).setFiles(asPng('IMG_2042.png', noisyPng(1800, 1400)));
  const alert = page.getByRole('alert').filter({ hasText: 'IMG_2042.png' });
  await alert.getByText(/Storage on this phone is full\. .* try again\. Keep this page open/).waitFor();
  await expect.poll(() => papers(page).getByRole('link', { name: /^View/ }).count()).toBe(4);
  expect(await violations(page)).toEqual([]);
  await shots(page, 'photo-full');
  await haveRoomAgain();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await papers(page).getByRole('link', { name: 'IMG_2042.png', exact: true }).waitFor();
  await alert.waitFor({ state: 'detached' }); // an alert that closes would move the button away from the press
  await fileIt(page);
  id = new URL(page.url()).searchParams.get('id') ?? '';
  await phone.restart();
});

it('sends each document once when the server is back', async () => {
  await product.start();
  const page = phone.page();
  await page.goto(`${product.url}/application?id=${id}`);
  await expect.poll(async () => (await onServer()).length, { timeout: 30_000 }).toBe(5);
  expect((await onServer()).map(({ name }) => name)).toEqual([
    'order sheet.pdf',
    'scan.png',
    'grounds.docx',
    'IMG_2041.jpg',
    'IMG_2042.png',
  ]);
  const documents = papers(page);
  await expect.poll(() => documents.getByText('Waiting').count(), { timeout: 20_000 }).toBe(0);
  expect(await violations(page)).toEqual([]);
});

it('shows a PDF, a picture and a DOCX to the judge', async () => {
  const page = tablet.page();
  await enrol(product.url, judge);
  await login(page, product.url, judge);
  await readyForOffline(page);
  await page.goto(`${product.url}/judge-application-view/${id}`);
  await page.getByRole('link', { name: 'order sheet.pdf', exact: true }).click();
  await page.getByText('Order sheet, page 2 of 3').waitFor();
  expect(await violations(page)).toEqual([]);
  await shots(page, 'pdf');
  await page.getByLabel('Page', { exact: true }).selectOption('3');
  await page.getByRole('button', { name: 'Larger' }).click();
  await page.getByText('125 %').waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'scan.png', exact: true }).click();
  await page.getByRole('img', { name: 'scan.png' }).waitFor();
  await shots(page, 'picture');
  await page.goBack();
  await page.getByRole('link', { name: 'grounds.docx', exact: true }).click();
  await page.getByText('He is the only earner of his family.').waitFor();
  expect(await violations(page)).toEqual([]);
  await shots(page, 'docx');
  expect(tablet.complaints).toEqual([]);
});

it('opens the documents offline after a restart', async () => {
  await forgetHttpCache(tablet.page());
  await product.kill();
  await tablet.restart();
  const page = tablet.page();
  await page.goto(`${product.url}/judge-application-view/${id}`);
  await page.getByRole('link', { name: 'order sheet.pdf', exact: true }).click();
  await page.getByText('Order sheet, page 1 of 3').waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'grounds.docx', exact: true }).click();
  await page.getByText('Grounds of the applicant').waitFor();
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
});
