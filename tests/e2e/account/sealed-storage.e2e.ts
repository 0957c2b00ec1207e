/**
 * Reads every database, cache and storage area raw, as script in this origin can. IndexedDB shows none of the user's
 * data; after log-out no storage does.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  applicationsOnServer,
  enrol,
  fileIt,
  login,
  type Matter,
  person,
  readyForOffline,
  stepOne,
  stepThree,
  stepTwo,
  writeAndFile,
} from '../support/acts.ts';
import { type Device, openDevice, PHONE } from '../support/device.ts';
import { forgetHttpCache } from '../support/offline.ts';
import { type Product, startProduct } from '../support/product.ts';
import { type RawArea, rawStorage } from '../support/raw-storage.ts';
import { samplePdf } from '../../support/sample-files.ts';

let product: Product;
let phone: Device;
const first = person('Lawyer', 'Xanthe Quillwort');
const second = person('Lawyer', 'Meera Kulkarni');
const sent: Matter = { name: 'Zubeda Vexford', fir: '90817/2026' };
const unsent: Matter = { name: 'Ignatius Plumwood', fir: '70612/2026' };
const DRAFT = 'Wolfgang Ybarra';
const FILE = 'quixotic-annexure.pdf';
const SECRETS = [
  'Quillwort',
  first.email,
  'Vexford',
  '90817',
  'Plumwood',
  '70612',
  'Ybarra',
  'quixotic',
  'Took money for a vehicle',
];

beforeAll(async () => {
  product = await startProduct();
  phone = await openDevice({ viewport: PHONE });
  await enrol(product.url, first);
  await enrol(product.url, second);
  const page = phone.page();
  await login(page, product.url, first);
});
afterAll(async () => {
  await phone.remove();
  await product.remove();
});

/** Files the application with a document. */
async function fileWithDocument(): Promise<void> {
  const page = phone.page();
  await page.goto(`${product.url}/application`);
  await stepOne(page, sent);
  await stepTwo(page, sent);
  await stepThree(page);
  const document = { name: FILE, mimeType: 'application/pdf', buffer: Buffer.from(samplePdf(2)) };
  await page.locator('input[type=file]').first().setInputFiles([document]);
  await page.getByRole('link', { name: FILE, exact: true }).waitFor();
  await fileIt(page);
}

/** "database: secret" */
const shown = (areas: readonly RawArea[]): string[] =>
  areas.flatMap(({ area, text }) =>
    SECRETS.filter((each) => text.includes(each)).map((each) => `${area}: ${each}`),
  );

it('shows none of the user’s data in IndexedDB and the caches while they are logged in', async () => {
  const page = phone.page();
  await readyForOffline(page);
  await fileWithDocument();
  await expect.poll(() => applicationsOnServer(page, product.url)).toHaveLength(1);
  await page.goto(`${product.url}/dashboard`);
  await page.getByText(sent.name).first().waitFor();
  await forgetHttpCache(page);
  await product.stop();
  await writeAndFile(page, product.url, unsent);
  await page.goto(`${product.url}/application`);
  await page.getByLabel('Full Name').fill(DRAFT);
  await page.getByText('Saved on this phone').filter({ visible: true }).first().waitFor();
  await page.goto(`${product.url}/dashboard`);
  await page.getByText(unsent.name).first().waitFor();
  const areas = await rawStorage(page);
  expect(areas.map(({ area }) => area)).toContain('zamanat-keys/keys');
  expect(areas.length).toBeGreaterThan(25);
  expect(shown(areas)).toEqual([`localStorage: Quillwort`, `localStorage: ${first.email}`]);
});

it('shows none of it in any storage to the next user of the phone', async () => {
  const page = phone.page();
  await product.start();
  await page.getByRole('button', { name: first.name }).click();
  await product.stop();
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out', exact: true }).click();
  await page.waitForURL('**/login');
  expect(shown(await rawStorage(page))).toEqual([]);
  await product.start();
  await login(page, product.url, second);
  await page.getByRole('button', { name: second.name }).waitFor();
  expect(shown(await rawStorage(page))).toEqual([]);
});

it('sends the unsent filing of the first user after they log in again', async () => {
  const page = phone.page();
  await page.getByRole('button', { name: second.name }).click();
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out', exact: true }).click();
  await page.waitForURL('**/login');
  await login(page, product.url, first);
  await expect.poll(() => applicationsOnServer(page, product.url), { timeout: 30_000 }).toHaveLength(2);
  await page.goto(`${product.url}/dashboard`);
  await page.getByText(unsent.name).first().waitFor();
});
