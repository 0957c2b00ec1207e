/** The main job, walked from end to end by two people on two devices. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { login, person, readyForOffline, register, writeAndFile } from './support/acts.ts';
import { violations } from './support/axe.ts';
import { DESKTOP, type Device, openDevice, PHONE } from './support/device.ts';
import { type Product, startProduct } from './support/product.ts';

let product: Product;
let lawyers: Device;
let judges: Device;

const lawyer = person('Lawyer', 'Meera Kulkarni');
const judge = person('Judge', 'Nandini Bhosale');

beforeAll(async () => {
  product = await startProduct();
  lawyers = await openDevice({ viewport: PHONE, whole: true });
  judges = await openDevice({ viewport: DESKTOP, whole: true });
});

afterAll(async () => {
  await lawyers.remove();
  await judges.remove();
  await product.remove();
});

it('opens their own dashboard for a lawyer and a judge', async () => {
  await register(lawyers.page(), product.url, lawyer);
  expect(await violations(lawyers.page())).toEqual([]);
  await login(lawyers.page(), product.url, lawyer);
  expect(new URL(lawyers.page().url()).pathname).toBe('/dashboard');
  await register(judges.page(), product.url, judge);
  await login(judges.page(), product.url, judge);
  expect(new URL(judges.page().url()).pathname).toBe('/judge-dashboard');
  await readyForOffline(judges.page());
});

it('stores only the specified fields of the user in local storage', async () => {
  const [token, user] = await lawyers
    .page()
    .evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')]);
  expect(Object.keys(JSON.parse(user ?? '{}')).toSorted()).toEqual(['_id', 'email', 'name', 'role']);
  expect(token).toBeTruthy();
});

it('shows a filed application to the judge', async () => {
  await writeAndFile(lawyers.page(), product.url, { name: 'Sunil Ramchandra Jadhav', fir: '218/2024' });
  await lawyers
    .page()
    .getByText(/^Filed as /)
    .waitFor();
  await judges.page().reload();
  await judges.page().getByRole('heading', { name: 'Sunil Ramchandra Jadhav' }).first().waitFor();
  expect(await violations(judges.page())).toEqual([]);
});

it('approves with reasons and conditions, and offers undo', async () => {
  const page = judges.page();
  await page.locator('.docket-link', { hasText: 'Sunil Ramchandra Jadhav' }).first().click();
  await page.waitForURL('**/judge-application-view/*');
  await page.getByRole('heading', { level: 1, name: /Jadhav v/ }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('button', { name: 'Sign and approve' }).click();
  await page.getByText('There is a problem').waitFor(); // no reason was given
  await page.getByRole('checkbox', { name: 'Long custody has been undergone' }).check();
  await page.getByLabel('Public Prosecutor').selectOption('Opposes');
  await page.getByLabel('Attend the court on every date').check();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Sign and approve' }).click();
  await page
    .getByText(/It takes effect when the court.s server accepts it/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Stop' }).first().click();
  const focus = () => page.evaluate(() => document.activeElement?.tagName);
  await expect.poll(focus).not.toBe('BODY'); // the pressed notice is gone
  await page.getByRole('button', { name: 'Approve' }).click();
  // the earlier input is still present
  await expect
    .poll(() => page.getByRole('checkbox', { name: 'Long custody has been undergone' }).isChecked())
    .toBe(true);
  await page.getByRole('button', { name: 'Sign and approve' }).click();
  await page.getByText('Application approved').waitFor({ timeout: 40_000 }); // the server has it
  await expect.poll(() => page.getByRole('button', { name: 'Approve' }).isDisabled()).toBe(true);
  await expect.poll(() => page.getByRole('button', { name: 'Reject' }).isEnabled()).toBe(true);
});

it('shows the order with reasons and conditions to the lawyer', async () => {
  const page = lawyers.page();
  await page.goto(`${product.url}/dashboard`);
  await page.getByText('Approved').nth(1).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Sunil Ramchandra Jadhav' }).first().click();
  await page.getByRole('region', { name: 'Applications', exact: true }).getByRole('link').first().click();
  await page.waitForURL(/application\?id=/);
  await page.getByText('Long custody has been undergone').waitFor();
  await page.getByText('Attend the court on every date').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Withdraw' }).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
});

it('has one application on the server', async () => {
  const token = await lawyers.page().evaluate(() => localStorage.getItem('token') ?? '');
  const answer = await fetch(`${product.url}/api/applications`, { headers: { 'x-auth-token': token } });
  expect(await answer.json()).toMatchObject([
    { status: 'Approved', orders: [{ reasons: ['long-custody'] }] },
  ]);
});

it('logs no error on the console', () => {
  expect([...lawyers.complaints, ...judges.complaints]).toEqual([]);
});
