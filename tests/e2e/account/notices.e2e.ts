/** A notice covers no control: on a phone and a desktop, above the form bar, with every button reachable. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { login, person, readyForOffline, register } from '../support/acts.ts';
import { coveredByNotices } from '../support/covered.ts';
import { DESKTOP, type Device, openDevice, PHONE } from '../support/device.ts';
import { type Product, startProduct } from '../support/product.ts';
import { shots } from '../support/shots.ts';

let product: Product;
let device: Device;

const lawyer = person('Lawyer', 'Meera Kulkarni');

beforeAll(async () => {
  product = await startProduct();
  device = await openDevice({ installed: product.url, viewport: PHONE });
  await register(device.page(), product.url, lawyer);
  await login(device.page(), product.url, lawyer);
  await readyForOffline(device.page());
});

afterAll(async () => {
  await device.remove();
  await product.remove();
});

it.each([
  ['a phone', PHONE],
  ['a desk', DESKTOP],
])('covers no button on %s', async (what, size) => {
  const page = device.page();
  await page.setViewportSize(size);
  await page.goto(`${product.url}/sync`);
  await page.getByRole('button', { name: 'Send now' }).click();
  const notice = page.locator('.toast').getByText('Nothing left to send.');
  await notice.waitFor();
  await notice.hover(); // a hovered notice does not close
  expect(await coveredByNotices(page)).toEqual([]);
  await shots(page, `notice-${what === 'a phone' ? 'phone' : 'desk'}`);
  await page.locator('a[href="/application"]').locator('visible=true').first().press('Enter'); // the pointer rests on the notice
  await page.getByRole('button', { name: 'Next' }).waitFor();
  await expect.poll(() => notice.count()).toBe(1);
  expect(await coveredByNotices(page)).toEqual([]);
});
