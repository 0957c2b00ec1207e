/** Before the first finished pull, the device does not know whether a record is missing. */
import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { engineOf } from '#data/records/kinds.ts';
import { withdrawApplication } from '#data/records/application/withdraw.ts';
import { syncNow } from '#data/device/sync.ts';
import type { Db } from '#data/store/db.ts';
import { clearMeta } from '#data/store/meta.ts';
import { lastFinishedPull, recordsState } from '#data/store/first-pull.ts';
import { pull } from '#data/sync/pull.ts';
import { answer, type FakeServer, fakeServer } from '../fake-server.ts';
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

const kindNow = async () => (await recordsState(db)).kind;

it('knows the records after the last page only', async () => {
  for (let n = 0; n < 7; n += 1) server.publish(serverApplication());
  expect(await kindNow()).toBe('fetching');
  let pages = 0;
  ports.fetch = (url, init) => {
    pages += 1;
    return pages > 1 ? new Promise(() => undefined) : server.fetch(url, init);
  };
  void pull(engineOf(db, ports));
  await expect.poll(() => db.applications.count()).toBeGreaterThan(0);
  expect(await kindNow()).toBe('fetching');
  ports.fetch = server.fetch;
  await pull(engineOf(db, ports));
  expect(await kindNow()).toBe('known');
});

it('dates the records by the last page of a pull, not by an earlier one', async () => {
  for (let n = 0; n < 7; n += 1) server.publish(serverApplication());
  await pull(engineOf(db, ports));
  const finished = await lastFinishedPull(db);
  expect(finished).toBe('2026-11-20T06:00:00.000Z');
  ports.wait(60_000);
  for (let n = 0; n < 4; n += 1) server.publish(serverApplication());
  let pages = 0;
  ports.fetch = (url, init) => ((pages += 1), pages > 1 ? noNetwork(url, init) : server.fetch(url, init));
  await pull(engineOf(db, ports));
  expect(await lastFinishedPull(db)).toBe(finished);
  ports.fetch = server.fetch;
  await pull(engineOf(db, ports));
  expect(await lastFinishedPull(db)).toBe('2026-11-20T06:01:00.000Z');
});

it('reports a first pull without a network, and recovers', async () => {
  ports.fetch = noNetwork;
  await pull(engineOf(db, ports));
  expect(await kindNow()).toBe('failed');
  ports.fetch = server.fetch;
  await pull(engineOf(db, ports));
  expect(await kindNow()).toBe('known');
});

/** The app is closed after the first page, with unsent work. */
async function killedFirstPull(): Promise<void> {
  for (let n = 0; n < 7; n += 1) server.publish(serverApplication());
  let pages = 0;
  ports.fetch = (url, init) => ((pages += 1) > 1 ? new Promise(() => undefined) : server.fetch(url, init));
  void pull(engineOf(db, ports));
  await expect.poll(() => db.applications.count()).toBeGreaterThan(0);
  const [id = ''] = await db.applications.toCollection().primaryKeys();
  await withdrawApplication(db, ports, id);
  expect(await db.outbox.count()).toBe(1);
  expect(await kindNow()).toBe('fetching');
}

it.each([
  ['offline', noNetwork],
  ['signed out', () => Promise.resolve(answer(401, { code: 'expired' }))],
  ['too old', () => Promise.resolve(answer(426, { code: 'too-old' }))],
])('shows what is here when the app starts again %s with unsent work', async (_name, fetch) => {
  await killedFirstPull();
  ports.fetch = fetch;
  expect((await syncNow(db, ports)).pull).toBeNull();
  expect(await kindNow()).toBe('failed');
});

it('reports a first pull that a pause ends, and knows the records after a later one', async () => {
  await killedFirstPull();
  ports.fetch = () => Promise.resolve(answer(401, { code: 'expired' }));
  expect((await pull(engineOf(db, ports))).kind).toBe('paused');
  expect(await kindNow()).toBe('failed');
  await clearMeta(db, 'paused');
  ports.fetch = server.fetch;
  await pull(engineOf(db, ports));
  expect(await kindNow()).toBe('known');
});

it('keeps the message of the server for a failed first pull', async () => {
  ports.fetch = () => Promise.resolve(answer(500, { msg: 'The court’s server is being repaired.' }));
  await pull(engineOf(db, ports));
  expect(await recordsState(db)).toMatchObject({
    kind: 'failed',
    msg: 'The court’s server is being repaired.',
  });
});

const REPAIRED = 'The court’s server is being repaired.';
const inRepair = (headers = {}) => Promise.resolve(answer(503, { msg: REPAIRED }, headers));

it('keeps that message in rounds that send nothing and pull nothing', async () => {
  await killedFirstPull();
  ports.fetch = () => inRepair();
  await pull(engineOf(db, ports));
  ports.fetch = noNetwork;
  ports.wait(60_000);
  expect((await syncNow(db, ports)).pull).toBeNull();
  expect(await recordsState(db)).toMatchObject({ kind: 'failed', msg: REPAIRED });
});

it('keeps that message while the server asks to wait', async () => {
  ports.fetch = () => inRepair({ 'retry-after': '600' });
  await pull(engineOf(db, ports));
  ports.wait(60_000);
  await syncNow(db, ports);
  expect(await recordsState(db)).toMatchObject({ kind: 'failed', msg: REPAIRED });
});

it('replaces that message when a later pull meets no server', async () => {
  ports.fetch = () => inRepair();
  await pull(engineOf(db, ports));
  ports.fetch = noNetwork;
  await pull(engineOf(db, ports));
  expect(await recordsState(db)).toMatchObject({ kind: 'failed', msg: '' });
});

it('knows the records when a later pull fails', async () => {
  await pull(engineOf(db, ports));
  ports.fetch = noNetwork;
  await pull(engineOf(db, ports));
  expect(await kindNow()).toBe('known');
});

it('knows the records after the fetch that an expired cursor started again', async () => {
  for (let n = 0; n < 7; n += 1) server.publish(serverApplication());
  let pages = 0;
  ports.fetch = (url, init) => {
    pages += 1;
    return pages === 2 ? Promise.resolve(answer(410, { msg: 'Too old' })) : server.fetch(url, init);
  };
  await pull(engineOf(db, ports));
  await pull(engineOf(db, ports));
  expect(await db.applications.count()).toBe(7);
  expect(await kindNow()).toBe('known');
});
