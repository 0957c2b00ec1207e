/**
 * Main-thread cost of a keystroke in the legal database search, and in the global search with 10,000 cases,
 * at a quarter of the speed: `node bench/typing.mjs`. Compared with a bare input. Time from the key to the
 * first frame with all visible results, with the app installed. For the second search, also the worker's
 * response time.
 */
import { chromium } from 'playwright-core';
import { buildApp, buildServer } from '../scripts/build-stale.mjs';
import { CASES, fillDevice, signIn } from './full-device.mjs';
import { at, report, SLOWER, typing } from './key-presses.mjs';
import { LAUNCH } from './launch.mjs';
import { startProduct } from './product-server.mjs';

/** @import { Page } from 'playwright-core' */

const TYPED = ['chain pulled from neck', 'u/s 420 IPC', 'zamanat', 'ज़मानत', 'pati dwara krurta'];
const NAMES = ['sunil jadhav', '412/2026', 'farida ansari', 'hearing', 'shivajinagar'];

buildApp();
buildServer();
const { url, stop } = await startProduct();
const browser = await chromium.launch(LAUNCH);
try {
  const page = await browser.newPage({ viewport: { width: 360, height: 800 }, locale: 'en-IN' });
  await page.addInitScript(timeAnswers);
  await page.setContent('<!doctype html><ul id="none"></ul><input>');
  const bare = await typing(page, 'input', TYPED);
  await signIn(page, url);
  await page.goto(`${url}/legal-database`);
  await page.getByRole('list', { name: /^IPC:/ }).waitFor();
  await installed(page);
  const ours = await typing(page, 'input[type=search]', TYPED);
  report('bare input', bare, bare);
  report('legal database', ours, bare);
  await page.goto(`${url}/dashboard`);
  await page.getByRole('heading', { name: 'Recent Applications' }).waitFor();
  await fillDevice(page);
  const read = await openSearch(page);
  await page.evaluate(() => Object.assign(globalThis, { answered: [] }));
  const everything = await typing(page, 'input[role=combobox]', NAMES);
  report(`everything, ${CASES} cases (read in ${read} ms)`, everything, bare);
  /** @type {number[]} */
  const answered = await page.evaluate(() => Reflect.get(globalThis, 'answered'));
  const [half, most] = [0.5, 0.95].map((share) => at(answered, share).toFixed(1));
  process.stdout.write(`everything: asked and answered in ${half} ms (95%: ${most}) at ${SLOWER}x\n`);
} finally {
  await browser.close();
  await stop();
}

/**
 * Waits until the app is installed and its notice is hidden.
 * @type {(page: Page) => Promise<void>}
 */
async function installed(page) {
  const notice = page.getByText('Ready for offline');
  await notice.waitFor();
  await notice.waitFor({ state: 'detached' });
}

/** In the page, before its code: response time of the search worker. */
function timeAnswers() {
  const Real = globalThis.Worker;
  /** @type {number[]} */
  const answered = [];
  Object.assign(globalThis, { answered });
  globalThis.Worker = class extends Real {
    /** @type {Map<number, number>} */
    #asked = new Map();
    /** @param {string | URL} address @param {WorkerOptions} [options] */
    constructor(address, options) {
      super(address, options);
      if (options?.name !== 'find-everything') return;
      this.addEventListener('message', ({ data }) => {
        const from = this.#asked.get(data.n);
        if (from !== undefined) Reflect.get(globalThis, 'answered').push(performance.now() - from);
      });
    }
    /** @param {any} message @param {any} transfer */
    postMessage(message, transfer) {
      if (message.kind === 'ask') this.#asked.set(message.n, performance.now());
      super.postMessage(message, transfer);
    }
  };
}

/**
 * Until the index has read all rows, at the slower speed.
 * @type {(page: Page) => Promise<number>}
 */
async function openSearch(page) {
  await page.reload();
  await page.getByRole('heading', { name: 'Recent Applications' }).waitFor();
  const began = Date.now();
  await page.keyboard.press('Control+k');
  await page.locator('input[role=combobox]').fill(String(CASES - 1));
  await page
    .getByRole('group', { name: 'Applications' })
    .getByRole('option')
    .first()
    .waitFor({ timeout: 120_000 });
  return Date.now() - began;
}
