/** Parts of the dashboard that load late keep their place: nothing moves under the reader or the focus. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DESKTOP, type Device, openDevice, PHONE } from './support/device.ts';
import { type Product, startProduct } from './support/product.ts';
import { logInAs } from './support/screens.ts';
import { goTo } from './support/walk.ts';

/** Google's limit for a stable page is 0.1. */
const LIMIT = 0.02;
const LATE_PARTS_MS = 3_000;

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});

afterAll(async () => {
  await product.remove();
});

async function signedIn(viewport: typeof PHONE): Promise<Device> {
  const device = await openDevice({ installed: product.url, viewport, touch: viewport === PHONE });
  await device.context().addInitScript(noteShifts);
  const page = device.page();
  await page.goto(`${product.url}/login`);
  await logInAs(page, 'lawyer');
  await page.locator('.board .item').first().waitFor();
  await page.locator('.clock-short').waitFor();
  return device;
}

/** In the page, before its code: what moved after the first row, also shortly after a press. */
function noteShifts(): void {
  const shifts: { at: number; value: number; of: string[] }[] = [];
  let from = Infinity;
  Object.assign(window, {
    shifts: () => shifts.filter(({ at }) => at >= from),
    forgetShifts: () => {
      shifts.length = 0;
      from = Infinity;
    },
  });
  const look = () => {
    if (from === Infinity && document.querySelector('.board .list:not(.skeleton) .item'))
      from = performance.now();
    requestAnimationFrame(look);
  };
  look();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { startTime: at } = entry;
      const value: number = Reflect.get(entry, 'value');
      const sources: { node: Node | null }[] = Reflect.get(entry, 'sources');
      const of = sources.map(({ node }) =>
        node instanceof Element ? `${node.tagName}.${node.className}` : (node?.textContent ?? ''),
      );
      shifts.push({ at, value, of });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

interface Shift {
  readonly value: number;
  readonly of: readonly string[];
}

async function shifted(page: Page): Promise<{ readonly sum: number; readonly of: string }> {
  await page.locator('.clock-short').waitFor();
  await page.waitForTimeout(LATE_PARTS_MS);
  const shifts: readonly Shift[] = await page.evaluate(() => Reflect.get(window, 'shifts')());
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    of: shifts.map(({ value, of }) => `${value.toFixed(3)} ${of.join(', ')}`).join('\n'),
  };
}

it.each([
  { called: 'a phone', viewport: PHONE },
  { called: 'a desk', viewport: DESKTOP },
])('moves nothing on $called after the first rows', async ({ viewport }) => {
  const device = await signedIn(viewport);
  const page = device.page();
  await page.waitForTimeout(LATE_PARTS_MS);
  await page.evaluate(() => Reflect.get(window, 'forgetShifts')());
  await goTo(page, '/settings');
  await page.goBack();
  const back = await shifted(page);
  await page.reload();
  const started = await shifted(page);
  await device.remove();
  expect(back.sum, `from another screen:\n${back.of}`).toBeLessThan(LIMIT);
  expect(started.sum, `at a start:\n${started.of}`).toBeLessThan(LIMIT);
});
