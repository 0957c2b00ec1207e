/**
 * A new version of the app: a network that changes its files installs nothing, an honest one offers it, and it starts
 * on request only. Rows queued by the old version are sent once by the new one.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  applicationsOnServer,
  enrol,
  login,
  person,
  readyForOffline,
  stepOne,
  writeAndFile,
} from '../support/acts.ts';
import { type Device, openDevice, PHONE } from '../support/device.ts';
import { isFetchedByWorker, openPortal, type Portal, PORTAL_TITLE } from '../support/portal.ts';
import { type Product, startProduct } from '../support/product.ts';
import { type TwoVersions, twoVersions } from '../support/two-versions.ts';

let versions: TwoVersions;
let product: Product;
let portal: Portal;
let phone: Device;
let old: string;

const lawyer = person('Lawyer', 'Meera Kulkarni');
const draft = { name: 'Sunil Ramchandra Jadhav', fir: '415/2026' };
const matter = { name: 'Vilas Kamble', fir: '416/2026' };

beforeAll(async () => {
  versions = twoVersions();
  await Promise.all([versions.built, openOld()]);
  await product.kill();
  versions.release();
  await product.start();
});

async function openOld(): Promise<void> {
  product = await startProduct(versions.root);
  portal = await openPortal(product.url);
  phone = await openDevice({ viewport: PHONE, whole: true });
  const page = phone.page();
  await enrol(product.url, lawyer);
  await login(page, portal.url, lawyer);
  await readyForOffline(page);
  old = await script(page);
  await page.goto(`${portal.url}/application`);
  await stepOne(page, draft);
}

afterAll(async () => {
  await phone.remove();
  await portal.close();
  await product.remove();
  versions.remove();
});

const offer = (page: Page) => page.getByRole('button', { name: 'A new version is ready', exact: false });

/** In the page. */
const isActive = async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated';

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

it.each([
  ['foreign', 'portal'],
  ['changed in one byte', 'changed'],
] as const)('keeps the previous version and the draft when one file is %s', async (_how, treatment) => {
  portal.changed.length = 0;
  portal.rule((request) =>
    isFetchedByWorker(request) && request.url?.startsWith('/index.html') ? treatment : 'pass',
  );
  await phone.restart(); // the notice comes once per session
  await phone.page().goto(`${portal.url}/dashboard`);
  await phone.page().getByText('The update was not installed').waitFor({ timeout: 60_000 });
  await phone.page().getByText('Your work is safe. Log in to the network or use another one.').waitFor();
  expect(portal.changed).not.toEqual([]);
  for (let restart = 0; restart < 2; restart += 1) {
    await phone.restart();
    await phone.page().goto(`${portal.url}/dashboard`);
    await phone.page().getByText(draft.name).first().waitFor();
    expect(await phone.page().evaluate(isActive)).toBe(true);
    expect(await script(phone.page())).toBe(old);
  }
  expect(await foreignFiles(phone.page())).toEqual([]);
});

it('offers the new version and keeps running the old one', async () => {
  portal.rule(() => 'pass');
  await phone.restart();
  const page = phone.page();
  await page.goto(`${portal.url}/dashboard`);
  await offer(page).waitFor({ timeout: 60_000 });
  await expect.poll(() => offer(page).count()).toBe(1);
  await page.reload();
  await offer(page).waitFor({ timeout: 60_000 });
  expect(await script(page)).toBe(old);
});

it('starts the new version offline on request, with queued rows', async () => {
  const page = phone.page();
  await product.kill();
  await writeAndFile(page, portal.url, matter);
  await page.getByText(/^Not filed yet\./).waitFor();
  expect(await script(page)).toBe(old);
  await Promise.all([page.waitForEvent('load'), offer(page).click()]);
  await page.getByRole('heading', { level: 1, name: matter.name }).waitFor();
  await page.getByText(/^Not filed yet\./).waitFor();
  expect(await script(page)).not.toBe(old);
  await expect.poll(() => offer(page).count()).toBe(0);
});

it('sends the queued filing once', async () => {
  const page = phone.page();
  await product.start();
  await page.reload();
  await page.getByText(/^Filed as /).waitFor({ timeout: 60_000 });
  await expect.poll(() => applicationsOnServer(page, product.url)).toHaveLength(1);
});

/** Which build the page runs: the name of its entry carries a hash. */
const script = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLScriptElement>('script[src*="/entry-"]')?.src ?? '');
