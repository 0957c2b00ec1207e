/**
 * Time and bytes until the first text of a first visit, on slow 3G (400 kbit/s, 400 ms) and a CPU four times
 * slower: `node bench/landing.mjs`. Five visits with empty profiles.
 */
import { chromium } from 'playwright-core';
import { buildApp, buildServer } from '../scripts/build-stale.mjs';
import { findChromium } from '../scripts/find-chromium.mjs';
import { startProduct } from './product-server.mjs';

const ROUNDS = 5;
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

buildApp();
buildServer();
const product = await startProduct();
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
try {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await firstVisit());
  const ms = median(rounds.map(({ readAt }) => readAt));
  const kb = median(rounds.map(({ bytes }) => bytes)) / 1_000;
  process.stdout.write(`words to read after ${ms.toFixed(0)} ms, with ${kb.toFixed(1)} KB on the wire\n`);
} finally {
  await browser.close();
  await product.stop();
}

/** @type {(values: readonly number[]) => number} */
function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

async function firstVisit() {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', SLOW_3G);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  /** @type {{ at: number, bytes: number }[]} */
  const came = [];
  let began = 0;
  cdp.on('Network.requestWillBeSent', ({ timestamp }) => (began ||= timestamp));
  cdp.on('Network.dataReceived', ({ timestamp, encodedDataLength }) => {
    came.push({ at: (timestamp - began) * 1_000, bytes: encodedDataLength });
  });
  await page.goto(product.url, { waitUntil: 'load', timeout: 120_000 });
  const readAt = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  await context.close();
  const bytes = came.filter(({ at }) => at <= readAt).reduce((sum, each) => sum + each.bytes, 0);
  return { readAt, bytes };
}
