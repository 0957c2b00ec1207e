/** A device whose clock is wrong, against the real server: days are the court's, and nothing is lost or refused for it. */
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { applicationOf } from '#data/records/application/applications.ts';
import { needsYouItems, sentItems } from '#data/outbox/sync-state.ts';
import { courtDayOf } from '#data/store/clock.ts';
import { syncNow } from '#data/device/sync.ts';
import { addDays, dayInIndia } from '#kernel/calendar-date.ts';
import { fileOne } from '../data/acts.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { type Device, deviceOf, lostBefore } from './real-device.ts';

const DAY = 24 * 3_600_000;
let server: TestServer;
let device: Device;

beforeEach(async () => {
  server = await startTestServer();
  device = await deviceOf(server, await server.makeUser('lawyer'));
});
afterEach(() => server.stop());

const sync = () => syncNow(device.db, device.ports);
const courtDay = () => courtDayOf(device.db, device.ports);
const serverDay = () => dayInIndia(server.now());
const filedOn = async (id: string) =>
  dayInIndia(new Date((await applicationOf(device.db, id))?.createdAt ?? 0));

it.each([
  ['two days slow', -2],
  ['three days fast', 3],
  ['in 1970', -20_700],
])('uses the server’s day when its clock is %s, also offline', async (_, days) => {
  device.ports.wait(days * DAY);
  await sync();
  expect(await courtDay()).toMatchObject({ day: serverDay(), clock: { kind: 'differs' } });
  device.ports.fetch = lostBefore;
  device.ports.wait(DAY);
  expect((await courtDay()).day).toBe(addDays(serverDay(), 1));
  expect(await filedOn(await fileOne(device.db, device.ports))).toBe(addDays(serverDay(), 1));
});

it('files from a clock in 1970 and keeps the receipt', async () => {
  device.ports.wait(-20_700 * DAY);
  await sync();
  const id = await fileOne(device.db, device.ports);
  device.ports.wait(20_700 * DAY);
  await sync();
  expect(await needsYouItems(device.db)).toEqual([]);
  expect(await applicationOf(device.db, id)).toMatchObject({ sync: 'sent' });
  device.ports.fetch = lostBefore;
  device.ports.wait(20_700 * DAY); // and then wrong the other way
  await fileOne(device.db, device.ports, { firNumber: '9/2026' });
  await sync();
  expect(await sentItems(device.db)).toHaveLength(1);
  expect(await courtDay()).toMatchObject({ day: serverDay(), clock: { kind: 'impossible' } });
});

it('sends a row written before the clock was corrected', async () => {
  await sync();
  device.ports.wait(-200 * DAY);
  await sync();
  await fileOne(device.db, device.ports);
  device.ports.wait(200 * DAY);
  expect(await sync()).toMatchObject({ drain: { kind: 'drained', sent: 1 } });
});
