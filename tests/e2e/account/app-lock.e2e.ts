/** App lock: a PIN at each start, a growing delay, other tabs, unsent work that waits, and a forgotten PIN. */
import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { applicationsOnServer, login, writeAndFile } from '../support/acts.ts';
import { violations } from '../support/axe.ts';
import type { Device } from '../support/device.ts';
import { locked, MATTER, OWNER, readableAreas } from '../support/locked-phone.ts';
import type { Product } from '../support/product.ts';
import { signedInPhone } from '../support/signed-in-phone.ts';

let product: Product;
let phone: Device;
const PIN = '204060';

beforeAll(async () => {
  ({ product, phone } = await signedInPhone(OWNER));
  await product.stop();
  await writeAndFile(phone.page(), product.url, MATTER);
});
afterAll(async () => {
  await phone.remove();
  await product.remove();
});

/** In the page: the last input was before the chosen five minutes. */
const sixMinutesAgo = () => localStorage.setItem('zamanat-input', String(Date.now() - 6 * 60_000));

async function unlock(page: Page, pin: string): Promise<void> {
  await page.getByLabel('PIN of six digits').fill(pin);
  await page.getByRole('button', { name: 'Unlock' }).click();
}

it('turns on with a PIN, and refuses a PIN of five digits or two different ones', async () => {
  const page = phone.page();
  await page.goto(`${product.url}/settings?part=security`);
  const turnOn = page.getByRole('button', { name: 'Turn on the app lock' });
  await page.getByLabel('New PIN of six digits').fill('20406');
  await turnOn.click();
  await page.getByRole('link', { name: 'Enter six digits.' }).waitFor();
  await page.getByLabel('New PIN of six digits').fill(PIN);
  await page.getByLabel('Repeat the PIN').fill('204061');
  await turnOn.click();
  await page.getByRole('link', { name: 'Both PINs must be the same.' }).waitFor();
  await page.getByLabel('Repeat the PIN').fill('२०४०६०');
  await turnOn.click();
  await page.getByText('The app lock is on.', { exact: false }).waitFor();
  expect(await violations(page)).toEqual([]);
});

it('asks for the PIN at a start, and no storage opens without it', async () => {
  await phone.restart();
  const again = phone.page();
  await again.goto(`${product.url}/status-tracking`);
  await locked(again).waitFor();
  await again.getByText('1 unsent item waits.', { exact: false }).waitFor();
  expect(await violations(again)).toEqual([]);
  const { areas, shown } = await readableAreas(again);
  expect(shown).toEqual([]);
  expect(areas.find(({ area }) => area === 'zamanat-keys/keys')?.text).not.toMatch(/zamanat-[0-9a-f]{16}/);
});

const SHARED = 'Listed on 12-12-2026 in Court Room 9';

it('keeps a text that another app shares while the app is locked', async () => {
  const page = phone.page();
  await page.evaluate((text) => {
    const form = document.createElement('form');
    Object.assign(form, { method: 'POST', action: '/received', enctype: 'multipart/form-data' });
    form.append(Object.assign(document.createElement('input'), { name: 'text', value: text }));
    document.body.append(form);
    form.submit();
  }, SHARED);
  await page.waitForURL(/\/received/);
  await locked(page).waitFor();
  await expect.poll(() => page.getByText(SHARED).count()).toBe(0);
});

it('saves the work on the recovery page with the PIN, and stays locked', async () => {
  const page = phone.page();
  await page.goto(`${product.url}/recovery`);
  await page.getByRole('link', { name: 'Save work' }).click();
  await page.getByText('the records on this device are locked', { exact: false }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('PIN of six digits').fill('२०४०६०');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save work' }).click(),
  ]);
  const { 'zamanat.json': json } = unzipSync(readFileSync(await download.path()));
  expect(strFromU8(json ?? new Uint8Array())).toContain(MATTER.name);
  await page.goto(`${product.url}/status-tracking`);
  await locked(page).waitFor();
});

it('refuses a wrong PIN with a delay that outlives a reload', async () => {
  const page = phone.page();
  await unlock(page, '111111');
  await page.getByText('Wrong PIN. Wait 5 seconds', { exact: false }).first().waitFor();
  await page.goto(`${product.url}/recovery/work.zip`);
  await page.getByLabel('PIN of six digits').fill(PIN);
  await page.getByRole('button', { name: 'Save work' }).click();
  await page.getByText(/Wait \d seconds? after the last wrong PIN/).waitFor();
  await page.goto(`${product.url}/status-tracking`);
  await locked(page).waitFor();
  await unlock(page, PIN);
  await page
    .getByText(/^Wait \d seconds?, then try again\.$/)
    .first()
    .waitFor();
  await expect.poll(() => locked(page).count()).toBe(1);
});

it('opens the asked screen with the right PIN, and sends the unsent item', async () => {
  const page = phone.page();
  await product.start();
  await expect
    .poll(
      async () => {
        if ((await locked(page).count()) > 0) await unlock(page, PIN);
        return page.getByText(MATTER.name).count();
      },
      { timeout: 30_000, interval: 2_000 },
    )
    .toBeGreaterThan(0);
  expect(new URL(page.url()).pathname).toBe('/status-tracking');
  await expect.poll(() => applicationsOnServer(page, product.url), { timeout: 30_000 }).toHaveLength(1);
});

it('shows the shared text after the PIN', async () => {
  const page = phone.page();
  await page.goto(`${product.url}/received`);
  await expect
    .poll(
      async () => {
        if ((await locked(page).count()) > 0) await unlock(page, PIN);
        return page.getByText(SHARED).count();
      },
      { timeout: 20_000, interval: 1_000 },
    )
    .toBe(1);
});

it('locks every tab after the chosen time without input', async () => {
  const page = phone.page();
  const other = await phone.context().newPage();
  await other.goto(`${product.url}/status-tracking`);
  await other.getByText(MATTER.name).first().waitFor(); // the first tab is open, so no PIN
  await expect.poll(() => other.evaluate(() => localStorage.getItem('zamanat-input'))).not.toBeNull();
  await other.waitForTimeout(4_000);
  await other.evaluate(sixMinutesAgo);
  await locked(other).waitFor();
  await locked(page).waitFor();
  await other.close();
});

it('opens with a login when the PIN is forgotten', async () => {
  const page = phone.page();
  await page.getByRole('button', { name: 'Log in again' }).click();
  await page.waitForURL('**/login');
  await login(page, product.url, OWNER);
  await expect.poll(() => page.getByText(MATTER.name).count()).toBeGreaterThan(0);
});
