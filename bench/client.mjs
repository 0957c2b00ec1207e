/**
 * Client cost against a baseline of React and Dexie built in the same run. JS counts files requested by a
 * state, with prefetched ones in brackets; bytes are gzip -9. Limits of docs/ARCHITECTURE.md: login 1.6 x
 * baseline, placeholders of the list 1.9 x, installed 1,150 KB, cold offline start 1.5 x (1.7 with 10,000), 8 JS files, 250 ms
 * blocked.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildApp, buildServer } from '../scripts/build-stale.mjs';
import { floorApp } from './floor-app.mjs';
import { logIn, offlineStarts } from './offline-start.mjs';
import { marked, openBrowser, slowDown, startedAlone } from './page-marks.mjs';
import { startProduct } from './product-server.mjs';

/** @type {(files: readonly string[]) => number} */
const gz = (files) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length / 1024, 0);

/** @type {(paths: readonly string[]) => number} */
const gzBuilt = (paths) => gz(paths.map((file) => path.join('dist', file)));

// oxlint-disable-next-line no-console -- a benchmark prints
const say = console.log;

/** @type {(label: string, value: string, against: string) => void} */
const line = (label, value, against) => say(`${label.padEnd(38)} ${value.padStart(10)}   ${against}`);

/** @type {(kb: number) => string} */
const kb = (size) => `${size.toFixed(1)} KB`;

const LOGIN = 'main h1, .gate h1, h1';
const VISITS = 3;

/**
 * First visits without developer tools, which parse the code again at each request; the median.
 * @type {(url: string) => Promise<number>}
 */
async function loginBlocked(url) {
  /** @type {number[]} */
  const blocked = [];
  for (let n = 0; n < VISITS; n += 1) {
    const profile = mkdtempSync(path.join(tmpdir(), 'zamanat-login-'));
    blocked.push((await startedAlone(profile, { login: LOGIN }, `${url}/login`)).blocked);
    rmSync(profile, { recursive: true, force: true });
  }
  return blocked.toSorted((a, b) => a - b)[Math.floor(VISITS / 2)] ?? NaN;
}

/**
 * First visit: sign-in, then the dashboard.
 * @type {(url: string) => Promise<Record<'login' | 'frame' | 'list', import('./page-marks.mjs').Marked>>}
 */
async function firstVisit(url) {
  const profile = mkdtempSync(path.join(tmpdir(), 'zamanat-first-'));
  const context = await openBrowser(profile, {
    login: LOGIN,
    frame: '.board .skeleton, .board .empty, .board .list',
    list: '.empty, .list:not(.skeleton)',
  });
  const page = await context.newPage();
  await slowDown(page);
  await page.goto(`${url}/login`);
  const login = await marked(page, 'login');
  await logIn(page, url);
  const frame = await marked(page, 'frame');
  const list = await marked(page, 'list'); // after the first pull: before it, an empty list proves nothing
  await context.close();
  rmSync(profile, { recursive: true, force: true });
  return { login, frame, list };
}

/** Files on every device. Fonts of scripts, the viewer and languages load on demand. */
function installed() {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .map((file) => path.join('dist', file))
    .filter(
      (file) =>
        statSync(file).isFile() && !/\.(?:br|map)$|assets.(?:indic-font|language|ocr|viewer)-/.test(file),
    );
  return gz(files);
}

buildApp();
buildServer();
const app = await floorApp();
const base = gz(app.scripts);
line('floor: React + Dexie', kb(base), '1.00');

const product = await startProduct();
const blocked = await loginBlocked(product.url);
const { login, frame, list } = await firstVisit(product.url);
/** @type {(label: string, limit: number, mark: import('./page-marks.mjs').Marked) => void} */
const jsLine = (label, limit, { scripts, later }) =>
  line(
    label,
    kb(gzBuilt(scripts)),
    `${(gzBuilt(scripts) / base).toFixed(2)} x floor (limit ${limit}) [${(gzBuilt([...scripts, ...later]) / base).toFixed(2)}]`,
  );
jsLine('log in, JS to its heading', 1.6, login);
jsLine('dashboard, JS to its placeholders', 1.9, frame);
jsLine('dashboard, JS to the first pulled list', 3.3, list);
const whole = installed();
line('everything installed', kb(whole), `${(whole / 1150).toFixed(2)} x 1,150 KB`);
/** @type {(label: string, ms: number, floor?: number) => void} */
const blockedLine = (label, ms, floor) =>
  line(
    label,
    `${ms.toFixed(0)} ms`,
    floor === undefined ? 'limit 250 ms' : `limit 250 ms; the floor has ${floor.toFixed(0)} ms`,
  );
blockedLine('log in, blocked at 4x CPU', blocked);
line('  with developer tools', `${login.blocked.toFixed(0)} ms`, 'as measured until 28-11-2026');

for (const { cases, floor, product: own, ratio, paintedRatio, appRatio } of await offlineStarts(
  await app.serve(),
  product,
  [500, 10_000],
)) {
  const limit = cases === 500 ? 1.5 : 1.7;
  line('floor, cold offline start', `${floor.at.toFixed(0)} ms`, '1.00');
  line(
    `dashboard with ${cases} cases, cold offline`,
    `${own.at.toFixed(0)} ms`,
    `${ratio.toFixed(2)} x floor (limit ${limit})`,
  );
  line('  its rows on the screen', `${own.painted.toFixed(0)} ms`, `${paintedRatio.toFixed(2)} x floor's`);
  line('  drawn by the app itself', `${own.app.toFixed(0)} ms`, `${appRatio.toFixed(2)} x floor`);
  line('  JS files until its rows stand', String(own.files), 'limit 8');
  blockedLine('  blocked at 4x CPU', own.blocked, floor.blocked);
}
app.remove();
