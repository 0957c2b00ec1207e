/**
 * Every screen of a new device before its first pull has finished: none says that a record does not exist. The
 * pull of the lawyer is slow, and that of the judge fails.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Role } from '#contract/account/user.ts';
import { type Device, openDevice, PHONE } from '../support/device.ts';
import { openPortal, type Portal } from '../support/portal.ts';
import { type Product, startProduct } from '../support/product.ts';
import { addressesOf, logInAs } from '../support/screens.ts';

let product: Product;
let portal: Portal;
let phone: Device;

beforeAll(async () => {
  product = await startProduct();
  portal = await openPortal(product.url);
});
afterAll(async () => {
  await phone.remove();
  await portal.close();
  await product.remove();
});

const RECORD =
  'application|assessment|case|contested|date|document|entr|feedback|hearing|matter|note|notification|order|record';
const CLAIMS = new RegExp(
  [
    String.raw`\b(?:no|any) (?:\w+ )?(?:${RECORD})`,
    'not found',
    'nothing (?:listed|decided)',
    'no longer',
    '^0$',
    '^0%',
  ].join('|'),
  'i',
);

/** Content of this phone, of a form or of a paper is known without a pull. */
const KNOWN_HERE: Readonly<Record<string, RegExp>> = {
  '/application': /^No entries yet$/, // of the form
  '/feedback': /^No feedback yet$/,
  '/judge-application-view': /^No (?:disclosure annexure|other bail application|opinion)|No order/, // of the application
  '/predictive-analytics': /^Not counted: no record has this/,
  '/settings?part=data': /^0$/, // stored on this phone
  '/sync': /^0$|: 0$/,
};

/** In the page: its text when nothing has changed for a time, which is longer on a slow machine. */
async function settledText(root: HTMLElement | SVGElement): Promise<string> {
  const began = performance.now(); // since the navigation
  const still = Math.max(300, began / 2);
  let [changedAt, text] = [began, ''];
  while (performance.now() - began < 5_000 && performance.now() - changedAt < still) {
    await new Promise((resolve) => void setTimeout(resolve, 50));
    const now = root instanceof HTMLElement ? root.innerText : '';
    if (now !== text) [changedAt, text] = [performance.now(), now];
  }
  return text;
}

async function claimsOn(page: Page, address: string): Promise<string[]> {
  await page.goto(portal.url + address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const text = await page.locator('#root').evaluate(settledText);
  const own = Object.entries(KNOWN_HERE).find(([path]) => address.startsWith(path))?.[1];
  const lines = text.split('\n').map((line) => line.trim());
  return lines
    .filter((line) => CLAIMS.test(line) && own?.test(line) !== true)
    .map((line) => `${address}: ${line}`);
}

const SLOW = 280_000;

it.each([
  ['lawyer', 'hold', 'Loading your applications'],
  ['judge', 'refuse', 'Nothing has been downloaded yet'],
] as const)(
  'claims nothing to a %s whose first pull meets "%s"',
  async (role: Role, how, sign) => {
    phone = await openDevice({ viewport: PHONE });
    const page = phone.page();
    portal.rule(({ url = '' }) => (url.startsWith('/api/changes') ? how : 'pass'));
    await page.goto(`${portal.url}/login`);
    await logInAs(page, role);
    await page.getByText(sign).first().waitFor();
    const found: string[] = [];
    for (const address of await addressesOf(product.url, role))
      found.push(...(await claimsOn(page, address)));
    expect(found.join('\n')).toBe('');
    portal.rule(() => 'pass');
    if (role === 'lawyer') await phone.remove();
  },
  SLOW,
);
