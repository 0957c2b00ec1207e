/**
 * Cold start without a server, against the baseline: browser closed, HTTP cache cleared, four times slower,
 * no developer tools. Alternating rounds; ratios within a round. The caseload is a few applications
 * multiplied on the device, because a start reads nothing else.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openedRows } from '../scripts/opened-rows.mjs';
import { ownDatabase, sealAll } from './own-database.mjs';
import { forgetHttpCache, openBrowser, startedAlone } from './page-marks.mjs';

const FILED = 5;
const ROUNDS = 5;
/** Rows of the snapshot or the app, and rows of the app itself, which is interactive from then on. */
const LIST = {
  list: '.list:not(.skeleton) .item',
  app: '#root > .shell .list:not(.skeleton) .item',
};
const FLOOR = { list: 'h1', app: 'h1' };
const LONG = { timeout: 300_000 };

/** @typedef {{ at: number, painted: number, app: number, blocked: number, files: number }} Start */
/** @typedef {{ cases: number, floor: Start, product: Start, ratio: number, paintedRatio: number, appRatio: number }} Measured */
/** @typedef {{ url: string, stop: () => Promise<void> }} Served */

/** @type {(floor: Served, product: Served, caseloads: readonly number[]) => Promise<Measured[]>} */
export async function offlineStarts(floor, product, caseloads) {
  const profiles = {
    floor: mkdtempSync(path.join(tmpdir(), 'floor-')),
    product: mkdtempSync(path.join(tmpdir(), 'zamanat-')),
  };
  await visitFloor(profiles.floor, floor.url);
  await visitProduct(profiles.product, product.url);
  await floor.stop();
  await product.stop();
  const measured = [];
  for (const cases of caseloads) {
    await growTo(cases, profiles.product, product.url);
    measured.push(await measure(cases, profiles, { floor: floor.url, product: product.url }));
  }
  for (const profile of Object.values(profiles)) rmSync(profile, { recursive: true, force: true });
  return measured;
}

/** @type {(cases: number, profiles: Record<'floor' | 'product', string>, urls: Record<'floor' | 'product', string>) => Promise<Measured>} */
async function measure(cases, profiles, urls) {
  /** @type {{ floor: Start, product: Start }[]} */
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({
      floor: await start(profiles.floor, FLOOR, urls.floor),
      product: await start(profiles.product, LIST, `${urls.product}/dashboard`),
    });
  }
  return {
    cases,
    floor: medianOf(rounds.map((round) => round.floor)),
    product: medianOf(rounds.map((round) => round.product)),
    ratio: middle(rounds.map((round) => round.product.at / round.floor.at)),
    paintedRatio: middle(rounds.map((round) => round.product.painted / round.floor.painted)),
    appRatio: middle(rounds.map((round) => round.product.app / round.floor.app)),
  };
}

/** @type {(profile: string, stands: Record<string, string>, url: string) => Promise<Start>} */
async function start(profile, stands, url) {
  const { at, painted, stood, blocked, scripts } = await startedAlone(profile, stands, url);
  return { at, painted, app: stood['app'] ?? NaN, blocked, files: scripts.length };
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
  await page.evaluate(fileCases, FILED);
  await page.reload();
  await page.waitForFunction(hasCounted, FILED, LONG);
  await page.waitForFunction(() => localStorage.getItem('zamanat-ready') !== null, null, LONG);
  await forgetHttpCache(page);
  await context.close();
}

/**
 * Without a server, and with time to count its dates.
 * @type {(count: number, profile: string, url: string) => Promise<void>}
 */
async function growTo(count, profile, url) {
  const context = await openBrowser(profile, LIST);
  const page = await context.newPage();
  await page.goto(`${url}/dashboard`);
  await page.waitForFunction(hasCounted, 1, LONG);
  await multiply(page, count);
  await page.reload();
  await page.waitForFunction(hasCounted, count, LONG);
  await page.waitForFunction(() => !document.querySelector('.skeleton'), null, LONG);
  await page.waitForTimeout(3_000);
  await context.close();
}

/**
 * Runs in the page.
 * @type {(count: number) => boolean}
 */
function hasCounted(count) {
  const shown = document.querySelector('.stat dd')?.textContent?.replaceAll(',', '');
  return Number.parseInt(shown ?? '', 10) >= count;
}

/**
 * Copies rows up to the given number, and waits until the app has sealed them.
 * @type {(page: import('playwright-core').Page, count: number) => Promise<void>}
 */
export async function multiply(page, count) {
  const database = await ownDatabase(page);
  const known = JSON.parse(await page.evaluate(openedRows, { database, table: 'applications' }));
  const cases = JSON.parse(await page.evaluate(openedRows, { database, table: 'cases' }));
  const rows = known.map((/** @type {{ caseId: string }} */ row) => ({
    row,
    of: cases.find((/** @type {{ _id: string }} */ { _id }) => _id === row.caseId),
  }));
  await page.evaluate(putCopies, { database, rows, count });
  await sealAll(page);
}

/**
 * Runs in the page.
 * @type {(copied: { database: string, rows: { row: any, of: any }[], count: number }) => Promise<void>}
 */
async function putCopies({ database, rows, count }) {
  /** @type {IDBDatabase} */
  const db = await new Promise((resolve) => {
    const opening = indexedDB.open(database);
    opening.addEventListener('success', () => resolve(opening.result));
  });
  const tx = db.transaction(['applications', 'cases'], 'readwrite');
  const applications = tx.objectStore('applications');
  const cases = tx.objectStore('cases');
  const ended = new Promise((resolve, reject) => {
    tx.addEventListener('complete', resolve);
    tx.addEventListener('abort', () => reject(tx.error));
  });
  for (let n = rows.length; n < count; n += 1) {
    const { row, of } = rows[n % rows.length] ?? {};
    const ids = { _id: crypto.randomUUID(), caseId: crypto.randomUUID() };
    const createdAt = new Date(Date.parse(row.createdAt) - n * 60_000).toISOString();
    applications.put({ ...row, ...ids, createdAt });
    cases.put({ ...of, _id: ids.caseId, createdAt, firNumber: `${n}/2026` });
  }
  await ended;
  db.close();
}

/** @type {(page: import('playwright-core').Page, url: string) => Promise<void>} */
export async function logIn(page, url) {
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill('lawyer@example.in');
  await page.getByLabel('Password', { exact: true }).fill('neem-tree-lawyer');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('heading', { name: 'Recent Applications' }).waitFor();
}

/**
 * Runs in the page: calls the API as any client.
 * @type {(count: number) => Promise<void>}
 */
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
      n -= 1; // rate limit per user and minute
      await new Promise((resolve) => void setTimeout(resolve, 5_000));
    } else if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  }
}

/** @type {(starts: readonly Start[]) => Start} */
const medianOf = (starts) => ({
  at: middle(starts.map(({ at }) => at)),
  painted: middle(starts.map(({ painted }) => painted)),
  app: middle(starts.map(({ app }) => app)),
  blocked: middle(starts.map(({ blocked }) => blocked)),
  files: Math.max(...starts.map(({ files }) => files)),
});

/** @type {(numbers: readonly number[]) => number} */
const middle = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;
