/** The browser provides no database: calculator and legal database work, and the page says what cannot be saved. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { person } from '../support/acts.ts';
import { violations } from '../support/axe.ts';
import { type Device, PHONE } from '../support/device.ts';
import type { Product } from '../support/product.ts';
import { shots } from '../support/shots.ts';
import { signedInPhone } from '../support/signed-in-phone.ts';

let product: Product;
let phone: Device;

beforeAll(async () => {
  ({ product, phone } = await signedInPhone(person('Lawyer', 'Asha Deshpande')));
});
afterAll(async () => {
  await phone.remove();
  await product.remove();
});

/** As private browsing, as a full disk, and as behind another tab with an older version. */
const FAULTS = {
  throws: () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The user denied storage.', 'SecurityError');
    };
  },
  fails: () => {
    IDBFactory.prototype.open = () => {
      const request = new EventTarget();
      Object.assign(request, { error: new DOMException('Full.', 'QuotaExceededError'), readyState: 'done' });
      Object.defineProperty(request, 'onerror', {
        set: (listener: (event: Event) => void) => {
          request.addEventListener('error', listener);
        },
      });
      setTimeout(() => request.dispatchEvent(new Event('error', { cancelable: true })));
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- stands in for a request that fails
      return request as IDBOpenDBRequest;
    };
  },
  hangs: () => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- stands in for a request without an answer
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  },
} as const;

async function pageWithout(fault: keyof typeof FAULTS, path: string): Promise<Page> {
  const page = await phone.context().newPage();
  await page.setViewportSize(PHONE);
  await page.addInitScript(FAULTS[fault]);
  await page.goto(product.url + path);
  return page;
}

const notSaved = (page: Page) => page.getByText('Nothing can be saved on this', { exact: false });

it.each(['throws', 'fails', 'hangs'] as const)('offers the two screens if the database %s', async (fault) => {
  const page = await pageWithout(fault, '/dashboard');
  await page.getByRole('heading', { level: 1, name: 'This browser blocks storage for Zamanat' }).waitFor();
  await page.getByText('It deletes nothing.', { exact: false }).waitFor();
  await expect.poll(() => page.getByText(/No applications yet|Log in/).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  if (fault === 'throws') await shots(page, 'no-database');
  await page.getByRole('link', { name: 'Bail Calculator' }).click();
  await page.getByRole('heading', { level: 1, name: 'Bail Calculator' }).waitFor();
  await notSaved(page).waitFor();
  await page.close();
});

it('calculates from the tables of the build and says that the text is not saved', async () => {
  const page = await pageWithout('throws', '/calculator');
  await page.getByRole('combobox', { name: 'Section' }).fill('cheat property');
  await page.getByRole('option', { name: /^BNS 318\(4\)/ }).click();
  await expect.poll(() => page.getByLabel('Maximum sentence').inputValue()).toBe('7');
  for (const [name, [day = '', month = '', year = '']] of [
    ['Date of arrest', ['10', '07', '2024']],
    ['Date of first remand', ['11', '07', '2024']],
    ['Date of the charge-sheet', ['05', '09', '2024']],
  ] as const) {
    if (name === 'Date of the charge-sheet') await choose(page, 'Charge-sheet', 'Filed');
    await page.getByRole('textbox', { name, exact: true }).fill(`${day}-${month}-${year}`);
  }
  await page.getByLabel('Delay by the accused').fill('0');
  await choose(page, 'Pending cases', 'None');
  await choose(page, 'Previous convictions', 'None');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await page.getByRole('heading', { name: 'Result', exact: true }).waitFor();
  await notSaved(page).waitFor();
  await expect.poll(() => page.getByText(/Saved on this/).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await shots(page, 'no-database-calculator', 'in-sight');
  await page.close();
});

const choose = (page: Page, group: string, answer: string) =>
  page.getByRole('group', { name: group }).getByText(answer, { exact: true }).click();

it('searches and opens the legal database', async () => {
  const page = await pageWithout('throws', '/legal-database');
  await page.getByRole('searchbox', { name: 'Search the legal database' }).fill('default bail');
  const results = page.getByRole('list', { name: 'Search Results' });
  await results.getByRole('listitem').first().getByRole('link').first().click();
  await page.getByRole('article').waitFor();
  await notSaved(page).waitFor();
  expect(await violations(page)).toEqual([]);
  await shots(page, 'no-database-law', 'in-sight');
  await page.close();
});

it('opens the work of the user when the database opens again', async () => {
  const page = phone.page();
  await page.goto(`${product.url}/dashboard`);
  await page.getByText('Total Applications').waitFor();
  await expect.poll(() => page.getByText('This browser blocks storage').count()).toBe(0);
});
