/** Scanned pages: their order, and deletion of one page only. */
import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import {
  addScan,
  changeScan,
  clearScans,
  moveScan,
  removeScan,
  scansOf,
} from '#data/records/document/scans.ts';
import type { Db } from '#data/store/db.ts';
import { testDb, testPorts } from './test-device.ts';

const CASE = '01939d00-0000-7000-8000-000000000001';
const OTHER = '01939d00-0000-7000-8000-000000000002';
const CORNERS = [
  { x: 0, y: 0 },
  { x: 60, y: 0 },
  { x: 60, y: 80 },
  { x: 0, y: 80 },
] as const;

let db: Db;
let pages: string[];

async function take(caseId: string): Promise<string> {
  const page = { caseId, photo: Uint8Array.of(0xff, 0xd8), width: 60, height: 80, corners: CORNERS };
  const result = await addScan(db, testPorts(), page);
  if (!result.ok) throw new Error('no room');
  return result.value._id;
}

const order = async (caseId = CASE) => (await scansOf(db, caseId)).map(({ _id }) => _id);
const place = (n: number) => pages[n] ?? '';

beforeEach(async () => {
  db = await testDb();
  pages = [await take(CASE), await take(CASE), await take(CASE)];
});

it('keeps pages in the order taken until the user moves one', async () => {
  const [a, b, c] = pages;
  expect(await order()).toEqual([a, b, c]);
  await moveScan(db, place(2), -1);
  expect(await order()).toEqual([a, c, b]);
  await moveScan(db, place(0), 1);
  expect(await order()).toEqual([c, a, b]);
});

it('moves no page before the first or after the last', async () => {
  await moveScan(db, place(0), -1);
  await moveScan(db, place(2), 1);
  expect(await order()).toEqual(pages);
});

it('removes one page and adds the next page at the end', async () => {
  const [a, , c] = pages;
  await removeScan(db, place(1));
  const d = await take(CASE);
  expect(await order()).toEqual([a, c, d]);
  await moveScan(db, d, -1);
  expect(await order()).toEqual([a, d, c]);
});

it('keeps other pages and other cases when it clears used pages', async () => {
  const other = await take(OTHER);
  const [, ...others] = CORNERS;
  const corners = [{ x: 5, y: 6 }, ...others] as const;
  await changeScan(db, place(1), { corners, turn: 90, blackWhite: true });
  await clearScans(db, [place(0), place(2)]);
  expect(await scansOf(db, CASE)).toMatchObject([{ _id: place(1), corners, turn: 90, blackWhite: true }]);
  expect(await order(OTHER)).toEqual([other]);
});
