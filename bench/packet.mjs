/**
 * Cost of a filing packet of 60 pages with 20 MB of scans: `node bench/packet.mjs`. Built product, no server,
 * four times slower: longest frame gap (limit 100 ms), and time from button to file as a ratio to pdf-lib
 * merging the same files in a bare worker. Alternating rounds; ratios within a round.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { concatTransformationMatrix, drawObject, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { buildApp, buildServer } from '../scripts/build-stale.mjs';
import { logIn } from './offline-start.mjs';
import { openBrowser, slowDown } from './page-marks.mjs';
import { startProduct } from './product-server.mjs';
import { smallPage } from './small-page.mjs';

/** @import { Page } from 'playwright-core' */

const FILES = 8;
const PAGES_EACH = 6;
/** Side of a grey scan, one byte per pixel: 0.4 MB that does not compress. */
const SIDE = 645;
const ROUNDS = 5;
const LIMIT_MS = 100;
const LONG = { timeout: 300_000 };

const MERGE_PAGE = `const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
const button = document.createElement('button');
button.textContent = 'Make the PDF';
button.addEventListener('click', () => {
  document.querySelector('div')?.remove();
  worker.postMessage(null);
});
worker.addEventListener('message', () => {
  const done = document.createElement('div');
  done.role = 'status';
  done.append(document.createElement('button'));
  document.body.append(done);
});
document.body.append(button);`;

const MERGE_WORKER = `import { PDFDocument } from '@cantoo/pdf-lib';
const files = Promise.all(
  Array.from({ length: ${FILES} }, async (_, at) => (await fetch('/' + at + '.pdf')).arrayBuffer()),
);
addEventListener('message', async () => {
  const merged = await PDFDocument.create();
  for (const bytes of await files) {
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false, parseSpeed: Infinity });
    for (const page of await merged.copyPages(pdf, pdf.getPageIndices())) merged.addPage(page);
  }
  postMessage(new Blob([await merged.save()]));
});`;

buildApp();
buildServer();
const scans = await Promise.all(Array.from({ length: FILES }, scan));
const bare = await smallPage(MERGE_PAGE, MERGE_WORKER);
for (const [at, bytes] of scans.entries()) writeFileSync(bare.fileOf(`/${at}.pdf`), bytes);
const floor = await bare.serve();
const product = await startProduct();
const profile = mkdtempSync(path.join(tmpdir(), 'zamanat-packet-'));
const browser = await openBrowser(profile, {});
try {
  const page = await browser.newPage();
  await readyToMake(page, product.url);
  await product.stop();
  const merging = await browser.newPage();
  await merging.goto(floor.url);
  for (const each of [page, merging]) {
    await make(each); // load everything first
    await slowDown(each);
  }
  /** @type {{ ours: Made, merge: Made }[]} */
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({ merge: await make(merging), ours: await make(page) });
  }
  report(await page.getByText(/^\d+ pages, /).textContent(), rounds);
} finally {
  await browser.close();
  await floor.stop();
  await product.stop();
  bare.remove();
  rmSync(profile, { recursive: true, force: true });
}

/**
 * Pages with one grey picture each, as from a scanner.
 * @returns {Promise<Uint8Array>}
 */
async function scan() {
  const pdf = await PDFDocument.create();
  for (let nth = 0; nth < PAGES_EACH; nth += 1) {
    const page = pdf.addPage([595.28, 841.89]);
    const picture = pdf.context.stream(randomBytes(SIDE * SIDE), {
      Type: 'XObject',
      Subtype: 'Image',
      Width: SIDE,
      Height: SIDE,
      ColorSpace: 'DeviceGray',
      BitsPerComponent: 8,
    });
    page.node.setXObject(PDFName.of('Scan'), pdf.context.register(picture));
    page.pushOperators(concatTransformationMatrix(595, 0, 0, 842, 0, 0), drawObject('Scan'));
  }
  return pdf.save();
}

/**
 * Files an application with the scans and opens its packet page.
 * @type {(page: Page, url: string) => Promise<void>}
 */
async function readyToMake(page, url) {
  await logIn(page, url);
  await page.goto(`${url}/application`);
  await page.getByLabel('Full Name').fill('Sunil Jadhav');
  await page.getByLabel('Age', { exact: true }).fill('34');
  await page.getByLabel('Gender', { exact: true }).selectOption({ label: 'Male' });
  await page.getByLabel('Address', { exact: true }).fill('Shivneri Chawl, Hadapsar, Pune 411028');
  await next(page, 'Case Details');
  await page.getByLabel('FIR/Case Number').fill('412/2026');
  await page.getByLabel('Police Station').fill('Hadapsar');
  await page.getByLabel('Court', { exact: true }).selectOption({ label: 'Sessions Court' });
  await page.getByLabel('Place of the court').fill('Pune');
  await page.getByLabel('Sections Applied').fill('BNS 318(4)');
  await page.getByLabel('Allegations').fill('Took money for a vehicle and did not deliver it.');
  await next(page, 'Grounds for Bail');
  await page.getByLabel('Grounds for bail', { exact: true }).fill('The investigation is complete.');
  await next(page, 'Review & Generate');
  const files = scans.map((bytes, at) => ({
    name: `scan-${at + 1}.pdf`,
    mimeType: 'application/pdf',
    buffer: Buffer.from(bytes),
  }));
  await page.locator('summary', { hasText: 'Documents' }).click();
  await page.locator('input[type=file]').first().setInputFiles(files);
  await page.getByRole('link', { name: `scan-${FILES}.pdf`, exact: true }).waitFor();
  await page.getByRole('button', { name: /record awaited/ }).click();
  await page.getByRole('button', { name: 'Generate and file' }).click();
  await page.getByRole('button', { name: 'File anyway' }).click();
  await page.waitForURL(/application\?id=/);
  await page.waitForFunction(() => localStorage.getItem('zamanat-ready') !== null, null, LONG);
  await page.goto(`${page.url()}&tab=download`);
  await page.getByRole('button', { name: 'Make the PDF' }).waitFor();
}

/** @type {(page: Page, heading: string) => Promise<void>} */
async function next(page, heading) {
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
}

/** @typedef {{ took: number, worst: number }} Made */

/** @type {(page: Page) => Promise<Made>} */
async function make(page) {
  await page.bringToFront();
  await page.waitForTimeout(1_000);
  return page.evaluate(makeOnce);
}

/**
 * Runs in the page: presses the button and measures every frame until the file is ready.
 * @returns {Promise<Made>}
 */
function makeOnce() {
  const button = [...document.querySelectorAll('button')].find((each) => each.textContent === 'Make the PDF');
  if (!button) throw new Error('no packet can be made here');
  return new Promise((resolve) => {
    let worst = 0;
    const from = performance.now();
    let last = from;
    let gone = false;
    const frame = () => {
      const now = performance.now();
      worst = Math.max(worst, now - last);
      last = now;
      const made = document.querySelector('[role=status] button') !== null;
      gone ||= !made; // the file of the previous round
      if (gone && made) resolve({ took: now - from, worst });
      else requestAnimationFrame(frame);
    };
    button.click();
    requestAnimationFrame(frame);
  });
}

/** @type {(made: string | null, rounds: readonly { ours: Made, merge: Made }[]) => void} */
function report(made, rounds) {
  const size = (scans.reduce((sum, { length }) => sum + length, 0) / 1e6).toFixed(1);
  say(`${made} Attached ${FILES * PAGES_EACH} pages, ${size} MB; ${rounds.length} rounds, 4x CPU`);
  const ratio = middle(rounds.map(({ ours, merge }) => ours.took / merge.took)).toFixed(2);
  line(
    'pdf-lib merging the files alone',
    rounds.map(({ merge }) => merge),
  );
  line(
    'the packet',
    rounds.map(({ ours }) => ours),
  );
  say(`time to make: ${ratio} x the merge alone; limit for a frame ${LIMIT_MS} ms`);
}

/** @type {(label: string, made: readonly Made[]) => void} */
function line(label, made) {
  const took = middle(made.map((each) => each.took)).toFixed(0);
  const worst = made.map((each) => each.worst);
  say(
    `${label.padEnd(34)} ${took.padStart(6)} ms; worst frame ${middle(worst).toFixed(0)} ms (of all rounds ${Math.max(...worst).toFixed(0)})`,
  );
}

/** @param {string} text */
function say(text) {
  process.stdout.write(`${text}\n`);
}

/** @type {(numbers: readonly number[]) => number} */
function middle(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
