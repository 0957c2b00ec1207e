/**
 * Judge's dashboard offline, with 50 and with 5,000 applications: alternating cold starts, four times slower.
 * The list reads 50 rows from an index, so both should take equally long.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp, buildServer } from '../scripts/build-stale.mjs';
import { multiply } from './offline-start.mjs';
import { forgetHttpCache, marked, openBrowser, slowDown } from './page-marks.mjs';
import { startProduct } from './product-server.mjs';

const FEW = 50;
const MANY = 5_000;
const ROUNDS = 5;
const STANDS = { list: '.pending .item' };
const LONG = { timeout: 300_000 };

// oxlint-disable-next-line no-console -- a benchmark prints
const say = console.log;

buildApp();
buildServer();
const product = await startProduct();
const few = mkdtempSync(path.join(tmpdir(), 'docket-few-'));
const many = mkdtempSync(path.join(tmpdir(), 'docket-many-'));
await visit(few, product.url);
await product.stop();
cpSync(few, many, { recursive: true });
await growTo(FEW, few, product.url);
await growTo(MANY, many, product.url);

/** @typedef {import('./page-marks.mjs').Marked & { searched: number }} Started */
/** @type {{ few: Started, many: Started }[]} */
const rounds = [];
for (let round = 0; round < ROUNDS; round += 1) {
  rounds.push({ few: await start(few, product.url), many: await start(many, product.url) });
}
const at = (/** @type {'few' | 'many'} */ which) => middle(rounds.map((round) => round[which].at));
const blocked = (/** @type {'few' | 'many'} */ which) => middle(rounds.map((round) => round[which].blocked));
const ratio = middle(rounds.map((round) => round.many.at / round.few.at));
say(
  `dashboard of a judge, ${FEW} applications    ${at('few').toFixed(0)} ms, blocked ${blocked('few').toFixed(0)} ms`,
);
say(
  `dashboard of a judge, ${MANY} applications  ${at('many').toFixed(0)} ms, blocked ${blocked('many').toFixed(0)} ms`,
);
say(`${MANY} against ${FEW}                       ${ratio.toFixed(2)} x, median of ${ROUNDS} rounds`);
const search = (/** @type {'few' | 'many'} */ which) => middle(rounds.map((round) => round[which].searched));
say(
  `a search through all of it                  ${search('few').toFixed(0)} ms of ${FEW}, ${search('many').toFixed(0)} ms of ${MANY}`,
);
for (const profile of [few, many]) rmSync(profile, { recursive: true, force: true });

/** @type {(profile: string, url: string) => Promise<void>} */
async function visit(profile, url) {
  const context = await openBrowser(profile, STANDS);
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill('judge@example.in');
  await page.getByLabel('Password', { exact: true }).fill('neem-tree-judge');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.locator(STANDS.list).first().waitFor();
  await page.waitForFunction(() => localStorage.getItem('zamanat-ready') !== null, null, LONG);
  await forgetHttpCache(page);
  await context.close();
}

/** @type {(count: number, profile: string, url: string) => Promise<void>} */
async function growTo(count, profile, url) {
  const context = await openBrowser(profile, STANDS);
  const page = await context.newPage();
  await page.goto(`${url}/judge-dashboard`);
  await page.locator(STANDS.list).first().waitFor();
  await multiply(page, count);
  await context.close();
}

/** @type {(profile: string, url: string) => Promise<Started>} */
async function start(profile, url) {
  const context = await openBrowser(profile, STANDS);
  const page = await context.newPage();
  await slowDown(page);
  await page.goto(`${url}/judge-dashboard`);
  const found = await marked(page, 'list');
  const searched = await searchedIn(page);
  await context.close();
  return { ...found, searched };
}

/**
 * Until a search without matches says so: all pending rows were searched.
 * @type {(page: import('playwright-core').Page) => Promise<number>}
 */
async function searchedIn(page) {
  const from = await page.evaluate(() => performance.now());
  await page.locator('#pending-text').fill('nobody of this name');
  await page.locator('.pending .empty').waitFor(LONG);
  return (await page.evaluate(() => performance.now())) - from;
}

/** @type {(numbers: readonly number[]) => number} */
function middle(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;
}
