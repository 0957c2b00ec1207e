/**
 * What a key press costs the page while one searches the legal database, and then everything with 10,000 cases on the
 * device, at a quarter of the speed, against a bare input that does nothing: `node bench/typing.mjs`. Main-thread time (script, style, layout, paint), and the time from the key to
 * the first frame in which all rows in sight on a phone, the first four, are its results. The search runs in a worker.
 */
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { buildApp, buildServer } from '../scripts/build-stale.mjs';
import { findChromium } from '../scripts/find-chromium.mjs';

/** @import { CDPSession, Page } from 'playwright-core' */

const PORT = '8472';
const URL_OF = `http://127.0.0.1:${PORT}`;
const FLAGS = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--disable-background-networking'];
const TYPED = ['chain pulled from neck', 'u/s 420 IPC', 'zamanat', 'ज़मानत', 'pati dwara krurta'];
const NAMES = ['sunil jadhav', '412/2026', 'farida ansari', 'hearing', 'shivajinagar'];
const CASES = 10_000;
const SLOWER = 4;
/** Longer than an answer takes: each key press is measured alone. */
const BETWEEN = 250;

buildApp();
buildServer();
const data = mkdtempSync(path.join(tmpdir(), 'zamanat-bench-'));
chmodSync(data, 0o755);
const server = spawn(process.execPath, ['dist-server/main.js'], {
  env: { ...process.env, PORT, HOST: '127.0.0.1', DATA_DIR: data },
  stdio: 'ignore',
});
const browser = await chromium.launch({ executablePath: findChromium(), args: FLAGS });
try {
  await healthy();
  const page = await browser.newPage({ viewport: { width: 360, height: 800 }, locale: 'en-IN' });
  await page.setContent('<!doctype html><ul id="none"></ul><input>');
  const bare = await typing(page, 'input', TYPED);
  await signIn(page);
  await page.goto(`${URL_OF}/legal-database`);
  await page.getByRole('list', { name: /^IPC:/ }).waitFor();
  const ours = await typing(page, 'input[type=search]', TYPED);
  report('bare input', bare, bare);
  report('legal database', ours, bare);
  await fillDevice(page);
  const read = await openSearch(page);
  const everything = await typing(page, 'input[role=combobox]', NAMES);
  report(`everything, ${CASES} cases (read in ${read} ms)`, everything, bare);
} finally {
  await browser.close();
  server.kill('SIGTERM');
  await new Promise((resolve) => {
    server.once('exit', resolve);
  });
  rmSync(data, { recursive: true, force: true });
}

async function healthy() {
  for (let tried = 0; tried < 300; tried += 1) {
    const up = await fetch(`${URL_OF}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (up) return;
    await rest(200);
  }
  throw new Error('the server does not start');
}

/** @type {(page: Page) => Promise<void>} */
async function signIn(page) {
  await page.goto(`${URL_OF}/login`);
  await page.getByLabel('Email').fill('lawyer@example.in');
  await page.getByLabel('Password', { exact: true }).fill('neem-tree-lawyer');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('heading', { name: 'Recent Applications' }).waitFor();
}

/** Copies of one case and one application, straight into the person's database. @type {(page: Page) => Promise<void>} */
async function fillDevice(page) {
  await page.goto(`${URL_OF}/dashboard`);
  await page.getByRole('heading', { name: 'Recent Applications' }).waitFor();
  await page.evaluate(async (count) => {
    /** @type {<T>(request: IDBRequest<T>) => Promise<T>} */
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- this function is sent to the page whole
    const done = (request) =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
      });
    const names = (await indexedDB.databases()).map(({ name = '' }) => name);
    const own = names.find((name) => /^zamanat-[\da-f]{16}$/.test(name)) ?? '';
    const db = await done(indexedDB.open(own));
    const stores = ['cases', 'applications'];
    for (const store of stores) {
      const [row] = await done(db.transaction(store).objectStore(store).getAll(null, 1));
      const into = db.transaction(store, 'readwrite').objectStore(store);
      for (let n = 0; n < count; n += 1) {
        const name = `${['Sunil', 'Farida', 'Imran', 'Kavita'][n % 4]} ${['Jadhav', 'Ansari', 'Sheikh'][n % 3]} ${n}`;
        const id = `01939d00-0000-7000-8000-${String(n).padStart(12, '0')}`;
        into.put({
          ...row,
          _id: id,
          caseId: id,
          title: `${name} v. State`,
          firNumber: `${n}/2026`,
          applicant: { ...row.applicant, name },
        });
      }
      await new Promise((resolve) => {
        into.transaction.addEventListener('complete', resolve);
      });
    }
    db.close();
  }, CASES);
}

/** Until the index has read all of it, at the slower speed. @type {(page: Page) => Promise<number>} */
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

/**
 * @param {Page} page
 * @param {string} box
 * @param {readonly string[]} texts
 */
async function typing(page, box, texts) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.evaluate(watch);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  /** @type {number[]} */
  const work = [];
  /** @type {number[]} */
  const until = [];
  await page.locator(box).focus();
  for (const text of texts) {
    await page.locator(box).fill('');
    await rest(BETWEEN);
    for (const letter of text) {
      const before = await busy(cdp);
      await page.keyboard.insertText(letter);
      await rest(BETWEEN);
      work.push((await busy(cdp)) - before);
      until.push(
        await page.evaluate(() => Reflect.get(globalThis, 'painted') - Reflect.get(globalThis, 'pressed')),
      );
    }
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { work, until };
}

/** In the page: when a key came, and when the last change of the rows in sight after it was drawn. */
function watch() {
  const seen = globalThis;
  document.addEventListener(
    'beforeinput',
    (event) => Object.assign(seen, { pressed: event.timeStamp, painted: event.timeStamp }),
    true,
  );
  const drawn = () =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel(); // comes after the frame
      port1.addEventListener('message', () => Object.assign(seen, { painted: performance.now() }));
      port1.start();
      port2.postMessage(null);
    });
  document.addEventListener('input', drawn);
  // four rows fill the screen below the box: those after them come when the hand rests, and are not waited for
  const inSight = 'li:nth-child(-n + 4)';
  /** @type {(node: Node | null) => Element | null} */
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- this function is sent to the page whole
  const elementOf = (node) => (node instanceof Element ? node : (node?.parentElement ?? null));
  new MutationObserver((changes) => {
    const seenChange = changes.some(({ target, addedNodes }) => {
      if (elementOf(target)?.closest('[role=listbox]')) return true;
      const where = elementOf(target)?.closest('li, ul, output');
      if (!where?.matches('ul')) return where?.matches(`output, ${inSight}`);
      return [...addedNodes].some((node) => elementOf(node)?.matches(inSight)) || where.children.length < 4;
    });
    if (seenChange) drawn();
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}

/** @type {(cdp: CDPSession) => Promise<number>} */
async function busy(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** @type {(values: readonly number[], share: number) => number} */
function at(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** @typedef {{ work: number[], until: number[] }} Taken */
/** @type {(name: string, taken: Taken, base: Taken) => void} */
function report(name, { work, until }, base) {
  const shares = /** @type {const} */ ([0.5, 0.95]);
  const [half, most] = shares.map((share) => at(work, share).toFixed(1));
  const [soon, late] = shares.map((share) => at(until, share).toFixed(0));
  const ratio = (at(work, 0.5) / at(base.work, 0.5)).toFixed(1);
  process.stdout.write(
    `${name}: main thread ${half} ms a key press (95%: ${most}), ${ratio} times a bare input; results drawn after ${soon} ms (95%: ${late}); ${work.length} key presses at ${SLOWER}x\n`,
  );
}
