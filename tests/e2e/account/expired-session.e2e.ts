/** The session expires during work: input is kept, and login returns to the same screen. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileIt, login, PASSWORD, person, enrol, stepOne, stepThree, stepTwo } from '../support/acts.ts';
import { violations } from '../support/axe.ts';
import { type Device, openDevice, PHONE } from '../support/device.ts';
import { type Product, startProduct } from '../support/product.ts';

let product: Product;
let phone: Device;

const lawyer = person('Lawyer', 'Meera Kulkarni');
const matter = { name: 'Sunil Ramchandra Jadhav', fir: '218/2024' };

beforeAll(async () => {
  product = await startProduct();
  phone = await openDevice({ installed: product.url, viewport: PHONE });
  await enrol(product.url, lawyer);
  await login(phone.page(), product.url, lawyer);
});

afterAll(async () => {
  await phone.remove();
  await product.remove();
});

/** Another device or the operator ends the session; this device learns it at its next call. */
async function endSession(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const answer = await fetch(`${product.url}/api/auth/logout`, {
    method: 'POST',
    headers: { 'x-auth-token': token },
  });
  expect(answer.status).toBe(204);
}

async function signInAgain(page: Page): Promise<void> {
  await page.getByText('Log in again to continue. You return to the same page.').waitFor();
  await page.getByLabel('Email').fill(lawyer.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
}

it('keeps the typed text and returns to the same wizard step', async () => {
  const page = phone.page();
  await page.goto(`${product.url}/application`);
  await stepOne(page, matter);
  await endSession(page);
  await page.getByLabel('Allegations').fill('Took money for a vehicle.');
  await page.reload(); // the first call of a start hears of it
  await page.getByText(/^Logged out by the server/).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Allegations').fill('Took money for a vehicle and did not deliver it.');
  await page.getByRole('link', { name: 'Log in' }).click();
  await signInAgain(page);
  await page.getByRole('heading', { level: 1, name: 'Case Details' }).waitFor();
  await expect
    .poll(() => page.getByLabel('Allegations').inputValue())
    .toBe('Took money for a vehicle and did not deliver it.');
});

it('returns to the share tab with the typed address', async () => {
  const page = phone.page();
  await stepTwo(page, matter);
  await stepThree(page);
  await fileIt(page);
  await page.getByText(/^Filed as /).waitFor();
  await page.getByRole('tab', { name: 'Share' }).click();
  await page.getByLabel('E-mail').fill('sister@example.in');
  await endSession(page);
  await page.getByRole('button', { name: 'Share by e-mail' }).click();
  await page.waitForURL('**/login');
  await signInAgain(page);
  await page.waitForURL(/tab=share/);
  await expect.poll(() => page.getByLabel('E-mail').inputValue()).toBe('sister@example.in');
  await page.getByRole('button', { name: 'Share by e-mail' }).click();
  await page.getByText('Application Shared').waitFor();
});

it('asks for a sign-in to list links, and returns to them', async () => {
  const page = phone.page();
  await page.getByRole('button', { name: 'Revoke: For sister@example.in' }).waitFor();
  await endSession(page);
  await page.reload();
  await page.getByText(/^Your session has ended\. Log in to see active links/).waitFor();
  await page.getByText('For sister@example.in').waitFor(); // as it was known before
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Log in' }).click();
  await signInAgain(page);
  await page.waitForURL(/tab=share/);
  await page.getByRole('button', { name: 'Revoke: For sister@example.in' }).waitFor();
  await expect.poll(() => page.getByText(/^Your session has ended/).count()).toBe(0);
});
