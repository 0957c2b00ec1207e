/**
 * A start without a network renders the last dashboard before the app has run, and the app then replaces it.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileIt, person, stepOne, stepThree, stepTwo } from './support/acts.ts';
import { violations } from './support/axe.ts';
import type { Device } from './support/device.ts';
import { forgetHttpCache } from './support/offline.ts';
import { ownRows } from './support/own-rows.ts';
import type { Product } from './support/product.ts';
import { signedInPhone } from './support/signed-in-phone.ts';
import { shots } from './support/shots.ts';

let product: Product;
let phone: Device;

const lawyer = person('Lawyer', 'Meera Kulkarni');
const matter = { name: 'Sunil Ramchandra Jadhav', fir: '412/2026' };

beforeAll(async () => {
  ({ product, phone } = await signedInPhone(lawyer));
});

afterAll(async () => {
  await phone.remove();
  await product.remove();
});

const row = (page: Page) => page.locator('#root > .shell .board .item').first();

/** The stored dashboard; empty while its data has changed since, because a start does not show it then. */
async function storedDrawing(page: Page): Promise<string> {
  const rows = await ownRows<{ k: string; v: { value: { of: string; nodes: string } } }>(page, 'cache');
  const drawing = rows.find(({ k }) => k === 'seen:drawing')?.v.value;
  const data = rows
    .filter(({ k }) => k.startsWith('seen:') && k !== 'seen:drawing')
    .map(({ k, v }) => [k, v]);
  return drawing?.of === JSON.stringify(data) ? drawing.nodes : '';
}

/** Records in the page what the next start shows first, in order. */
async function noteWhatStands(): Promise<void> {
  await phone.restart();
  await phone.context().addInitScript(() => {
    const stood: string[] = [];
    Object.assign(window, { stood });
    const note = (name: string, selector: string) => {
      const found = document.querySelector(selector);
      if (found && !stood.some((each) => each.startsWith(name))) stood.push(`${name}: ${found.textContent}`);
    };
    new MutationObserver(() => {
      note('drawn', '#root > .drawn .item');
      note('before', '#root > .drawn--before');
      note('app', '#root > .shell .board .item');
    }).observe(document, { subtree: true, childList: true });
  });
}

const stood = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'stood'));

it('stores the rendered dashboard with a filed application', async () => {
  const page = phone.page();
  await page.getByRole('link', { name: 'New Application' }).first().click();
  await stepOne(page, matter);
  await stepTwo(page, matter);
  await stepThree(page);
  await fileIt(page);
  await page.goto(`${product.url}/dashboard`);
  await page.getByText(matter.name).first().waitFor();
  await expect.poll(() => ownRows(page, 'outbox'), { timeout: 30_000 }).toEqual([]); // its answer changes the dashboard
  await expect.poll(() => storedDrawing(page), { timeout: 30_000 }).toContain(matter.name);
});

/** Starts the app and returns the screens in their order, each with its first text. */
async function startAt(path: string): Promise<string[]> {
  await noteWhatStands();
  const page = phone.page();
  await page.goto(`${product.url}${path}`);
  await row(page).waitFor();
  return stood(page);
}

it.each(['/dashboard', '/'])('shows the stored dashboard at %s offline, then the app', async (path) => {
  await forgetHttpCache(phone.page());
  await product.kill();
  // the browser may close between a change of the data and its drawing: then the app comes first, and draws again
  await expect
    .poll(async () => (await startAt(path)).map((each) => each.split(':')[0]), { timeout: 60_000 })
    .toEqual(['drawn', 'app']);
  const page = phone.page();
  expect((await stood(page))[0]).toContain(matter.name);
  await expect.poll(() => page.locator('.drawn').count()).toBe(0);
  expect(await violations(page)).toEqual([]);
});

interface Shift {
  readonly value: number;
  /** The elements that moved, for the message of a failure. */
  readonly moved: readonly string[];
}

/** In the page. */
function layoutShifts(): Promise<Shift[]> {
  return new Promise((resolve) => {
    const shifts: Shift[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: { node?: Element; previousRect: DOMRect; currentRect: DOMRect }[] = Reflect.get(
          entry,
          'sources',
        );
        shifts.push({
          value: Number(Reflect.get(entry, 'value')),
          moved: sources.map(
            ({ node, previousRect, currentRect }) =>
              `${node?.nodeName} ${node?.className} ${previousRect.y} to ${currentRect.y}`,
          ),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => setTimeout(() => resolve(shifts)));
  });
}

it('replaces the stored dashboard without a layout shift', async () => {
  const page = phone.page();
  await page.goto(`${product.url}/dashboard`);
  await row(page).waitFor();
  const shifts = await page.evaluate(layoutShifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  const LARGEST = 0.1; // "good" by the Core Web Vitals
  expect(sum < LARGEST ? [] : shifts).toEqual([]);
  await shots(page, 'first-drawing');
});

it('shows no stored dashboard after a log-out', async () => {
  await noteWhatStands();
  const page = phone.page();
  await page.goto(`${product.url}/dashboard`);
  await row(page).waitFor();
  await page.getByRole('button', { name: lawyer.name }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL('**/login');
  await noteWhatStands();
  await phone.page().goto(`${product.url}/dashboard`);
  await phone.page().getByRole('heading', { level: 1 }).first().waitFor();
  expect(await stood(phone.page())).toEqual([]);
});
