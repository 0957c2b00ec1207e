/**
 * A judge's day on a tablet: a docket of twelve from the demonstration, pinned, decided offline and sent
 * later.
 */
import { readFileSync } from 'node:fs';
import type { Download, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { login } from '../support/acts.ts';
import { violations } from '../support/axe.ts';
import { leaveSignal } from '../support/court-without-signal.ts';
import { type Device, openDevice } from '../support/device.ts';
import { type Product, startProduct } from '../support/product.ts';
import { shots } from '../support/shots.ts';

let product: Product;
let tablet: Device;
let caseId = '';

/** Of the demonstration. */
const JUDGE = { name: 'Arvind Rao', role: 'Judge', email: 'judge@example.in' } as const;
const PASSWORD = 'neem-tree-judge';

beforeAll(async () => {
  product = await startProduct();
  tablet = await openDevice({ installed: product.url, viewport: { width: 1180, height: 820 } });
  await login(tablet.page(), product.url, JUDGE, PASSWORD);
});
afterAll(async () => {
  await tablet.remove();
  await product.remove();
});

it('shows twelve hearings today and downloads their files', async () => {
  const page = tablet.page();
  const today = page.getByRole('region', { name: 'Today’s Hearings' });
  await today.getByRole('listitem').nth(11).waitFor();
  await expect.poll(() => today.getByRole('listitem').count()).toBe(12);
  await today.getByRole('button', { name: /^Download today’s files \(12 cases/ }).click();
  await today.getByText(/^Today’s files are on this .*: 12 cases/).waitFor();
  await page
    .getByText(/left of 2 weeks|beyond 2 weeks|Past two months/)
    .first()
    .waitFor();
  expect(await violations(page)).toEqual([]);
  await shots(page, 'dashboard');
  await leaveSignal(product, tablet);
});

it('sets a case category in the calendar and regroups the case', async () => {
  const page = tablet.page();
  await page.goto(`${product.url}/judge/calendar`);
  const complex = page.getByRole('region', { name: 'Complex', exact: true });
  await page.getByRole('button', { name: /^More.*Kiran Bhosale/ }).click();
  await page.getByLabel('Case management').selectOption('Complex');
  await complex
    .getByText(/Kiran Bhosale/)
    .first()
    .waitFor();
  expect(await violations(page)).toEqual([]);
  await shots(page, 'calendar');
});

it('exports one hearing or all, and prints a cause list for each court', async () => {
  const page = tablet.page();
  const all = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add hearings to calendar (.ics)' }).click();
  expect((await textOf(await all)).match(/BEGIN:VEVENT/g)).toHaveLength(12);
  const one = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Add to calendar \(\.ics\).*Kiran Bhosale/ }).click();
  const file = await textOf(await one);
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(file).toContain('11:10 Verification of bond: Kiran Bhosale');
  await page.getByRole('link', { name: 'Printable cause list' }).click();
  const lists = page.getByRole('table', { name: /^Cause list of/ });
  await lists.nth(2).waitFor(); // one for each of the three courts of the day
  expect(await lists.locator('tbody tr').count()).toBe(12);
  expect(await violations(page)).toEqual([]);
  await shots(page, 'cause-list');
  expect(sizesIn(await page.pdf({ preferCSSPageSize: true }))).toEqual([
    'landscape',
    'landscape',
    'landscape',
  ]);
  await page.goBack();
});

/** The pages of a PDF. */
const sizesIn = (pdf: Buffer): string[] =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) =>
    Number(width) > Number(height) ? 'landscape' : 'portrait',
  );

it('saves a private note and shows an empty analytics tab', async () => {
  const page = tablet.page();
  await page
    .getByRole('link', { name: /^View Case/ })
    .first()
    .click();
  await page.waitForURL('**/judge/case/**');
  caseId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const notes = page.getByRole('region', { name: 'Private notes' });
  await notes.getByRole('button', { name: 'Add note' }).press('Enter');
  await notes.getByLabel('New note').pressSequentially('Ask about the recovery memo.');
  await notes.getByText('Waiting').waitFor();
  await page.getByRole('tab', { name: 'Predictive Analytics' }).click();
  await page.getByText('No predictive analytics available for this case.').waitFor();
  expect(await violations(page)).toEqual([]);
  await shots(page, 'case');
});

it('adds a contested point by keyboard', async () => {
  const page = tablet.page();
  await page.goto(`${product.url}/judge-dashboard`);
  await page.locator('.docket-link').first().press('Enter');
  const points = page.getByRole('region', { name: 'Contested points' });
  await points.getByRole('button', { name: 'Add a contested point' }).press('Enter');
  await points.getByLabel('Contested point').fill('Custody');
  await points.getByLabel('Statement').fill('He was on interim bail for a month.');
  expect(await violations(page)).toEqual([]);
  await shots(page, 'point');
  await points.getByRole('button', { name: 'Save point' }).press('Enter');
  await points.getByRole('heading', { name: 'Custody' }).waitFor();
  await shots(page, 'application');
});

it('sends the note and the category when the server is back', async () => {
  const page = tablet.page();
  await product.start();
  await page.reload();
  await expect
    .poll(notesOnServer, { timeout: 60_000 })
    .toMatchObject([{ text: 'Ask about the recovery memo.' }]);
  await expect.poll(dayOnServer, { timeout: 30_000 }).toMatch(/"Complex":.*Kiran Bhosale/);
});

it('cuts off no word of the docket', async () => {
  const page = tablet.page();
  await page.goto(`${product.url}/judge-dashboard`);
  await page.locator('.docket-bar').first().waitFor();
  for (const width of [1180, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => cutTexts(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 1180, height: 820 });
});

// heads and cells whose text is wider than their column
const cutTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.docket-head > span, .docket-cell, .docket-cell > p, .docket-cell h3')]
      .filter((each) => each.scrollWidth > each.clientWidth)
      .map((each) => each.textContent),
  );

it('leaves room for 12 rows of the docket, 13 on a desk, and for the facts of a file', async () => {
  const page = tablet.page();
  await page.goto(`${product.url}/judge-dashboard`);
  await page.locator('.docket-link').first().waitFor();
  await expect.poll(() => rowsInSight(page)).toBeGreaterThanOrEqual(12);
  await lengthenFirstName(page, 'hi');
  await expect.poll(() => rowsInSight(page)).toBeGreaterThanOrEqual(12);
  await lengthenFirstName(page, 'en');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(() => rowsInSight(page)).toBeGreaterThanOrEqual(13);
  await page.locator('.docket-link').first().press('Enter');
  const facts = page.locator('.file-head dt');
  await expect.poll(() => facts.count()).toBeGreaterThanOrEqual(7);
  for (const { width, height } of [
    { width: 1440, height: 900 },
    { width: 1180, height: 820 },
  ]) {
    await page.setViewportSize({ width, height });
    const lastOf7 = facts.nth(6).locator('xpath=..');
    await expect.poll(async () => bottomOf(await lastOf7.boundingBox())).toBeLessThan(height);
  }
});

it('shows the whole foot of an order that is opened by its address', async () => {
  const page = tablet.page();
  const file = new URL(page.url());
  file.searchParams.set('decide', 'approve');
  for (const { width, height } of [
    { width: 1440, height: 900 },
    { width: 1180, height: 820 },
  ]) {
    await page.setViewportSize({ width, height });
    await page.goto(file.href);
    const sign = page.getByRole('button', { name: /^Sign/ });
    await sign.waitFor();
    await expect.poll(async () => bottomOf(await sign.boundingBox())).toBeLessThanOrEqual(height);
  }
});

it('shows the operative part of the paper beside the outcome on a desk, and follows the choice', async () => {
  const page = tablet.page();
  await page.setViewportSize({ width: 1440, height: 900 });
  const outcome = page.getByLabel('Outcome', { exact: true });
  const heading = page.locator('.order-preview').getByRole('heading', { name: 'Order', exact: true });
  for (const choice of ['interim', 'granted']) {
    await outcome.selectOption(choice);
    await expect.poll(() => placeBeside(outcome, heading)).toEqual({ beside: true, inSight: true });
  }
  await page.setViewportSize({ width: 1180, height: 820 });
});

// the heading of the paper is to the right of the field and on the screen
async function placeBeside(field: Locator, heading: Locator) {
  const [one, other] = [await field.boundingBox(), await heading.boundingBox()];
  return {
    beside: one !== null && other !== null && other.x > one.x + one.width,
    inSight: other !== null && other.y > 0 && bottomOf(other) < 500,
  };
}

// a name of 90 letters, and the line height of a language
const lengthenFirstName = (page: Page, language: string) =>
  page.evaluate((lang) => {
    const name = document.querySelector('.docket-applicant');
    if (name) name.textContent = 'Subrahmanyeswara Chandrashekharan '.repeat(3);
    document.documentElement.lang = lang;
  }, language);

// whole rows of this height below the top of the first one, without scrolling
const rowsInSight = (page: Page) =>
  page.evaluate(() => {
    const row = document.querySelector('.docket-row')?.getBoundingClientRect();
    return row ? Math.floor((innerHeight - row.top - scrollY) / row.height) : 0;
  });

const bottomOf = (box: { readonly y: number; readonly height: number } | null): number =>
  box ? box.y + box.height : Infinity;

const textOf = async (download: Download) => readFileSync(await download.path(), 'utf8');
const notesOnServer = () => onServer(`/cases/${caseId}/notes`);
const dayOnServer = async () => JSON.stringify(await onServer('/cases/judge/today'));

async function onServer(path: string): Promise<unknown> {
  const token = await tablet.page().evaluate(() => localStorage.getItem('token') ?? '');
  const answer = await fetch(`${product.url}/api${path}`, { headers: { 'x-auth-token': token } });
  return answer.json();
}
