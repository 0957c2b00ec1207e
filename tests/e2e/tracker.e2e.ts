/** The tracker of a lawyer without a server: a case by its CNR, its date from a message of the court, both sent once. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, dayInIndia, indianDate } from '#kernel/calendar-date.ts';
import { samplePdf } from '../support/sample-files.ts';
import { person } from './support/acts.ts';
import { violations } from './support/axe.ts';
import type { Device } from './support/device.ts';
import { pressOn, typeInto } from './support/keys.ts';
import { forgetHttpCache } from './support/offline.ts';
import type { Product } from './support/product.ts';
import { signedInPhone } from './support/signed-in-phone.ts';
import { shots } from './support/shots.ts';

const CNR = 'MHPU040123452024';
const next = addDays(dayInIndia(new Date()), 9);

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

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function casesOf(page: Page): Promise<{ cnr?: string; nextHearingDate?: string }[]> {
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const answer = await fetch(`${product.url}/api/cases`, { headers: { 'x-auth-token': token } });
  return answer.json();
}

it('adds a case by CNR and its date by court message, offline', async () => {
  await forgetHttpCache(phone.page());
  await product.kill();
  await phone.restart();
  const page = phone.page();
  await page.goto(`${product.url}/status-tracking`);
  await page.getByRole('link', { name: 'Add a case' }).click();
  await page.getByLabel(/^CNR/).fill('mhpu 04 012345 2024');
  await page.getByText('Maharashtra').waitFor();
  await page.getByLabel('Applicant').fill('Imran Sheikh');
  await page.getByLabel('Court', { exact: true }).selectOption({ label: 'Sessions Court' });
  expect(await violations(page)).toEqual([]);
  await shots(page, 'tracker-add');
  await page.getByRole('button', { name: 'Add the case' }).click();
  await region(page, 'Imran Sheikh v. State').waitFor();
  await page.goto(`${product.url}/status-tracking?add=message`);
  await page
    .getByLabel('Message or cause-list lines')
    .fill(`CNR ${CNR} is listed on ${indianDate(next)} at 10:30 AM for Arguments in Court Room 4`);
  await region(page, 'Details found').getByText('Arguments').waitFor();
  expect(await violations(page)).toEqual([]);
  await shots(page, 'tracker-message');
  await page.getByRole('button', { name: 'Save date' }).click();
  await region(page, 'Imran Sheikh v. State').getByText('from a court SMS', { exact: false }).waitFor();
  await shots(page, 'tracker-chosen');
});

it('shows the date in the list, the calendar and the case', async () => {
  const page = phone.page();
  await page.goto(`${product.url}/status-tracking`);
  await region(page, 'Cases').getByText(indianDate(next)).waitFor();
  const dates = region(page, 'Upcoming Hearings');
  const listed = dates.getByRole('tab', { name: 'List View' });
  await dates.getByRole('tab', { name: 'Calendar View' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await shots(page, 'tracker');
  await listed.click();
  await dates.getByRole('link', { name: 'Imran Sheikh v. State' }).click();
  await page.getByRole('link', { name: 'Open the case' }).click();
  const outline = region(page, 'Parties and court');
  await outline.getByText(indianDate(next)).waitFor();
  await page.getByText('Days in custody, by period').click();
  await region(page, 'Custody').waitFor();
  expect(await violations(page)).toEqual([]);
  await shots(page, 'hub');
  await outline.getByRole('button', { name: 'Correct title, parties, court and numbers' }).click();
  await outline.getByLabel('Judge (optional)').fill('N. Bhosale');
  expect(await violations(page)).toEqual([]);
  await shots(page, 'hub-correcting');
  await outline.getByRole('button', { name: 'Save corrections' }).click();
  await outline.getByText('N. Bhosale').waitFor();
});

it('receives a shared message and a PDF offline, for the reader and for the case', async () => {
  const page = phone.page();
  await page.goto(`${product.url}/received`);
  await page.getByText('Nothing was received.', { exact: false }).waitFor();
  await sharedFromAnotherApp(page, 'Listed on 12-12-2026 in Court Room 9');
  await region(page, 'order.pdf').getByRole('button', { name: 'Imran Sheikh v. State' }).click();
  expect(await violations(page)).toEqual([]);
  await shots(page, 'received');
  await page.getByRole('button', { name: 'Add to this case' }).click();
  await page.getByRole('region', { name: 'order.pdf' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Read as a court message' }).click();
  await region(page, 'Details found').getByText('12-12-2026').first().waitFor();
  await page.getByRole('button', { name: 'Clear' }).click();
});

/** As the browser sends it to the share target of the installed app. */
async function sharedFromAnotherApp(page: Page, message: string): Promise<void> {
  await page.evaluate(
    ({ text, pdf }) => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'POST', action: '/received', enctype: 'multipart/form-data' });
      const field = document.createElement('input');
      Object.assign(field, { name: 'text', value: text });
      const files = document.createElement('input');
      Object.assign(files, { type: 'file', name: 'files' });
      const chosen = new DataTransfer();
      chosen.items.add(new File([new Uint8Array(pdf)], 'order.pdf', { type: 'application/pdf' }));
      files.files = chosen.files;
      form.append(field, files);
      document.body.append(form);
      form.submit();
    },
    { text: message, pdf: [...samplePdf()] },
  );
  await page.getByRole('button', { name: 'Read as a court message' }).first().waitFor();
}

it('keeps several shared items when the browser is closed before they are read', async () => {
  const messages = ['Listed on 15-12-2026 in Court Room 2', 'Listed on 16-12-2026 in Court Room 3'];
  for (const message of messages) await sharedFromAnotherApp(phone.page(), message);
  await phone.restart();
  const page = phone.page();
  await page.goto(`${product.url}/received`);
  for (const message of messages) await page.getByText(message).waitFor();
  await expect.poll(() => page.getByRole('region', { name: 'order.pdf', exact: true }).count()).toBe(2);
});

it('sends one case with date and correction when the server is back', async () => {
  await product.start();
  const page = phone.page();
  await page.goto(`${product.url}/status-tracking`);
  await expect
    .poll(() => casesOf(page), { timeout: 60_000 })
    .toMatchObject([{ cnr: CNR, nextHearingDate: next, judge: 'N. Bhosale' }]);
});

it('adds a case, a date and a diary entry by keyboard alone', async () => {
  const page = phone.page();
  const link = (name: string) => page.getByRole('link', { name, exact: true }).first();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await page.goto(`${product.url}/status-tracking`);
  await pressOn(page, link('Add a case'));
  await typeInto(page, field('Applicant'), 'Kavita More');
  await typeInto(page, field('Court'), 'Ses');
  await pressOn(page, button('Add the case'));
  await region(page, 'Kavita More v. State').waitFor();
  await pressOn(page, button('Add next date'));
  await typeInto(page, field('Date'), next.split('-').toReversed().join('-'));
  await pressOn(page, button('Save date'));
  await region(page, 'Kavita More v. State').getByText('entered by you', { exact: false }).waitFor();
  await pressOn(page, page.getByRole('tab', { name: 'Calendar View' }), 'ArrowRight');
  await region(page, 'Upcoming Hearings').getByRole('link', { name: 'Kavita More v. State' }).waitFor();
  await pressOn(page, link('Open the case'));
  await page.getByRole('heading', { level: 1, name: 'Kavita More v. State' }).waitFor();
  await pressOn(page, link('Open the diary'));
  await pressOn(page, button('Add an entry'));
  await typeInto(page, field('Proceedings'), 'Met the surety at the tehsil office.');
  await pressOn(page, button('Save entry'));
  await page.getByRole('button', { name: /^Close Entry/ }).waitFor();
  expect(await violations(page)).toEqual([]);
});
