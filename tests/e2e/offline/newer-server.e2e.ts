/** Answers whose code this client does not know: each screen shows the sentence of the server. */
import type { IncomingMessage } from 'node:http';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  applicationsOnServer,
  enrol,
  login,
  PASSWORD,
  person,
  readyForOffline,
  writeAndFile,
} from '../support/acts.ts';
import { violations } from '../support/axe.ts';
import { type Device, openDevice, PHONE } from '../support/device.ts';
import { openPortal, type Portal, type NewerAnswer } from '../support/portal.ts';
import { type Product, startProduct } from '../support/product.ts';
import { shots } from '../support/shots.ts';

let product: Product;
let portal: Portal;
let phone: Device;
let applicationId: string;
const lawyer = person('Lawyer', 'Asha Deshpande');
const sentence = (status: number): string =>
  `The registry of Pune takes nothing under rule ${status}. Try again on 01-12-2026.`;

const said = (status: number): NewerAnswer => ({
  status,
  body: { code: 'local-holiday', msg: sentence(status) },
});
const isCall =
  (method: string, path: string) =>
  ({ method: called, url = '' }: IncomingMessage): boolean =>
    called === method && url.split('?')[0]?.endsWith(path) === true;

function refuse(method: string, path: string, status: number): void {
  const isRefused = isCall(method, path);
  portal.changed.length = 0;
  portal.rule((request) => (isRefused(request) ? said(status) : 'pass'));
}

/** Waits for the sentence, and returns how often it is on the screen. */
async function shown(place: Page | Locator, status: number): Promise<number> {
  const found = place.getByText(sentence(status)).filter({ visible: true });
  await found.first().waitFor();
  return portal.changed.length === 0 ? 0 : found.count();
}

beforeAll(async () => {
  product = await startProduct();
  portal = await openPortal(product.url);
  phone = await openDevice({ viewport: PHONE });
  await enrol(product.url, lawyer);
});
afterAll(async () => {
  await phone.remove();
  await portal.close();
  await product.remove();
});

it.each([403, 451, 503])('shows it at the login: status %i', async (status) => {
  const page = phone.page();
  refuse('POST', '/api/auth/login', status);
  await page.goto(`${portal.url}/login`);
  await page.getByLabel('Email').fill(lawyer.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  expect(await shown(page, status)).toBeGreaterThan(0);
});

it('shows it for a first pull that failed', async () => {
  const page = phone.page();
  refuse('GET', '/api/changes', 503);
  await login(page, portal.url, lawyer);
  expect(await shown(page, 503)).toBeGreaterThan(0);
  portal.rule(() => 'pass');
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await page.getByText('No applications yet').first().waitFor();
  await readyForOffline(page);
});

it.each([409, 451])('shows it for a refused filing, under Needs you: status %i', async (status) => {
  const page = phone.page();
  refuse('POST', '/api/applications', status);
  await writeAndFile(page, portal.url, { name: 'Sunil Ramchandra Jadhav', fir: `${status}/2026` });
  await page.goto(`${portal.url}/sync`);
  expect(await shown(page.getByRole('region', { name: /^Needs you/ }), status)).toBeGreaterThan(0);
  expect(await violations(page)).toEqual([]);
  await shots(page, `unknown-code-${status}`);
});

it.each([503, 429])('shows it for a filing that waits: status %i', async (status) => {
  const page = phone.page();
  refuse('POST', '/api/applications', status);
  await writeAndFile(page, portal.url, { name: 'Farida Khatoon', fir: `${status}/2026` });
  await page.goto(`${portal.url}/sync`);
  expect(await shown(page.getByRole('region', { name: /^Waiting/ }), status)).toBeGreaterThan(0);
  expect(await violations(page)).toEqual([]);
  await shots(page, `unknown-code-${status}`);
});

it('files what waited when the server takes it', async () => {
  const page = phone.page();
  portal.rule(() => 'pass');
  await expect.poll(() => applicationsOnServer(page, portal.url), { timeout: 90_000 }).toHaveLength(2);
  applicationId = await writeAndFile(page, portal.url, { name: 'Imtiaz Qureshi', fir: '600/2026' });
  await page.getByText(/^Filed as /).waitFor();
  expect(applicationId).not.toBe('');
});

it.each([409, 503])('shows it for a link that was not made: status %i', async (status) => {
  const page = phone.page();
  refuse('POST', '/share', status);
  await page.goto(`${portal.url}/application?id=${applicationId}`);
  await page.getByRole('tab', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Make link' }).click();
  expect(await shown(page, status)).toBeGreaterThan(0);
});

it.each([403, 404, 410, 451, 503])('shows it for a shared link: status %i', async (status) => {
  const page = phone.page();
  portal.changed.length = 0;
  portal.rule(({ url = '' }) => (url.startsWith('/api/shared') ? said(status) : 'pass'));
  await page.goto(`${portal.url}/application/share/${'A'.repeat(43)}`);
  expect(await shown(page, status)).toBeGreaterThan(0);
});

it.each([403, 410, 451, 503])('shows it for an order that is verified: status %i', async (status) => {
  const page = phone.page();
  portal.changed.length = 0;
  portal.rule(({ url = '' }) => (url.startsWith('/api/verify') ? said(status) : 'pass'));
  await page.goto(`${portal.url}/verify/01939d00-0000-7000-8000-000000000001`);
  expect(await shown(page, status)).toBeGreaterThan(0);
});

it.each([409, 503])('shows it for a password that was not changed: status %i', async (status) => {
  const page = phone.page();
  refuse('PUT', '/api/users/password', status);
  await page.goto(`${portal.url}/settings?part=security`);
  await page.getByLabel('Current password').fill(PASSWORD);
  for (const label of ['New password', 'Confirm new password'])
    await page.getByLabel(label, { exact: true }).fill('kacheri-2026-first-floor');
  await page.getByRole('button', { name: 'Change password' }).click();
  expect(await shown(page, status)).toBeGreaterThan(0);
});
