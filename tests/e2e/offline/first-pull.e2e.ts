/** A new device whose first pull is slow or fails shows placeholders, then the failure, and never "none". */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { type Device, openDevice, PHONE } from '../support/device.ts';
import { openPortal, type Portal } from '../support/portal.ts';
import { type Product, startProduct } from '../support/product.ts';
import { putOwnRows } from '../support/own-rows.ts';
import { logInAs } from '../support/screens.ts';
import { shots } from '../support/shots.ts';

let product: Product;
let portal: Portal;
let second: Device;
let slow: Device;
/** An applicant of the demonstration's lawyer. */
const APPLICANT = 'Ravi Shinde';

beforeAll(async () => {
  product = await startProduct();
  portal = await openPortal(product.url);
  second = await openDevice({ viewport: PHONE });
  slow = await openDevice({ viewport: PHONE });
});
afterAll(async () => {
  await second.remove();
  await slow.remove();
  await portal.close();
  await product.remove();
});

const isPull = ({ url = '' }: { url?: string | undefined }) => url.startsWith('/api/changes');

async function logIn(page: Page): Promise<void> {
  await page.goto(`${portal.url}/login`);
  await logInAs(page, 'lawyer');
}

const total = (page: Page) =>
  page.getByText('Total Applications').locator('xpath=following-sibling::*').innerText();

it('shows placeholders while the first pull is slow, then the records', async () => {
  const page = slow.page();
  portal.rule((request) => (isPull(request) ? 'hold' : 'pass'));
  await logIn(page);
  await page.getByRole('region', { name: 'Recent Applications' }).getByText('Loading').first().waitFor();
  await expect.poll(() => total(page)).toBe('–');
  await expect.poll(() => page.getByText(/No applications yet|No upcoming|Failed to fetch/).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await shots(page, 'first-pull-slow');
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
  const page = second.page();
  portal.rule((request) => (isPull(request) ? 'refuse' : 'pass'));
  await logIn(page);
  const recent = page.getByRole('region', { name: 'Recent Applications' });
  await recent.getByText('Failed to fetch cases').waitFor();
  await expect.poll(() => page.getByText('No applications yet').count()).toBe(0);
  await expect.poll(() => total(page)).toBe('–');
  expect(await violations(page)).toEqual([]);
  await shots(page, 'first-pull-failed');
});

it('says nothing about hearings that it has not fetched', async () => {
  const page = second.page();
  await page.goto(`${portal.url}/hearings`);
  await page.getByText('Failed to fetch cases').first().waitFor();
  await expect.poll(() => page.getByText(/No hearing/).count()).toBe(0);
});

it('fetches again on request', async () => {
  const page = second.page();
  portal.rule(() => 'pass');
  await page.goto(`${portal.url}/dashboard`);
  await page.getByText(APPLICANT).first().waitFor();
  await expect.poll(() => page.getByText('Failed to fetch cases').count()).toBe(0);
});
