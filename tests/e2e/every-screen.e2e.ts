/** Every route, in English and Hindi, light and dark, at text of twice the size: nothing that axe knows of, nothing wider than a phone. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Role } from '#contract/user.ts';
import { type Device, openDevice, PHONE } from './support/device.ts';
import { type Product, startProduct } from './support/product.ts';
import { addressesOf, FOR_NOBODY, SAMPLES } from './support/screens.ts';
import { faultsAt } from './support/walk.ts';

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

async function faultsOf(page: Page, addresses: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const address of addresses) found.push(...(await faultsAt(page, address)));
  return found;
}

/** A clean device, in this language. */
async function atLogIn(language: string): Promise<Page> {
  const page = phone.page();
  await page.goto(`${product.url}/help`);
  await page.evaluate(async () => {
    localStorage.clear();
    for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
  });
  await page.goto(`${product.url}/login`);
  await page.locator('.language-choice select').selectOption(language);
  await page.waitForFunction((code) => document.documentElement.lang === code, language);
  return page;
}

async function enter(page: Page, role: Role): Promise<void> {
  const { email, password } = SAMPLES[role];
  await page.locator('#email').fill(email);
  await page.locator('#password').fill(password);
  await page.locator('button[type="submit"]').click();
  await page.waitForURL(/dashboard$/);
  await page.waitForFunction(() => localStorage.getItem('token') !== null);
}

/** A minute each on a machine that does nothing else. */
const SLOW = 300_000;

it.each(['en', 'hi'])('nobody in particular, in %s', async (language) => {
  const page = await atLogIn(language);
  expect(await faultsOf(page, FOR_NOBODY)).toEqual([]);
});

const ROLES: readonly Role[] = ['lawyer', 'judge', 'user'];

it.each(ROLES.flatMap((role) => ['en', 'hi'].map((language) => [role, language] as const)))(
  'a %s, in %s',
  async (role, language) => {
    const page = await atLogIn(language);
    await enter(page, role);
    const own = await addressesOf(product.url, role);
    const addresses = role === 'user' ? own.slice(0, 3) : own; // all others are drawn as a lawyer sees them
    expect(await faultsOf(page, addresses)).toEqual([]);
  },
  SLOW,
);
