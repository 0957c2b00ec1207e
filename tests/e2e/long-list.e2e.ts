/** A list of hundreds of rows: only visible rows are rendered, but search finds all of them. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { login, person, enrol } from './support/acts.ts';
import { type Device, openDevice, PHONE } from './support/device.ts';
import { fileOnServer } from './support/matters.ts';
import { ownRows, putOwnRows } from './support/own-rows.ts';
import { type Product, startProduct } from './support/product.ts';

const ROWS = 600;

let product: Product;
let phone: Device;

beforeAll(async () => {
  product = await startProduct();
  const other = await openDevice();
  const lawyer = person('Lawyer', 'Meera Kulkarni');
  await enrol(product.url, lawyer);
  await login(other.page(), product.url, lawyer);
  await fileOnServer(other.page(), product.url, { name: 'Applicant 0', fir: '1/2026', facts: {} });
  await other.remove();
  phone = await openDevice({ installed: product.url, viewport: PHONE });
  const page = phone.page();
  const judge = person('Judge', 'A. Kumar');
  await enrol(product.url, judge);
  await login(page, product.url, judge);
  await row(page, 0).waitFor();
  await multiply(page, ROWS);
  await page.goto(`${product.url}/judge-dashboard?show=${2 * ROWS}`);
  await row(page, ROWS - 1).waitFor({ state: 'attached' });
});

afterAll(async () => {
  await phone.remove();
  await product.remove();
});

const row = (page: Page, n: number) => page.getByRole('link', { name: `Applicant ${n}`, exact: true });

const isDrawn = (page: Page, n: number) =>
  row(page, n).evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }));

/** Copies of the one file that is there, each a minute younger. */
async function multiply(page: Page, count: number): Promise<void> {
  const known = await ownRows<{ createdAt: string; applicant: { name: string } }>(page, 'applications');
  const first = known.find(({ applicant }) => applicant.name === 'Applicant 0');
  if (!first) throw new Error('the first application is not on the device');
  const copies = Array.from({ length: count - 1 }, (_, at) => ({
    ...first,
    _id: crypto.randomUUID(),
    applicant: { ...first.applicant, name: `Applicant ${at + 1}` },
    createdAt: new Date(Date.parse(first.createdAt) + (at + 1) * 60_000).toISOString(),
  }));
  await putOwnRows(page, 'applications', copies);
}

it('renders visible rows and skips distant rows', async () => {
  await expect.poll(() => isDrawn(phone.page(), 0)).toBe(true);
  await expect.poll(() => isDrawn(phone.page(), ROWS - 1)).toBe(false);
});

it('gives a screen reader all rows, and names the visible ones', async () => {
  const cdp = await phone.context().newCDPSession(phone.page());
  const named = async (kind: string) => {
    const { nodes } = await cdp.send('Accessibility.getFullAXTree');
    const shown = nodes.filter(({ ignored, role }) => !ignored && role?.value === kind);
    return shown.map(({ name }) => String(name?.value));
  };
  expect((await named('listitem')).length).toBeGreaterThanOrEqual(ROWS);
  await row(phone.page(), 300).scrollIntoViewIfNeeded();
  await expect.poll(() => named('link')).toContain('Applicant 300');
});

it('has the same height before and after all rows render', async () => {
  const heights = await phone.page().evaluate(() => {
    const before = document.documentElement.scrollHeight;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.list > li { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
    const after = document.documentElement.scrollHeight;
    document.adoptedStyleSheets.pop();
    return { before, after };
  });
  expect(Math.abs(heights.before / heights.after - 1)).toBeLessThan(0.02);
});

it('finds a distant row with the browser’s search and renders it', async () => {
  const page = phone.page();
  expect(await page.evaluate((text) => Reflect.get(window, 'find').call(window, text), 'Applicant 577')).toBe(
    true,
  );
  await expect.poll(() => isDrawn(page, 577)).toBe(true);
});

it('moves the focus by keyboard between distant rows', async () => {
  const page = phone.page();
  await row(page, 400).focus();
  await expect.poll(() => isDrawn(page, 400)).toBe(true);
  for (let tried = 0; tried < 6; tried += 1) {
    await page.keyboard.press('Tab');
    if (await row(page, 401).evaluate((link) => link === document.activeElement)) break;
  }
  await expect.poll(() => row(page, 401).evaluate((link) => link === document.activeElement)).toBe(true);
  await expect.poll(() => isDrawn(page, 401)).toBe(true);
});
