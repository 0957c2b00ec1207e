import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Db } from '#data/store/db.ts';
import { stateOf } from '#data/store/meta.ts';
import { sendAgain } from '#data/outbox/rejected-rows.ts';
import { startSyncLoop, type SyncLoop } from '#data/device/sync-loop.ts';
import { engineOf } from '#data/records/kinds.ts';
import { fileOne } from '../acts.ts';
import { type FakeServer, fakeServer } from '../fake-server.ts';
import { noNetwork, testDb, testPorts, type TestPorts } from '../test-device.ts';

const PATIENT = { timeout: 8_000 };

let db: Db;
let ports: TestPorts;
let server: FakeServer;
let loop: SyncLoop;
const onError = (error: unknown) => {
  throw error;
};

beforeEach(async () => {
  server = fakeServer();
  db = await testDb();
  ports = testPorts(server.fetch);
});

afterEach(() => loop.stop());

it('sends a new row without a nudge', async () => {
  loop = startSyncLoop({ db, ports, onError });
  await expect.poll(() => server.calls, PATIENT).toHaveLength(1); // the first request of /changes
  const id = await fileOne(db, ports);
  await expect.poll(() => server.effects, PATIENT).toEqual([`file ${id}`]);
});

it('reports a row in the outbox, new or old', async () => {
  let rows = 0;
  const onNewRow = () => {
    rows += 1;
  };
  await fileOne(db, ports);
  loop = startSyncLoop({ db, ports, onError, onNewRow, askWorker: () => Promise.resolve(true) });
  await expect.poll(() => rows, PATIENT).toBe(1);
  await fileOne(db, ports);
  await expect.poll(() => rows, PATIENT).toBe(2);
});

it('keeps a delayed nudge that arrives during a round', async () => {
  const rounds: (() => void)[] = [];
  const askWorker = () => new Promise<boolean>((resolve) => rounds.push(() => resolve(true)));
  loop = startSyncLoop({ db, ports, onError, askWorker });
  await expect.poll(() => rounds.length, PATIENT).toBe(1);
  loop.nudge(500);
  rounds[0]?.();
  await expect.poll(() => rounds.length, PATIENT).toBe(2); // the next round by the timer is a minute away
});

it('retries at once after a nudge', async () => {
  ports.fetch = noNetwork;
  const id = await fileOne(db, ports);
  loop = startSyncLoop({ db, ports, onError });
  await expect.poll(async () => (await stateOf(db, 'retry')).unreachable !== undefined, PATIENT).toBe(true);
  ports.fetch = server.fetch;
  loop.nudge();
  await expect.poll(() => server.effects, PATIENT).toEqual([`file ${id}`]);
});

it('sends soon after the user releases a row', async () => {
  const id = await fileOne(db, ports);
  const [row] = await db.outbox.toArray();
  const n = row?.n ?? 0;
  const lastError = { code: 'expired', msg: 'Old.', status: 0, at: ports.now().toISOString() } as const;
  await db.outbox.update(n, { state: 'rejected', lastError });
  loop = startSyncLoop({ db, ports, onError });
  await expect.poll(() => server.calls.length, PATIENT).toBeGreaterThan(0);
  expect(server.effects).toEqual([]);
  expect(await sendAgain(engineOf(db, ports), n)).toBe(true);
  await expect.poll(() => server.effects, PATIENT).toEqual([`file ${id}`]);
});

it('uses the worker if it can sync, else syncs in the page', async () => {
  let able = true;
  let requestCount = 0;
  const askWorker = () => {
    requestCount += 1;
    return Promise.resolve(able);
  };
  await fileOne(db, ports);
  loop = startSyncLoop({ db, ports, onError, askWorker });
  await expect.poll(() => requestCount, PATIENT).toBeGreaterThan(0);
  expect(server.calls).toEqual([]);
  able = false;
  loop.nudge();
  await expect.poll(() => server.effects, PATIENT).toHaveLength(1);
});

const full = () => {
  throw new Dexie.QuotaExceededError('full');
};

it('retries after a minute when storage is full', async () => {
  await fileOne(db, ports);
  for (const table of db.tables) {
    table.hook('creating', full);
    table.hook('updating', full);
  }
  const set = vi.spyOn(globalThis, 'setTimeout');
  loop = startSyncLoop({ db, ports, onError });
  const waits = () => set.mock.calls.map(([, ms]) => ms ?? 0);
  await expect.poll(waits, PATIENT).toContain(60_000);
  expect(waits().filter((ms) => ms === 1_000)).toEqual([]);
  expect(server.calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
  set.mockRestore();
});
