// @vitest-environment jsdom
/** A page that wakes has no network at first: it waits 1.5 seconds before it tries. */
import 'fake-indexeddb/auto';
import { WAKE_PATH } from '#contract/wake.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { testDb } from '../data/test-device.ts';
import { setMeta } from '#data/store/meta.ts';
import { settled } from '../support/passing-time.ts';

const BUSY = { timeout: 30_000 }; // the first round loads the schemas, which takes seconds on a busy machine

afterEach(() => vi.unstubAllGlobals());

it('waits 1.5 seconds after the page becomes visible, then syncs', async () => {
  const { fakeLocks } = await import('../data/store/fake-locks.ts');
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true });
  const requestTimes: number[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    if (!url.endsWith(WAKE_PATH)) requestTimes.push(performance.now()); // the stream of changes has its own times
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  const { startSyncTriggers } = await import('../../src/app/worker/sync-triggers.ts');
  const db = await testDb();
  await setMeta(db, 'token', 'token');
  const stop = startSyncTriggers(db);
  await vi.waitFor(() => expect(requestTimes).not.toEqual([]), BUSY);
  await settled(); // the first round is over
  requestTimes.length = 0;
  const looked = performance.now();
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(requestTimes).not.toEqual([]), BUSY);
  expect((requestTimes[0] ?? 0) - looked).toBeGreaterThan(1_400);
  stop();
  db.close();
});
