/**
 * Reads every database, cache and storage area raw, as script in this origin can. IndexedDB shows none of the user's
 * data; after log-out no storage does.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, dayInIndia } from '#kernel/calendar-date.ts';
import {
  applicationsOnServer,
  enrol,
  fileIt,
  login,
  type Matter,
  openDocuments,
  PASSWORD,
  person,
  type Person,
  readyForOffline,
  stepOne,
  stepThree,
  stepTwo,
  writeAndFile,
} from '../support/acts.ts';
import { type Device, openDevice, PHONE } from '../support/device.ts';
import { forgetHttpCache } from '../support/offline.ts';
import { ownRows } from '../support/own-rows.ts';
import { writePaperFilm } from '../support/paper-film.ts';
import { type Product, startProduct } from '../support/product.ts';
import { type RawArea, rawStorage } from '../support/raw-storage.ts';
import { samplePdf } from '../../support/sample-files.ts';

let product: Product;
let phone: Device;
let folder: string;
const first = person('Lawyer', 'Xanthe Quillwort');
const second = person('Judge', 'Meera Kulkarni');
const sent: Matter = { name: 'Zubeda Vexford', fir: '90817/2026' };
const unsent: Matter = { name: 'Ignatius Plumwood', fir: '70612/2026' };
const DRAFT = 'Wolfgang Ybarra';
const FILE = 'quixotic-annexure.pdf';
const NOTE = 'Yevgenia saw the seizure';
const DIARY = 'Kilimanjaro remand refused';
const COURTROOM = 'Room Zanzibar';
const QUESTION = 'Is Xylophone entitled to default bail?';
const REASONS = 'Gossamer reasons';
/** The head of each photo of the camera. */
const PHOTO = 'JFIF';
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
  'Yevgenia',
  'Kilimanjaro',
  'Zanzibar',
  'Xylophone',
  'Gossamer',
  PHOTO,
];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'zamanat-film-'));
  const film = path.join(folder, 'paper.y4m');
  writePaperFilm(film);
  product = await startProduct();
  phone = await openDevice({ viewport: PHONE, camera: film });
  await enrol(product.url, first);
  await enrol(product.url, second);
  const page = phone.page();
  await login(page, product.url, first);
});
afterAll(async () => {
  await phone.remove();
  await product.remove();
  rmSync(folder, { recursive: true, force: true });
});

// oxlint-disable-next-line max-params -- a call has a caller, a method, a path and a body
async function callAs({ email }: Person, method: string, route: string, body?: object) {
  const json = { 'content-type': 'application/json' };
  const credentials = { method: 'POST', headers: json, body: JSON.stringify({ email, password: PASSWORD }) };
  const { token } = await (await fetch(`${product.url}/api/auth/login`, credentials)).json();
  const content = body && { body: JSON.stringify(body) };
  const answer = await fetch(`${product.url}/api${route}`, {
    method,
    headers: { ...json, 'x-auth-token': token },
    ...content,
  });
  return answer.json();
}

/** A note, a diary entry and a hearing of the case of the first filing; the phone gets them by a pull. */
async function writeElsewhere(): Promise<string> {
  const [{ _id: caseId }] = await callAs(first, 'GET', '/cases');
  const today = dayInIndia(new Date());
  await callAs(first, 'POST', `/cases/${caseId}/notes`, { text: NOTE });
  await callAs(first, 'POST', `/cases/${caseId}/diary`, { date: today, description: DIARY });
  const hearing = { date: addDays(today, 3), time: '10:30', purpose: 'arguments', courtroom: COURTROOM };
  await callAs(second, 'POST', `/cases/${caseId}/hearings`, hearing);
  return caseId;
}

async function askAndScan(caseId: string): Promise<void> {
  const page = phone.page();
  await page.goto(`${product.url}/chatbot`);
  await page.getByLabel('Your question').fill(QUESTION);
  await page.getByLabel('Your question').press('Enter');
  await page.getByRole('log', { name: 'Conversation' }).getByText(QUESTION).waitFor();
  await page.goto(`${product.url}/case-diary?case=${caseId}&tab=scan`);
  await page.getByRole('button', { name: 'Open camera' }).click();
  await page.getByRole('button', { name: 'Take page' }).click();
  await page.getByRole('img', { name: 'Page 1' }).waitFor();
}

/** A test of empty tables would show nothing. */
const emptyTables = (areas: readonly RawArea[], tables: readonly string[]): string[] =>
  tables.filter((table) => !areas.some(({ area, text }) => area.endsWith(`/${table}`) && text !== '[[],[]]'));

/** Files the application with a document. */
async function fileWithDocument(): Promise<void> {
  const page = phone.page();
  await page.goto(`${product.url}/application`);
  await stepOne(page, sent);
  await stepTwo(page, sent);
  await stepThree(page);
  const document = { name: FILE, mimeType: 'application/pdf', buffer: Buffer.from(samplePdf(2)) };
  await openDocuments(page);
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
  await askAndScan(await writeElsewhere());
  for (const table of ['notes', 'diary', 'hearings'])
    await expect.poll(async () => (await ownRows(page, table)).length, { timeout: 30_000 }).toBe(1);
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
  expect(emptyTables(areas, ['notes', 'diary', 'hearings', 'conversations', 'scans', 'outbox'])).toEqual([]);
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

it('shows nothing of an order draft, nor of the filing that the judge reads', async () => {
  const page = phone.page();
  await page.getByText(sent.name).first().waitFor();
  const [{ _id: id }] = await callAs(first, 'GET', '/applications');
  await page.goto(`${product.url}/judge-application-view/${id}?decide=reject`);
  await page.getByLabel('Short reasons').fill(REASONS);
  const empty = async () => emptyTables(await rawStorage(page), ['order_drafts', 'formDrafts']);
  await expect.poll(empty, { timeout: 30_000 }).toEqual([]);
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
