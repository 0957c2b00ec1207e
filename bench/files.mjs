/**
 * Stores and opens a file of 10 MB in sealed blocks, against one box in one row, as until version 12. One Chromium,
 * alternating rounds; the longest time in which the page answered nothing. Run: node bench/files.mjs [rounds]
 */
import { chromium } from 'playwright-core';
import { LAUNCH } from './launch.mjs';
import { smallPage } from './small-page.mjs';

const ROUNDS = Number(process.argv[2] ?? 7);

const PAGE = `import { Db } from '../../src/data/store/db.ts';
import { openRowOutside, sealRowOutside } from '../../src/data/store/sealed/row-box.ts';
import { addFile, bytesOf, fileTables, sealFile } from '../../src/data/store/stored-files.ts';

const bytes = new Uint8Array(10 * 2 ** 20);
for (let at = 0; at < bytes.length; at += 65_536) crypto.getRandomValues(bytes.subarray(at, at + 65_536));
const state = { usedAt: '2026-11-27', unsent: 1 };

/** Time of the work, and the longest gap between two turns of the page. */
async function measured(work) {
  const { port1, port2 } = new MessageChannel();
  let [last, blocked, isOver] = [performance.now(), 0, false];
  port1.onmessage = () => {
    const now = performance.now();
    blocked = Math.max(blocked, now - last);
    last = now;
    if (!isOver) port2.postMessage(0);
  };
  const began = performance.now();
  last = began;
  port2.postMessage(0);
  const found = await work();
  const took = performance.now() - began;
  blocked = Math.max(blocked, performance.now() - last);
  isOver = true;
  if (found instanceof Uint8Array && found.length !== bytes.length) throw new Error('another file');
  return { took, blocked };
}

const WAYS = {
  box: {
    store: async (db) => db.blobs.add(await sealRowOutside(db.recordKey, 'blobs', { sha256: 'file', bytes, ...state })),
    open: async (db) => (await openRowOutside(db.recordKey, 'blobs', await db.blobs.get('file'))).bytes,
  },
  blocks: {
    store: async (db) => {
      const file = await sealFile(db, 'file', bytes);
      await db.transaction('rw', fileTables(db), () => addFile(db, file, state));
    },
    open: (db) => bytesOf(db, 'file'),
  },
};

window.round = async (way) => {
  const db = new Db('files-' + crypto.randomUUID());
  await db.open();
  const store = await measured(() => WAYS[way].store(db));
  const open = await measured(() => WAYS[way].open(db));
  const use = await measured(() => db.blobs.update('file', { usedAt: '2026-11-28' }));
  await db.delete();
  return { store, open, use };
};
document.title = 'ready';`;

/** @typedef {Record<'store' | 'open' | 'use', { took: number, blocked: number }>} Round */

const bench = await smallPage(PAGE);
const server = await bench.serve();
const browser = await chromium.launch(LAUNCH);
const page = await browser.newPage();
await page.goto(server.url);
await page.waitForFunction(() => document.title === 'ready');

/** @type {{ box: Round[], blocks: Round[] }} */
const rounds = { box: [], blocks: [] };
for (let round = 0; round < ROUNDS; round += 1)
  for (const way of /** @type {const} */ (['box', 'blocks']))
    rounds[way].push(await page.evaluate((name) => Reflect.get(window, 'round')(name), way));
await browser.close();
await server.stop();
bench.remove();

/** @type {(values: readonly number[]) => string} */
const figures = (values) => {
  const sorted = values.toSorted((left, right) => left - right).map(Math.round);
  return `${sorted[sorted.length >> 1]} (${sorted[0]} to ${sorted.at(-1)})`;
};
for (const act of /** @type {const} */ (['store', 'open', 'use']))
  for (const of of /** @type {const} */ (['took', 'blocked'])) {
    const [box, blocks] = [rounds.box, rounds.blocks].map((each) =>
      figures(each.map((round) => round[act][of])),
    );
    process.stdout.write(`${act}, ${of} ms: one box ${box}, blocks ${blocks}\n`);
  }
