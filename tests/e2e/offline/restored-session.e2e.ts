/**
 * A server is restored from a backup that is older than the session of a phone. Until the log in nobody knows
 * whether it still has the work of the phone.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  applicationsOnServer,
  enrol,
  login,
  person,
  readyForOffline,
  writeAndFile,
} from '../support/acts.ts';
import { violations } from '../support/axe.ts';
import { type Device, openDevice, PHONE } from '../support/device.ts';
import { copyFolder, type Product, startProduct } from '../support/product.ts';
import { shots } from '../support/shots.ts';

let product: Product;
let phone: Device;
let backup: string;
const lawyer = person('Lawyer', 'Asha Deshpande');
const matter = { name: 'Sunil Ramchandra Jadhav', fir: '415/2026' };

beforeAll(async () => {
  product = await startProduct();
  await enrol(product.url, lawyer);
  await product.stop();
  backup = mkdtempSync(path.join(tmpdir(), 'zamanat-backup-'));
  copyFolder(`${product.dataDir}/.`, backup);
  await product.start();
  phone = await openDevice({ viewport: PHONE, installed: product.url });
  await login(phone.page(), product.url, lawyer);
  await readyForOffline(phone.page());
});
afterAll(async () => {
  await phone.remove();
  await product.remove();
  rmSync(backup, { recursive: true, force: true });
});

async function restore(): Promise<void> {
  await product.stop();
  rmSync(product.dataDir, { recursive: true });
  copyFolder(backup, product.dataDir);
  await product.start();
}

const answer = () => phone.page().locator('p.answer').innerText();

it('says that everything is sent while the server has it', async () => {
  const page = phone.page();
  await writeAndFile(page, product.url, matter);
  await page.getByText(/^Filed as /).waitFor();
  await page.goto(`${product.url}/sync`);
  await expect.poll(answer).toContain('Everything is sent.');
});

it('says that it is not known what the restored server has', async () => {
  await restore();
  const page = phone.page();
  await page.reload();
  await expect.poll(answer).toContain('It is not known whether the court’s server still has everything');
  await page.getByText('Not known until you log in.').waitFor();
  expect(await page.getByText('Needs you: 0').count()).toBe(0);
  expect(await page.getByText(/everything is sent|nothing needs you|no items need/i).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await shots(page, 'restored-session');
  await phone.restart();
  await phone.page().goto(`${product.url}/sync`);
  await expect.poll(answer).toContain('It is not known');
});

it('names the lost filing after the log in, and sends it again on request', async () => {
  const page = phone.page();
  await login(page, product.url, lawyer);
  await page.goto(`${product.url}/sync`);
  await page.getByText('The court’s server was restored from a backup', { exact: false }).first().waitFor();
  expect(await applicationsOnServer(page, product.url)).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await shots(page, 'restored-lost-filing');
  await page
    .getByRole('button', { name: /^Send (again|all)/ })
    .first()
    .click();
  await expect.poll(() => applicationsOnServer(page, product.url), { timeout: 30_000 }).toHaveLength(1);
  await expect.poll(answer).toContain('Everything is sent.');
});
