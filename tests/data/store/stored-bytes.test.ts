/** Reads of a worker that has no Dexie. */
import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { expect, it } from 'vitest';
import { keepBytes } from '#data/records/document/document-bytes.ts';
import { storedBytes } from '#data/records/document/stored-bytes.ts';
import { samplePdf } from '../../support/sample-files.ts';
import { testDb } from '../test-device.ts';

const pdf = samplePdf(2);

it('returns the stored bytes, or null for an unknown hash', async () => {
  const db = await testDb();
  await keepBytes(db, { sha256: 'here', bytes: pdf, usedAt: '2026-11-22T10:00:00.000Z', unsent: 1 });
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
