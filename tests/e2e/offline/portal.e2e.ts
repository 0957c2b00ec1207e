/**
 * A network that answers with its own page instead of the app's files. It does so at the first install, in the middle
 * of a file, and for a later file.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enrol, login, person, readyForOffline } from '../support/acts.ts';
import { type Device, openDevice, PHONE } from '../support/device.ts';
import { forgetHttpCache } from '../support/offline.ts';
import { isFetchedByWorker, openPortal, type Portal, PORTAL_TITLE } from '../support/portal.ts';
import { type Product, startProduct } from '../support/product.ts';

const isReady = (page: Page) => page.evaluate(() => localStorage.getItem('zamanat-ready') !== null);

/** In the page. */
async function registrationState(): Promise<string> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration?.active) return 'active';
  return registration?.installing || registration?.waiting ? 'installing' : 'none';
}

/** In the page. */
const hasTexts = async () => (await caches.keys()).some((name) => name.endsWith('languages'));

/** Files of the portal in any cache of the origin. */
const foreignFiles = (page: Page) =>
  page.evaluate(async (title) => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = await (await cache.match(request))?.text();
        if (text?.includes(title)) found.push(request.url);
      }
    }
    return found;
  }, PORTAL_TITLE);

it('has the hash of every built file in the worker', () => {
  const worker = readFileSync('dist/sw.js', 'utf8');
  const entries = worker.match(/\{[^{}]*"?integrity"?:"sha256-[^{}]*\}/g) ?? [];
  const hashed = entries.map((entry) => ({
    url: /"?url"?:"([^"]+)"/.exec(entry)?.[1] ?? '',
    hash: /sha256-([^"]+)/.exec(entry)?.[1],
  }));
  const onDisk = hashed.map(({ url }) => ({
    url,
    hash: createHash('sha256')
      .update(readFileSync(`dist/${url}`))
      .digest('base64'),
  }));
  expect(hashed).toEqual(onDisk);
  const assets = readdirSync('dist/assets').filter((name) => !name.endsWith('.br'));
  expect(hashed.map(({ url }) => url)).toEqual(
    expect.arrayContaining(['index.html', 'start.js', ...assets.map((name) => `assets/${name}`)]),
  );
});

describe('at the first install', () => {
  let product: Product;
  let portal: Portal;
  let phone: Device;
  const lawyer = person('Lawyer', 'Asha Deshpande');

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

  it('installs nothing from a portal, and says so', async () => {
    const page = phone.page();
    portal.rule((request) => (isFetchedByWorker(request) ? 'portal' : 'pass'));
    await login(page, portal.url, lawyer);
    await page.getByText('This network changes files of the app').waitFor({ timeout: 60_000 });
    expect(portal.changed.length).toBeGreaterThan(0);
    expect(await isReady(page)).toBe(false);
    expect(await page.evaluate(registrationState)).toBe('none');
    expect(await foreignFiles(page)).toEqual([]);
  });

  it('refuses a file that was cut short', async () => {
    const page = phone.page();
    portal.changed.length = 0;
    portal.rule((request) =>
      isFetchedByWorker(request) && request.url?.startsWith('/start.js') ? 'cut' : 'pass',
    );
    await page.reload();
    await expect.poll(() => portal.changed.length).toBe(2); // the second one goes past the HTTP cache
    await expect.poll(() => page.evaluate(registrationState)).toBe('none');
    expect(await isReady(page)).toBe(false);
  });

  it('installs on an honest network although the HTTP cache holds a bad copy', async () => {
    const page = phone.page();
    portal.rule(() => 'pass');
    await page.reload();
    await readyForOffline(page);
    expect(await foreignFiles(page)).toEqual([]);
  });

  it('opens every screen in the first session without HTTP cache and without network', async () => {
    const page = phone.page();
    await forgetHttpCache(page);
    portal.rule(() => 'refuse');
    for (const [path, title] of SCREENS) {
      await page.evaluate(openScreen, path);
      await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe(title);
    }
  });
});

const SCREENS = [
  ['/calculator', 'Bail Calculator'],
  ['/legal-database', 'Legal Database'],
  ['/settings', 'Settings'],
] as const;

/** In the page. */
function openScreen(path: string): void {
  window.history.pushState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

describe('for a file that is downloaded later', () => {
  let product: Product;
  let portal: Portal;
  let phone: Device;
  const lawyer = person('Lawyer', 'Farah Sheikh');
  const chooseHindi = () => phone.page().locator('.language-choice select').selectOption('hi');
  const language = () => phone.page().evaluate(() => document.documentElement.lang);

  beforeAll(async () => {
    product = await startProduct();
    portal = await openPortal(product.url);
    phone = await openDevice({ viewport: PHONE });
    await enrol(product.url, lawyer);
    await login(phone.page(), portal.url, lawyer);
    await readyForOffline(phone.page());
    await phone.page().goto(`${portal.url}/help`);
  });
  afterAll(async () => {
    await phone.remove();
    await portal.close();
    await product.remove();
  });

  it.each(['portal', 'cut'] as const)('keeps its language and says so: %s', async (treatment) => {
    portal.changed.length = 0;
    portal.rule(({ url = '' }) => (url.startsWith('/assets/language-') ? treatment : 'pass'));
    await chooseHindi();
    await expect.poll(() => portal.changed).not.toEqual([]); // the notice of the attack before may still be shown
    await phone.page().getByText('Language not changed').last().waitFor();
    expect(await language()).toBe('en');
    expect(await foreignFiles(phone.page())).toEqual([]);
  });

  it('opens the language on an honest network, and then without one', async () => {
    portal.rule(() => 'pass');
    await chooseHindi();
    await expect.poll(language).toBe('hi');
    await expect.poll(() => phone.page().evaluate(hasTexts)).toBe(true);
    await forgetHttpCache(phone.page());
    portal.rule(() => 'refuse');
    await phone.page().goto(`${portal.url}/dashboard`);
    await phone.page().getByRole('heading', { level: 1, name: 'डैशबोर्ड' }).waitFor();
  });
});
