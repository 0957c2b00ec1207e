/** Position after a navigation: top of the page, focus on the title. Also checks target sizes. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { login, person, enrol, writeAndFile } from './support/acts.ts';
import { type Device, openDevice, PHONE } from './support/device.ts';
import { type Product, startProduct } from './support/product.ts';

let product: Product;
let phone: Device;
let bench: Device;

beforeAll(async () => {
  product = await startProduct();
  phone = await openDevice({ viewport: PHONE, touch: true });
  bench = await openDevice();
});

afterAll(async () => {
  await phone.remove();
  await bench.remove();
  await product.remove();
});

const scrollAndFocus = (page: Page) =>
  page.evaluate(() => ({ y: window.scrollY, focus: document.activeElement?.tagName }));

it('opens a filed application at the top, focus on the title', async () => {
  const page = phone.page();
  const lawyer = person('Lawyer', 'Meera Kulkarni');
  await enrol(product.url, lawyer);
  await login(page, product.url, lawyer);
  await writeAndFile(page, product.url, { name: 'Sunil Ramchandra Jadhav', fir: '218/2024' });
  await page.getByRole('heading', { level: 1, name: 'Sunil Ramchandra Jadhav' }).waitFor();
  await expect.poll(() => scrollAndFocus(page)).toEqual({ y: 0, focus: 'H1' });
});

it('opens each wizard step at the top, forward and back', async () => {
  const page = phone.page();
  await page.goto(`${product.url}/dashboard`);
  await page.getByRole('link', { name: 'Sunil Ramchandra Jadhav' }).first().click();
  await page.getByRole('region', { name: 'Applications', exact: true }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Edit' }).first().click();
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await next.scrollIntoViewIfNeeded();
  await next.click();
  await page.getByRole('heading', { level: 1, name: 'Case Details' }).waitFor();
  await expect.poll(() => scrollAndFocus(page)).toEqual({ y: 0, focus: 'H1' });
  const back = page.getByRole('button', { name: 'Back', exact: true });
  await back.scrollIntoViewIfNeeded();
  await back.click();
  await page.getByRole('heading', { level: 1, name: 'Personal Details' }).waitFor();
  await expect.poll(() => scrollAndFocus(page)).toEqual({ y: 0, focus: 'H1' });
});

it('keeps the focus on the title while the file loads', async () => {
  const page = bench.page();
  const judge = person('Judge', 'A. Kumar');
  await enrol(product.url, judge);
  await login(page, product.url, judge);
  await page.getByRole('heading', { level: 1, name: 'Welcome, A. Kumar' }).waitFor();
  await page.locator('.docket-link', { hasText: 'Jadhav' }).first().click();
  await page.getByRole('heading', { level: 1, name: /Jadhav v/ }).waitFor();
  await expect.poll(() => scrollAndFocus(page)).toEqual({ y: 0, focus: 'H1' });
});

/** Smaller than this is hard to hit, with a mouse too. */
const SMALLEST_PX = 24;
/** Touch targets: a bare icon has no label next to it that would enlarge it. */
const FINGER_PX = 44;

it('makes every button and linked title large enough', async () => {
  const page = phone.page();
  for (const path of ['/dashboard', '/sync', '/legal-database']) {
    await page.goto(product.url + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForFunction(() => document.querySelector('.skeleton') === null);
    expect({ path, small: await smallerThan(page, 'button, h3 a', SMALLEST_PX) }).toEqual({
      path,
      small: [],
    });
    expect({ path, small: await smallerThan(page, '.icon-btn', FINGER_PX) }).toEqual({ path, small: [] });
  }
});

/** Visible elements that are too small to press, with their sizes. */
const smallerThan = (page: Page, which: string, least: number): Promise<string[]> =>
  page.evaluate(
    ([selector, px]) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((target) => target.checkVisibility())
        .map((target) => ({ name: target.textContent, box: target.getBoundingClientRect() }))
        .filter(({ box }) => box.width < px || box.height < px)
        .map(({ name, box }) => `${name}: ${box.width} x ${box.height}`),
    [which, least] as const,
  );
