/**
 * Typing on a phone with full storage, in a real browser: each form shows an error, and input is saved once
 * there is space.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { person } from '../support/acts.ts';
import { violations } from '../support/axe.ts';
import type { Device } from '../support/device.ts';
import type { Product } from '../support/product.ts';
import { signedInPhone } from '../support/signed-in-phone.ts';
import { mayBeWritten, roomIs } from '../support/room.ts';
import { shots } from '../support/shots.ts';

let product: Product;
let phone: Device;

const lawyer = person('Lawyer', 'Meera Kulkarni');
const WAIT = { timeout: 60_000 };
/** Of which Chromium itself takes a minute. */
const LONG = { timeout: 240_000 };

beforeAll(async () => {
  ({ product, phone } = await signedInPhone(lawyer));
});

afterAll(async () => {
  await phone.remove();
  await product.remove();
});

interface Typing {
  readonly at: string;
  readonly field: (page: Page) => ReturnType<Page['getByLabel']>;
  readonly typed: string;
  readonly told: RegExp;
}

/** Each form in its own window, opened before storage is full. */
const FORMS: Readonly<Record<string, Typing>> = {
  application: {
    at: '/application',
    field: (page) => page.getByLabel('Full Name'),
    typed: 'Ganesh Tambe',
    told: /Storage on this phone is full\. Free some space; your text is on the screen and will be saved automatically/,
  },
  feedback: {
    at: '/feedback?form=feature',
    field: (page) => page.getByLabel('Feature', { exact: true }),
    typed: 'A cause list for the day',
    told: /^Storage on this phone is full: your text is only on this page\. Keep it open and free some space/,
  },
  checklist: {
    at: '/risk-assessment',
    field: (page) => page.getByLabel('Weight of flight risk'),
    typed: '35',
    told: /^Storage on this phone is full: your text is only on this page\. Keep it open and free some space/,
  },
};

it('warns on each form, keeps typed text, and saves it later', LONG, async () => {
  const first = phone.page();
  await first.evaluate(mayBeWritten); // its database is made while there is room
  const windows: [Page, Typing][] = [];
  for (const form of Object.values(FORMS)) {
    const page = await phone.context().newPage();
    await page.goto(`${product.url}${form.at}`);
    await form.field(page).waitFor();
    windows.push([page, form]);
  }
  await roomIs(first, product.url, 1);
  for (const [page, { field, typed, told }] of windows) {
    await page.bringToFront();
    await field(page).fill(typed);
    await page.getByText(told).first().waitFor(WAIT);
    await expect.poll(() => field(page).inputValue()).toBe(typed);
    expect(await violations(page)).toEqual([]);
  }
  for (const [at, [page]] of windows.entries()) await shots(page, `full-phone-typing-${at}`);
  await roomIs(first, product.url, null);
  for (const [page, { field, typed, told }] of windows) {
    await expect.poll(() => page.getByText(told).count(), WAIT).toBe(0);
    await expect.poll(() => field(page).inputValue()).toBe(typed);
  }
  for (const [page, { field, typed }] of windows) {
    await page.bringToFront();
    await page.reload();
    await expect.poll(() => field(page).inputValue(), WAIT).toBe(typed);
  }
});
