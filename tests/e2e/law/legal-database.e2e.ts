/** The legal database: search, cards, bookmarks on two devices, and all of it without a server. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { login, person, readyForOffline, enrol } from '../support/acts.ts';
import { violations } from '../support/axe.ts';
import { DESKTOP, type Device, openDevice, PHONE } from '../support/device.ts';
import { forgetHttpCache, otherComplaints } from '../support/offline.ts';
import { type Product, startProduct } from '../support/product.ts';

let product: Product;
let desk: Device;
let phone: Device;

const judge = person('Judge', 'S. Deshpande');

beforeAll(async () => {
  product = await startProduct();
  desk = await openDevice({ installed: product.url, viewport: DESKTOP });
  phone = await openDevice({ installed: product.url, viewport: PHONE, colorScheme: 'dark' });
  await enrol(product.url, judge);
  await login(desk.page(), product.url, judge);
  await login(phone.page(), product.url, judge);
  await readyForOffline(desk.page());
});

afterAll(async () => {
  await desk.remove();
  await phone.remove();
  await product.remove();
});

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search the legal database' });
const results = (page: Page) => page.getByRole('list', { name: 'Search Results' });

async function open(device: Device, query = ''): Promise<Page> {
  const page = device.page();
  await page.goto(`${product.url}/legal-database${query}`);
  await page.getByRole('heading', { level: 1, name: 'Legal Database' }).waitFor();
  await box(page).or(page.getByRole('article')).first().waitFor();
  return page;
}

const first = (page: Page, key: string) =>
  results(page).getByRole('listitem').first().getByRole('link', { name: key }).waitFor();

it('opens on the IPC beside the section that the matters charge most often', async () => {
  const page = await open(desk);
  await page.getByRole('list', { name: /^IPC: 50 of/ }).waitFor();
  await page.getByRole('article').waitFor();
  expect(await violations(page)).toEqual([]);
});

it.each([
  ['302', /IPC 302/],
  ['u/s 420 IPC', /IPC 420/],
  ['zamanat', /BNSS 480/],
  ['BSS 35', /BNSS 35/],
  ['chain pulled from neck', /BNS 304/],
  ['ज़मानत', /BNSS 480/],
  ['pati dwara krurta', /BNS 85/],
])('finds %s', async (query, key) => {
  const page = desk.page();
  await box(page).fill(query);
  await expect.poll(async () => results(page).getByRole('link').first().textContent()).toMatch(key);
});

it('stores the search index and finds the same after a reload', async () => {
  const page = await open(desk);
  await box(page).fill('chain pulled from neck');
  await first(page, 'BNS 304');
  await page.waitForURL(/q=chain/);
  await expect.poll(() => results(page).getByRole('link').count()).toBe(10);
  const found = await results(page).getByRole('link').allTextContents();
  const cachedUrls = () =>
    page.evaluate(async () => (await (await caches.open('law-search-index')).keys()).map(({ url }) => url));
  await expect.poll(async () => (await cachedUrls()).length).toBe(1);
  const before = await cachedUrls();
  await page.reload();
  await expect.poll(() => results(page).getByRole('link').allTextContents()).toEqual(found);
  expect(await cachedUrls()).toEqual(before);
});

it('hides the lists of codes during a search', async () => {
  const page = desk.page();
  await page.getByRole('tablist').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Show lists of codes' }).click();
  await page.getByRole('tablist').waitFor();
  expect(await violations(page)).toEqual([]);
  await box(page).fill('');
  await page.getByRole('tablist').waitFor();
  await results(page).waitFor({ state: 'hidden' });
  const [under, lists] = await Promise.all([
    box(page).boundingBox(),
    page.getByRole('tablist').boundingBox(),
  ]);
  expect(Number(lists?.y) - Number(under?.y)).toBeLessThan(150); // earlier results take no space
  expect(await violations(page)).toEqual([]);
});

it('shows the specified message without results', async () => {
  const page = desk.page();
  await box(page).fill('qqqqqq');
  await page.getByText('No results found for "qqqqqq"').waitFor();
  expect(await violations(page)).toEqual([]);
});

it('opens a card by keyboard and copies its citation', async () => {
  const page = await open(desk, '?tab=BNS');
  await desk.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('/');
  await page.keyboard.type('snatching');
  await first(page, 'BNS 304');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const card = page.getByRole('article', { name: 'Snatching' });
  await card.waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Snatching');
  await card.getByText('21-11-2026').waitFor();
  await card.getByRole('button', { name: 'Copy citation' }).click();
  await page.getByText('Copied: Section 304, Bharatiya Nyaya Sanhita, 2023').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'Section 304, Bharatiya Nyaya Sanhita, 2023',
  );
  await expect.poll(() => new URL(page.url()).search).toBe('?tab=BNS&q=snatching&at=BNS+304');
  expect(await violations(page)).toEqual([]);
});

it('restores the card after a reload and leaves it by Back', async () => {
  const page = desk.page();
  await page.reload();
  await page.getByRole('article', { name: 'Snatching' }).waitFor();
  await expect.poll(() => box(page).inputValue()).toBe('snatching');
  await page.goBack();
  await expect.poll(() => new URL(page.url()).search).not.toContain('at=');
});

it('searches in a worker', async () => {
  const page = await open(desk);
  await page.getByRole('list', { name: /^IPC:/ }).waitFor();
  expect(page.workers().map((worker) => worker.url())).toEqual([expect.stringContaining('library-worker')]);
});

it('shows only the card on a phone and returns to its row', async () => {
  const page = await open(phone, '?tab=BNSS');
  await page.getByRole('link', { name: /^BNSS 35 When police/ }).click();
  await page.getByRole('article', { name: 'When police may arrest without warrant' }).waitFor();
  await expect.poll(() => box(page).isVisible()).toBe(false);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-row')))
    .toBe('BNSS 35');
  expect(await violations(page)).toEqual([]);
});

/** Rows that the reader sees whole, between the search box and the end of the pane or the bottom bar. */
const rowsInSight = (page: Page) =>
  page.evaluate(() => {
    const [search, pane, bar] = ['[role=search]', '.law-list', '.bottombar'].map((each) =>
      document.querySelector(each)?.getBoundingClientRect(),
    );
    const end = Math.min(innerHeight, pane?.bottom ?? 0, bar?.height ? bar.top : Infinity);
    return [...document.querySelectorAll('.law-found .law-row')]
      .map((row) => row.getBoundingClientRect())
      .filter(({ top, bottom }) => top >= (search?.bottom ?? 0) && bottom <= end).length;
  });

it('keeps ten sections in sight beside the open one, and nine on a phone', async () => {
  const page = await open(desk, '?q=theft&at=BNS+303(2)');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('article', { name: 'Theft' }).waitFor();
  await expect.poll(() => rowsInSight(page)).toBeGreaterThanOrEqual(10);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  await page.setViewportSize(DESKTOP);
  const small = await open(phone, '?q=theft');
  await small.setViewportSize({ width: 360, height: 780 });
  await expect.poll(() => rowsInSight(small)).toBeGreaterThanOrEqual(9);
  await small.setViewportSize(PHONE);
});

it('syncs a bookmark to the second device', async () => {
  const page = await open(desk, '?at=BNS+304');
  await page.getByRole('button', { name: 'Bookmark' }).click();
  await page.getByRole('tab', { name: 'Bookmarks (1)' }).waitFor();
  await expect
    .poll(
      async () => {
        const other = await open(phone);
        return other.getByRole('tab', { name: 'Bookmarks (1)' }).count();
      },
      { timeout: 30_000, interval: 1_000 },
    )
    .toBe(1);
  await phone.page().getByRole('tab', { name: 'Bookmarks (1)' }).click();
  await phone
    .page()
    .getByRole('link', { name: /^BNS 304/ })
    .waitFor();
});

it('builds the search index once and loads it after a reload', async () => {
  const page = await open(desk);
  const indexMark = () =>
    page.evaluate(async () => {
      const cache = await caches.open('law-search-index');
      const [index] = await cache.keys();
      return index ? ((await cache.match(index))?.headers.get('x-mark') ?? 'made') : null;
    });
  await expect.poll(indexMark, { timeout: 20_000 }).toBe('made');
  await page.evaluate(async () => {
    const cache = await caches.open('law-search-index');
    const [index] = await cache.keys();
    const cachedResponse = index && (await cache.match(index));
    if (cachedResponse)
      await cache.put(
        index,
        new Response(await cachedResponse.text(), { headers: { 'x-mark': 'the first' } }),
      );
  });
  await page.reload();
  await box(page).fill('ज़मानत');
  await first(page, 'BNSS 480');
  expect(await indexMark()).toBe('the first');
});

it('searches and bookmarks offline after a restart', async () => {
  await forgetHttpCache(desk.page());
  await product.kill();
  await desk.restart();
  const page = await open(desk);
  await box(page).fill('ज़मानत');
  await first(page, 'BNSS 480');
  await results(page).getByRole('link').first().click();
  await page.getByRole('article').getByRole('button', { name: 'Bookmark' }).click();
  await page
    .getByText(/^Saved on this (?:phone|device)\. Sent to your other devices when online\./)
    .waitFor();
  await box(page).fill(''); // the tabs are folded while one searches
  await page.getByRole('tab', { name: 'Bookmarks (2)' }).waitFor();
  expect(await violations(page)).toEqual([]);
});

it('logs no error on the console', () => {
  expect(otherComplaints(desk, phone)).toBe('');
});
