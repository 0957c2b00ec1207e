/** Rows changed outside the app, and a lost device key. Each gets a sentence with the next step. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ACCOUNT_ENDPOINTS } from '#contract/account/account-endpoints.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import {
  applicationsOnServer,
  login,
  type Matter,
  PASSWORD,
  person,
  stepOne,
  writeAndFile,
} from '../support/acts.ts';
import { violations } from '../support/axe.ts';
import type { Device } from '../support/device.ts';
import { inDatabase, type Product } from '../support/product.ts';
import { shots } from '../support/shots.ts';
import { signedInPhone } from '../support/signed-in-phone.ts';

let product: Product;
let phone: Device;
const lawyer = person('Lawyer', 'Asha Deshpande');
const filed: Matter = { name: 'Sunil Ramchandra Jadhav', fir: '415/2026' };
const unsent: Matter = { name: 'Farida Khatoon', fir: '416/2026' };
const lost: Matter = { name: 'Gulab Shinde', fir: '418/2026' };
const NEW_PASSWORD = 'kacheri-2026-first-floor';

beforeAll(async () => {
  ({ product, phone } = await signedInPhone(lawyer));
  const page = phone.page();
  await writeAndFile(page, product.url, filed);
  await page.getByText(/^Filed as /).waitFor();
});
afterAll(async () => {
  await phone.remove();
  await product.remove();
});

/** Changes one byte of each box. In the page. */
async function changeBoxes(tables: readonly string[]): Promise<number> {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the function is serialised into the page
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
    });
  let changed = 0;
  const names = (await indexedDB.databases()).map(({ name = '' }) => name);
  for (const name of names.filter((each) => /^zamanat-[\da-f]{16}$/.test(each))) {
    const db = await done(indexedDB.open(name));
    const work = db.transaction([...tables], 'readwrite');
    for (const table of tables) {
      const store = work.objectStore(table);
      for (const row of await done<{ box: Uint8Array }[]>(store.getAll())) {
        const box = Uint8Array.from(row.box, (byte, at) => (at === 20 ? byte ^ 1 : byte));
        await done(store.put({ ...row, box }));
        changed += 1;
      }
    }
    db.close();
  }
  return changed;
}

/** In the page. */
function deleteDeviceKeys(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('zamanat-keys');
    opening.addEventListener('success', () => {
      const db = opening.result;
      const work = db.transaction('keys', 'readwrite');
      work.objectStore('keys').clear();
      work.addEventListener('complete', () => {
        db.close();
        resolve();
      });
    });
    opening.addEventListener('error', () => reject(opening.error ?? new Error('IndexedDB')));
  });
}

async function beginDraft(page: Page): Promise<void> {
  await page.goto(`${product.url}/application`);
  await stepOne(page, { name: 'Imtiaz Qureshi', fir: '417/2026' });
  await page.getByText('Saved on this phone').filter({ visible: true }).first().waitFor();
}

it('fetches a changed record again, and names a changed draft', async () => {
  const page = phone.page();
  await beginDraft(page);
  await page.goto(`${product.url}/help`);
  expect(await page.evaluate(changeBoxes, ['applications', 'cases', 'drafts'])).toBe(3);
  await page.goto(`${product.url}/sync`);
  await page.getByText('Data on this phone was changed outside Zamanat').first().waitFor();
  await page.getByText('It cannot be sent or exported', { exact: false }).first().waitFor();
  await page.getByText('Draft application', { exact: false }).first().waitFor();
  expect(await page.getByText(/nothing needs you/i).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await shots(page, 'damaged-rows');
  await page.goto(`${product.url}/dashboard`);
  await page.getByText(filed.name).first().waitFor();
});

it('asks for a login when the device key is gone, and then sends the unsent filing', async () => {
  await product.stop();
  await writeAndFile(phone.page(), product.url, unsent);
  await phone.page().evaluate(deleteDeviceKeys);
  await phone.restart();
  await product.start();
  const page = phone.page();
  await page.goto(`${product.url}/dashboard`);
  await page.waitForURL('**/login');
  await expect.poll(() => page.getByText(/No applications yet|everything is sent/i).count()).toBe(0);
  await login(page, product.url, lawyer);
  await expect.poll(() => applicationsOnServer(page, product.url), { timeout: 30_000 }).toHaveLength(2);
  await page.goto(`${product.url}/dashboard`);
  await page.getByText(unsent.name).first().waitFor();
});

/** From another device of the user. */
async function changePassword(): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const entry = await fetch(product.url + ENDPOINTS.login.path, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: lawyer.email, password: PASSWORD }),
  });
  const { token } = await entry.json();
  const changed = await fetch(product.url + ACCOUNT_ENDPOINTS.changePassword.path, {
    method: ACCOUNT_ENDPOINTS.changePassword.method,
    headers: { ...headers, 'x-auth-token': token },
    body: JSON.stringify({ current: PASSWORD, password: NEW_PASSWORD }),
  });
  expect(changed.status).toBe(204);
}

it('counts the unsent filing and says what to do when no key opens it', async () => {
  await product.stop();
  await writeAndFile(phone.page(), product.url, lost);
  await phone.page().evaluate(deleteDeviceKeys);
  await phone.restart();
  await product.start();
  await inDatabase(product, "UPDATE record_keys SET key = decode(repeat('5a', 32), 'hex')");
  await changePassword();
  const page = phone.page();
  await page.goto(`${product.url}/dashboard`);
  await page.waitForURL('**/login');
  await login(page, product.url, lawyer, NEW_PASSWORD);
  await page.goto(`${product.url}/sync`);
  await page.getByText('The key of your sealed records is lost', { exact: false }).waitFor();
  await page.getByText('it had 1 item not sent, from', { exact: false }).waitFor();
  await page.getByText('Enter the missing items again', { exact: false }).waitFor();
  await page.getByText(/^The list of items sent from this (phone|device) was lost/).waitFor();
  expect(await page.getByText(/^No items sent/).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await shots(page, 'lost-key');
  await page.goto(`${product.url}/dashboard`);
  for (const { name } of [filed, unsent]) await page.getByText(name).first().waitFor();
});

it('files it again under the new key', async () => {
  const page = phone.page();
  await writeAndFile(page, product.url, lost);
  await page.getByText(/^Filed as /).waitFor();
  expect(await applicationsOnServer(page, product.url)).toHaveLength(3);
});
