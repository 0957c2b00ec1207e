/** Logging in with a passkey, with the authenticator that Chromium itself simulates. */
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { login, PASSWORD, person, register } from '../support/acts.ts';
import { violations } from '../support/axe.ts';
import { type Device, openDevice, PHONE } from '../support/device.ts';
import { type Product, startProduct } from '../support/product.ts';
import { shots } from '../support/shots.ts';

let product: Product;
let phone: Device;
let named: string;
let keys: CDPSession;
let authenticatorId: string;

const lawyer = person('Lawyer', 'Meera Kulkarni');

beforeAll(async () => {
  product = await startProduct();
  named = product.url.replace('127.0.0.1', 'localhost'); // a bare address makes no keys
  phone = await openDevice({ viewport: PHONE, whole: true });
  keys = await phone.context().newCDPSession(phone.page());
  await keys.send('WebAuthn.enable');
  const made = await keys.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  authenticatorId = made.authenticatorId;
  await register(phone.page(), named, lawyer);
});

afterAll(async () => {
  await phone.remove();
  await product.remove();
});

const button = (page: Page) => page.getByRole('button', { name: 'Log in with a passkey' });

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account of Meera Kulkarni' }).click();
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor();
}

async function openSecurity(page: Page): Promise<void> {
  await page.goto(`${named}/settings?part=security`);
  await page.getByRole('heading', { name: 'Passkeys' }).waitFor();
}

/** The section of the authenticator app asks for the password too. */
const passwordOf = (page: Page) => page.getByRole('region', { name: 'Passkeys' }).getByLabel('Your password');

it('is offered at a host name, not at an IP address', async () => {
  const page = phone.page();
  await button(page).waitFor();
  expect(await violations(page)).toEqual([]);
  await shots(page, 'login-passkey');
  const providersResponse = page.waitForResponse('**/api/auth/providers');
  await page.goto(`${product.url}/login`);
  await providersResponse;
  await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor();
  await expect.poll(() => button(page).count()).toBe(0);
});

it('adds a passkey after a wrong and a missing password', async () => {
  const page = phone.page();
  await page.goto(`${named}/login`);
  await login(page, named, lawyer);
  await openSecurity(page);
  await page.getByText('No passkeys.').waitFor();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('alert', { name: 'There is a problem' }).waitFor();
  await expect.poll(() => page.getByRole('alert').getByRole('link').count()).toBe(2);
  await page.getByLabel('Name of the passkey').fill('My phone');
  await passwordOf(page).fill('not this one');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByText('This is not your password. No passkey was added.').first().waitFor();
  await expect.poll(() => page.getByLabel('Name of the passkey').inputValue()).toBe('My phone');
  await passwordOf(page).fill(PASSWORD);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('button', { name: 'Remove My phone' }).waitFor();
  const { credentials } = await keys.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials).toMatchObject([{ isResidentCredential: true, rpId: 'localhost' }]);
  expect(await violations(page)).toEqual([]);
  await shots(page, 'settings-passkeys');
});

it('explains a refused second passkey on the same device', async () => {
  const page = phone.page();
  await page.getByLabel('Name of the passkey').fill('The same phone');
  await passwordOf(page).fill(PASSWORD);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByText('this device already has one for your account').waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^Remove/ }).count()).toBe(1);
});

it('logs in with a passkey and nothing typed', async () => {
  const page = phone.page();
  await logOut(page);
  await button(page).click();
  await page.waitForURL(/dashboard$/);
  await openSecurity(page);
  await page.getByRole('button', { name: 'Remove My phone' }).waitFor();
  await expect.poll(() => page.getByText('Not used yet').count()).toBe(0);
});

it('explains a failed user check and a missing network', async () => {
  const page = phone.page();
  await logOut(page);
  await button(page).waitFor();
  await keys.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await button(page).click();
  await page.getByText('No passkey was used. Try again, or log in with your password.').waitFor();
  await keys.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await phone.context().setOffline(true);
  await button(page).click();
  await page.getByText('Network error. Please check your internet connection.').first().waitFor();
  await phone.context().setOffline(false);
  expect(page.url()).toBe(`${named}/login`);
});

it('renames and removes a passkey, which then cannot log in', async () => {
  const page = phone.page();
  await button(page).click();
  await page.waitForURL(/dashboard$/);
  await openSecurity(page);
  await page.getByRole('button', { name: 'Rename My phone' }).click();
  await page.getByLabel('Name of the passkey').first().fill('Court phone');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Remove Court phone' }).click();
  await page.getByText('No passkeys.').waitFor();
  await logOut(page);
  await button(page).click();
  await page.getByText('This passkey opens no account here').waitFor();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
