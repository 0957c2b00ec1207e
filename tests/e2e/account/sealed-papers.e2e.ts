/**
 * Papers, links and received files of one user of a phone, read raw in every storage area: the next user finds
 * nothing of them. The first user files and shares, the second one reads the order as a judge.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { enrol, type Matter, PASSWORD, person, type Person, writeAndFile, login } from '../support/acts.ts';
import type { Device } from '../support/device.ts';
import { ownRows } from '../support/own-rows.ts';
import type { Product } from '../support/product.ts';
import { type RawArea, rawStorage } from '../support/raw-storage.ts';
import { signedInPhone } from '../support/signed-in-phone.ts';

let product: Product;
let phone: Device;
let applicationId: string;
let shareUrl: string;
const lawyer = person('Lawyer', 'Xanthe Quillwort');
const judge = person('Judge', 'Nandini Yarborough');
const stranger = person('Lawyer', 'Meera Kulkarni');
const matter: Matter = { name: 'Zubeda Vexford', fir: '90817/2026' };
const RECIPIENT = 'quagmire@example.in';
const RECEIVED = 'walrus-remand.txt';
const RECEIVED_TEXT = 'Judicial custody until the nebula hearing.';
const REASONS = 'An obsidian surety was offered.';
const SECRETS = [
  'Quillwort',
  'Yarborough',
  'Vexford',
  '90817',
  'Took money for a vehicle',
  'quagmire',
  'walrus',
  'nebula',
  'obsidian',
];

beforeAll(async () => {
  ({ product, phone } = await signedInPhone(lawyer));
  await enrol(product.url, judge);
  await enrol(product.url, stranger);
});
afterAll(async () => {
  await phone.remove();
  await product.remove();
});

/** "area: secret" */
const shown = (areas: readonly RawArea[]): string[] =>
  areas.flatMap(({ area, text }) =>
    [...SECRETS, shareUrl.split('/').at(-1) ?? ''].flatMap((each) =>
      text.includes(each) ? [`${area}: ${each}`] : [],
    ),
  );

/** A test of an empty table would show nothing. */
const isEmpty = ({ area, text }: RawArea): boolean =>
  /\/(?:shares|received|receipts)$/.test(area) && text === '[[],[]]';

const cached = async (prefix: string): Promise<number> =>
  (await ownRows<{ k: string }>(phone.page(), 'cache')).filter(({ k }) => k.startsWith(prefix)).length;

/** As the share sheet of the phone does. In the page. */
function receive({ name, text }: { readonly name: string; readonly text: string }): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = '/received';
  form.enctype = 'multipart/form-data';
  const field = document.createElement('input');
  field.type = 'file';
  field.name = 'files';
  const files = new DataTransfer();
  files.items.add(new File([text], name, { type: 'text/plain' }));
  field.files = files.files;
  form.append(field);
  document.body.append(form);
  form.submit();
}

async function tokenOf({ email }: Person): Promise<string> {
  const answer = await fetch(`${product.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  return (await answer.json()).token;
}

async function decide(): Promise<void> {
  const answer = await fetch(`${product.url}/api/applications/${applicationId}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'x-auth-token': await tokenOf(judge) },
    body: JSON.stringify({ status: 'Rejected', text: REASONS }),
  });
  expect(answer.status).toBe(200);
}

async function logOut(page: Page, who: Person): Promise<void> {
  await page.getByRole('button', { name: who.name }).click();
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out', exact: true }).click();
  await page.waitForURL('**/login');
}

it('shows no filed paper, link or received file of the lawyer in IndexedDB and the caches', async () => {
  const page = phone.page();
  applicationId = await writeAndFile(page, product.url, matter);
  await page.getByText(/^Filed as /).waitFor();
  await page.getByRole('tab', { name: 'Share' }).click();
  await page.getByLabel('E-mail').fill(RECIPIENT);
  await page.getByRole('button', { name: 'Share by e-mail' }).click();
  shareUrl = await page.getByLabel('Link', { exact: true }).inputValue();
  await page.evaluate(receive, { name: RECEIVED, text: RECEIVED_TEXT });
  await page.waitForURL('**/received');
  await page.getByText(RECEIVED).first().waitFor();
  await page.goto(`${product.url}/application?id=${applicationId}`);
  await expect.poll(() => cached('filed:')).toBe(1);
  const areas = await rawStorage(page);
  expect(areas.filter(isEmpty)).toEqual([]);
  expect(shown(areas)).toEqual(['localStorage: Quillwort']);
});

it('shows nothing of it after the log out', async () => {
  await logOut(phone.page(), lawyer);
  expect(shown(await rawStorage(phone.page()))).toEqual([]);
});

it('shows nothing of it to the judge, and keeps the paper of the order sealed', async () => {
  const page = phone.page();
  await decide();
  await login(page, product.url, judge);
  await page.goto(`${product.url}/judge-application-view/${applicationId}`);
  await page.getByText('obsidian', { exact: false }).first().waitFor();
  await expect.poll(() => cached('order:')).toBe(1);
  expect(shown(await rawStorage(page))).toEqual(['localStorage: Yarborough']);
});

it('shows nothing of both to the third user of the phone', async () => {
  const page = phone.page();
  await logOut(page, judge);
  expect(shown(await rawStorage(page))).toEqual([]);
  await login(page, product.url, stranger);
  await page.getByRole('button', { name: stranger.name }).waitFor();
  const areas = await rawStorage(page);
  expect(areas.filter(({ area }) => /^zamanat-[\da-f]{16}\/cache$/.test(area))).toHaveLength(3);
  expect(shown(areas)).toEqual([]);
});

it('returns the link and the received file to the lawyer', async () => {
  const page = phone.page();
  await logOut(page, stranger);
  await login(page, product.url, lawyer);
  await page.goto(`${product.url}/received`);
  await expect.poll(() => page.getByText(RECEIVED).count()).toBeGreaterThan(0);
  await page.goto(`${product.url}/application?id=${applicationId}&tab=share`);
  await expect.poll(() => page.getByRole('heading', { name: `For ${RECIPIENT}` }).count()).toBe(1);
});
