import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { applicationOf } from '#data/records/application/applications.ts';
import type { Db } from '#data/store/db.ts';
import { drain } from '#data/outbox/drain.ts';
import { LEASE_MS } from '#data/outbox/lease.ts';
import { engineOf } from '#data/records/kinds.ts';
import { fileOne } from '../acts.ts';
import { type FakeServer, fakeServer, problem } from '../fake-server.ts';
import { testDb, testPorts, type TestPorts } from '../test-device.ts';

let db: Db;
let ports: TestPorts;
let server: FakeServer;

beforeEach(async () => {
  server = fakeServer();
  db = await testDb();
  ports = testPorts(server.fetch);
});

const filed = (form = {}) => fileOne(db, ports, form);

it('resends the row of a killed worker with the same key', async () => {
  const id = await filed();
  ports.fetch = async (url, init) => {
    await server.fetch(url, init);
    return new Promise<Response>(() => {}); // the worker dies here
  };
  void drain(engineOf(db, ports));
  await expect.poll(() => server.effects).toHaveLength(1);
  const revived: TestPorts = { ...testPorts(server.fetch), now: ports.now }; // its lock is released
  expect(await drain(engineOf(db, revived))).toMatchObject({ kind: 'drained', sent: 1 });
  expect(server.effects).toEqual([`file ${id}`]);
});

it('lets only one of two parallel drains send', async () => {
  await filed();
  await filed();
  const both = await Promise.all([drain(engineOf(db, ports)), drain(engineOf(db, ports))]);
  expect(both.map(({ kind }) => kind).toSorted()).toEqual(['busy', 'drained']);
  expect(server.calls).toHaveLength(2);
});

it('takes an expired lock and ignores the late answer of its holder', async () => {
  const id = await filed();
  const thaw = new EventTarget();
  const frozen = new Promise<Response>((resolve) => {
    thaw.addEventListener('thaw', () => resolve(problem('forbidden')));
  });
  const old = drain(engineOf(db, { ...ports, fetch: () => frozen }));
  await expect.poll(() => db.outbox.where('state').equals('sending').count()).toBe(1);
  expect(await drain(engineOf(db, ports))).toMatchObject({ kind: 'busy' });
  ports.wait(LEASE_MS + 1);
  expect(await drain(engineOf(db, ports))).toMatchObject({ kind: 'drained', sent: 1 });
  expect(await old).toMatchObject({ kind: 'busy', sent: 0 });
  thaw.dispatchEvent(new Event('thaw'));
  await frozen;
  expect(await applicationOf(db, id)).toMatchObject({ sync: 'sent' });
});

it('sends no further row after it loses the lock', async () => {
  await filed();
  await filed();
  const thaw = new EventTarget();
  let requestCount = 0;
  const frozen = new Promise<Response>((resolve) => {
    thaw.addEventListener('thaw', () => resolve(problem('forbidden')));
  });
  const old = drain(engineOf(db, { ...ports, fetch: () => ((requestCount += 1), frozen) }));
  await expect.poll(() => requestCount).toBe(1);
  ports.wait(LEASE_MS + 1);
  void drain(engineOf(db, { ...ports, fetch: () => new Promise<Response>(() => {}) })); // still at the first row
  expect(await old).toMatchObject({ kind: 'busy' });
  thaw.dispatchEvent(new Event('thaw'));
  await frozen;
  await expect.poll(() => db.outbox.where('state').equals('pending').count()).toBe(1);
  expect(requestCount).toBe(1);
});
