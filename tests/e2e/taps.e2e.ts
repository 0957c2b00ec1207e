/** Presses and typed fields of the quickest sensible paths on a phone, counted in the page. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { addDays, dayInIndia, indianDate } from '#kernel/calendar-date.ts';
import { confirmOpenPoints, enrol, login, person } from './support/acts.ts';
import { violations } from './support/axe.ts';
import { type Device, openDevice } from './support/device.ts';
import { choose, nextStep, typeDate, unfold } from './support/form.ts';
import { countHands, handCount, startCount } from './support/hand-count.ts';
import { fileOnServer } from './support/matters.ts';
import { type Product, startProduct } from './support/product.ts';
import { shots } from './support/shots.ts';

let product: Product;
let phone: Device;

const TODAY = dayInIndia(new Date());
const ago = (days: number) => addDays(TODAY, -days);

/** A small phone. */
const SMALL = { width: 360, height: 780 };

beforeAll(async () => {
  product = await startProduct();
  phone = await openDevice({ installed: product.url, viewport: SMALL, touch: true });
  await countHands(phone.context());
  const who = person('Lawyer', 'Meera Kulkarni');
  await enrol(product.url, who);
  await login(phone.page(), product.url, who);
  await workedBefore(phone.page());
});

afterAll(async () => {
  await phone.remove();
  await product.remove();
});

/** An advocate with a profile and one earlier application from the same police station and jail. */
async function workedBefore(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const answer = await fetch(`${product.url}/api/users/profile`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'x-auth-token': token },
    body: JSON.stringify({
      barCouncilNumber: 'MAH/1234/2015',
      address: 'Chamber 12, District Court, Pune',
      phone: '98230 11223',
      settings: { courtDefaults: { court: 'magistrate', courtPlace: 'Pune', district: 'Pune' } },
    }),
  });
  expect(answer.status).toBe(200);
  await fileOnServer(page, product.url, {
    name: 'Anil Pawar',
    fir: '12/2026',
    facts: { custodyStatus: 'judicial', jail: 'Yerawada Central Prison' },
  });
}

async function start(page: Page): Promise<void> {
  await page.goto(`${product.url}/dashboard`);
  await page.getByRole('link', { name: 'Anil Pawar' }).first().waitFor();
  await startCount(page);
}

interface Goal {
  readonly taps: number;
  readonly typed: number;
}

/** Prints the counts; the answer is the counts above the goal. */
async function aboveGoal(page: Page, path: string, goal: Goal): Promise<string[]> {
  const { taps, typed } = await handCount(page);
  const found = [
    { list: taps, most: goal.taps, line: `${path}: ${taps.length} taps of ${goal.taps}` },
    { list: typed, most: goal.typed, line: `${path}: ${typed.length} typed fields of ${goal.typed}` },
  ];
  for (const { line, list } of found) process.stdout.write(`${line}: ${list.join(', ')}\n`);
  return found.filter(({ list, most }) => list.length > most).map(({ line }) => line);
}

/** Prints the height at 360 px. */
async function screensTall(page: Page, screen: string): Promise<number> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  process.stdout.write(`${screen} at 360 px: ${height} px\n`);
  return height / SMALL.height;
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

async function newApplication(page: Page): Promise<void> {
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /Application/ })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: 'Personal Details' }).waitFor();
}

async function typePerson(page: Page, name: string): Promise<void> {
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Age', { exact: true }).fill('34');
  await choose(page, 'Gender', 'Male');
  await page.getByLabel('Address', { exact: true }).fill('Shivneri Chawl, Hadapsar, Pune 411028');
}

async function file(page: Page): Promise<void> {
  const awaited = page.getByRole('button', { name: /awaited/ });
  await page.getByRole('button', { name: 'Generate and file' }).waitFor();
  await awaited.first().click();
  await press(page, 'Generate and file');
  await confirmOpenPoints(page);
  await page.waitForURL(/application\?id=/);
  await page.getByRole('tabpanel').waitFor();
}

it('files the shortest application', async () => {
  const page = phone.page();
  await start(page);
  await newApplication(page);
  await startCount(page); // this goal begins with the open form
  await typePerson(page, 'Ramesh Kamble');
  await nextStep(page, 'Case Details');
  await page.getByLabel('FIR/Case Number').fill('455/2026');
  await press(page, 'Hadapsar');
  await page.getByLabel('Sections Applied').fill('BNS 303(2)');
  await press(page, 'As stated in the FIR');
  await nextStep(page, 'Grounds for Bail');
  await press(page, /^Add the ground: /);
  await shots(page, 'taps-grounds');
  await nextStep(page, 'Review & Generate');
  await page.getByRole('button', { name: 'Generate and file' }).waitFor();
  await shots(page, 'taps-last');
  expect(await screensTall(page, 'last step with five empty parts')).toBeLessThanOrEqual(2.5);
  await file(page);
  await shots(page, 'taps-filed');
  expect(await aboveGoal(page, 'shortest filing', { taps: 10, typed: 5 })).toEqual([]);
});

it('shows the filed application on at most three screens', async () => {
  const page = phone.page();
  await page.getByText(/^Filed as /).waitFor();
  expect(await screensTall(page, 'filed view')).toBeLessThanOrEqual(3);
  expect(await violations(page)).toEqual([]);
});

it('files default bail fit to be heard', async () => {
  const page = phone.page();
  await start(page);
  await newApplication(page);
  await typePerson(page, 'Sunil Jadhav');
  await nextStep(page, 'Case Details');
  await page.getByLabel('FIR/Case Number').fill('456/2026');
  await press(page, 'Hadapsar');
  await choose(page, 'Custody Status', 'Judicial Custody');
  await choose(page, 'Relief', 'Default bail');
  await page.getByLabel('Sections Applied').fill('BNS 303(2)');
  await typeDate(page, 'Date of Arrest', ago(70));
  await press(page, 'Yerawada Central Prison');
  await typeDate(page, 'Date of first remand', ago(69));
  await choose(page, 'Charge-sheet', 'Not filed');
  await choose(page, 'Time for investigation', 'Not extended');
  await press(page, 'As stated in the FIR');
  await unfold(page, 'Criminal antecedents');
  await choose(page, 'Criminal antecedents', 'None: no other case, and never convicted');
  await nextStep(page, 'Grounds for Bail');
  await choose(page, 'Previous Bail Applications', 'None');
  await nextStep(page, 'Review & Generate');
  await file(page);
  expect(await aboveGoal(page, 'default bail', { taps: 20, typed: 9 })).toEqual([]);
});

const FIR = `FIRST INFORMATION REPORT
(Under Section 173 B.N.S.S.)
1. District: Pune   P.S.: Hadapsar   Year: 2026   FIR No.: 0457   Date and Time of FIR: ${indianDate(ago(40))} 18:40 hrs
2. S.No. Acts Sections
1 Bharatiya Nyaya Sanhita (BNS), 2023 318(4)
3. (a) Occurrence of offence: Date from: ${indianDate(ago(45))} Date To: ${indianDate(ago(45))}
6. Complainant / Informant:
(a) Name: Prakash Dattatray Shinde
7. Details of known / suspected / unknown accused with full particulars:
1 Ramesh Baburao Kamble s/o Baburao Kamble, age 29 years, r/o Magarpatta, Pune
12. First Information contents:
The accused took Rs 2,40,000 from the informant for a flat.
13. Action taken: Registered the case and took up the investigation.`;

it('files a full regular application with an FIR read in', async () => {
  const page = phone.page();
  await start(page);
  await newApplication(page);
  await page.getByRole('link', { name: 'Start from a paper' }).click();
  await press(page, 'Paste the text');
  await page.getByLabel('Text of the paper').fill(FIR);
  await press(page, 'Read the text');
  await press(page, /^Put \d+ facts into the draft$/);
  await page.getByRole('heading', { level: 1, name: 'Personal Details' }).waitFor();
  await choose(page, 'Gender', 'Male');
  await page.getByLabel('Occupation').fill('driver');
  await nextStep(page, 'Case Details');
  await choose(page, 'Custody Status', 'Judicial Custody');
  await typeDate(page, 'Date of Arrest', ago(39));
  await press(page, 'Yerawada Central Prison');
  await unfold(page, 'Stage of investigation and trial');
  await choose(page, 'Charge-sheet', 'Not filed');
  await unfold(page, 'Criminal antecedents');
  await choose(page, 'Criminal antecedents', 'None: no other case, and never convicted');
  await nextStep(page, 'Grounds for Bail');
  await press(page, /^Add these \d+ grounds$/);
  await choose(page, 'Previous Bail Applications', 'None');
  await nextStep(page, 'Review & Generate');
  await file(page);
  expect(await aboveGoal(page, 'full regular application', { taps: 20, typed: 11 })).toEqual([]);
});

it('calculates an answer', async () => {
  const page = phone.page();
  await start(page);
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /Calculator/ })
    .first()
    .click();
  const section = page.getByRole('combobox', { name: 'Section' });
  await section.fill('BNS 303(2)');
  await page
    .getByRole('option', { name: /^BNS 303\(2\)/ })
    .first()
    .click();
  await typeDate(page, /^Date of arrest/, ago(70));
  await typeDate(page, /^Date of first remand/, ago(69));
  await page.getByRole('group', { name: 'Charge-sheet' }).getByText('Not filed', { exact: true }).click();
  await press(page, 'Calculate');
  await page.getByRole('heading', { name: 'Result', exact: true }).waitFor();
  await shots(page, 'taps-calculator');
  expect(await aboveGoal(page, 'calculator', { taps: 9, typed: 3 })).toEqual([]);
});
