/** The calculator and the picker: online, and after a restart of the browser with the server dead. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { login, person, readyForOffline, enrol, stepOne, writeAndFile } from '../support/acts.ts';
import { violations } from '../support/axe.ts';
import { DESKTOP, type Device, openDevice, PHONE } from '../support/device.ts';
import { forgetHttpCache, otherComplaints } from '../support/offline.ts';
import { type Product, startProduct } from '../support/product.ts';

let product: Product;
let device: Device;

const lawyer = person('Lawyer', 'Meera Kulkarni');

beforeAll(async () => {
  product = await startProduct();
  device = await openDevice({ installed: product.url, viewport: DESKTOP });
  await enrol(product.url, lawyer);
  await login(device.page(), product.url, lawyer);
  await readyForOffline(device.page());
});

afterAll(async () => {
  await device.remove();
  await product.remove();
});

async function open(query = ''): Promise<Page> {
  const page = device.page();
  await page.goto(`${product.url}/calculator${query}`);
  await page.getByRole('heading', { level: 1, name: 'Bail Calculator' }).waitFor();
  await page.getByRole('combobox', { name: 'Section' }).waitFor();
  return page;
}

async function date(page: Page, name: string, [day, month, year]: readonly [string, string, string]) {
  await page.getByRole('textbox', { name, exact: true }).fill(`${day}-${month}-${year}`);
}

const choose = (page: Page, group: string, answer: string) =>
  page.getByRole('group', { name: group }).getByText(answer, { exact: true }).click();

async function cheating(page: Page): Promise<void> {
  const section = page.getByRole('combobox', { name: 'Section' });
  await section.fill('cheat property');
  await page.getByRole('option', { name: /^BNS 318\(4\)/ }).click();
  await date(page, 'Date of arrest', ['10', '07', '2024']);
  await date(page, 'Date of first remand', ['11', '07', '2024']);
  await choose(page, 'Charge-sheet', 'Filed');
  await date(page, 'Date of the charge-sheet', ['05', '09', '2024']);
  await page.getByLabel('Delay by the accused').fill('0');
  await choose(page, 'Pending cases', 'None');
  await choose(page, 'Previous convictions', 'None');
}

const clear = (page: Page) =>
  page
    .getByRole('button', { name: /^Remove (?:BNS|IPC|[a-z])/ })
    .first()
    .click();

it('shows no result before Calculate, and reports an empty form', async () => {
  const page = await open();
  await expect.poll(() => page.getByRole('heading', { name: 'Result', exact: true }).count()).toBe(0);
  await page.getByRole('button', { name: 'Calculate' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await summary.waitFor();
  await expect.poll(() => summary.evaluate((box) => box === document.activeElement)).toBe(true);
  expect(await violations(page)).toEqual([]);
});

it('fills maximum and class from the section and calculates', async () => {
  const page = await open();
  await cheating(page);
  await expect.poll(() => page.getByLabel('Maximum sentence').inputValue()).toBe('7');
  await expect.poll(() => page.getByLabel('Offence type').inputValue()).toBe('non-bailable');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await page.getByText(/a right to release on bond accrued on 10-11-2026: one-third of 7 years/).waitFor();
  await page.getByText('Eligible for release under Section 479 of BNSS.').waitFor();
  await page.getByText('Charge-sheet on day 57 of 60').waitFor();
  expect(
    await page.getByRole('img', { name: /Custody from 10-07-2024 to the maximum on 10-07-2031/ }).count(),
  ).toBe(1);
  expect(await violations(page)).toEqual([]);
});

it('keeps the entries through a reload', async () => {
  const page = device.page();
  await page.reload();
  await page.getByRole('button', { name: 'Remove BNS 318(4)' }).waitFor();
  await expect.poll(() => page.getByLabel('Maximum sentence').inputValue()).toBe('7');
});

it('fits the result on a phone and folds the entries', async () => {
  const page = device.page();
  await page.setViewportSize(PHONE);
  const calculate = page.getByRole('button', { name: 'Calculate' });
  await calculate.click();
  await page.getByText('Charge-sheet on day 57 of 60').waitFor();
  await expect.poll(() => calculate.isVisible()).toBe(false);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(5_000);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Show entries' }).click();
  const head = page.getByRole('heading', { name: 'Your entries' });
  await expect.poll(() => head.evaluate((inputs) => inputs === document.activeElement)).toBe(true);
  await calculate.click();
  await page.getByRole('button', { name: 'Show entries' }).waitFor();
  await page.getByRole('button', { name: 'Edit entries' }).click();
  await expect.poll(() => calculate.isVisible()).toBe(true);
  await page.setViewportSize(DESKTOP);
});

it('never shows murder as eligible under Section 479', async () => {
  const page = device.page();
  await clear(page);
  const section = page.getByRole('combobox', { name: 'Section' });
  await section.fill('BNS 103(1)');
  await section.press('ArrowDown');
  await section.press('Enter');
  await page.getByLabel('Maximum sentence').fill('2');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await page
    .getByText(/BNS 103\(1\) is punishable with death or life imprisonment/)
    .first()
    .waitFor();
  await page.getByText('Not eligible for release under Section 479 of BNSS at present.').waitFor();
  await expect.poll(() => page.getByText('Eligible', { exact: true }).count()).toBe(0);
});

it('shows discretionary bail per court and asks for missing facts', async () => {
  const page = device.page();
  await page.getByRole('heading', { name: 'Bail in the court’s discretion' }).waitFor();
  const magistrate = page
    .locator('.calc-route')
    .filter({ has: page.getByRole('heading', { name: 'Before the Magistrate' }) });
  await magistrate.getByText('Details required: woman, child, sick or infirm.', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Answer: Woman' }).click();
  const yes = page.getByRole('group', { name: 'Woman' }).getByRole('radio', { name: 'Yes' });
  await expect.poll(() => yes.evaluate((field) => field === document.activeElement)).toBe(true);
  await choose(page, 'Woman', 'Yes');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await magistrate.getByText('the Magistrate may grant bail.', { exact: false }).waitFor();
  await choose(page, 'Woman', 'No');
  await choose(page, 'Sick or infirm', 'No');
  await page.getByLabel('Age', { exact: true }).fill('30');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await magistrate.getByText('Barred before the Magistrate', { exact: false }).waitFor();
  await page.getByText('Either court may grant bail to an accused who has been arrested.').waitFor();
  expect(await violations(page)).toEqual([]);
});

it('asks for the principal offence of an attempt and counts it', async () => {
  const page = device.page();
  await clear(page);
  const section = page.getByRole('combobox', { name: 'Section' });
  await section.fill('BNS 62,');
  await page.getByLabel('Maximum sentence').fill('');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await page.getByRole('button', { name: 'Answer: Principal offence' }).first().click();
  const principal = page.getByRole('combobox', { name: 'Principal offence' });
  await expect.poll(() => principal.evaluate((field) => field === document.activeElement)).toBe(true);
  await principal.fill('BNS 318(4),');
  await expect.poll(() => page.getByLabel('Maximum sentence').inputValue()).toBe('3.5');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await page.getByText(/of 42 months is completed/).waitFor();
  await page.getByRole('button', { name: 'Remove BNS 318(4)' }).click();
});

it('opens the sub-sections of a section by keyboard alone', async () => {
  const page = device.page();
  await clear(page);
  const section = page.getByRole('combobox', { name: 'Section' });
  await section.fill('u/s 376 IPC,');
  await page.getByRole('button', { name: 'Choose the sub-section IPC 376' }).press('Enter');
  await page.getByRole('listbox', { name: 'Sub-sections of' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await section.press('Enter');
  await page.getByRole('button', { name: /^Remove IPC 376\(/ }).waitFor();
  await section.press('Backspace');
  await expect.poll(() => section.inputValue()).toContain('IPC 376(');
  await section.fill('');
});

it('reports an unknown section at the field and in the summary', async () => {
  const page = device.page();
  const section = page.getByRole('combobox', { name: 'Section' });
  await section.fill('Foo Rules 12-B');
  await page.getByLabel('Maximum sentence').fill('3');
  await page.getByText('not in the tables').waitFor();
  await page.getByRole('button', { name: 'Calculate' }).click();
  await page
    .getByRole('alert')
    .getByRole('link', { name: /Foo Rules 12-B is not in the tables/ })
    .waitFor();
  await expect.poll(() => page.getByText(/Foo Rules 12-B is not in the tables/).count()).toBe(2);
});

it('makes a PDF report and shows the disclaimer only in print', async () => {
  const page = await open();
  await page.getByText('These are your last entries.', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'New calculation' }).click();
  await expect.poll(() => page.getByLabel('Maximum sentence').inputValue()).toBe('');
  await cheating(page);
  await page.getByRole('button', { name: 'Calculate' }).click();
  await page.getByRole('button', { name: 'Generate Report' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 60_000 }),
    page.getByRole('button', { name: 'Save as PDF' }).click(),
  ]);
  expect(
    readFileSync(await download.path())
      .subarray(0, 6)
      .toString('latin1'),
  ).toBe('%PDF-1');
  const disclaimer = page.getByText('It is not legal advice', { exact: false });
  await expect.poll(() => disclaimer.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => disclaimer.isVisible()).toBe(true);
  await page.emulateMedia({ media: 'screen' });
});

it('opens a prefilled application', async () => {
  const page = device.page();
  await page.getByRole('button', { name: 'Proceed to Application' }).click();
  await page.waitForURL(/application\?draft=/);
  await stepOne(page, { name: 'Sunil Ramchandra Jadhav', fir: '218/2024' });
  await page.getByRole('button', { name: 'Remove BNS 318(4)' }).waitFor();
  const arrest = page.getByRole('textbox', { name: /Date of arrest/i });
  await expect.poll(() => arrest.inputValue()).toMatch(/-2024$/);
  expect(await violations(page)).toEqual([]);
});

it('opens from an application with its facts, asks for missing facts', async () => {
  const id = await writeAndFile(device.page(), product.url, { name: 'Imran Sheikh', fir: '412/2026' });
  const page = await open(`?application=${id}`);
  await page.getByText('Imran Sheikh · FIR 412/2026').waitFor();
  await page.getByRole('button', { name: 'Remove BNS 318(4)' }).waitFor();
  await expect.poll(() => page.getByLabel('Maximum sentence').inputValue()).toBe('7');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await page.getByRole('heading', { name: 'Details missing' }).waitFor();
  await page.getByRole('button', { name: 'Answer: Date of arrest' }).click();
  const day = page.getByRole('textbox', { name: 'Date of arrest', exact: true });
  await expect.poll(() => day.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await violations(page)).toEqual([]);
  await date(page, 'Date of arrest', ['10', '07', '2024']);
  await page.getByRole('button', { name: 'Calculate' }).click();
  await page
    .getByText(
      /A right to default bail may have accrued on 08-09-2024\. Confirm: has a charge-sheet been filed/,
    )
    .waitFor();
  await page.getByRole('button', { name: 'Edit entries' }).click();
  const inputs = page.getByRole('heading', { name: 'Your entries' });
  await expect.poll(() => inputs.evaluate((head) => head === document.activeElement)).toBe(true);
  await page.getByRole('button', { name: 'Proceed to Application' }).click();
  await page.waitForURL(/application\?draft=/);
  await expect.poll(() => page.getByLabel('Full Name').inputValue()).toBe('Imran Sheikh');
});

it('calculates and makes a report offline after a restart', async () => {
  await forgetHttpCache(device.page());
  await product.kill();
  await device.restart();
  const page = await open('?tab=crpc');
  await cheating(page);
  await clear(page);
  await page.getByRole('combobox', { name: 'Section' }).click();
  await page.getByRole('option', { name: /^IPC 420/ }).click();
  await page.getByRole('button', { name: 'Calculate' }).click();
  await page.getByText(/Former rule, section 436A CrPC: one-half of the maximum on 10-01-2028/).waitFor();
  await page.getByRole('button', { name: 'Generate Report' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 60_000 }),
    page.getByRole('button', { name: 'Save as PDF' }).click(),
  ]);
  expect(readFileSync(await download.path()).length).toBeGreaterThan(8_000);
  expect(await violations(page)).toEqual([]);
});

it('logs no error on the console', () => {
  expect(otherComplaints(device)).toBe('');
});
