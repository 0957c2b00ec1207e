/**
 * A phone with full storage, in a real browser: queued rows still reach the court, and messages say that
 * storage is full.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  applicationsOnServer,
  fileIt,
  person,
  stepOne,
  stepThree,
  stepTwo,
  writeAndFile,
} from '../support/acts.ts';
import { violations } from '../support/axe.ts';
import type { Device } from '../support/device.ts';
import type { Product } from '../support/product.ts';
import { signedInPhone } from '../support/signed-in-phone.ts';
import { fillUp, mayBeWritten, reserveRows, roomIs } from '../support/room.ts';
import { shots } from '../support/shots.ts';

let product: Product;
let phone: Device;

const lawyer = person('Lawyer', 'Meera Kulkarni');
const WAIT = { timeout: 60_000 };
/** Of which Chromium itself takes a minute. */
const LONG = { timeout: 240_000 };
const AT_COURT = 'Filed; storage full, court’s answer not saved';
const NO_ROOM = /^Storage on this phone is full: new text cannot be saved\./;

beforeAll(async () => {
  ({ product, phone } = await signedInPhone(lawyer, { isNew: true }));
});

afterAll(async () => {
  await phone.remove();
  await product.remove();
});

const sync = async (page: Page): Promise<void> => {
  await page.goto(`${product.url}/sync`);
  await page.getByRole('heading', { level: 1, name: 'Sync status' }).waitFor();
};
/** Of one press, as often as it finds the worker at work. */
async function saidAfterSending(page: Page): Promise<number> {
  await sendNow(page);
  await page.getByRole('button', { name: 'Send now' }).waitFor();
  return page.getByText(/Storage on this phone is full\. Unsent work is safe\./).count();
}

/** In the list of applications and on its own page, from the first drawing of a window that is opened without a signal. */
async function saysWhatTheCourtHas(page: Page): Promise<void> {
  await product.stop();
  await page.goto(product.url);
  await expect.poll(() => page.getByText(AT_COURT).count(), WAIT).toBe(2);
  await expect.poll(() => page.getByText(/not filed until Sent/i).count()).toBe(0);
  await expect.poll(() => page.getByText('Not sent yet').count()).toBe(0);
  await shots(page, 'full-phone-list');
  await page.getByRole('link', { name: 'Ganesh Tambe' }).first().click();
  await page
    .getByRole('link', { name: /Regular bail/ })
    .first()
    .click();
  await page
    .getByText(/^Filed\. Storage on this phone is full, so the court’s answer is not saved\./)
    .waitFor();
  await expect.poll(() => page.getByText(/not filed (?:until Sent|yet)/i).count()).toBe(0);
  await shots(page, 'full-phone-filed');
  await product.start();
  await sync(page);
}

const sendNow = (page: Page) => page.getByRole('button', { name: 'Send now' }).click();

it('sends waiting filings once, warns, and stores the answers later', LONG, async () => {
  const page = phone.page();
  await page.evaluate(mayBeWritten); // its database is made while there is room
  await product.stop();
  for (const [name, fir] of [
    ['Ganesh Tambe', '14/2026'],
    ['Sunil Jadhav', '15/2026'],
  ] as const) {
    await writeAndFile(page, product.url, { name, fir });
    await page.getByText(/^Not filed yet\./).waitFor();
  }
  await roomIs(page, product.url, 1);
  let filings = 0;
  phone.context().on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/applications')) filings += 1;
  });
  await product.start();
  await sync(page);
  await expect.poll(async () => (await applicationsOnServer(page, product.url)).length, WAIT).toBe(2);
  await page.getByText(NO_ROOM).waitFor({ timeout: 90_000 });
  await expect.poll(() => page.getByText(AT_COURT).count(), WAIT).toBe(2);
  await expect.poll(() => page.getByText(/not filed until Sent/i).count()).toBe(0);
  await expect.poll(() => page.getByText(/signal/i).count()).toBe(0);
  expect(filings).toBeLessThanOrEqual(4); // the page and its worker, once each; each press below sends again
  await expect.poll(() => saidAfterSending(page), WAIT).toBeGreaterThan(0);
  expect(await violations(page)).toEqual([]);
  await shots(page, 'full-phone');
  await saysWhatTheCourtHas(page);
  await roomIs(page, product.url, null);
  await sendNow(page);
  await page.getByText('No items.').waitFor({ timeout: 90_000 });
  await expect.poll(() => page.getByText(NO_ROOM).count()).toBe(0);
  await expect.poll(() => applicationsOnServer(page, product.url)).toHaveLength(2);
});

it('files with the reserve when storage fills while the user types', LONG, async () => {
  const page = phone.page();
  const almostFull = page.getByText(/^Storage on this phone is almost full: text is saved/);
  await expect.poll(() => page.evaluate(reserveRows), WAIT).toBe(1);
  await page.goto(`${product.url}/application`);
  const matter = { name: 'Vilas Kamble', fir: '16/2026' };
  await stepOne(page, matter);
  await fillUp(page, product.url);
  await stepTwo(page, matter);
  await almostFull.waitFor();
  await expect.poll(() => page.evaluate(reserveRows)).toBe(0);
  await stepThree(page);
  await fileIt(page);
  await expect.poll(async () => (await applicationsOnServer(page, product.url)).length, WAIT).toBe(3);
  await sync(page);
  await page.getByText('No items.').waitFor({ timeout: 90_000 });
  await expect.poll(() => almostFull.count(), WAIT).toBe(1);
  await expect.poll(() => page.getByText(NO_ROOM).count()).toBe(0);
  await shots(page, 'almost-full-phone');
  await roomIs(page, product.url, null);
  await sendNow(page);
  await expect.poll(() => page.evaluate(reserveRows), WAIT).toBe(1);
  await expect.poll(() => almostFull.count(), WAIT).toBe(0);
});
