/** The bytes of a file are sealed and opened outside the transaction. */
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { repairDamagedRow } from '#data/outbox/damaged-rows.ts';
import { needsYouItems } from '#data/outbox/sync-state.ts';
import { engineOf } from '#data/records/kinds.ts';
import { bytesOf, hashOf, keepBytes, sealedAhead } from '#data/records/document/document-bytes.ts';
import { storedBytes } from '#data/records/document/stored-bytes.ts';
import type { Db } from '#data/store/db.ts';
import type { DamagedRow } from '#data/store/sealed/damaged-rows.ts';
import { isSealed } from '#data/store/sealed/row-box.ts';
import { listUnsentWork } from '#data/store/unsent-work.ts';
import { lawyer, testDb, testPorts } from '../../test-device.ts';
import { putRaw, rawRows, textIn } from './raw-rows.ts';

let db: Db;
const bytes = new TextEncoder().encode('Words of an annexure '.repeat(50));
const USED = '2026-11-20T06:00:00.000Z';

beforeEach(async () => {
  db = await testDb();
});
afterEach(() => db.delete());

async function keep(): Promise<string> {
  const sha256 = await hashOf(bytes);
  const blob = { sha256, bytes, usedAt: USED, unsent: 1 } as const;
  await sealedAhead(db, blob, () => db.transaction('rw', db.blobs, () => keepBytes(db, blob)));
  return sha256;
}

it('stores no readable byte, and opens the file in the page and in a worker', async () => {
  const sha256 = await keep();
  expect(textIn(await rawRows(db.name, 'blobs'))).not.toContain('annexure');
  expect(await bytesOf(db, sha256)).toEqual(bytes);
  expect(await storedBytes(db.name, sha256)).toEqual(bytes);
});

it('keeps the box when only a clear column changes', async () => {
  const sha256 = await keep();
  const [before] = await rawRows(db.name, 'blobs');
  await db.blobs.update(sha256, { unsent: 0, usedAt: '2026-11-21T06:00:00.000Z' });
  const [after] = await rawRows(db.name, 'blobs');
  expect(after).toEqual({ ...before, unsent: 0, usedAt: '2026-11-21T06:00:00.000Z' });
  expect(await bytesOf(db, sha256)).toEqual(bytes);
});

it('lists the open file as unsent work, which another key seals', async () => {
  const sha256 = await keep();
  const work = await listUnsentWork(db, lawyer._id);
  const [file] = work.find(({ table }) => table === 'blobs')?.rows ?? [];
  expect(file).toEqual({ sha256, bytes, usedAt: USED, unsent: 1 });
});

it('opens no changed file, and names it in Needs you', async () => {
  const sha256 = await keep();
  const rows = await rawRows(db.name, 'blobs');
  for (const row of rows) if (isSealed(row)) row.box[40] = Number(row.box[40]) ^ 1;
  await putRaw(db.name, 'blobs', rows);
  expect(await bytesOf(db, sha256)).toBeNull();
  const found: DamagedRow[] = [];
  db.damaged.watch((each) => found.push(each))();
  for (const each of found) await repairDamagedRow(engineOf(db, testPorts()), each);
  expect(await db.blobs.count()).toBe(0);
  expect(await needsYouItems(db)).toMatchObject([
    { kind: 'damaged', work: { lost: [{ table: 'blobs', at: USED }] } },
  ]);
});
