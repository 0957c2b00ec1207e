/** The first visit: words before scripts, the demonstration on this device alone, the law without an account. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readyForOffline } from './support/acts.ts';
import { violations } from './support/axe.ts';
import { type Device, openDevice, PHONE } from './support/device.ts';
import { type Product, startProduct } from './support/product.ts';
import { shots } from './support/shots.ts';

let product: Product;
let phone: Device;
const asked: string[] = [];

beforeAll(async () => {
  product = await startProduct();
  phone = await openDevice({ viewport: PHONE });
  phone
    .context()
    .on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
});

afterAll(async () => {
  await phone.remove();
  await product.remove();
});

const noOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

it('is read before any script, by whoever has none', async () => {
  const html = await (await fetch(`${product.url}/`, { headers: { accept: 'text/html' } })).text();
  expect(html).toContain('Streamlining Bail Applications with AI');
  expect(html).toContain('href="/login"');
  expect(
    await (await fetch(`${product.url}/login`, { headers: { accept: 'text/html' } })).text(),
  ).not.toContain('Streamlining');
});

it('leads through its sections, and to help, privacy and terms', async () => {
  const page = phone.page();
  await page.goto(product.url);
  await page.getByRole('heading', { level: 1, name: 'Streamlining Bail Applications with AI' }).waitFor();
  await page.getByRole('button', { name: 'Watch Demo' }).and(page.locator(':enabled')).waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await noOverflow(page)).toBe(0);
  await shots(page, 'landing');
  await page.locator('.landing-menu summary').click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Benefits' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  for (const name of ['Help', 'Privacy', 'Terms']) {
    await page.goto(`${product.url}/${name.toLowerCase()}`);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await noOverflow(page)).toBe(0);
    await shots(page, name.toLowerCase());
  }
});

it('opens calculator and legal database without an account, and leads an unknown path to the first page', async () => {
  const page = phone.page();
  await page.goto(`${product.url}/calculator`);
  await page.getByRole('heading', { level: 1, name: 'Bail Calculator' }).waitFor();
  await shots(page, 'guest-calculator');
  expect(await violations(page)).toEqual([]);
  await page.goto(`${product.url}/legal-database`);
  await page.getByRole('heading', { level: 1, name: 'Legal Database' }).waitFor();
  await page.goto(`${product.url}/settings`);
  await page.waitForURL('**/login');
  await page.goto(`${product.url}/no-such-place`);
  await page.getByRole('heading', { level: 1, name: /^Streamlining/ }).waitFor();
});

it('shows the whole app on invented matters, offline too, sends nothing, and is removed', async () => {
  const page = phone.page();
  await page.goto(product.url);
  await page.getByRole('button', { name: 'Watch Demo' }).click();
  await page.waitForURL('**/dashboard');
  const strip = page.getByRole('region', { name: 'Demonstration' });
  await page.getByText('Ravi Shinde').first().waitFor();
  await shots(page, 'demo-dashboard');
  await readyForOffline(page);
  const demonstrations = (
    await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  ).find((name) => name !== 'zamanat-guest' && name !== 'zamanat-shared');
  expect(demonstrations).toBeDefined();
  asked.length = 0;
  await product.kill();
  await strip.getByRole('link', { name: /Calculator/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Bail Calculator' }).waitFor();
  await strip.getByRole('link', { name: /Order/ }).click();
  await page.getByText('Ravi Shinde').first().waitFor();
  await page.getByText('Sample order').first().waitFor();
  await shots(page, 'demo-order');
  await strip.getByRole('link', { name: /Application/ }).click();
  await page.getByRole('button', { name: 'Generate and file' }).click();
  await page.waitForURL(/application\?id=/);
  expect(await violations(page)).toEqual([]);
  await shots(page, 'demo-application');
  expect(asked.filter((each) => each.includes(' /api/'))).toEqual([]);
  await strip.getByRole('button', { name: 'Remove the demonstration' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove for good' }).click();
  await page.waitForURL('**/login');
  await page.reload(); // what another worker still held open goes now
  const left = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(left, { timeout: 15_000 }).not.toContain(demonstrations);
  await product.start();
});
