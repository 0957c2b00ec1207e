/**
 * A cold start without a server, with 500 cases on the phone, beside the floor's: browser closed, HTTP cache emptied,
 * thread four times slower. Rounds alternate; a ratio is taken within a round.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { forgetHttpCache, marked, openBrowser, slowDown } from './page-marks.mjs';

const CASES = 500;
const ROUNDS = 5;
const LIST = { list: '.list:not(.skeleton) .item' };
const FLOOR = { list: 'h1' };

/** @typedef {{ at: number, blocked: number }} Start */

/** @type {(floor: { url: string, stop: () => Promise<void> }, product: { url: string, stop: () => Promise<void> }) => Promise<{ floor: Start, product: Start, ratio: number }>} */
export async function offlineStarts(floor, product) {
  const profiles = {
    floor: mkdtempSync(path.join(tmpdir(), 'floor-')),
    product: mkdtempSync(path.join(tmpdir(), 'zamanat-')),
  };
  await visitFloor(profiles.floor, floor.url);
  await visitProduct(profiles.product, product.url);
  await floor.stop();
  await product.stop();
  /** @type {{ floor: Start, product: Start }[]} */
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({
      floor: await start(profiles.floor, FLOOR, floor.url),
      product: await start(profiles.product, LIST, `${product.url}/dashboard`),
    });
  }
  for (const profile of Object.values(profiles)) rmSync(profile, { recursive: true, force: true });
  return {
    floor: medianOf(rounds.map((round) => round.floor)),
    product: medianOf(rounds.map((round) => round.product)),
    ratio: middle(rounds.map((round) => round.product.at / round.floor.at)),
  };
}

/** @type {(profile: string, stands: Record<string, string>, url: string) => Promise<Start>} */
async function start(profile, stands, url) {
  const context = await openBrowser(profile, stands);
  const page = await context.newPage();
  await slowDown(page);
  await page.goto(url);
  const { at, blocked } = await marked(page, 'list');
  await context.close();
  return { at, blocked };
}

/** @type {(profile: string, url: string) => Promise<void>} */
async function visitFloor(profile, url) {
  const context = await openBrowser(profile, FLOOR);
  const page = await context.newPage();
  await page.goto(url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await forgetHttpCache(page);
  await context.close();
}

/** @type {(profile: string, url: string) => Promise<void>} */
async function visitProduct(profile, url) {
  const context = await openBrowser(profile, LIST);
  const page = await context.newPage();
  await logIn(page, url);
  await page.evaluate(fileCases, CASES);
  await page.reload();
  await page.waitForFunction(
    (count) => Number(document.querySelector('.stat dd')?.textContent) >= count,
    CASES,
    { timeout: 120_000 },
  );
  await page.waitForFunction(() => localStorage.getItem('zamanat-ready') !== null, null, {
    timeout: 120_000,
  });
  await forgetHttpCache(page);
  await context.close();
}

/** @type {(page: import('playwright-core').Page, url: string) => Promise<void>} */
export async function logIn(page, url) {
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill('lawyer@example.in');
  await page.getByLabel('Password', { exact: true }).fill('neem-tree-lawyer');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('heading', { name: 'Recent Applications' }).waitFor();
}

/** Runs in the page: the API as any client calls it. @type {(count: number) => Promise<void>} */
async function fileCases(count) {
  for (let n = 1; n <= count; n += 1) {
    const forgery = /XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '';
    const response = await fetch('/api/applications', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-auth-token': localStorage.getItem('token') ?? '',
        'X-XSRF-TOKEN': decodeURIComponent(forgery),
        'Idempotency-Key': crypto.randomUUID(),
      },
      body: JSON.stringify({
        applicant: { name: `Undertrial ${n}`, age: 30, gender: 'male', address: 'Ward 4, Sangli' },
        case: {
          court: 'sessions',
          courtPlace: 'Sangli',
          firNumber: `${n}/2026`,
          policeStation: 'Vishrambag',
          sections: ['BNS 303(2)'],
          dateOfArrest: '2026-09-14',
          custodyStatus: 'judicial',
          allegations: 'Theft of a motor cycle from a market.',
        },
        bail: { grounds: 'The applicant has roots in Sangli and will attend every hearing.' },
      }),
    });
    if (response.status === 429) {
      n -= 1; // so many a minute are taken of one person
      await new Promise((resolve) => void setTimeout(resolve, 5_000));
    } else if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  }
}

/** @type {(starts: readonly Start[]) => Start} */
const medianOf = (starts) => ({
  at: middle(starts.map(({ at }) => at)),
  blocked: middle(starts.map(({ blocked }) => blocked)),
});

/** @type {(numbers: readonly number[]) => number} */
const middle = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;
