/** The first visit: words before scripts, the demonstration on this device alone, the law without an account. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileIt, readyForOffline } from '../support/acts.ts';
import { violations } from '../support/axe.ts';
import { type Device, openDevice, PHONE } from '../support/device.ts';
import { type Product, startProduct } from '../support/product.ts';
import { shots } from '../support/shots.ts';

let product: Product;
let phone: Device;

beforeAll(async () => {
  product = await startProduct();
  phone = await openDevice({ viewport: PHONE });
});

afterAll(async () => {
  await phone.remove();
  await product.remove();
});

const noOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** API calls as counted by the server, from the page and all workers. The health checks are ours. */
async function callsOfTheApi(): Promise<string[]> {
  const metrics = await (await fetch(`${product.url}/metrics`)).text();
  return metrics
    .split('\n')
    .filter(
      (line) => /_request_seconds_count\{.*route="\/api\//.test(line) && !line.includes('/api/health"'),
    );
}

it('contains the landing text in the HTML, without scripts', async () => {
  const html = await (await fetch(`${product.url}/`, { headers: { accept: 'text/html' } })).text();
  expect(html).toContain('Streamlining Bail Applications with AI');
  expect(html).toContain('href="/login"');
  expect(
    await (await fetch(`${product.url}/login`, { headers: { accept: 'text/html' } })).text(),
  ).not.toContain('Streamlining');
});

it('works without scripts: text, layout, pictures, menu and links', async () => {
  const page = phone.page();
  const browser = await phone.context().newCDPSession(page);
  await browser.send('Emulation.setScriptExecutionDisabled', { value: true });
  await page.goto(product.url);
  await page.getByRole('heading', { level: 1, name: 'Streamlining Bail Applications with AI' }).waitFor();
  for (const name of ['Features', 'Benefits', 'Comprehensive Bail Management']) {
    await expect.poll(() => page.getByRole('heading', { level: 2, name }).isVisible()).toBe(true);
  }
  const title = page.getByRole('heading', { level: 1 });
  const before = await title.boundingBox();
  expect(before?.y).toBeLessThan(120); // the top is one row
  await expect.poll(() => page.getByRole('img').evaluateAll((pictures) => pictures.length)).toBe(2);
  await expect.poll(() => noOverflow(page)).toBe(0);
  await shots(page, 'landing-no-script');
  await page.locator('.landing-menu summary').click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Contact' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  for (const path of [
    '/login',
    '/register',
    '/calculator',
    '/legal-database',
    '/help',
    '/privacy',
    '/terms',
  ]) {
    await expect.poll(() => page.locator(`a[href="${path}"]`).count()).toBeGreaterThan(0);
  }
  await browser.send('Emulation.setScriptExecutionDisabled', { value: false });
  await browser.detach();
  await page.goto(product.url);
  await page.getByRole('button', { name: 'Watch Demo' }).and(page.locator(':enabled')).waitFor();
  expect(await title.boundingBox()).toEqual(before); // the script keeps its layout
});

it('shows no invented figures and no dead links', async () => {
  const page = phone.page();
  await page.goto(product.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.locator('body').innerText()).not.toMatch(/95\s*%|30K|24\/7|50\+/);
  const places = await page
    .locator('a[href^="#"]')
    .evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? '').filter((href) => !document.querySelector(href)),
    );
  expect(places).toEqual([]);
  await expect.poll(() => page.locator('a:not([href]), a[href=""], a[href="#"]').count()).toBe(0);
});

it('scrolls smoothly except with reduced motion', async () => {
  const page = phone.page();
  const behaviour = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  expect(await behaviour()).toBe('auto');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await behaviour()).toBe('smooth');
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

it('links to its sections, help, privacy and terms', async () => {
  const page = phone.page();
  await page.goto(product.url);
  await page.getByRole('heading', { level: 1, name: 'Streamlining Bail Applications with AI' }).waitFor();
  await page.getByRole('button', { name: 'Watch Demo' }).and(page.locator(':enabled')).waitFor();
  expect(await violations(page)).toEqual([]);
  await expect.poll(() => noOverflow(page)).toBe(0);
  await shots(page, 'landing');
  await page.locator('.landing-menu summary').click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Benefits' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  for (const name of ['Help', 'Privacy', 'Terms']) {
    await page.goto(`${product.url}/${name.toLowerCase()}`);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    expect(await violations(page)).toEqual([]);
    await expect.poll(() => noOverflow(page)).toBe(0);
    await shots(page, name.toLowerCase());
  }
});

it('shows help with all pictures offline', async () => {
  const page = phone.page();
  await page.goto(`${product.url}/login`);
  await readyForOffline(page);
  await product.kill();
  await page.goto(`${product.url}/help`);
  await page.getByRole('heading', { level: 1, name: 'Help' }).waitFor();
  const drawn = () =>
    page
      .locator('main img')
      .evaluateAll((all) => all.map((each) => each instanceof HTMLImageElement && each.naturalWidth > 0));
  for (const picture of await page.locator('main img').all()) await picture.scrollIntoViewIfNeeded();
  await expect.poll(drawn).toEqual([true, true, true]);
  await product.start();
});

it('opens calculator and legal database without an account', async () => {
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

it('runs the demonstration offline, sends nothing, and removes it', async () => {
  const page = phone.page();
  await page.goto(product.url);
  await page.getByRole('button', { name: 'Watch Demo' }).and(page.locator(':enabled')).waitFor();
  const before = await callsOfTheApi();
  await page.getByRole('button', { name: 'Watch Demo' }).click();
  await page.waitForURL('**/dashboard');
  const strip = page.getByRole('region', { name: 'Demonstration' });
  await page.getByText('Ravi Shinde').first().waitFor();
  await strip.getByText('Nothing is sent').waitFor();
  await shots(page, 'demo-dashboard');
  await readyForOffline(page);
  const demonstrations = (
    await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  ).find((name) => name !== 'zamanat-guest' && name !== 'zamanat-shared');
  expect(demonstrations).toBeDefined();
  await page.goto(`${product.url}/settings?part=security`);
  for (const name of ['Passkeys', 'Authenticator app', 'Devices']) {
    await page
      .getByRole('region', { name })
      .getByText(/^The demonstration has no account\./)
      .waitFor();
  }
  await shots(page, 'demo-security');
  expect(await violations(page)).toEqual([]);
  await page.goto(`${product.url}/case/01939d00-0000-7000-8000-00000000aaaa`); // an unknown case
  await page.getByRole('alert').waitFor();
  expect(await callsOfTheApi()).toEqual(before);
  await product.kill();
  await strip.getByRole('link', { name: /Calculator/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Bail Calculator' }).waitFor();
  await strip.getByRole('link', { name: /Order/ }).click();
  await page.getByText('Ravi Shinde').first().waitFor();
  await page.getByText('Sample order').first().waitFor();
  await shots(page, 'demo-order');
  await strip.getByRole('link', { name: /Application/ }).click();
  await fileIt(page);
  expect(await violations(page)).toEqual([]);
  await shots(page, 'demo-application');
  await strip.getByRole('button', { name: 'Remove demonstration' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove permanently' }).click();
  await page.waitForURL('**/register');
  await page.reload(); // databases that another worker still had open are deleted now
  const left = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(left, { timeout: 15_000 }).not.toContain(demonstrations);
  await product.start();
});
