/** Reads of a worker that has no Dexie. */
import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { expect, it } from 'vitest';
import { storedBytes } from '#data/records/document/stored-bytes.ts';
import { addFile, sealFile } from '#data/store/stored-files.ts';
import { samplePdf } from '../../support/sample-files.ts';
import { testDb } from '../test-device.ts';

const pdf = samplePdf(2);

it('returns the stored bytes, or null for an unknown hash', async () => {
  const db = await testDb();
  await addFile(db, await sealFile(db, 'here', pdf), { usedAt: '2026-11-22T10:00:00.000Z', unsent: 1 });
  expect(await storedBytes(db.name, 'here')).toEqual(pdf);
  expect(await storedBytes(db.name, 'elsewhere')).toBeNull();
});

it('closes its connection, so that the database can be deleted', async () => {
  const db = await testDb();
  await storedBytes(db.name, 'elsewhere');
  await db.delete();
  expect(await Dexie.exists(db.name)).toBe(false);
});

it('fails without a database and creates none', async () => {
  await expect(storedBytes('zamanat-gone', 'here')).rejects.toThrow('abort');
  expect(await Dexie.exists('zamanat-gone')).toBe(false);
});
