/** A day in Hindi: chosen before login, stored on the device and in the account, available offline. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD, person, readyForOffline, register } from '../support/acts.ts';
import { violations } from '../support/axe.ts';
import { type Device, openDevice, PHONE } from '../support/device.ts';
import { type Product, startProduct } from '../support/product.ts';
import { shots } from '../support/shots.ts';

let product: Product;
let phone: Device;
const requestPaths: string[] = [];

beforeAll(async () => {
  product = await startProduct();
  phone = await openDevice({ viewport: PHONE });
  phone.context().on('request', (request) => requestPaths.push(new URL(request.url()).pathname));
});

afterAll(async () => {
  await phone.remove();
  await product.remove();
});

const noOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

it('starts in English and loads Hindi only when chosen', async () => {
  const page = phone.page();
  const lawyer = person('Lawyer', 'Meera Kulkarni');
  await register(page, product.url, lawyer);
  await page.goto(`${product.url}/login`);
  await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor();
  expect(requestPaths.filter((path) => path.includes('language-'))).toEqual([]);
  await page.getByLabel('Email').fill(lawyer.email);
  await page.getByLabel('Language').selectOption('hi');
  await page.getByRole('heading', { level: 1, name: 'लॉग इन' }).waitFor();
  await expect.poll(() => page.getByLabel('ईमेल').inputValue()).toBe(lawyer.email);
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('hi');
  await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'));
  expect(await violations(page)).toEqual([]);
  await expect.poll(() => noOverflow(page)).toBe(0);
  await shots(page, 'hi-login');
  await page.getByLabel('पासवर्ड', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'लॉग इन' }).click();
  await page.getByRole('heading', { level: 1, name: 'डैशबोर्ड' }).waitFor();
  await expect.poll(() => noOverflow(page)).toBe(0);
  await shots(page, 'hi-dashboard');
});

it('starts in Hindi again offline', async () => {
  const page = phone.page();
  await readyForOffline(page);
  const cachedLanguages = () =>
    page.evaluate(async () =>
      (await (await caches.open('zamanat-verified-languages')).keys())
        .map(({ url }) => /\/language-(.*?)-?[\w-]{8}\.js$/.exec(url)?.[1])
        .filter((part) => part !== undefined),
    );
  await expect
    .poll(async () => (await cachedLanguages()).toSorted())
    .toEqual(['hi', 'hi-law', 'hi-papers', 'hi-site', 'hi-start']);
  await phone.context().setOffline(true);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'डैशबोर्ड' }).waitFor();
  await page.goto(`${product.url}/help`);
  const pictures = page.getByRole('img');
  await pictures.first().waitFor();
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        picture.evaluate(
          (shown) => shown instanceof HTMLImageElement && shown.complete && shown.naturalHeight === 560,
        ),
      )
      .toBe(true);
    await expect.poll(() => picture.getAttribute('src')).toContain('/language-hi-');
  }
  await expect.poll(() => pictures.count()).toBe(3);
  await shots(page, 'hi-help');
  await phone.context().setOffline(false);
});

it.each([
  ['mr', 'Devanagari'],
  ['ta', 'Tamil'],
  ['te', 'Telugu'],
  ['bn', 'Bengali'],
])('loads the font of a partly translated language: %s', async (code, letters) => {
  const page = await phone.context().newPage();
  await page.goto(`${product.url}/help`);
  await page.locator('.language-choice select').selectOption(code);
  await page.waitForFunction(
    (family) => [...document.fonts].some((each) => each.family.includes(family) && each.status === 'loaded'),
    `Zamanat ${letters}`,
  );
  await expect.poll(() => noOverflow(page)).toBe(0);
  await page.close();
});
