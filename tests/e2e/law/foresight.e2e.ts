/** Predictive analytics: a sample without matters, the user's own matters, and all of it offline. */
import type { Page } from 'playwright-core';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Application } from '#contract/application/application.ts';
import { serverApplication } from '../../data/server-records.ts';
import { person } from '../support/acts.ts';
import { violations } from '../support/axe.ts';
import type { Device } from '../support/device.ts';
import { forgetHttpCache, otherComplaints } from '../support/offline.ts';
import type { Product } from '../support/product.ts';
import { signedInPhone } from '../support/signed-in-phone.ts';
import { shots } from '../support/shots.ts';
import { putOwnRows } from '../support/own-rows.ts';

let product: Product;
let phone: Device;

const lawyer = person('Lawyer', 'Meera Kulkarni');
const COUNTED =
  'Of 18 decided matters of yours under BNS 303(2), 11 were granted (61%, likely between 39% and 80%).';

beforeAll(async () => {
  ({ product, phone } = await signedInPhone(lawyer));
});

afterAll(async () => {
  await phone.remove();
  await product.remove();
});

const result = (page: Page) => page.getByRole('region', { name: 'Result' });
const history = (page: Page) => page.getByRole('region', { name: 'Historical Analytics' });
const predict = (page: Page) => page.getByRole('button', { name: 'Predict' }).click();

async function isClean(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
}

it('shows a marked sample without matters and does not print it', async () => {
  const page = phone.page();
  await page.goto(`${product.url}/predictive-analytics`);
  await page.getByText('No matters filed yet.').waitFor();
  await predict(page);
  await result(page).getByText('SAMPLE').waitFor();
  await result(page).getByText('Moderate probability').waitFor();
  await isClean(page);
  await shots(page, 'foresight-sample');
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.getByText('SAMPLE').isVisible()).toBe(false);
  await expect.poll(() => page.getByText('Moderate probability').isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
});

it('explains an invalid age and keeps it', async () => {
  const page = phone.page();
  await page.getByLabel('Age of the applicant (optional)').fill('300');
  await predict(page);
  await page.getByRole('alert').getByText('Enter an age from 1 to 120, or leave blank.').waitFor();
  await expect.poll(() => page.getByLabel('Age of the applicant (optional)').inputValue()).toBe('300');
  await isClean(page);
});

it('counts the stored matters offline in three tabs', async () => {
  await putOwnRows(phone.page(), 'applications', [
    ...decided(11, 'Approved', 'BNS 303(2)'),
    ...decided(7, 'Rejected', 'BNS 303(2)'),
    ...decided(9, 'Rejected', 'BNS 318(4)'),
    ...decided(4, 'Approved', 'BNS 115(2)'),
  ]);
  await forgetHttpCache(phone.page());
  await product.kill();
  await phone.restart();
  const page = phone.page();
  await page.goto(`${product.url}/predictive-analytics`);
  await page.getByLabel('Age of the applicant (optional)').fill('34');
  await page.getByLabel('Offence').selectOption('BNS 303(2)');
  await predict(page);
  await result(page).getByText(COUNTED).waitFor();
  await isClean(page);
  await shots(page, 'foresight-factors');
  await result(page).getByRole('tab', { name: 'Similar Cases' }).click();
  await expect
    .poll(() =>
      result(page)
        .getByText(/% similar/)
        .count(),
    )
    .toBe(5);
  await isClean(page);
  await shots(page, 'foresight-similar');
  await result(page).getByRole('tab', { name: 'Recommendation' }).click();
  await result(page)
    .getByText(/Counts are not a ground for or against bail/)
    .waitFor();
  await isClean(page);
});

it('shows no percentage below ten matters', async () => {
  const page = phone.page();
  await page.getByLabel('Offence').selectOption('BNS 115(2)');
  await predict(page);
  await result(page)
    .getByText(/Of 4 decided matters of yours under BNS 115\(2\), 4 were granted\. Fewer than ten/)
    .waitFor();
  expect(
    await result(page)
      .getByText(/likely between/)
      .count(),
  ).toBe(0);
});

it('shows a table for each history chart', async () => {
  const page = phone.page();
  for (const tab of ['By month', 'By court', 'By section', 'Time to order']) {
    await history(page).getByRole('tab', { name: tab }).click();
    await history(page).getByRole('table').first().waitFor();
    await expect.poll(() => history(page).getByRole('row').count()).toBeGreaterThan(1);
    await isClean(page);
    await shots(page, `foresight-${tab.replaceAll(' ', '-').toLowerCase()}`);
  }
});

it('logs no error on the console', () => {
  expect(otherComplaints(phone)).toBe('');
});

function decided(many: number, status: Application['status'], section: string) {
  return Array.from({ length: many }, (_, n) => {
    const applicationNumber = `BA/2026/${section.replaceAll(/\D/g, '')}${n}`;
    const made = serverApplication({ status, _id: v7(), caseId: v7(), applicationNumber });
    const facts = { ...made.case, sections: [section], court: 'sessions' as const };
    delete facts.offences;
    return { ...made, case: facts, asOf: null };
  });
}
