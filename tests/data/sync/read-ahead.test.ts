import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Db } from '#data/store/db.ts';
import { pull } from '#data/sync/pull.ts';
import { ReadAhead } from '#data/sync/read-ahead.ts';
import { engineOf } from '#data/records/kinds.ts';
import { type FakeServer, fakeServer } from '../fake-server.ts';
import { serverApplication } from '../server-records.ts';
import { noNetwork, testDb, testPorts, type TestPorts } from '../test-device.ts';

let db: Db;
let ports: TestPorts;
let server: FakeServer;

beforeEach(async () => {
  server = fakeServer(3);
  db = await testDb();
  ports = testPorts(server.fetch);
});

const publishMany = (n: number) => {
  for (let left = n; left > 0; left -= 1) server.publish(serverApplication());
};

const sizesAsked = () =>
  server.calls.map((call) =>
    Number(new URL(call.slice('GET '.length), 'http://x').searchParams.get('limit')),
  );

it('requests the next page before it stores the current one', async () => {
  publishMany(7);
  const storedCounts: number[] = [];
  ports.fetch = async (url, init) => {
    storedCounts.push(await db.applications.count());
    return server.fetch(url, init);
  };
  await pull(engineOf(db, ports));
  expect(storedCounts.slice(0, 2)).toEqual([0, 0]);
});

it('seals the next pages while it stores the ones before', async () => {
  publishMany(7);
  const acts: string[] = [];
  const [seal, store] = [db.sealAhead.bind(db), db.withBoxes.bind(db)];
  vi.spyOn(db, 'sealAhead').mockImplementation(async (rows) => {
    const boxes = await seal(rows);
    acts.push('sealed');
    return boxes;
  });
  vi.spyOn(db, 'withBoxes').mockImplementation(async (boxes, work) => {
    const done = await store(boxes, work);
    acts.push('stored');
    return done;
  });
  await pull(engineOf(db, ports));
  expect(acts).toEqual(['sealed', 'sealed', 'stored', 'stored']);
  expect(await db.applications.count()).toBe(7);
});

it('starts with a small page and requests larger pages when fast', async () => {
  publishMany(13);
  await pull(engineOf(db, ports));
  expect(sizesAsked()).toEqual([250, 500, 1000, 1000, 1000]);
});

it('requests smaller pages when a page is too slow', async () => {
  publishMany(7);
  ports.fetch = (url, init) => {
    if (!url.includes('limit=50&') && !url.endsWith('limit=50')) {
      server.calls.push(`GET ${url}`);
      ports.wait(10_000);
      return noNetwork(url, init);
    }
    ports.wait(4_000);
    return server.fetch(url, init);
  };
  expect(await pull(engineOf(db, ports))).toEqual({ kind: 'pulled', changes: 7 });
  expect(sizesAsked()).toEqual([250, 50, 50, 50]);
});

it('reports offline after one failed request', async () => {
  ports.fetch = (url, init) => {
    server.calls.push(`GET ${url}`);
    return noNetwork(url, init);
  };
  expect(await pull(engineOf(db, ports))).toEqual({ kind: 'offline', changes: 0 });
  expect(sizesAsked()).toEqual([250]);
});

it('discards a prefetched page when the session changes', async () => {
  publishMany(10);
  const ahead = new ReadAhead(ports, (page) => Promise.resolve(page.next));
  const first = await ahead.take({ token: 'token-1', since: null });
  const next = first.kind === 'page' ? first.page.next : '';
  const callCount = server.calls.length;
  await ahead.take({ token: 'token-2', since: next });
  expect(server.calls.length).toBeGreaterThan(callCount);
});
