import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { v7 } from 'uuid';
import type { Hearing } from '#contract/case/hearing.ts';
import { caseOpenedBy } from '#domain/application/case-of-application.ts';
import { day } from '#kernel/calendar-date.ts';
import { applicationOf } from '#data/records/application/applications.ts';
import type { Db } from '#data/store/db.ts';
import { drain } from '#data/outbox/drain.ts';
import { stateOf } from '#data/store/meta.ts';
import { latestNotifications, markAllRead, markRead } from '#data/notifications/notifications.ts';
import { pull } from '#data/sync/pull.ts';
import { confirmSweep, keepUnseen } from '#data/sync/sweep.ts';
import { needsYouItems, syncState } from '#data/outbox/sync-state.ts';
import { syncNow } from '#data/device/sync.ts';
import { engineOf, KINDS } from '#data/records/kinds.ts';
import { amendOne, fileOne } from '../acts.ts';
import { answer, decideOnServer, type FakeServer, fakeServer, problem } from '../fake-server.ts';
import { serverApplication, serverHearing } from '../server-records.ts';
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
  const made = Array.from({ length: n }, () => serverApplication());
  for (const application of made) server.publish(application);
  return made.map(({ _id }) => _id);
};

it('fetches page by page, and later from its cursor', async () => {
  const ids = publishMany(7);
  expect(await pull(engineOf(db, ports))).toEqual({ kind: 'pulled', changes: 7 });
  expect(await db.applications.count()).toBe(7);
  expect(await applicationOf(db, ids[0] ?? '')).toMatchObject({
    sync: 'sent',
    asOf: '2026-11-20T06:00:00.000Z',
  });
  expect(await pull(engineOf(db, ports))).toEqual({ kind: 'pulled', changes: 0 });
  publishMany(1);
  expect(await pull(engineOf(db, ports))).toEqual({ kind: 'pulled', changes: 1 });
});

it('continues an interrupted pull at the last page', async () => {
  publishMany(7);
  let pages = 0;
  ports.fetch = (url, init) => {
    pages += 1;
    return pages > 2 ? noNetwork(url, init) : server.fetch(url, init);
  };
  expect(await pull(engineOf(db, ports))).toEqual({ kind: 'offline', changes: 6 });
  ports.fetch = server.fetch;
  expect(await pull(engineOf(db, ports))).toEqual({ kind: 'pulled', changes: 1 });
});

it('stores a page of 400 records, and again when all change', async () => {
  server = fakeServer(1_000);
  ports.fetch = server.fetch;
  const page = Array.from({ length: 400 }, () => serverApplication());
  for (const each of page) server.publish(each);
  expect(await pull(engineOf(db, ports))).toEqual({ kind: 'pulled', changes: 400 });
  server.log.length = 0;
  server.generation += 1;
  for (const each of page) server.publish({ ...each, version: 2, status: 'Approved' });
  expect(await pull(engineOf(db, ports))).toEqual({ kind: 'pulled', changes: 400 });
  expect(await db.applications.where('status').equals('Approved').count()).toBe(400);
  expect(await db.notifications.count()).toBe(400);
});

it('applies unsent changes over fetched records and keeps the base', async () => {
  const id = await fileOne(db, ports);
  await drain(engineOf(db, ports));
  await amendOne(db, ports, { id, form: { age: '35' } });
  const known = server.applications.get(id);
  if (known)
    server.publish({ ...known, version: 2, applicant: { ...known.applicant, occupation: 'Tailor' } });
  await pull(engineOf(db, ports));
  expect(await applicationOf(db, id)).toMatchObject({
    version: 2,
    sync: 'waiting',
    applicant: { age: 35, occupation: 'Tailor' },
  });
  expect(await db.bases.get(['application', id])).toMatchObject({ data: { applicant: { age: 34 } } });
  expect(await syncNow(db, ports)).toMatchObject({
    drain: { kind: 'drained', sent: 1 },
    pull: { kind: 'pulled' },
  });
  expect(await applicationOf(db, id)).toMatchObject({
    sync: 'sent',
    applicant: { age: 35, occupation: 'Tailor' },
  });
});

it('ignores a page that is older than the last answer', async () => {
  const id = await fileOne(db, ports);
  await drain(engineOf(db, ports));
  const stale = server.log.slice();
  await amendOne(db, ports, { id, form: { age: '35' } });
  await drain(engineOf(db, ports));
  ports.fetch = () => Promise.resolve(answer(200, { changes: stale, next: '1', more: false }));
  await pull(engineOf(db, ports));
  expect(await applicationOf(db, id)).toMatchObject({ version: 2, applicant: { age: 35 } });
});

const unread = () => db.notifications.where('read').equals(0).count();

it('adds one notification for a new decision', async () => {
  const id = await fileOne(db, ports);
  await syncNow(db, ports);
  decideOnServer(server, id, 'Approved');
  await syncNow(db, ports);
  await syncNow(db, ports);
  expect(await latestNotifications(db)).toMatchObject([
    { kind: 'decided', about: id, status: 'Approved', title: 'Ramesh Jadhav', read: 0 },
  ]);
  expect(await unread()).toBe(1);
  const [news] = await latestNotifications(db);
  await markRead(db, [news?._id ?? ''], day('2026-11-20'));
  expect(await unread()).toBe(0);
  await markAllRead(db, day('2026-11-20'));
  expect(await latestNotifications(db)).toHaveLength(1);
});

it('adds no notification for a decision before the first sync', async () => {
  server.publish(serverApplication({ status: 'Approved', version: 2 }));
  await pull(engineOf(db, ports));
  expect(await latestNotifications(db)).toEqual([]);
});

it('removes a deleted record with the reason, and keeps its outbox row', async () => {
  const id = await fileOne(db, ports);
  await drain(engineOf(db, ports));
  await amendOne(db, ports, { id, form: { age: '35' } });
  server.log.push({ entity: 'application', id, version: 2, deleted: true, reason: 'reassigned to court 12' });
  await pull(engineOf(db, ports));
  expect(await applicationOf(db, id)).toBeNull();
  expect(await latestNotifications(db)).toMatchObject([
    { kind: 'removed', reason: 'reassigned to court 12' },
  ]);
  expect(await db.outbox.toArray()).toMatchObject([
    { op: 'amend', subject: { content: { applicant: { age: 35 } } } },
  ]);
});

it('stores the code of a removal reason with its text', async () => {
  const [id = ''] = publishMany(1);
  await pull(engineOf(db, ports));
  const reason = 'It is now before another court.';
  server.log.push({ entity: 'application', id, version: 2, deleted: true, because: 'moved', reason });
  await pull(engineOf(db, ports));
  expect(await latestNotifications(db)).toMatchObject([{ kind: 'removed', because: 'moved', reason }]);
});

it('parks unknown kinds and invalid records, and continues', async () => {
  server.log.push({ entity: 'moon-phase', id: 'm1', version: 1, data: { full: true } });
  server.log.push({ entity: 'application', id: 'odd', version: 1, data: { status: 'Frozen' } });
  const [id = ''] = publishMany(1);
  expect(await pull(engineOf(db, ports))).toMatchObject({ kind: 'pulled', changes: 3 });
  expect(await applicationOf(db, id)).not.toBeNull();
  expect((await db.parked.toArray()).map((row) => row.entity)).toEqual(['application', 'moon-phase']);
});

describe('the next date of a case', () => {
  const caseId = v7();
  const publish = (change: Partial<Hearing>) => {
    const data = serverHearing({ caseId, ...change });
    server.log.push({ entity: 'hearing', id: data._id, version: data.version, data });
    return data;
  };
  const next = async () => (await db.cases.get(caseId))?.nextHearingDate;

  beforeEach(async () => {
    await db.cases.put({ ...caseOpenedBy(serverApplication({ caseId })), version: 1, asOf: null });
  });

  it('is the date of its first open hearing', async () => {
    publish({ date: day('2026-11-01') });
    publish({ date: day('2026-11-25'), state: 'cancelled' });
    publish({ date: day('2026-12-02') });
    await pull(engineOf(db, ports));
    expect(await db.cases.where('nextHearingDate').equals('2026-12-02').count()).toBe(1);
  });

  it('moves with its hearing, and disappears when adjourned without a date', async () => {
    const listed = publish({ date: day('2026-12-02') });
    await pull(engineOf(db, ports));
    publish({ ...listed, version: 2, date: day('2026-12-09') });
    await pull(engineOf(db, ports));
    expect(await next()).toBe('2026-12-09');
    publish({ ...listed, version: 3, date: day('2026-12-09'), state: 'adjourned' });
    await pull(engineOf(db, ports));
    expect(await next()).toBeUndefined();
  });
});

it('pauses at a 401', async () => {
  ports.fetch = () => Promise.resolve(problem('unauthenticated'));
  expect(await pull(engineOf(db, ports))).toMatchObject({ kind: 'paused' });
  expect(await syncState(db)).toMatchObject({ paused: 'signed-out', needsYou: 0 });
});

it.each([
  ['a captive portal', () => new Response('<html>'), 'offline'],
  ['a failing server', () => problem('internal'), 'failed'],
  ['an invalid page', () => answer(200, { hello: 1 }), 'failed'],
] as const)('changes nothing when %s answers', async (_, reply, kind) => {
  publishMany(2);
  await pull(engineOf(db, ports));
  ports.fetch = () => Promise.resolve(reply());
  expect(await pull(engineOf(db, ports))).toMatchObject({ kind, changes: 0 });
  expect(await db.applications.count()).toBe(2);
  expect((await stateOf(db, 'sync')).cursor ?? null).toBe('0.2');
});

it('fetches all records after an expired cursor, and removes missing ones', async () => {
  const [gone = '', ...others] = publishMany(5);
  await pull(engineOf(db, ports));
  const local = await fileOne(db, ports);
  const remaining = server.log.filter(({ id }) => id !== gone);
  server.log.splice(0, server.log.length, ...remaining);
  server.generation += 1;
  await pull(engineOf(db, ports));
  expect(await applicationOf(db, gone)).toBeNull();
  expect(await db.applications.count()).toBe(others.length + 1);
  expect(await applicationOf(db, local)).toMatchObject({ sync: 'waiting' });
  expect(await db.outbox.count()).toBe(1);
});

it('stops when a full fetch also gets an expired cursor', async () => {
  publishMany(5);
  await pull(engineOf(db, ports));
  ports.fetch = () => Promise.resolve(problem('cursor-expired'));
  expect(await pull(engineOf(db, ports))).toMatchObject({ kind: 'failed' });
  ports.fetch = server.fetch;
  expect(await pull(engineOf(db, ports))).toMatchObject({ kind: 'pulled', changes: 5 });
});

it('asks the user before it removes most records', async () => {
  publishMany(30);
  await pull(engineOf(db, ports));
  server.log.splice(0, server.log.length, ...server.log.slice(0, 4));
  server.generation += 1;
  await pull(engineOf(db, ports));
  expect(await db.applications.count()).toBe(30);
  expect(await needsYouItems(db)).toEqual([{ kind: 'sweep', removes: 26, of: 30 }]);
  expect((await syncState(db)).needsYou).toBe(1);
  await confirmSweep({ db, kinds: KINDS });
  expect(await db.applications.count()).toBe(4);
  expect(await needsYouItems(db)).toEqual([]);
});

it('keeps missing records when the user chooses so', async () => {
  publishMany(30);
  await pull(engineOf(db, ports));
  server.log.splice(0, server.log.length);
  server.generation += 1;
  await pull(engineOf(db, ports));
  await keepUnseen(db);
  expect(await db.applications.count()).toBe(30);
  expect(await needsYouItems(db)).toEqual([]);
});

it('accepts the older copy of a restored server', async () => {
  const made = serverApplication();
  server.publish({ ...made, version: 5 });
  await pull(engineOf(db, ports));
  server.log.length = 0;
  server.publish({ ...made, version: 4 });
  server.generation += 1;
  expect((await pull(engineOf(db, ports))).kind).toBe('pulled');
  expect(await applicationOf(db, made._id)).toMatchObject({ version: 4, sync: 'sent' });
});

it('fetches nothing before the time in Retry-After', async () => {
  ports.fetch = () => Promise.resolve(answer(503, {}, { 'retry-after': '120' }));
  await pull(engineOf(db, ports));
  ports.fetch = server.fetch;
  expect((await pull(engineOf(db, ports))).kind).toBe('failed');
  expect(server.calls).toEqual([]);
  ports.wait(120_001);
  expect((await pull(engineOf(db, ports))).kind).toBe('pulled');
});
