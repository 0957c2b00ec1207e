/** The stored papers of a filing: on the phone that filed, without a network, after an amendment, on a second device. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { documentPreview } from '#text/en/papers/document-preview.ts';
import { login, person, writeAndFile } from './support/acts.ts';
import { type Device, openDevice, PHONE } from './support/device.ts';
import { forgetHttpCache } from './support/offline.ts';
import type { Product } from './support/product.ts';
import { signedInPhone } from './support/signed-in-phone.ts';
import { shots } from './support/shots.ts';

let product: Product;
let phone: Device;
let id = '';
let number = '';

const lawyer = person('Lawyer', 'Meera Kulkarni');
const ADDED = 'The applicant nurses his mother, who is 81 years old.';
const FIRST = 'Took money for a vehicle and did not deliver it.';

beforeAll(async () => {
  ({ product, phone } = await signedInPhone(lawyer));
});
afterAll(async () => {
  await phone.remove();
  await product.remove();
});

async function call(method: 'GET' | 'PUT', path: string, body?: object) {
  const token = await phone.page().evaluate(() => localStorage.getItem('token') ?? '');
  const answer = await fetch(`${product.url}/api/applications/${id}${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'x-auth-token': token },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(answer.status).toBe(200);
  return answer.json();
}

const open = (page: Page, tab: 'preview' | 'download') =>
  page.goto(`${product.url}/application?id=${id}&tab=${tab}`);

const paper = (page: Page) => page.getByRole('tabpanel').locator('.doc-page');

/** The screen says it only once law tables and stored papers are read. */
const SETTLED_MS = 3_000;

/** How often the screen says that a paper is not the stored one, or has other words than this release. */
async function notes(page: Page): Promise<number> {
  await page.getByRole('heading', { name: 'Check before sending' }).waitFor();
  await pause(SETTLED_MS);
  const { composed, other } = documentPreview.words;
  return page.getByText(composed).or(page.getByText(other)).count();
}

it('fetches the stored paper after the filing, in the words of the phone', async () => {
  const page = phone.page();
  id = await writeAndFile(page, product.url, { name: 'Sunil Jadhav', fir: '412/2026' });
  await page.getByText(/^Filed as /).waitFor({ timeout: 40_000 });
  const { papers } = await call('GET', '/papers');
  expect(papers).toHaveLength(1);
  number = (await call('GET', '')).applicationNumber;
  await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith('/papers')).catch(() => null),
    open(page, 'download'),
  ]);
  expect(await notes(page)).toBe(0);
  await shots(page, 'stored-download');
});

it('shows it without a network', async () => {
  const page = phone.page();
  await product.kill();
  await forgetHttpCache(page);
  await open(page, 'preview');
  await expect.poll(() => paper(page).innerText()).toContain(number);
  await open(page, 'download');
  expect(await notes(page)).toBe(0);
  await shots(page, 'stored-offline');
  await product.start();
});

it('keeps the first words beside those of an amendment', async () => {
  const { bail } = await call('GET', '');
  await call('PUT', '', { bail: { ...bail, grounds: ADDED } });
  const { papers } = await call('GET', '/papers');
  expect(papers).toHaveLength(2);
  expect(JSON.stringify(papers[0])).not.toContain(ADDED);
  expect(JSON.stringify(papers[1])).toContain(ADDED);
  const page = phone.page();
  await open(page, 'preview');
  await expect.poll(() => paper(page).innerText(), { timeout: 40_000 }).toContain(ADDED);
  await shots(page, 'stored-amended');
});

it('shows the amended paper on a second device, with nothing to compare', async () => {
  const second = await openDevice({ installed: product.url, viewport: PHONE });
  const page = second.page();
  await login(page, product.url, lawyer);
  await open(page, 'preview');
  await expect.poll(() => paper(page).innerText(), { timeout: 40_000 }).toContain(ADDED);
  expect(await paper(page).innerText()).toContain(FIRST);
  await open(page, 'download');
  expect(await notes(page)).toBe(0);
  await shots(page, 'stored-second-device');
  await second.remove();
});
