/** Notifications on the device, and their read state across devices. */
import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import type { User } from '#contract/account/user.ts';
import { fetchNotifications } from '#data/notifications/fetch-notifications.ts';
import { latestNotifications, markAllRead, markRead } from '#data/notifications/notifications.ts';
import { addHearingReminders } from '#data/notifications/due-notifications.ts';
import { noteRights } from '#data/notifications/note-rights.ts';
import { settingsOf } from '#data/records/user/settings.ts';
import type { Db } from '#data/store/db.ts';
import { pull } from '#data/sync/pull.ts';
import { engineOf } from '#data/records/kinds.ts';
import { caseOpenedBy } from '#domain/application/case-of-application.ts';
import { addDays, day } from '#kernel/calendar-date.ts';
import { answer, type FakeServer, fakeServer } from './fake-server.ts';
import { serverApplication, serverHearing } from './server-records.ts';
import { judge, lawyer, testDb, testPorts, type TestPorts } from './test-device.ts';

const TODAY = day('2026-11-20'); // 11:30 IST
const HOUR = 3_600_000;

let db: Db;
let ports: TestPorts;
let server: FakeServer;

beforeEach(async () => {
  server = fakeServer();
  db = await testDb();
  ports = testPorts(server.fetch);
});

function publishHearing(change: Parameters<typeof serverHearing>[0] = {}) {
  const application = serverApplication();
  const record = { ...caseOpenedBy(application), version: 1 };
  const hearing = serverHearing({ caseId: record._id, ...change });
  server.log.push({ entity: 'case', id: record._id, version: 1, data: record });
  server.log.push({ entity: 'hearing', id: hearing._id, version: hearing.version, data: hearing });
  return hearing;
}

const publishSettings = (settings: User['settings']) =>
  server.log.push({ entity: 'user', id: lawyer._id, version: 2, data: { ...lawyer, version: 2, settings } });

const kinds = async () => (await latestNotifications(db)).map(({ kind }) => kind);

it('reports a listed hearing once, and again when it moves', async () => {
  const hearing = publishHearing({ date: day('2026-12-01') });
  await pull(engineOf(db, ports));
  await pull(engineOf(db, ports));
  expect(await latestNotifications(db)).toMatchObject([
    { kind: 'hearing', about: hearing.caseId, date: '2026-12-01', time: '10:30', read: 0 },
  ]);
  const moved = { ...hearing, version: 2, date: day('2026-12-05') };
  server.log.push({ entity: 'hearing', id: hearing._id, version: 2, data: moved });
  await pull(engineOf(db, ports));
  expect((await latestNotifications(db)).map(({ date }) => date)).toEqual(
    expect.arrayContaining(['2026-12-01', '2026-12-05']),
  );
});

it('ignores old listings and past hearings, and skips the judge', async () => {
  publishHearing({ at: '2026-10-01T05:00:00.000Z' });
  publishHearing({ date: day('2026-11-19') });
  await pull(engineOf(db, ports));
  expect(await kinds()).toEqual([]);
  db = await testDb(judge);
  publishHearing();
  await pull(engineOf(db, ports));
  expect(await kinds()).toEqual([]);
});

it('reminds one day before or as set, never of cancelled hearings', async () => {
  const near = serverHearing({ date: addDays(TODAY, 1), time: '10:00' });
  await db.hearings.bulkPut([
    { ...near, asOf: null },
    { ...serverHearing({ date: addDays(TODAY, 1), state: 'cancelled' }), asOf: null },
    { ...serverHearing({ date: addDays(TODAY, 3) }), asOf: null },
  ]);
  await db.meta.put({ k: 'settingsPatch', v: { reminder: '1-hour' } });
  await addHearingReminders(db, ports);
  expect(await kinds()).toEqual([]);
  await db.meta.delete('settingsPatch');
  await addHearingReminders(db, ports);
  await addHearingReminders(db, ports);
  expect(await latestNotifications(db)).toMatchObject([
    { kind: 'hearing-soon', date: addDays(TODAY, 1), at: '2026-11-20T04:30:00.000Z' },
  ]);
});

it('reminds a judge once per day and updates the number of matters', async () => {
  db = await testDb(judge);
  const on = (n: number, change: Parameters<typeof serverHearing>[0] = {}) => ({
    ...serverHearing({ date: addDays(TODAY, n), ...change }),
    asOf: null,
  });
  const first = on(1, { time: '10:00' });
  await db.hearings.bulkPut([on(1, { time: '12:00' }), first, on(1, { state: 'cancelled' }), on(3)]);
  await addHearingReminders(db, ports);
  const docket = { kind: 'hearing-soon', date: addDays(TODAY, 1), about: first.caseId, time: '10:00' };
  expect(await latestNotifications(db)).toMatchObject([{ ...docket, matters: 2, read: 0 }]);
  await markAllRead(db, TODAY);
  await db.hearings.put(on(1, { time: '15:00' }));
  await addHearingReminders(db, ports);
  expect(await latestNotifications(db)).toMatchObject([{ ...docket, matters: 3, read: 1 }]);
});

it('reminds of a next date that the user typed', async () => {
  const record = { ...caseOpenedBy(serverApplication()), version: 1, asOf: null };
  await db.cases.put({ ...record, nextHearingDate: addDays(TODAY, 1) });
  await addHearingReminders(db, ports);
  expect(await kinds()).toEqual(['hearing-soon']);
});

it('syncs the read state between devices', async () => {
  publishHearing();
  await pull(engineOf(db, ports));
  const [told] = await latestNotifications(db);
  await markRead(db, [told?._id ?? ''], TODAY);
  expect(await settingsOf(db)).toMatchObject({ notificationsRead: { [told?._id ?? '']: TODAY } });
  const second = await testDb();
  await pull(engineOf(second, ports));
  expect(await second.notifications.where('read').equals(0).count()).toBe(1);
  publishSettings(await settingsOf(db));
  await pull(engineOf(second, ports));
  expect(await second.notifications.where('read').equals(0).count()).toBe(0);
  const third = await testDb(); // new device: read notifications arrive as read
  publishSettings(await settingsOf(db));
  server.log.reverse();
  await pull(engineOf(third, ports));
  expect(await third.notifications.where('read').equals(0).count()).toBe(0);
});

it('removes read marks after two months to keep settings small', async () => {
  await db.notifications.put(notificationRow('decided-a'));
  await markAllRead(db, TODAY);
  await db.notifications.put(notificationRow('decided-b'));
  await markAllRead(db, addDays(TODAY, 61));
  expect((await settingsOf(db)).notificationsRead).toEqual({ 'decided-b': addDays(TODAY, 61) });
});

it('reports recent rights and rights that accrue soon', async () => {
  const of = (right: string, n: number) => ({
    caseId: 'case-1',
    name: 'Imran Sheikh',
    firNumber: '412/2026',
    right,
    on: addDays(TODAY, n),
  });
  const rights = [of('default-bail', -2), of('one-third', 2), of('one-half', 40), of('full-term', -90)];
  await noteRights(db, [...rights, { ...of('bailable', 0), on: null }], TODAY);
  await noteRights(db, rights, TODAY);
  expect((await latestNotifications(db)).map(({ right }) => right)).toEqual(['one-third', 'default-bail']);
});

it('adds an opened share link from the server and survives an error', async () => {
  const shared = {
    _id: 'share-opened-1',
    kind: 'share-opened',
    at: '2026-11-20T05:00:00.000Z',
    about: serverApplication()._id,
    title: 'Ramesh Jadhav',
    applicationNumber: 'ZB/2026/0001',
  };
  ports.fetch = async () => answer(200, [shared, { ...shared, _id: 'decided-1', kind: 'decided' }]);
  await fetchNotifications(db, ports);
  expect(await kinds()).toEqual(['share-opened']);
  ports.fetch = async () => answer(500, {});
  ports.wait(HOUR);
  await fetchNotifications(db, ports);
  expect(await kinds()).toEqual(['share-opened']);
});

const notificationRow = (_id: string) => ({
  _id,
  kind: 'decided' as const,
  at: '2026-11-20T05:00:00.000Z',
  about: 'application-1',
  title: 'Ramesh Jadhav',
  applicationNumber: null,
  read: 0 as const,
});
