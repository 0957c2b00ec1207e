// @vitest-environment jsdom
/** After a long outage, unsent rows leave within a second of the server's return. */
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Db } from '#data/store/db.ts';
import { stateOf } from '#data/store/meta.ts';
import { fileOne } from '../data/acts.ts';
import { fakeLocks } from '../data/store/fake-locks.ts';
import { answer, type FakeServer, fakeServer } from '../data/fake-server.ts';
import { testDb, testPorts } from '../data/test-device.ts';

const MINUTE = 60_000;

let db: Db;
let server: FakeServer;
let stop = () => {};

beforeEach(async () => {
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true });
  db = await testDb();
  server = fakeServer();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  db.close();
});

/** IndexedDB continues while timers are frozen. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  const patience = performance.now() + 20_000;
  while (!(await isSo())) {
    if (performance.now() > patience) throw new Error('It never came.');
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
}

/** The end of a round, which reads and writes after its count of tries. */
async function endOfRound(): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) {
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
}

const timesTried = async () => (await stateOf(db, 'retry')).unreachable?.count ?? 0;

it.each([
  ['refuses every connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['answers 503 through a proxy', async () => new Response('Service Unavailable', { status: 503 })],
])('syncs within a second after a long outage: the server %s', async (_, whileAway) => {
  let isThere = false;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (!isThere) return whileAway();
    return url === '/api/health'
      ? answer(200, {})
      : server.fetch(url, { ...init, method: init.method ?? 'GET' });
  });
  vi.spyOn(Math, 'random').mockReturnValue(0.999); // the longest backoff
  const id = await fileOne(db, testPorts());
  const { startSyncTriggers } = await import('../../src/app/worker/sync-triggers.ts');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  stop = startSyncTriggers(db);
  await vi.advanceTimersByTimeAsync(0);
  for (let tries = 1; tries <= 15; tries += 1) {
    await until(async () => (await timesTried()) >= tries);
    await endOfRound();
    await vi.advanceTimersByTimeAsync(MINUTE);
  }
  await until(async () => (await timesTried()) > 15);
  await endOfRound();
  isThere = true;
  await vi.advanceTimersByTimeAsync(1_000);
  await until(async () => server.effects.length > 0);
  expect(server.effects).toEqual([`file ${id}`]);
});
