/**
 * Every route in English and Hindi, light and dark, at five sizes, with forced colours and high contrast. No
 * content is lost or faint, and axe finds nothing.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Role } from '#contract/account/user.ts';
import { openDevice, PHONE } from './support/device.ts';
import { type Product, startProduct } from './support/product.ts';
import { addressesToWalk, FOR_NOBODY, logInAs } from './support/screens.ts';
import { faultsOn } from './support/walk.ts';

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});

afterAll(() => product.remove());

/** On a phone that is of this walk alone. */
async function onPhone<T>(walk: (page: Page) => Promise<T>): Promise<T> {
  const phone = await openDevice({ installed: product.url, viewport: PHONE });
  try {
    const page = phone.page();
    await page.goto(`${product.url}/login`);
    return await walk(page);
  } finally {
    await phone.remove();
  }
}

/** Half a minute each on a machine that does nothing else. */
const SLOW = 300_000;

const ROLES: readonly Role[] = ['lawyer', 'judge', 'user', 'operator'];

it.concurrent.each(ROLES)(
  'shows every screen without faults to a %s',
  (role) =>
    onPhone(async (page) => {
      await logInAs(page, role);
      const addresses = await addressesToWalk(product.url, role);
      expect((await faultsOn(page, addresses)).join('\n')).toBe('');
    }),
  SLOW,
);

it.concurrent(
  'shows every public screen without faults',
  () => onPhone(async (page) => expect((await faultsOn(page, FOR_NOBODY)).join('\n')).toBe('')),
  SLOW,
);
