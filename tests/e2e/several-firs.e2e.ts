/** Anticipatory bail in two FIRs on a phone: from the form to the filed paper, and the search for the second FIR. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, dayInIndia, indianDate } from '../../src/kernel/calendar-date.ts';
import { enrol, fileIt, login, person } from './support/acts.ts';
import { violations } from './support/axe.ts';
import { type Device, openDevice, PHONE } from './support/device.ts';
import { choose, nextStep, unfold } from './support/form.ts';
import { type Product, startProduct } from './support/product.ts';
import { shots } from './support/shots.ts';

let product: Product;
let phone: Device;

const TODAY = dayInIndia(new Date());

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

it('says that regular bail in two FIRs is two applications', async () => {
  const page = phone.page();
  await page.goto(`${product.url}/application`);
  await page.getByRole('heading', { level: 1, name: 'Personal Details' }).waitFor();
  await page.getByLabel('Full Name').fill('Imran Sheikh');
  await page.getByLabel('Age', { exact: true }).fill('34');
  await choose(page, 'Gender', 'Male');
  await page.getByLabel('Address', { exact: true }).fill('Hadapsar, Pune 411028');
  await nextStep(page, 'Case Details');
  await page.getByLabel('FIR/Case Number').fill('412/2026');
  await page.getByLabel('Police Station').fill('Hadapsar');
  await choose(page, 'Court', 'Sessions Court');
  await page.getByLabel('Place of the court').fill('Pune');
  await choose(page, 'Custody Status', 'Judicial Custody');
  await unfold(page, 'Further FIRs');
  await page.getByText(/^Bail in two FIRs is two applications/).waitFor();
  expect(await page.getByRole('button', { name: 'Add another FIR' }).count()).toBe(0);
  await shots(page, 'firs-refused');
});

it('adds a second FIR for anticipatory bail', async () => {
  const page = phone.page();
  await choose(page, 'Custody Status', 'Not Arrested');
  await page.getByLabel('Sections Applied').fill('BNS 318(4)');
  await page.getByRole('button', { name: 'As stated in the FIR' }).click();
  await page.getByRole('button', { name: 'Add another FIR' }).click();
  const second = page.getByRole('group', { name: 'FIR 2' });
  await second.getByLabel('FIR/Case number').fill('31/2026');
  await second.getByLabel('Police station').fill('Kothrud');
  await second.getByLabel('Sections').fill('BNS 316(2), BNS 3(5)');
  await second.getByLabel('Allegations').fill('The goods were not returned.');
  await second.getByRole('textbox', { name: 'Date of the FIR' }).fill(indianDate(addDays(TODAY, -30)));
  expect(await violations(page)).toEqual([]);
  await shots(page, 'firs-added');
  await nextStep(page, 'Grounds for Bail');
  await page
    .getByRole('button', { name: /^Add these \d+ grounds$|^Add the ground: / })
    .first()
    .click();
  await choose(page, 'Previous Bail Applications', 'None');
  await nextStep(page, 'Review & Generate');
});

it('files one paper that names both, and finds it by the second FIR', async () => {
  const page = phone.page();
  await page.getByRole('button', { name: 'Generate and file' }).waitFor();
  await shots(page, 'firs-review');
  await fileIt(page);
  await page.getByText(/^Filed as /).waitFor();
  await shots(page, 'firs-filed');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Search cases/ }).fill('31/2026');
  await page
    .getByRole('group', { name: 'Applications' })
    .getByRole('option', { name: /Imran Sheikh/ })
    .waitFor();
  expect(await violations(page)).toEqual([]);
});
