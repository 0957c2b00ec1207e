/** When storage is full, the device deletes no more downloadable data than it must. */
import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Db } from '#data/store/db.ts';
import { getCache, setCache } from '#data/store/cache.ts';
import { withQuotaRetry } from '#data/store/save-transaction.ts';
import { testDb } from '../test-device.ts';

let db: Db;

beforeEach(async () => {
  db = await testDb();
  await setCache(db, 'seen:desk', { build: 'b', value: 'x' });
  await db.blobs.bulkAdd([
    { sha256: 'newer', usedAt: '2026-11-20', unsent: 0 },
    { sha256: 'older', usedAt: '2026-11-01', unsent: 0 },
    { sha256: 'not sent', usedAt: '2026-10-01', unsent: 1 },
  ]);
});
afterEach(() => db.delete());

/** Succeeds at the nth try. */
function roomAtTry(nth: number): () => Promise<string> {
  let tries = 0;
  return async () => {
    tries += 1;
    if (tries < nth) throw new Dexie.QuotaExceededError('full');
    return 'kept';
  };
}

const blobKeys = async () => (await db.blobs.toCollection().primaryKeys()).toSorted();

it.each([
  ['nothing while there is space', { nth: 1, isDrawn: true, left: ['newer', 'not sent', 'older'] }],
  ['the reserve first', { nth: 2, isDrawn: true, left: ['newer', 'not sent', 'older'] }],
  ['the screen cache next', { nth: 3, isDrawn: false, left: ['newer', 'not sent', 'older'] }],
  ['the least recently used documents then', { nth: 4, isDrawn: false, left: ['newer', 'not sent'] }],
  ['all downloadable bytes last', { nth: 5, isDrawn: false, left: ['not sent'] }],
])('deletes %s', async (_, { nth, isDrawn, left }) => {
  expect(await withQuotaRetry(db, roomAtTry(nth), () => 'full')).toBe('kept');
  expect((await getCache(db, 'seen:desk')) !== null).toBe(isDrawn);
  expect(await blobKeys()).toEqual(left);
});

it.each([
  ['keeps stored papers while files can be deleted', { nth: 5, left: ['filed:a', 'order:a:b'] }],
  ['deletes stored papers after all files', { nth: 6, left: [] }],
])('%s', async (_, { nth, left }) => {
  await setCache(db, 'order:a:b', {
    language: 'en',
    lawEdition: '1',
    title: 'Order',
    number: null,
    blocks: [],
  });
  await setCache(db, 'filed:a', []);
  expect(await withQuotaRetry(db, roomAtTry(nth), () => 'full')).toBe('kept');
  expect(await db.cache.where('k').startsWithAnyOf('filed:', 'order:').primaryKeys()).toEqual(left);
});

it('keeps unsent bytes and reports full storage', async () => {
  expect(await withQuotaRetry(db, roomAtTry(9), () => 'full')).toBe('full');
  expect(await blobKeys()).toEqual(['not sent']);
});

it('reports other errors as they are, and deletes nothing', async () => {
  const broken = withQuotaRetry(
    db,
    () => Promise.reject(new Error('broken')),
    () => 'full',
  );
  await expect(broken).rejects.toThrow('broken');
  expect(await blobKeys()).toHaveLength(3);
});
