/**
 * A new device whose first pull is slow or fails: placeholders, then the failure, and on no screen "none". The pull of
 * the lawyer is slow; that of his second phone and that of the judge fail.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Role } from '#contract/account/user.ts';
import { violations } from '../support/axe.ts';
import { type Device, openDevice, PHONE } from '../support/device.ts';
import { openPortal, type Portal } from '../support/portal.ts';
import { type Product, startProduct } from '../support/product.ts';
import { putOwnRows } from '../support/own-rows.ts';
import { addressesOf, logInAs } from '../support/screens.ts';
import { shots } from '../support/shots.ts';

let product: Product;
let portal: Portal;
let slow: Device;
let failing: Device;
/** An applicant of the demonstration's lawyer. */
const APPLICANT = 'Ravi Shinde';
const WALK = { timeout: 280_000 };

beforeAll(async () => {
  product = await startProduct();
  portal = await openPortal(product.url);
  slow = await openDevice({ viewport: PHONE });
  failing = await openDevice({ viewport: PHONE });
});
afterAll(async () => {
  await slow.remove();
  await failing.remove();
  await portal.close();
  await product.remove();
});

const RECORD =
  'application|assessment|case|contested|date|document|entr|feedback|hearing|matter|note|notification|order|record';
const CLAIMS = new RegExp(
  [
    String.raw`\b(?:no|any) (?:\w+ )?(?:${RECORD})`,
    'not found',
    'nothing (?:listed|decided)',
    'no longer',
    '^0$',
    '^0%',
  ].join('|'),
  'i',
);

/** Content of this phone, of a form or of a paper is known without a pull. */
const KNOWN_HERE: Readonly<Record<string, RegExp>> = {
  '/application': /^No entries yet$/, // of the form
  '/feedback': /^No feedback yet$/,
  '/judge-application-view': /^No (?:disclosure annexure|other bail application|opinion)|No order/, // of the application
  '/predictive-analytics': /^Not counted: no record has this/,
  '/settings?part=data': /^0$/, // stored on this phone
  '/sync': /^0$|: 0$/,
};

/** In the page: its text when nothing has changed for a second, or longer on a slow machine. */
async function settledText(root: HTMLElement | SVGElement): Promise<string> {
  const began = performance.now(); // since the navigation
  const still = Math.max(1_000, began / 2);
  const end = began + still + 5_000;
  let [changedAt, text] = [began, ''];
  while (performance.now() - changedAt < still) {
    if (performance.now() > end) throw new Error(`The page has not come to rest:\n${text}`);
    await new Promise((resolve) => void setTimeout(resolve, 50));
    const now = root instanceof HTMLElement ? root.innerText : '';
    if (now !== text) [changedAt, text] = [performance.now(), now];
  }
  return text;
}

async function claimsOn(page: Page, address: string): Promise<string[]> {
  await page.goto(portal.url + address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const text = await page.locator('#root').evaluate(settledText);
  const own = Object.entries(KNOWN_HERE).find(([path]) => address.startsWith(path))?.[1];
  const lines = text.split('\n').map((line) => line.trim());
  return lines
    .filter((line) => CLAIMS.test(line) && own?.test(line) !== true)
    .map((line) => `${address}: ${line}`);
}

async function claimsOfAll(page: Page, role: Role): Promise<string> {
  const found: string[] = [];
  for (const address of await addressesOf(product.url, role)) found.push(...(await claimsOn(page, address)));
  return found.join('\n');
}

const isPull = ({ url = '' }: { url?: string | undefined }) => url.startsWith('/api/changes');

async function logIn(page: Page, role: Role): Promise<void> {
  await page.goto(`${portal.url}/login`);
  await logInAs(page, role);
}

const total = (page: Page) =>
  page.getByText('Total Applications').locator('xpath=following-sibling::*').innerText();

it('shows placeholders while the first pull is slow', async () => {
  const page = slow.page();
  portal.rule((request) => (isPull(request) ? 'hold' : 'pass'));
  await logIn(page, 'lawyer');
  await page.getByRole('region', { name: 'Recent Applications' }).getByText('Loading').first().waitFor();
  await expect.poll(() => total(page)).toBe('–');
  await expect.poll(() => page.getByText(/No applications yet|No upcoming|Failed to fetch/).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await shots(page, 'first-pull-slow');
});

it('claims nothing to a lawyer whose first pull is slow, and then shows the records', WALK, async () => {
  const page = slow.page();
  expect(await claimsOfAll(page, 'lawyer')).toBe('');
  await page.goto(`${portal.url}/dashboard`);
  portal.rule(() => 'pass');
  await page.getByText(APPLICANT).first().waitFor();
  await expect.poll(() => total(page)).toMatch(/^[1-9]/);
});

it('shows the age of figures that no pull has renewed', async () => {
  const page = slow.page();
  portal.rule((request) => (isPull(request) ? 'refuse' : 'pass'));
  const finished = new Date(Date.now() - 3 * 3_600_000).toISOString();
  await putOwnRows(page, 'meta', [{ k: 'pullFinishedAt', v: finished }]);
  for (const path of ['/hearings', '/status-tracking', '/dashboard']) {
    await page.goto(portal.url + path);
    await page.getByText(/^As of .*\d\d:\d\d, 3 hours ago$/).waitFor();
    expect(await violations(page)).toEqual([]);
    await shots(page, `figures-age${path.replace('/', '-')}`);
  }
});

it('shows the failure of the first pull and no zero', async () => {
  const page = failing.page();
  portal.rule((request) => (isPull(request) ? 'refuse' : 'pass'));
  await logIn(page, 'lawyer');
  const recent = page.getByRole('region', { name: 'Recent Applications' });
  await recent.getByText('Failed to fetch cases').waitFor();
  await expect.poll(() => page.getByText('No applications yet').count()).toBe(0);
  await expect.poll(() => total(page)).toBe('–');
  expect(await violations(page)).toEqual([]);
  await shots(page, 'first-pull-failed');
});

it('says nothing about hearings that it has not fetched', async () => {
  const page = failing.page();
  await page.goto(`${portal.url}/hearings`);
  await page.getByText('Failed to fetch cases').first().waitFor();
  await expect.poll(() => page.getByText(/No hearing/).count()).toBe(0);
});

it('fetches again on request', async () => {
  const page = failing.page();
  portal.rule(() => 'pass');
  await page.goto(`${portal.url}/dashboard`);
  await page.getByText(APPLICANT).first().waitFor();
  await expect.poll(() => page.getByText('Failed to fetch cases').count()).toBe(0);
});

it('claims nothing to a judge whose first pull fails', WALK, async () => {
  await failing.forget(portal.url);
  const page = failing.page();
  portal.rule((request) => (isPull(request) ? 'refuse' : 'pass'));
  await logIn(page, 'judge');
  await page.getByText('Not everything has been downloaded yet').first().waitFor();
  expect(await claimsOfAll(page, 'judge')).toBe('');
});
