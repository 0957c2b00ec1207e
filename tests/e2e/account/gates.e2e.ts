/** Register, log in, log out: each sentence of the specification appears at its place. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD, person } from '../support/acts.ts';
import { violations } from '../support/axe.ts';
import { type Device, openDevice, PHONE } from '../support/device.ts';
import { type Product, startProduct } from '../support/product.ts';
import { shots } from '../support/shots.ts';

let product: Product;
let phone: Device;

const lawyer = person('Lawyer', 'Meera Kulkarni');

beforeAll(async () => {
  product = await startProduct();
  phone = await openDevice({ viewport: PHONE });
});
afterAll(async () => {
  await phone.remove();
  await product.remove();
});

/** Above the form, or at a field. */
async function waitForSentence(page: Page, sentence: string): Promise<void> {
  await expect.poll(() => page.getByText(sentence, { exact: true }).first().isVisible()).toBe(true);
}

/** Expects a transient notice: its title and the reason below it. */
async function tells(page: Page, title: string, why: string): Promise<void> {
  const notices = page.getByRole('region', { name: 'Notices' });
  await expect.poll(() => notices.innerText()).toContain(`${title}\n${why}`);
}

const password = (page: Page) => page.getByLabel('Password', { exact: true });

it('explains each registration error and then registers', async () => {
  const page = phone.page();
  await page.goto(`${product.url}/register`);
  const create = page.getByRole('button', { name: 'Create account' });
  await create.click();
  await waitForSentence(page, 'All fields are required');
  await page.getByLabel('Full Name').fill(lawyer.name);
  await page.getByLabel('Email').fill(lawyer.email);
  await page.getByLabel('I am a…').selectOption({ label: 'Lawyer' });
  await password(page).fill('short');
  await page.getByLabel('Confirm Password').fill('short');
  await create.click();
  await waitForSentence(page, 'Password must be at least 8 characters');
  await password(page).fill(PASSWORD);
  await page.getByLabel('Confirm Password').fill(`${PASSWORD}x`);
  await create.click();
  await waitForSentence(page, 'Passwords do not match');
  expect(await violations(page)).toEqual([]);
  await shots(page, 'register-mismatch');
  await page.getByLabel('Confirm Password').fill(PASSWORD);
  await create.click();
  await page.waitForURL('**/login');
  await tells(page, 'Registration Successful', 'You have been registered successfully. Please log in.');
});

it('explains an address with an account and keeps the password', async () => {
  const page = phone.page();
  await page.goto(`${product.url}/register`);
  await page.getByLabel('Full Name').fill(lawyer.name);
  await page.getByLabel('Email').fill(lawyer.email);
  await page.getByLabel('I am a…').selectOption({ label: lawyer.role });
  await password(page).fill(PASSWORD);
  await page.getByLabel('Confirm Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await tells(
    page,
    'Registration Failed',
    'An account with this email already exists. Log in, or use another email.',
  );
  await expect.poll(() => password(page).inputValue()).toBe(PASSWORD); // nothing is typed twice
});

it('explains each login error, toggles the password and logs in', async () => {
  const page = phone.page();
  await page.goto(`${product.url}/login`);
  const logIn = page.getByRole('button', { name: 'Log in', exact: true });
  await logIn.click();
  await waitForSentence(page, 'Please enter both email and password');
  await page.getByLabel('Email').fill(lawyer.email);
  await password(page).fill('not the right one');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect.poll(() => password(page).getAttribute('type')).toBe('text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect.poll(() => password(page).getAttribute('type')).toBe('password');
  await logIn.click();
  await waitForSentence(page, 'Invalid credentials. Please check your email and password.');
  await shots(page, 'login-wrong');
  await phone.context().setOffline(true);
  await password(page).fill(PASSWORD);
  await logIn.click();
  await waitForSentence(page, 'Network error. Please check your internet connection.');
  await phone.context().setOffline(false);
  await logIn.click();
  await page.waitForURL(/dashboard$/);
  await tells(page, 'Success', 'You have successfully logged in');
});

it('logs out with a message and clears local storage', async () => {
  const page = phone.page();
  await page.getByRole('button', { name: `Account of ${lawyer.name}` }).click();
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out', exact: true }).click();
  await page.waitForURL('**/login');
  await tells(page, 'Logged Out', 'You have been successfully logged out');
  const storedSession = () =>
    page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')]);
  await expect.poll(() => storedSession()).toEqual([null, null]);
});
