/** The liberty clock: online, and after a restart of the browser with the server dead. */
import { readFileSync } from 'node:fs';
import type { Download, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, type CalendarDate, dayInIndia, indianDate } from '#kernel/calendar-date.ts';
import type { KnownFacts } from '#domain/case/clock-matter.ts';
import { login, person, readyForOffline, enrol } from './support/acts.ts';
import { violations } from './support/axe.ts';
import { type Device, openDevice, PHONE } from './support/device.ts';
import { casesOnServer, fileOnServer } from './support/matters.ts';
import { forgetHttpCache } from './support/offline.ts';
import { type Product, startProduct } from './support/product.ts';

let product: Product;
let phone: Device;

const lawyer = person('Lawyer', 'Meera Kulkarni');
const today = dayInIndia(new Date());
const ago = (days: number): CalendarDate => addDays(today, -days);

const known: KnownFacts = {
  custodyStatus: 'judicial',
  chargesheet: { state: 'not-filed', asOf: today },
  antecedents: { known: true, rows: [] },
  delayByAccusedDays: 0,
};
const remanded = (days: number): KnownFacts => ({
  arrestDate: ago(days),
  firstRemandDate: ago(days),
  firDate: ago(days),
});

beforeAll(async () => {
  product = await startProduct();
  phone = await openDevice({ installed: product.url, viewport: PHONE });
  await enrol(product.url, lawyer);
  await login(phone.page(), product.url, lawyer);
  const file = (name: string, fir: string, facts: KnownFacts) =>
    fileOnServer(phone.page(), product.url, { name, fir, facts });
  await file('Imran Sheikh', '412/2026', { ...known, ...remanded(62) });
  await file('Suresh Pawar', '391/2026', { ...known, ...remanded(55), sections: ['BNS 309(4)'] });
  await file('Kavita More', '377/2026', {
    custodyStatus: 'not-arrested',
    interimProtectionUntil: addDays(today, 3),
    sections: ['BNS 316(2)'],
  });
  await file('Anil Kale', '402/2026', { ...known, ...remanded(3), sections: ['BNS 115(2)'] });
  const { chargesheet: _, ...unsure } = known;
  await file('Sunil Jadhav', '218/2026', { ...unsure, arrestDate: ago(65) });
  await readyForOffline(phone.page());
});

afterAll(async () => {
  await phone.remove();
  await product.remove();
});

async function open(): Promise<Page> {
  const page = phone.page();
  await page.goto(`${product.url}/dashboard`);
  await page.getByRole('heading', { name: /^Available now/ }).waitFor();
  return page;
}

/** The first row of a matter; possible rights and questions have rows of their own. */
const rowOf = (page: Page, name: string): Locator =>
  page
    .locator('.clock-row')
    .filter({ has: page.getByRole('link', { name, exact: true }) })
    .first();

it('shows available and coming rights in the order of their dates', async () => {
  const page = await open();
  await page
    .getByText(
      'Two statutory rights are available today. Imran Sheikh’s is lost if the charge-sheet is filed before the application. One more may have accrued. Answer the questions below.',
    )
    .waitFor();
  await expect
    .poll(() => page.locator('.clock-row h3').allTextContents())
    .toEqual(['Anil Kale', 'Imran Sheikh', 'Sunil Jadhav', 'Kavita More', 'Suresh Pawar']);
  await expect
    .poll(() => rowOf(page, 'Imran Sheikh').innerText())
    .toContain(`Since ${indianDate(ago(2))}, day 61.`);
  await expect
    .poll(() => rowOf(page, 'Kavita More').innerText())
    .toContain(`Expires on ${indianDate(addDays(today, 3))}`);
  expect(page.workers().some((worker) => worker.url().includes('/clock-worker-'))).toBe(true);
  expect(await violations(page)).toEqual([]);
});

it('shows a bailable offence as available now, without a day count', async () => {
  const page = await open();
  const row = rowOf(page, 'Anil Kale');
  await expect.poll(() => row.innerText()).toContain('Bail as of right: all offences bailable');
  const text = await row.innerText();
  expect(text).toContain('Now');
  expect(text).not.toMatch(/days? (?:since accrual|to go|left)/);
  expect(text).toContain(
    `presumed indigent and entitled to a bond without surety from ${indianDate(addDays(today, 5))}`,
  );
});

it('opens the case on a click anywhere in the row', async () => {
  const page = await open();
  await rowOf(page, 'Kavita More').scrollIntoViewIfNeeded();
  const box = await rowOf(page, 'Kavita More').boundingBox();
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 12);
  await expect.poll(() => page.url()).toContain('/case/');
});

it('keeps eight matters whole in sight on a desk', async () => {
  const page = phone.page();
  for (const [name, fir, days] of [
    ['Farida Ansari', '105/2026', 40],
    ['Arjun Mahato', '106/2026', 30],
    ['Lakshmi Devi', '107/2026', 20],
  ] as const)
    await fileOnServer(page, product.url, { name, fir, facts: { ...known, ...remanded(days) } });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${product.url}/dashboard`);
  const mattersInSight = () =>
    page.evaluate(() => {
      const rows = [...document.querySelectorAll('.clock-short .clock-row')];
      const whole = rows.filter((row) => row.getBoundingClientRect().bottom <= innerHeight);
      return new Set(whole.map((row) => row.querySelector('h3')?.textContent)).size;
    });
  await expect.poll(mattersInSight, { timeout: 20_000 }).toBeGreaterThanOrEqual(8);
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize(PHONE);
});

it('shows the list offline after a browser restart', async () => {
  await forgetHttpCache(phone.page());
  await product.kill();
  await phone.restart();
  const page = await open();
  await rowOf(page, 'Suresh Pawar').waitFor();
  expect(await violations(page)).toEqual([]);
});

it('shows both contested readings after one click', async () => {
  const page = await open();
  const row = rowOf(page, 'Suresh Pawar');
  await row.getByText('Contested').click();
  await row.getByText(`if it is 90 days, on ${indianDate(addDays(today, 35))}.`).waitFor();
  expect(await violations(page)).toEqual([]);
});

async function calendarOf(download: Promise<Download>): Promise<string> {
  const file = readFileSync(await (await download).path(), 'utf8');
  return file.replaceAll(/\r\n[ \t]/g, '');
}

it('makes a calendar file of one matter and of all, offline', async () => {
  const page = await open();
  const row = rowOf(page, 'Suresh Pawar');
  await row.getByText('Contested').click();
  const one = page.waitForEvent('download');
  await row.getByRole('button', { name: /Add these dates to calendar/ }).click();
  const text = await calendarOf(one);
  expect(text).toContain('SUMMARY:Suresh Pawar: Default bail (contested)');
  expect(text).toContain(`DTSTART;VALUE=DATE:${addDays(today, 5).replaceAll('-', '')}`);
  expect(text.match(/TRIGGER:/g)?.length).toBe(4 * (text.match(/BEGIN:VEVENT/g)?.length ?? 0));

  const all = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add dates to calendar (.ics)', exact: true }).click();
  const every = await calendarOf(all);
  expect(every).toContain('SUMMARY:Anil Kale: One week since arrest: presumed indigent');
  for (const event of every.split('BEGIN:VEVENT').slice(1)) expect(event).toMatch(/DTSTART;VALUE=DATE:\d{8}/);
  for (const name of ['Imran Sheikh', 'Suresh Pawar', 'Kavita More'])
    expect(every).toContain(`SUMMARY:${name}`);
  const uids = every.match(/UID:.*/g) ?? [];
  expect(new Set(uids).size).toBe(uids.length);
});

it('asks for missing facts and counts again, offline', async () => {
  const page = await open();
  const row = page.locator('.clock-row').filter({ hasText: 'May have accrued on' });
  await row.getByRole('button', { name: /^Answer 2 questions/ }).click();
  await date(row, /^Date of first remand/, ago(66));
  await row.getByText('Not filed', { exact: true }).click();
  expect(await violations(page)).toEqual([]);
  await row.getByRole('button', { name: 'Save answers' }).click();
  const problem = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await problem
    .getByText('The first remand cannot be before the arrest. Correct one of the two dates.')
    .waitFor();
  await expect.poll(() => problem.evaluate((box) => box === document.activeElement)).toBe(true);
  expect(await violations(page)).toEqual([]);
  await date(row, /^Date of first remand/, ago(64));
  await row.getByRole('button', { name: 'Save answers' }).click();
  await page.getByText(/^Three statutory rights are available today/).waitFor();
  await expect.poll(() => page.getByRole('heading', { name: /^May have accrued/ }).count()).toBe(0);
  await expect.poll(() => rowOf(page, 'Sunil Jadhav').innerText()).toContain('4');
  await page.reload();
  await page.getByText(/^Three statutory rights are available today/).waitFor();
});

async function date(row: Locator, name: RegExp, day: CalendarDate): Promise<void> {
  await row.getByRole('textbox', { name }).fill(indianDate(day));
}

it('starts the application for an available right, offline', async () => {
  const page = await open();
  await rowOf(page, 'Imran Sheikh')
    .getByRole('button', { name: /^Apply now/ })
    .click();
  await page.waitForURL(/application\?draft=/);
  await expect.poll(() => page.getByLabel('Full Name').inputValue()).toBe('Imran Sheikh');
  await open();
  await rowOf(page, 'Imran Sheikh')
    .getByRole('link', { name: /^Open draft/ })
    .waitFor();
});

it('sends the answers when the server is back', async () => {
  await product.start();
  const page = await open();
  const facts = async () =>
    (await casesOnServer(page, product.url)).find(({ applicant }) => applicant.name === 'Sunil Jadhav')
      ?.facts;
  await expect
    .poll(facts, { timeout: 60_000 })
    .toMatchObject({ firstRemandDate: ago(64), chargesheet: { state: 'not-filed', asOf: today } });
});
