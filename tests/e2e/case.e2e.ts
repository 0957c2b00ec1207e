/**
 * The case file: online, then after a browser restart with the server down. Changes made there are sent once.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, dayInIndia, indianDate } from '#kernel/calendar-date.ts';
import { login, person, readyForOffline, enrol } from './support/acts.ts';
import { violations } from './support/axe.ts';
import { type Device, openDevice, PHONE } from './support/device.ts';
import { casesOnServer, fileOnServer } from './support/matters.ts';
import { forgetHttpCache } from './support/offline.ts';
import { type Product, startProduct } from './support/product.ts';
import { shots } from './support/shots.ts';

let product: Product;
let phone: Device;
let caseId = '';
let token = '';

const lawyer = person('Lawyer', 'Meera Kulkarni');
const today = dayInIndia(new Date());
const remanded = addDays(today, -62);
/** Day 61 counted from the remand, and from a remand one day later. */
const opened = indianDate(addDays(today, -2));
const later = indianDate(addDays(today, -1));

beforeAll(async () => {
  product = await startProduct();
  phone = await openDevice({ installed: product.url, viewport: PHONE });
  await enrol(product.url, lawyer);
  await login(phone.page(), product.url, lawyer);
  await fileOnServer(phone.page(), product.url, {
    name: 'Imran Sheikh',
    fir: '412/2026',
    facts: {
      custodyStatus: 'judicial',
      chargesheet: { state: 'not-filed', asOf: today },
      antecedents: { known: true, rows: [] },
      delayByAccusedDays: 0,
      arrestDate: remanded,
      firstRemandDate: remanded,
      firDate: remanded,
    },
  });
  await readyForOffline(phone.page());
});

afterAll(async () => {
  await phone.remove();
  await product.remove();
});

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The server's history of this case. */
async function updates(): Promise<unknown[]> {
  const answer = await fetch(`${product.url}/api/cases/${caseId}/history`, {
    headers: { 'x-auth-token': token },
  });
  const lines: { what: string }[] = await answer.json();
  return lines.filter(({ what }) => what === 'Case updated');
}

it('opens from the dashboard with dates, parties and history', async () => {
  const page = phone.page();
  await page.goto(`${product.url}/dashboard`);
  await page.getByRole('link', { name: 'Imran Sheikh', exact: true }).first().click();
  await page.waitForURL(/\/case\//);
  caseId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  await region(page, 'Liberty dates').getByText(`Since ${opened}, day 61.`, { exact: false }).waitFor();
  await region(page, 'Parties and court').getByText('412/2026').waitFor();
  await region(page, 'History').getByText('Application filed').waitFor();
  expect(await violations(page)).toEqual([]);
  await shots(page, 'case');
});

it('does not reveal another user’s case', async () => {
  const page = phone.page();
  await page.goto(`${product.url}/case/01939d00-0000-7000-8000-00000000abcd`);
  await page.getByText('Not found, or you do not have access to it.').waitFor();
  expect(await violations(page)).toEqual([]);
});

it('opens offline after a restart; a corrected fact moves the dates', async () => {
  await forgetHttpCache(phone.page());
  await product.kill();
  await phone.restart();
  const page = phone.page();
  await page.goto(`${product.url}/case/${caseId}`);
  await region(page, 'Liberty dates').getByText(`Since ${opened}, day 61.`, { exact: false }).waitFor();
  await region(page, 'History').getByText('Application filed').waitFor();
  await region(page, 'History').getByText('As of', { exact: false }).waitFor();
  const facts = region(page, 'Facts used for these dates');
  await facts.getByRole('button', { name: 'Change Date of first remand' }).click();
  await facts.getByRole('textbox', { name: 'Date of first remand' }).fill(indianDate(addDays(remanded, 1)));
  await facts.getByText('Effect on the dates if saved').waitFor();
  expect(await violations(page)).toEqual([]);
  await shots(page, 'case-changing');
  await facts.getByRole('button', { name: 'Save answers' }).click();
  await facts.getByText('Effect on the dates').waitFor();
  await facts
    .getByText(`Default bail: moves from ${opened} (accrued) to ${later} (accrued).`, { exact: false })
    .waitFor();
  await region(page, 'Liberty dates').getByText(`Since ${later}, day 61.`, { exact: false }).waitFor();
  expect(await violations(page)).toEqual([]);
  await shots(page, 'case-changed');
});

it('sends the change once and shows it in the history', async () => {
  await product.start();
  const page = phone.page();
  await page.goto(`${product.url}/case/${caseId}`);
  const remandOnServer = async () => {
    const [record] = await casesOnServer(page, product.url);
    return record?.facts.firstRemandDate;
  };
  await expect.poll(remandOnServer, { timeout: 60_000 }).toBe(addDays(remanded, 1));
  await region(page, 'History').getByText('Case updated').waitFor({ timeout: 60_000 });
  await expect.poll(() => updates()).toHaveLength(1);
});
