/** The whole application on a phone: which bail, every particular in its folded part, grounds, disclosure, check, filing. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { addDays, dayInIndia } from '../../src/kernel/calendar-date.ts';
import { enrol, fileIt, login, person, stepThree, stepTwo } from './support/acts.ts';
import { violations } from './support/axe.ts';
import { shots } from './support/shots.ts';
import { type Device, openDevice, PHONE } from './support/device.ts';
import { typeDate } from './support/form.ts';
import { type Product, startProduct } from './support/product.ts';

let product: Product;
let phone: Device;

const TODAY = dayInIndia(new Date());
const ARREST = addDays(TODAY, -20);

beforeAll(async () => {
  product = await startProduct();
  phone = await openDevice({ installed: product.url, viewport: PHONE });
  const who = person('Lawyer', 'Meera Kulkarni');
  await enrol(product.url, who);
  await login(phone.page(), product.url, who);
});

afterAll(async () => {
  await phone.remove();
  await product.remove();
});

const pick = (page: Page, question: string, answer: string) =>
  page.getByRole('group', { name: question }).getByText(answer, { exact: true }).click();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

it('proposes a relief with its reason after a few questions', async () => {
  const page = phone.page();
  await page.goto(`${product.url}/dashboard`);
  await page.getByRole('link', { name: 'Which bail?' }).click();
  await heading(page, 'Which bail?');
  await pick(page, 'Convicted in this case?', 'No');
  await pick(page, 'Custody status', 'Judicial Custody');
  await page.getByLabel('Sections applied').fill('BNS 103(1)');
  await page.getByLabel('Court', { exact: true }).selectOption({ label: 'Magistrate Court' });
  await typeDate(page, 'Date of arrest', ARREST);
  await pick(page, 'Charge-sheet', 'Not filed');
  await page.getByText('BNS 103(1) is punishable with death or life imprisonment.').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Apply for: Regular bail, Court of Session' }).click();
  await heading(page, 'Personal Details');
});

it('asks for rare facts in folded sections with a summary line', async () => {
  const page = phone.page();
  await page.getByLabel('Full Name').fill('Imran Sheikh');
  await page.getByLabel('Age', { exact: true }).fill('34');
  await page.getByLabel('Gender', { exact: true }).selectOption({ label: 'Male' });
  await page.getByLabel('Address', { exact: true }).fill('Hadapsar, Pune 411028');
  await page.getByRole('button', { name: 'Next' }).click();
  await heading(page, 'Case Details');
  await page.getByLabel('FIR/Case Number').fill('412/2026');
  await page.getByLabel('Police Station').fill('Hadapsar');
  await page.getByLabel('Place of the court').fill('Pune');
  await page.getByLabel('Allegations').fill('Quarrelled with a neighbour, who died of a fall.');
  await page.getByText('Co-accused', { exact: true }).click();
  await page.getByRole('button', { name: 'Add a co-accused' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Anil Pawar');
  await page.getByLabel('Bail', { exact: true }).selectOption({ label: 'Bail granted' });
  await page.getByText('Criminal antecedents', { exact: true }).click();
  await page
    .getByLabel('Criminal antecedents')
    .selectOption({ label: 'None: no other case, and never convicted' });
  const folded = page.locator('summary', { hasText: 'Criminal antecedents' });
  await folded.getByText('None: no other case').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Next' }).click();
  await heading(page, 'Grounds for Bail');
});

/** Two screens of a small phone. */
const GROUNDS_PX = 2 * 780;

it('proposes grounds from the facts and files with them', async () => {
  const page = phone.page();
  const drafted = page.locator('.gen-proposed > li');
  const region = page.getByRole('region', { name: 'Grounds under headings' });
  await expect.poll(() => drafted.count()).toBe(8);
  const height = await region.evaluate((part) => part.getBoundingClientRect().height);
  process.stdout.write(`eight grounds at 360 px: ${Math.round(height)} px\n`);
  expect(height).toBeLessThanOrEqual(GROUNDS_PX);
  const parity = drafted.filter({ has: page.getByRole('heading', { name: 'Parity with a co-accused' }) });
  await page.getByRole('button', { name: /^Show .* more ground/ }).click();
  await parity.getByText('Needs your confirmation').click();
  await shots(page, 'grounds');
  await parity.getByRole('button', { name: 'Add the ground' }).click();
  await parity.getByText('Answer each question above').waitFor();
  await parity.getByLabel(/the role of the applicant the same/).check();
  await parity.getByRole('button', { name: 'Add the ground' }).click();
  await page.getByRole('button', { name: 'Add the ground: No criminal antecedents' }).click();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Previous Bail Applications').selectOption({ label: 'None' });
  await page.getByRole('button', { name: 'Next' }).click();
  await heading(page, 'Review & Generate');
});

/** Below two and a half screens of a small phone (1,950 px). */
const LAST_STEP_PX = 1750;

it('shows the last step on two and a half screens with the button always in sight', async () => {
  const page = phone.page();
  await page.getByText('5 of 6 complete').waitFor();
  for (const toast of await page.locator('.toast .icon-btn').all()) await toast.click(); // room for it is kept below
  expect(await violations(page)).toEqual([]);
  await shots(page, 'last-step');
  const file = page.getByRole('button', { name: 'Generate and file' });
  const isWhole = async () => {
    const box = await file.boundingBox();
    return box !== null && box.y >= 0 && box.y + box.height <= PHONE.height;
  };
  await expect.poll(() => isWhole()).toBe(true);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => isWhole()).toBe(true);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  process.stdout.write(`last step at 360 px: ${height} px\n`);
  expect(height).toBeLessThanOrEqual(LAST_STEP_PX);
});

it('stops at an empty sworn part, and files after one answer and one confirmation', async () => {
  const page = phone.page();
  await page.getByRole('button', { name: 'Generate and file' }).click();
  const part = page.locator('.points > li', { hasText: 'Part F: Coercive process' });
  await expect.poll(() => part.evaluate((row) => row === document.activeElement)).toBe(true);
  await part.getByRole('button', { name: 'None was issued' }).click();
  await page.getByText('6 of 6 complete').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Generate and file' }).click();
  await page.getByText(/points are open\. File anyway\?/).waitFor();
  await page.getByRole('button', { name: 'File anyway' }).click();
  await page.waitForURL(/application\?id=/);
  await page.getByText('Anil Pawar, accused in the same case with the same role').waitFor();
  expect(phone.complaints).toEqual([]);
});

it('refuses the same applicant twice, then files for two applicants of one name', async () => {
  const page = phone.page();
  const matter = { name: 'Suresh Mane', fir: '77/2026' };
  await page.goto(`${product.url}/application`);
  await heading(page, 'Personal Details');
  await page.locator('summary', { hasText: 'Further applicants' }).click();
  await page.getByRole('button', { name: 'Add another applicant' }).click();
  const second = page.getByRole('group', { name: 'Applicant 2' });
  await second.getByLabel('Full name', { exact: true }).fill('SURESH  Mane');
  await second.getByLabel('Age', { exact: true }).fill('34');
  await second.getByLabel('Gender', { exact: true }).selectOption({ label: 'Male' });
  await second.getByLabel('Address', { exact: true }).fill('14, Kasba Peth, Pune');
  await second.getByLabel('Custody status').selectOption({ label: 'Not Arrested' });
  expect(await violations(page)).toEqual([]);
  await fillFirst(page, matter.name);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('SURESH Mane is named twice.').first().waitFor();
  await second.getByLabel('Age', { exact: true }).fill('29');
  await page.getByRole('button', { name: 'Next' }).click();
  await heading(page, 'Case Details');
  await page.getByLabel('Custody Status').first().selectOption({ label: 'Not Arrested' });
  await stepTwo(page, matter);
  await stepThree(page);
  await fileIt(page);
  const paper = page.getByRole('tabpanel');
  await paper.getByText('2. SURESH Mane, aged 29 years').waitFor();
  await paper.getByText('the applicant” means each of the applicants').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Suresh Mane +1' }).waitFor();
  await page.getByText('Further applicants: custody and rights').waitFor();
  await page.getByText('SURESH Mane (29)', { exact: true }).first().waitFor();
  await shots(page, 'several-applicants');
  expect(await violations(page)).toEqual([]);
  expect(phone.complaints).toEqual([]);
});

async function fillFirst(page: Page, name: string): Promise<void> {
  await page.locator('#application-fullName').fill(name);
  await page.locator('#application-age').fill('34');
  await page.locator('#application-gender').selectOption({ label: 'Male' });
  await page.locator('#application-address').fill('Hadapsar, Pune 411028');
}
