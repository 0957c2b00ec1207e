/** Scanned pages: their order, and deletion of one page only. */
import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import {
  addScan,
  changeScan,
  clearScans,
  moveScan,
  photoOf,
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

async function take(caseId: string, photo = Uint8Array.of(0xff, 0xd8)): Promise<string> {
  const page = { caseId, photo, width: 60, height: 80, corners: CORNERS };
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
  await removeScan(db, testPorts(), place(1));
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
  await clearScans(db, testPorts(), [place(0), place(2)]);
  expect(await scansOf(db, CASE)).toMatchObject([{ _id: place(1), corners, turn: 90, blackWhite: true }]);
  expect(await order(OTHER)).toEqual([other]);
});

it('keeps a photo until the last page with it is removed', async () => {
  const photo = Uint8Array.of(0xff, 0xd8, 7);
  const [one, two] = [await take(OTHER, photo), await take(OTHER, photo)];
  const { sha256 = '' } = (await scansOf(db, OTHER))[0] ?? {};
  await removeScan(db, testPorts(), one);
  const [left] = await scansOf(db, OTHER);
  expect(left && (await photoOf(db, left))).toEqual(photo);
  await removeScan(db, testPorts(), two);
  expect(await db.blobs.get(sha256)).toBeUndefined();
  expect(await db.blocks.where('[sha256+from]').equals([sha256, 0]).count()).toBe(0);
});

it('opens the photo of a row of a former release', async () => {
  const [row] = await scansOf(db, CASE);
  if (!row) throw new Error('no page');
  const { sha256: _sha256, ...former } = row;
  const photo = Uint8Array.of(0xff, 0xd8, 9);
  expect(await photoOf(db, { ...former, photo })).toEqual(photo);
});

it('opens no photo whose blocks are gone', async () => {
  const [row] = await scansOf(db, CASE);
  await db.blocks.clear();
  expect(row && (await photoOf(db, row))).toBeNull();
});
