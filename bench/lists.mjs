/**
 * Long lists with 10,000 cases, dates and entries at a quarter of the speed: `node bench/lists.mjs`. Measures
 * link to rendered rows, longest blocked time and cost of a search keystroke.
 */
import { setTimeout as rest } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { buildApp, buildServer } from '../scripts/build-stale.mjs';
import { CASES, fillDevice, signIn } from './full-device.mjs';
import { at, report, SLOWER, typing } from './key-presses.mjs';
import { LAUNCH } from './launch.mjs';
import { startProduct } from './product-server.mjs';

/** @import { Page } from 'playwright-core' */

const TYPED = ['sunil jadhav', '412/2026', 'farida ansari'];
const ROUNDS = 5;
const SCREENS = [
  { name: 'tracker', link: '/status-tracking', rows: 'main li.item', search: '#case-search' },
  { name: 'diary', link: '/case-diary', rows: 'main li.item', search: '#diary-search' },
  { name: 'hearings', link: '/hearings', rows: 'main .month, main li.item', search: null },
  { name: 'dashboard', link: '/dashboard', rows: 'main li.item', search: null },
];

buildApp();
buildServer();
const { url, stop } = await startProduct();
const browser = await chromium.launch(LAUNCH);
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'en-IN' });
  await page.setContent('<!doctype html><ul id="none"></ul><input>');
  const bare = await typing(page, 'input', TYPED);
  await signIn(page, url);
  await fillDevice(page);
  process.stdout.write(`${CASES} cases, ${SLOWER} times slower\n`);
  report('bare input', bare, bare);
  for (const { name, link, rows, search } of SCREENS) {
    await opening(page, name, { link, rows });
    if (search) report(`${name}, search`, await typing(page, search, TYPED), bare);
  }
} finally {
  await browser.close();
  await stop();
}

/** @type {(page: Page, name: string, place: { link: string, rows: string }) => Promise<void>} */
async function opening(page, name, place) {
  /** @type {{ until: number, longest: number }[]} */
  const taken = [];
  const cdp = await page.context().newCDPSession(page);
  for (let n = 0; n <= ROUNDS; n += 1) {
    await page.goto(`${url}/settings`);
    await page.locator('main h1').waitFor();
    await rest(2_000); // background work after a start
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    taken.push(await page.evaluate(open, place));
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
  await cdp.detach();
  const [, ...warm] = taken; // the first one loads the code of the screen
  const until = at(
    warm.map((each) => each.until),
    0.5,
  );
  const longest = Math.max(...warm.map((each) => each.longest));
  process.stdout.write(`${name}: rows after ${until.toFixed(0)} ms, longest task ${longest.toFixed(0)} ms\n`);
}

/**
 * In the page: acts like a link of the app's router.
 * @type {(at: { link: string, rows: string }) => Promise<{ until: number, longest: number }>}
 */
async function open({ link, rows }) {
  let longest = 0;
  const tasks = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  });
  tasks.observe({ type: 'longtask' });
  const began = performance.now();
  const stand = new Promise((resolve) => {
    const look = () => {
      if (location.pathname === link && document.querySelector(rows)) resolve(performance.now() - began);
      else requestAnimationFrame(look);
    };
    look();
  });
  history.pushState(null, '', link);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
  const until = await stand;
  await new Promise((resolve) => void setTimeout(resolve, 1_500)); // background work after the rows
  tasks.disconnect();
  return { until: Number(until), longest };
}
