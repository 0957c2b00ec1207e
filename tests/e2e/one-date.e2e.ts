/** From typed facts to the clock and the paper: one date, read on the screen in all three places. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, dayInIndia, indianDate } from '../../src/kernel/calendar-date.ts';
import { fileIt, login, person, enrol, stepOne } from './support/acts.ts';
import { violations } from './support/axe.ts';
import { type Device, openDevice, PHONE } from './support/device.ts';
import { choose, typeDate } from './support/form.ts';
import { type Product, startProduct } from './support/product.ts';

let product: Product;
let phone: Device;

const TODAY = dayInIndia(new Date());
const ARREST = addDays(TODAY, -70);
const REMAND = addDays(ARREST, 1);
/** Theft: day one is the day of remand, and the right arises on the sixty-first. */
const RIGHT = indianDate(addDays(REMAND, 60));

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

it('asks for the facts of default bail and shows its date', async () => {
  const page = phone.page();
  await page.goto(`${product.url}/application`);
  await stepOne(page, { name: 'Imran Sheikh', fir: '412/2026' });
  await page.getByLabel('FIR/Case Number').fill('412/2026');
  await page.getByLabel('Police Station').fill('Hadapsar');
  await choose(page, 'Court', 'Magistrate Court');
  await page.getByLabel('Place of the court').fill('Pune');
  await choose(page, 'Custody Status', 'Judicial Custody');
  await choose(page, 'Relief', 'Default bail');
  await typeDate(page, 'Date of Arrest', ARREST);
  await typeDate(page, 'Date of first remand', REMAND);
  await choose(page, 'Charge-sheet', 'Not filed');
  await choose(page, 'Time for investigation', 'Not extended');
  await page.getByLabel('Sections Applied').fill('BNS 303(2)');
  await page.getByLabel('Allegations').fill('Took a motorcycle.');
  await page.getByText('Circumstances of the arrest').click();
  await page.getByText('Criminal antecedents', { exact: true }).click();
  await choose(page, 'Criminal antecedents', 'Yes: listed here');
  expect(await violations(page)).toEqual([]);
  await choose(page, 'Criminal antecedents', 'None: no other case, and never convicted');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('heading', { level: 1, name: 'Grounds for Bail' }).waitFor();
  await choose(page, 'Previous Bail Applications', 'None');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('heading', { level: 1, name: 'Review & Generate' }).waitFor();
  await page.getByText(` on ${RIGHT} and subsists.`).waitFor();
  expect(await violations(page)).toEqual([]);
});

it('prints the same date in the filed paper', async () => {
  const page = phone.page();
  await fileIt(page);
  // the review before filing shows the same text, so wait until it is closed
  await page.getByRole('heading', { level: 1, name: 'Review & Generate' }).waitFor({ state: 'detached' });
  const sentence = page.getByText(` on ${RIGHT} and subsists.`);
  await sentence.waitFor();
  await expect.poll(() => sentence.count()).toBe(1);
});

it('shows the same date on the clock', async () => {
  const page = phone.page();
  await page.goto(`${product.url}/dashboard`);
  await page.getByText(RIGHT).first().waitFor();
  expect(phone.complaints).toEqual([]);
});
