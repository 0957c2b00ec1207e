/**
 * The installed app, through the browser's own protocol: install offer, shortcuts, files and links while it is
 * open, and the number on its icon. The judge's screen stays on.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { manifestOf } from '../../manifest.config.ts';
import { enrol, login, person, readyForOffline, writeAndFile } from './support/acts.ts';
import { DESKTOP, type Device, openDevice, PHONE } from './support/device.ts';
import { forgetHttpCache, otherComplaints } from './support/offline.ts';
import { type Product, startProduct } from './support/product.ts';

let product: Product;
let lawyers: Device;
let judges: Device;
let system: CDPSession;
let manifestId = '';
let link = '';

const lawyer = person('Lawyer', 'Meera Kulkarni');
const judge = person('Judge', 'Nandini Bhosale');
const OFFER = /^Install Zamanat on this/;

beforeAll(async () => {
  product = await startProduct();
  lawyers = await openDevice({ viewport: PHONE, whole: true });
  judges = await openDevice({ viewport: DESKTOP, whole: true }); // the quicker one refuses to keep a screen on
  await Promise.all([enrol(product.url, lawyer), enrol(product.url, judge)]);
  const browser = lawyers.context().browser();
  if (!browser) throw new Error('the context has no browser');
  system = await browser.newBrowserCDPSession();
  manifestId = new URL(manifestOf('en').id ?? '', product.url).href;
});

afterAll(async () => {
  await lawyers.remove();
  await judges.remove();
  await product.remove();
});

const app = (): Page => lawyers.page();
const launch = (url: string) => system.send('PWA.launch', { manifestId, url });
const onIcon = async () => (await system.send('PWA.getOsAppState', { manifestId })).badgeCount;

/** Marks the open page, so that a reload is noticed. */
const mark = () => app().evaluate(() => Object.assign(globalThis, { isSamePage: true }));
const isSamePage = () => app().evaluate(() => 'isSamePage' in globalThis);

it('offers to install the app after the first saved work, and not before', async () => {
  await login(app(), product.url, lawyer);
  await readyForOffline(app());
  await app().reload();
  await app().getByRole('heading', { name: 'Recent Applications' }).waitFor();
  await app().waitForTimeout(2_000); // the offer of the browser comes with the worker
  expect(await app().getByText(OFFER).count()).toBe(0);
  await writeAndFile(app(), product.url, { name: 'Sunil Ramchandra Jadhav', fir: '218/2024' });
  await app()
    .getByText(/^Filed as /)
    .waitFor();
  await app().getByRole('tab', { name: 'Share' }).click();
  await app().getByRole('button', { name: 'Make link' }).click();
  link = await app().getByLabel('Link', { exact: true }).inputValue();
  await app().goto(`${product.url}/dashboard`);
  await app().getByText(OFFER).waitFor();
  await app().getByRole('button', { name: 'Install', exact: true }).waitFor();
});

it('opens its five shortcuts in the open window, also without a network', async () => {
  await system.send('PWA.install', { manifestId, installUrlOrBundleUrl: `${product.url}/` });
  await launch(`${product.url}/dashboard`);
  await app().getByRole('heading', { name: 'Recent Applications' }).waitFor();
  await mark();
  await product.stop();
  await forgetHttpCache(app());
  const { shortcuts = [] } = manifestOf('en');
  expect(shortcuts).toHaveLength(5);
  for (const { url } of shortcuts) {
    await launch(product.url + url);
    await app().waitForURL(product.url + url);
    await app().locator('main h1').waitFor();
    const focus = () => app().evaluate(() => document.activeElement?.tagName);
    await expect.poll(focus).toBe('H1');
  }
  expect(await isSamePage()).toBe(true);
  expect(lawyers.context().pages()).toHaveLength(1);
});

it('receives a file that the system opens with it, without a network', async () => {
  const file = path.join(product.dataDir, 'remand-order.txt');
  writeFileSync(file, 'Remand order of 02-11-2026: judicial custody until 16-11-2026.');
  const { fileHandlers } = await system.send('PWA.getOsAppState', { manifestId });
  const endings = fileHandlers.flatMap(({ accepts }) => accepts.flatMap((each) => each.fileExtensions));
  expect(endings.toSorted()).toEqual(['.jpeg', '.jpg', '.pdf', '.png', '.txt']);
  await system.send('PWA.launchFilesInApp', { manifestId, files: [file] });
  await app().waitForURL(`${product.url}/received`);
  await app().getByText('remand-order.txt').first().waitFor();
  expect(await isSamePage()).toBe(true);
  await product.start();
});

it('opens the shared application of a link of another app', async () => {
  const token = new URL(link).pathname.split('/').at(-1);
  const handed = encodeURIComponent(`web+zamanat://share/${token}`);
  await launch(`${product.url}/application/share/open?link=${handed}`);
  await app()
    .getByRole('heading', { level: 1, name: /Sunil Ramchandra Jadhav v/ })
    .waitFor();
  const paper = app().getByRole('region', { name: 'Application as filed' });
  await expect.poll(() => paper.innerText()).toContain('Sunil Ramchandra Jadhav');
});

it('keeps the screen of the judge on while the file is read', async () => {
  const page = judges.page();
  await page.addInitScript(() => {
    const locks: WakeLockSentinel[] = [];
    const request = async (type?: WakeLockType) => {
      const lock = await WakeLock.prototype.request.call(navigator.wakeLock, type);
      locks.push(lock);
      return lock;
    };
    Object.defineProperty(navigator.wakeLock, 'request', { value: request });
    Object.assign(globalThis, { heldLocks: () => locks.filter(({ released }) => !released).length });
  });
  const held = () => page.evaluate((): number => Reflect.get(globalThis, 'heldLocks')());
  await login(page, product.url, judge);
  await page.getByRole('heading', { name: 'Sunil Ramchandra Jadhav' }).first().waitFor();
  expect(await held()).toBe(0);
  await page.locator('.docket-link', { hasText: 'Sunil Ramchandra Jadhav' }).first().click();
  await page.getByRole('heading', { level: 1, name: /Jadhav v/ }).waitFor();
  await expect.poll(held).toBe(1);
});

it('shows the number of the bell on the icon', async () => {
  await launch(`${product.url}/dashboard`);
  await app().getByRole('heading', { name: 'Recent Applications' }).waitFor();
  const page = judges.page();
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('checkbox', { name: 'Long custody has been undergone' }).check();
  await page.getByLabel('Public Prosecutor').selectOption('Opposes');
  await page.getByLabel('Attend the court on every date').check();
  await page.getByRole('button', { name: 'Sign and approve' }).click();
  await page.getByText('Application approved').waitFor({ timeout: 40_000 });
  const bell = app().getByRole('button', { name: /^\d+ new notifications?$/ });
  await bell.waitFor();
  const onBell = async () => Number.parseInt((await bell.getAttribute('aria-label')) ?? '', 10);
  expect(await onBell()).toBeGreaterThan(0);
  await expect.poll(async () => (await onIcon()) - (await onBell())).toBe(0); // further notices may arrive
  await bell.click(); // seen
  await app().keyboard.press('Escape');
  await expect.poll(onIcon).toBe(0);
});

it('logs no error on the console', () => {
  expect(otherComplaints(lawyers, judges)).toBe('');
});
