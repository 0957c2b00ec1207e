/**
 * One application on two devices of its judge. An order by keyboard, its conditions on the lawyer's phone, and both
 * orders next to each other.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { login, person, readyForOffline, enrol, writeAndFile } from '../support/acts.ts';
import { violations } from '../support/axe.ts';
import { type Device, openDevice, PHONE } from '../support/device.ts';
import { tabTo } from '../support/keyboard.ts';
import { type Product, startProduct } from '../support/product.ts';
import { shots } from '../support/shots.ts';

let product: Product;
let phone: Device;
let tablet: Device;
let desk: Device;
let id = '';

const TABLET = { width: 1180, height: 820 };

beforeAll(async () => {
  product = await startProduct();
  phone = await openDevice({ installed: product.url, viewport: PHONE });
  tablet = await openDevice({ installed: product.url, viewport: TABLET });
  desk = await openDevice();
  const lawyer = person('Lawyer', 'Ganesh Tambe');
  await enrol(product.url, lawyer);
  await login(phone.page(), product.url, lawyer);
  const matter = { name: 'Farida Ansari', fir: '9/2026', court: 'Magistrate Court' };
  id = await writeAndFile(phone.page(), product.url, matter);
  await phone
    .page()
    .getByText(/^Filed as /)
    .waitFor();
  const judge = person('Judge', 'Nandini Bhosale');
  await enrol(product.url, judge);
  for (const device of [tablet, desk]) await login(device.page(), product.url, judge);
});
afterAll(async () => {
  for (const device of [phone, tablet, desk]) await device.remove();
  await product.remove();
});

it('queues a rejection offline without an order on the server', async () => {
  const page = tablet.page();
  await readyForOffline(page);
  await page.goto(`${product.url}/judge-application-view/${id}`);
  await page.getByRole('button', { name: 'Reject' }).waitFor();
  await tablet.context().setOffline(true);
  await page.getByRole('button', { name: 'Reject' }).click();
  await page.getByLabel('Short reasons').fill('The money was taken from nine people.');
  await page.getByRole('button', { name: 'Sign and reject' }).click();
  await page.getByText('Signing… Rejected').waitFor();
  await expect.poll(() => ordersOnServer()).toEqual([]);
});

const figure = (label: string) =>
  desk
    .page()
    .locator('dt', { hasText: new RegExp(`^${label}$`) })
    .locator('xpath=following-sibling::dd[1]')
    .innerText();
/** A figure that is not known yet has no digits. */
const figures = async () => [parseInt(await figure('Pending'), 10), parseInt(await figure('Approved'), 10)];

it('approves by keyboard alone and updates the counters', async () => {
  const page = desk.page();
  await page.getByRole('heading', { name: 'Pending Bail Applications' }).waitFor();
  let before: number[] = [];
  await expect.poll(async () => (before = await figures()).every(Number.isInteger)).toBe(true);
  const [pending = 0, approved = 0] = before;
  await tabTo(page, 'Search the pending applications');
  await page.keyboard.type('Farida');
  const first = page.locator('.docket-row').first(); // the list is filtered shortly after the typing
  await first.getByRole('heading', { name: 'Farida Ansari' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('a');
  await page.getByRole('heading', { name: 'Approve: reasons and conditions' }).waitFor();
  await page.getByText(/^Mandatory for BNS 318\(4\)/).waitFor();
  await tabTo(page, /Does not oppose/); // the list of the Public Prosecutor
  await page.keyboard.type('Opp');
  await tabTo(page, /^The investigation is complete/);
  await page.keyboard.press('Space');
  await tabTo(page, 'Tick the 3 missing conditions');
  await page.keyboard.press('Enter');
  await tabTo(page, /^Bond \(Rs\)/);
  await page.keyboard.type('25000');
  await tabTo(page, /^Number of sureties/);
  await page.keyboard.type('1');
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page)).toEqual([]);
  }
  await shots(page, 'order');
  await tabTo(page, 'Sign and approve');
  await page.keyboard.press('Enter');
  await page.waitForURL(/judge-dashboard/);
  await expect.poll(figures).toEqual([pending - 1, approved + 1]);
});

it('shows the conditions as a checklist to the lawyer', async () => {
  const page = phone.page();
  await expect.poll(ordersOnServer, { timeout: 30_000 }).toHaveLength(1);
  await page.goto(`${product.url}/status-tracking`);
  await page.getByRole('link', { name: 'Farida Ansari' }).first().click();
  const attend = page.getByRole('checkbox', { name: /Attend the court on every date/ });
  await attend.waitFor();
  await page.getByRole('checkbox', { name: /Not commit a similar offence/ }).waitFor();
  await page.getByRole('checkbox', { name: /Not contact or influence any witness/ }).waitFor();
  await attend.check();
  await page.getByRole('button', { name: 'Save date' }).click();
  await page.getByText(/^Done on /).waitFor();
  expect(await violations(page)).toEqual([]);
  await shots(page, 'checklist');
});

it('shows the offline order beside the one in force, none selected', async () => {
  const page = tablet.page();
  await tablet.context().setOffline(false);
  await page.reload();
  const mine = page.getByRole('region', { name: 'Your order, not in force' });
  await mine.getByText('The money was taken from nine people.').waitFor();
  const theirs = page.getByRole('region', { name: 'Order in force' });
  await theirs.getByText('Attend the court on every date (Attendance)').waitFor();
  await expect.poll(() => page.locator('.claim input:checked').count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await shots(page, 'compared');
  await page.getByRole('button', { name: 'Discard this order' }).click();
  await page.getByRole('button', { name: 'Discard…' }).click();
  await page.getByRole('button', { name: 'Discard permanently' }).click();
  await mine.waitFor({ state: 'detached' });
  await page.goto(`${product.url}/sync`);
  await page.getByText('The money was taken from nine people.').waitFor({ state: 'attached' }); // folded
  await expect.poll(() => ordersOnServer()).toHaveLength(1);
});

async function ordersOnServer(): Promise<unknown[]> {
  const token = await phone.page().evaluate(() => localStorage.getItem('token') ?? '');
  const answer = await fetch(`${product.url}/api/applications/${id}`, { headers: { 'x-auth-token': token } });
  return (await answer.json()).orders;
}
