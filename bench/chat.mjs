/**
 * Cost of the chat on the device, and of a year's analytics over 10,000 matters: `node bench/chat.mjs`.
 * Worker CPU time is measured here and multiplied by four, because Chromium does not throttle workers. The
 * built product is measured from Enter to the rendered answer with the page four times slower. Bytes: scripts
 * of the chat beyond those of the legal database.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { openOfflineChat } from '../scripts/chat-offline.mjs';
import { readJsonLines } from '../scripts/evaluation/json-lines.mjs';
import { buildApp, buildServer } from '../scripts/build-stale.mjs';
import { CASES, fillDevice, signIn } from './full-device.mjs';
import { at } from './key-presses.mjs';
import { LAUNCH } from './launch.mjs';
import { slowDown } from './page-marks.mjs';
import { startProduct } from './product-server.mjs';

/** @import { Page } from 'playwright-core' */

const SLOWER = 4;
const QUESTIONS = ['counting', 'direct', 'strangers', 'strangers-again'].flatMap((name) => {
  /** @type {{ q: string, refused?: boolean }[]} */
  const rows = readJsonLines(new URL(`../tests/chat/evaluation/${name}.jsonl`, import.meta.url));
  return rows.filter(({ refused }) => refused !== true).map(({ q }) => q);
});
/** Questions asked in the page. */
const ASKED = 40;

processorTime();
buildApp();
buildServer();
const { url, stop } = await startProduct();
const browser = await chromium.launch(LAUNCH);
try {
  const page = await browser.newPage({
    viewport: { width: 360, height: 800 },
    locale: 'en-IN',
    reducedMotion: 'reduce',
  });
  await page.addInitScript(timeWorkers);
  await signIn(page, url);
  await page.goto(`${url}/legal-database`);
  await page.getByRole('list', { name: /^IPC:/ }).waitFor();
  const before = new Set(await scripts(page));
  await page.goto(`${url}/chatbot`);
  await page.getByLabel('Your question').waitFor();
  await ask(page, QUESTIONS[0] ?? '');
  const own = [...new Set([...(await scripts(page)), ...answering()])].filter((path) => !before.has(path));
  const bytes = own.reduce((sum, path) => sum + gzipSync(readFileSync(`dist${path}`)).length, 0);
  print(
    `bytes of the chat beyond the legal database: ${(bytes / 1024).toFixed(1)} KB gz in ${own.length} files`,
  );
  await slowDown(page);
  await answers(page);
  await fillDevice(page, decide);
  await analytics(page);
} finally {
  await browser.close();
  await stop();
}

/** @type {(page: Page) => Promise<void>} */
async function answers(page) {
  await page.goto(`${url}/chatbot`);
  await ask(page, 'warm up: section 420'); // the tables are open and the chat is loaded
  await page.evaluate(() => Object.assign(globalThis, { answered: [] }));
  const step = Math.max(1, Math.floor(QUESTIONS.length / ASKED));
  /** @type {number[]} */
  const drawn = [];
  for (let n = 0; n < QUESTIONS.length; n += step) drawn.push(await ask(page, QUESTIONS[n] ?? ''));
  /** @type {number[]} */
  const worked = await page.evaluate(() => Reflect.get(globalThis, 'answered'));
  const [half, most] = [0.5, 0.95].map((share) => at(worked, share));
  const [halfDrawn, mostDrawn] = [0.5, 0.95].map((share) => at(drawn, share));
  print(
    `answers ${worked.length}; the worker: ${of(half)} ms (95%: ${of(most)}), ${SLOWER} times that ${of(SLOWER * (half ?? 0))} (${of(SLOWER * (most ?? 0))}); at most 150`,
  );
  print(`Enter to the answer drawn, the page at ${SLOWER}x: ${of(halfDrawn)} ms (95%: ${of(mostDrawn)})`);
}

function processorTime() {
  const answer = openOfflineChat('2026-11-22');
  for (const q of QUESTIONS) answer(q); // warm up
  const times = QUESTIONS.map((q) => {
    const before = process.cpuUsage();
    answer(q);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
  const [half, most, longest] = [0.5, 0.95, 1].map((share) => at(times, share));
  print(
    `an answer, ${QUESTIONS.length} questions: ${(half ?? 0).toFixed(1)} ms of the processor (95%: ${of(most)}, most ${of(longest)}); four times slower ${of(SLOWER * (half ?? 0))} (95%: ${of(SLOWER * (most ?? 0))}, most ${of(SLOWER * (longest ?? 0))}); at most 150`,
  );
}

/**
 * From Enter to the answer with its buttons.
 * @type {(page: Page, question: string) => Promise<number>}
 */
async function ask(page, question) {
  await page.getByRole('link', { name: 'New conversation' }).click();
  await page.getByText('Ask a question', { exact: true }).waitFor();
  await page.getByLabel('Your question').fill(question);
  return page.evaluate(async () => {
    const box = document.querySelector('#chat-question');
    const began = performance.now();
    box?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- the function is serialised into the page
    const isThere = () =>
      [...document.querySelectorAll('[role=log] button')].some(
        ({ textContent }) => textContent === 'Ask again',
      );
    while (!isThere()) await new Promise((resolve) => void requestAnimationFrame(resolve));
    return performance.now() - began;
  });
}

/** @type {(page: Page) => Promise<void>} */
async function analytics(page) {
  await page.goto(`${url}/predictive-analytics`);
  await page.getByRole('table', { name: 'By month' }).waitFor({ timeout: 120_000 });
  await page.evaluate(watchFrames);
  await page.getByRole('button', { name: 'Predict' }).click();
  await page.getByRole('region', { name: 'Result' }).waitFor({ timeout: 120_000 });
  const { took, longest } = await page.evaluate(() => Reflect.get(globalThis, 'watched')());
  print(
    `analytics over ${CASES} matters: ${of(took)} ms from Predict, longest time without a frame ${of(longest)} ms (page at ${SLOWER}x, the worker at its own speed)`,
  );
}

/**
 * Decides every third application, over a year, in three sections.
 * @type {(page: Page) => Promise<void>}
 */
async function decide(page) {
  await page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name = '' }) => name);
    const own = names.find((name) => /^zamanat-[\da-f]{16}$/.test(name)) ?? '';
    /** @type {IDBDatabase} */
    const db = await new Promise((resolve) => {
      const opening = indexedDB.open(own);
      opening.addEventListener('success', () => resolve(opening.result));
    });
    const writing = db.transaction('applications', 'readwrite');
    const store = writing.objectStore('applications');
    let n = 0;
    await new Promise((resolve) => {
      writing.addEventListener('complete', resolve);
      const walking = store.openCursor();
      walking.addEventListener('success', () => {
        const cursor = walking.result;
        if (!cursor) return;
        n += 1;
        const createdAt = new Date(Date.now() - (n % 365) * 86_400_000).toISOString();
        const status = ['Approved', 'Rejected', 'Pending'][n % 3];
        const sections = [['BNS 303(2)'], ['BNS 318(4)'], ['BNS 109(1)']][n % 7] ?? ['BNS 115(2)'];
        cursor.update({ ...cursor.value, createdAt, status, case: { ...cursor.value.case, sections } });
        cursor.continue();
      });
    });
    db.close();
  });
}

/** In the page: longest frame gap until the result is read. */
function watchFrames() {
  const began = performance.now();
  let last = began;
  let longest = 0;
  let on = true;
  const frame = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (on) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  Object.assign(globalThis, {
    watched: () => {
      on = false;
      return { took: performance.now() - began, longest };
    },
  });
}

/** In the page, before its code: response time of the law worker for the chat. */
function timeWorkers() {
  const Real = globalThis.Worker;
  Object.assign(globalThis, { answered: [] });
  globalThis.Worker = class extends Real {
    /** @type {Map<number, number>} */
    #asked = new Map();
    /** @param {string | URL} address @param {WorkerOptions} [options] */
    constructor(address, options) {
      super(address, options);
      if (options?.name !== 'legal-database') return;
      this.addEventListener('message', ({ data }) => {
        const from = this.#asked.get(data.n);
        if (from !== undefined) Reflect.get(globalThis, 'answered').push(performance.now() - from);
      });
    }
    /** @param {any} message @param {any} transfer */
    postMessage(message, transfer) {
      if (JSON.stringify(message).includes('"chat"')) this.#asked.set(message.n, performance.now());
      super.postMessage(message, transfer);
    }
  };
}

/** Files that the worker of the legal database loads with the first question; a page does not see them. */
function answering() {
  return readdirSync('dist/assets')
    .filter((name) => /^answer-question-.*\.js$/.test(name))
    .map((name) => `/assets/${name}`);
}

/** @type {(page: Page) => Promise<string[]>} */
function scripts(page) {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  );
}

/** @type {(ms: number | undefined) => string} */
function of(ms = 0) {
  return ms.toFixed(0);
}

function print(/** @type {string} */ line) {
  process.stdout.write(`${line}\n`);
}
