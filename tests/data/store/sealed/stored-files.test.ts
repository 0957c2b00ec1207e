/** A file is stored as sealed blocks of 1 MB. Files of former releases open as they are. */
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { repairDamagedRow } from '#data/outbox/damaged-rows.ts';
import { needsYouItems } from '#data/outbox/sync-state.ts';
import { engineOf } from '#data/records/kinds.ts';
import { hashOf, keepBytes, sweepBytes } from '#data/records/document/document-bytes.ts';
import { storedBytes } from '#data/records/document/stored-bytes.ts';
import { type Db, openUserDb } from '#data/store/db.ts';
import { clearMeta } from '#data/store/meta.ts';
import type { Row } from '#data/store/sealed/clear-columns.ts';
import type { DamagedRow } from '#data/store/sealed/damaged-rows.ts';
import { isSealed, sealRow } from '#data/store/sealed/row-box.ts';
import { sealClearRows } from '#data/store/sealed/seal-clear-rows.ts';
import { addFile, bytesOf, copyFiles, deleteFiles, fileTables, sealFile } from '#data/store/stored-files.ts';
import { testDb, testPorts } from '../../test-device.ts';
import { putRaw, rawRows, textIn } from './raw-rows.ts';

let db: Db;
let sha256: string;
const MB = 2 ** 20;
const USED = '2026-11-20T06:00:00.000Z';
const STATE = { usedAt: USED, unsent: 1 } as const;
const bytes = new Uint8Array(2.5 * MB);
bytes.set(new TextEncoder().encode('Words of an annexure'), 2 * MB - 9); // in two blocks
const LAST = 2 * MB;

beforeEach(async () => {
  db = await testDb();
  sha256 = await hashOf(bytes);
});
afterEach(() => db.delete());

async function keep(): Promise<void> {
  const file = await sealFile(db, sha256, bytes);
  await db.transaction('rw', fileTables(db), () => keepBytes(db, file, STATE));
}

async function expectWhole(stored: Uint8Array<ArrayBuffer> | null): Promise<void> {
  expect(stored && (await hashOf(stored))).toBe(sha256);
}

it('stores blocks of 1 MB without a readable byte, and opens them in the page and in a worker', async () => {
  await keep();
  const blocks = await rawRows(db.name, 'blocks');
  expect(blocks.map(({ from, size }) => [from, size])).toEqual([0, MB, LAST].map((at) => [at, bytes.length]));
  for (const block of blocks) expect(isSealed(block) && block.box.length).toBeLessThan(MB + 200);
  expect(textIn(blocks)).not.toMatch(/Words|annexure/);
  expect(await rawRows(db.name, 'blobs')).toEqual([{ sha256, ...STATE }]);
  await expectWhole(await bytesOf(db, sha256));
  await expectWhole(await storedBytes(db.name, sha256));
});

it('writes no block when the file is used or sent', async () => {
  await keep();
  const before = await rawRows(db.name, 'blocks');
  await db.blobs.update(sha256, { unsent: 0, usedAt: '2026-11-21T06:00:00.000Z' });
  const after = await rawRows(db.name, 'blocks');
  expect(after.map(ivOf)).toEqual(before.map(ivOf));
  await expectWhole(await bytesOf(db, sha256));
});

const ivOf = (row: Row): string | false => isSealed(row) && row.box.slice(0, 12).join();

it('stores an empty file', async () => {
  await addFile(db, await sealFile(db, 'empty', new Uint8Array()), STATE);
  expect(await bytesOf(db, 'empty')).toEqual(new Uint8Array());
});

/** One row with the bytes: clear until version 10, and in one box until version 12. */
const FORMER: readonly (readonly [string, (row: Row) => Row])[] = [
  ['clear', (row) => row],
  ['in one box', (row) => sealRow({ key: db.recordKey }, 'blobs', row)],
];

it.each(FORMER)('opens a former file that is %s, in the page and in a worker', async (_, stored) => {
  await putRaw(db.name, 'blobs', [stored({ sha256, bytes, ...STATE })]);
  await expectWhole(await bytesOf(db, sha256));
  await expectWhole(await storedBytes(db.name, sha256));
  await db.transaction('rw', fileTables(db), async () => deleteFiles(db, [sha256]));
  expect(await bytesOf(db, sha256)).toBeNull();
});

it('seals a former clear file in blocks', async () => {
  await putRaw(db.name, 'blobs', [{ sha256, bytes, ...STATE }]);
  await clearMeta(db, 'sealedAll');
  await sealClearRows(db);
  expect(await rawRows(db.name, 'blobs')).toEqual([{ sha256, ...STATE }]);
  expect(await db.blocks.count()).toBe(3);
  await expectWhole(await bytesOf(db, sha256));
});

const byteChanged = (row: Row): Row => {
  if (!isSealed(row)) return row;
  const box = row.box.slice();
  box[40] = Number(box[40]) ^ 1;
  return { ...row, box };
};

it.each<[string, (blocks: readonly Row[]) => readonly Row[]]>([
  ['a changed byte', (blocks) => blocks.map((row) => (row['from'] === MB ? byteChanged(row) : row))],
  [
    'two exchanged blocks',
    ([a, b]) => [Object.assign({}, b, { from: 0 }), Object.assign({}, a, { from: MB })],
  ],
  ['another size', (blocks) => blocks.map((row) => ({ ...row, size: LAST }))],
])('does not open a file with %s, and names it in Needs you', async (_, change) => {
  await keep();
  await putRaw(db.name, 'blocks', change(await rawRows(db.name, 'blocks')));
  expect(await bytesOf(db, sha256)).toBeNull();
  await expectNamed();
});

it('does not open a file without its last block, and names it in Needs you', async () => {
  await keep();
  await db.blocks.delete([sha256, LAST]);
  expect(await bytesOf(db, sha256)).toBeNull();
  await expectNamed();
});

async function expectNamed(): Promise<void> {
  const found: DamagedRow[] = [];
  db.damaged.watch((each) => found.push(each))();
  for (const each of found) await repairDamagedRow(engineOf(db, testPorts()), each);
  expect([await db.blobs.count(), await db.blocks.count()]).toEqual([0, 0]);
  expect(await needsYouItems(db)).toMatchObject([
    { kind: 'damaged', work: { lost: [{ table: 'blobs', at: USED }] } },
  ]);
}

it('copies a file to another account, whose key seals it', async () => {
  await keep();
  const other = await openUserDb(crypto.randomUUID());
  await copyFiles(db, other);
  await expectWhole(await bytesOf(other, sha256));
  expect(await other.blobs.toArray()).toEqual([{ sha256, ...STATE }]);
  await other.delete();
});

it('deletes blocks whose file an older release has deleted', async () => {
  await keep();
  await db.blobs.clear();
  await sweepBytes(db, testPorts());
  expect(await db.blocks.count()).toBe(0);
});
