/**
 * What the client costs, against a floor built in the same run: React, Dexie and nothing else.
 * JS is what the page has asked for when its heading stands; bytes are gzip -9 of the built files.
 * Limits of docs/ARCHITECTURE.md: login 1.6 x floor, list 1.9 x floor, everything installed 1,200 KB.
 */
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { buildApp, buildServer } from '../scripts/build-stale.mjs';
import { findChromium } from '../scripts/find-chromium.mjs';

const PORT = '8471';
const URL_OF = `http://127.0.0.1:${PORT}`;
const FLAGS = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--disable-background-networking'];

/** @type {(file: string) => number} */
const gz = (file) => gzipSync(readFileSync(file), { level: 9 }).length / 1024;

// oxlint-disable no-console -- a benchmark prints
/** @type {(label: string, kb: number, against: string) => void} */
const line = (label, kb, against) =>
  console.log(`${label.padEnd(38)} ${kb.toFixed(1).padStart(8)} KB   ${against}`);

async function floor() {
  const folder = mkdtempSync(path.join(process.cwd(), 'node_modules/.floor-'));
  writeFileSync(
    path.join(folder, 'main.js'),
    `import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Dexie } from 'dexie';
const db = new Dexie('floor');
db.version(1).stores({ cases: '_id' });
function App() { const [n, set] = useState(0); return createElement('button', { onClick: async () => set(await db.table('cases').count()) }, n); }
createRoot(document.body).render(createElement(App));`,
  );
  writeFileSync(
    path.join(folder, 'index.html'),
    '<!doctype html><script type="module" src="./main.js"></script>',
  );
  await build({ root: folder, configFile: false, logLevel: 'error' });
  const assets = path.join(folder, 'dist/assets');
  const total = readdirSync(assets).reduce((sum, file) => sum + gz(path.join(assets, file)), 0);
  rmSync(folder, { recursive: true });
  return total;
}

const healthy = () =>
  fetch(`${URL_OF}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );

async function product() {
  const data = mkdtempSync(path.join(tmpdir(), 'zamanat-bench-'));
  chmodSync(data, 0o755);
  const env = { ...process.env, PORT, HOST: '127.0.0.1', DATA_DIR: data };
  const server = spawn(process.execPath, ['dist-server/main.js'], { env, stdio: 'ignore' });
  while (!(await healthy())) await new Promise((resolve) => void setTimeout(resolve, 100));
  const stop = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  return { stop };
}

async function measured() {
  const { stop } = await product();
  const browser = await chromium.launch({ executablePath: findChromium(), args: FLAGS });
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  /** @type {Set<string>} */
  const scripts = new Set();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js') && !response.fromServiceWorker() && pathname !== '/sw.js')
      scripts.add(pathname);
  });
  const sum = () => [...scripts].reduce((kb, file) => kb + gz(path.join('dist', file)), 0);
  await page.goto(`${URL_OF}/login`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const login = sum();
  await page.getByLabel('Email').fill('lawyer@example.in');
  await page.getByLabel('Password', { exact: true }).fill('neem-tree-lawyer');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('heading', { name: 'Recent Applications' }).waitFor();
  const list = sum();
  await browser.close();
  await stop();
  return { login, list };
}

function installed() {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .map((file) => path.join('dist', file))
    .filter((file) => statSync(file).isFile() && !file.endsWith('.br') && !file.endsWith('.map'));
  return files.reduce((kb, file) => kb + gz(file), 0);
}

buildApp();
buildServer();
const base = await floor();
const { login, list } = await measured();
line('floor: React + Dexie', base, '1.00');
line('log in, JS to its heading', login, `${(login / base).toFixed(2)} x floor (limit 1.6)`);
line('dashboard, JS to its list', list, `${(list / base).toFixed(2)} x floor (limit 1.9)`);
const whole = installed();
line('everything installed', whole, `${(whole / 1200).toFixed(2)} x 1,200 KB`);
