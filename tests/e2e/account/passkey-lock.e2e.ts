/** App lock by a passkey, with the authenticator that Chromium simulates, and "Lock now". */
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applicationsOnServer, login, writeAndFile } from '../support/acts.ts';
import { violations } from '../support/axe.ts';
import type { Device } from '../support/device.ts';
import { locked, MATTER, OWNER, readableAreas } from '../support/locked-phone.ts';
import type { Product } from '../support/product.ts';
import { signedInPhone } from '../support/signed-in-phone.ts';

let product: Product;
let phone: Device;
let named: string;
let keys: CDPSession;
let authenticatorId: string;

async function addAuthenticator(hasPrf: boolean): Promise<void> {
  const made = await keys.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
      hasPrf,
    },
  });
  authenticatorId = made.authenticatorId;
}

const removeAuthenticator = () => keys.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });

beforeAll(async () => {
  ({ product, phone, url: named } = await signedInPhone(OWNER, { host: 'localhost' }));
  keys = await phone.context().newCDPSession(phone.page());
  await keys.send('WebAuthn.enable');
  await addAuthenticator(false);
});
afterAll(async () => {
  await phone.remove();
  await product.remove();
});

const unlock = (page: Page) => page.getByRole('button', { name: 'Unlock with the passkey' });
const usePasskey = (page: Page) => page.getByRole('button', { name: 'Use a passkey' });

async function openSecurity(page: Page): Promise<void> {
  await page.goto(`${named}/settings?part=security`);
  await page.getByRole('heading', { name: 'App lock' }).waitFor();
}

async function isAsWideAsThePhone(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
}

it('says that a PIN is needed if the device cannot protect records with a passkey', async () => {
  const page = phone.page();
  await openSecurity(page);
  await usePasskey(page).click();
  await page.getByText('cannot protect records. Use a PIN.', { exact: false }).waitFor();
  await expect.poll(() => page.getByText('The app lock is on', { exact: false }).count()).toBe(0);
  await removeAuthenticator();
  await login(page, product.url, OWNER);
  await page.goto(`${product.url}/settings?part=security`);
  await page.getByText('A passkey cannot lock Zamanat here', { exact: false }).waitFor();
  await expect.poll(() => usePasskey(page).count()).toBe(0);
});

it('turns on with a passkey', async () => {
  const page = phone.page();
  await addAuthenticator(true);
  await openSecurity(page);
  await usePasskey(page).click();
  await page.getByText('The app lock is on, with a passkey.', { exact: false }).waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await isAsWideAsThePhone(page)).toBe(true);
});

it('locks at once from the menu, and no storage opens without the passkey', async () => {
  const page = phone.page();
  await page.goto(`${named}/application`); // unloads the pages that hold words of the owner
  await product.stop();
  await writeAndFile(page, named, MATTER);
  await page.goto(`${named}/status-tracking`);
  await page.getByText(MATTER.name).first().waitFor();
  await page.getByRole('button', { name: `Account of ${OWNER.name}` }).click();
  await page.getByRole('button', { name: 'Lock now' }).click();
  await locked(page).waitFor();
  await page.getByText('1 unsent item waits.', { exact: false }).waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await isAsWideAsThePhone(page)).toBe(true);
  expect((await readableAreas(page)).shown).toEqual([]);
});

it('opens the asked screen with the passkey, and sends the unsent item', async () => {
  const page = phone.page();
  await product.start();
  await unlock(page).click();
  await page.getByText(MATTER.name).first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/status-tracking');
  await expect.poll(() => applicationsOnServer(page, named), { timeout: 30_000 }).toHaveLength(1);
});

it('locks at once from the settings, and opens with a login after a failed user check', async () => {
  const page = phone.page();
  await openSecurity(page);
  await page.getByRole('button', { name: 'Lock now' }).click();
  await locked(page).waitFor();
  await keys.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await unlock(page).click();
  await page.getByText('No passkey was used. Try again, or log in again.').waitFor();
  await page.getByRole('button', { name: 'Log in again' }).click();
  await page.waitForURL('**/login');
  await login(page, named, OWNER);
  await expect.poll(() => page.getByText(MATTER.name).count()).toBeGreaterThan(0);
});
