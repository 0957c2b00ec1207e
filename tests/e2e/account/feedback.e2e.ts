/** Feedback with the server down: stored on the phone and sent to the operator once. */
import { execFileSync } from 'node:child_process';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { person } from '../support/acts.ts';
import { violations } from '../support/axe.ts';
import { DESKTOP, type Device, PHONE } from '../support/device.ts';
import type { Product } from '../support/product.ts';
import { signedInPhone } from '../support/signed-in-phone.ts';

let product: Product;
let phone: Device;

const lawyer = person('Lawyer', 'Meera Kulkarni');

beforeAll(async () => {
  ({ product, phone } = await signedInPhone(lawyer));
});

afterAll(async () => {
  await phone.remove();
  await product.remove();
});

/** Folder for screenshots, if set. */
const SHOTS = process.env['SHOTS'];

async function open(): Promise<Page> {
  const page = phone.page();
  await page.goto(`${product.url}/feedback`);
  await page.getByRole('heading', { level: 1, name: 'Feedback' }).waitFor();
  return page;
}

it('has no accessibility violation or overflow, light and dark, both sizes', async () => {
  const page = await open();
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.getByRole('button', { name: 'Submit Feedback' }).click();
      await page.getByRole('alert', { name: 'There is a problem' }).waitFor();
      expect(await violations(page)).toEqual([]);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      if (SHOTS) await page.screenshot({ path: `${SHOTS}/feedback-${size.width}-${colorScheme}.png` });
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(PHONE);
});

it('is sent offline by keyboard and reaches the operator once', async () => {
  const page = await open();
  await product.kill();
  await page.getByRole('tab', { name: 'General Feedback' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('tabpanel', { name: 'Feature Request' }).waitFor();
  for (const [label, words] of [
    ['Feature', 'A cause list'],
    ['How would it work?', 'It lists the day.'],
    ['What would it help you to do?', 'Find the court room.'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).focus();
    await page.keyboard.type(words);
  }
  await page.keyboard.press('Enter'); // a line break: it is a text of several lines
  await page.getByRole('button', { name: 'Submit Request' }).focus();
  await page.keyboard.press('Enter');
  const thanks = page.getByRole('region', { name: 'Thank you for your feedback' });
  await thanks.getByText(/^Saved\. It will be sent/).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.reload();
  const history = page.getByRole('region', { name: 'Feedback history' });
  await history.getByText('Waiting').waitFor();
  await product.start();
  await history.getByText('Sent').waitFor({ timeout: 60_000 });
  const output = execFileSync(process.execPath, ['dist-server/admin.js', 'feedback'], {
    env: { ...process.env, DATA_DIR: product.dataDir },
    encoding: 'utf8',
  });
  expect(output.match(/A cause list/g)).toHaveLength(1);
});
