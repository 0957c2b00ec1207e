/** Name and settings of a user after a server restore: they stay on the device and are sent again. */
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  changeProfile,
  changeSettings,
  profileOf,
  sendSettings,
  settingsOf,
  hasUnsentSettings,
} from '#data/records/user/settings.ts';
import { getMeta } from '#data/store/meta.ts';
import { syncNow } from '#data/device/sync.ts';
import { fileOne } from '../data/acts.ts';
import { backupOf } from '../support/server-backup.ts';
import { startTestServer, type TestServer, type TestUser } from '../support/test-server.ts';
import { type Device, deviceOf } from './real-device.ts';

let server: TestServer;
let person: TestUser;
let lawyer: Device;

beforeEach(async () => {
  server = await startTestServer();
  person = await server.makeUser('lawyer');
  lawyer = await deviceOf(server, person);
  await round();
});
afterEach(() => server.stop());

const round = async () => {
  await syncNow(lawyer.db, lawyer.ports);
  await sendSettings(lawyer.db, lawyer.ports);
};
const onServer = async () =>
  (await server.pool.query('SELECT name, profile, settings FROM users WHERE _id = $1', [person.user._id]))
    .rows[0];

async function write(): Promise<void> {
  await changeProfile(lawyer.db, { name: 'Asha Kulkarni', barCouncilNumber: 'MAH/12/2001' });
  await changeSettings(lawyer.db, { theme: 'dark', bookmarks: { 'BNS 304': true } });
  await round();
}

it('keeps name and settings on the device and sends them again', async () => {
  const restore = await backupOf(server);
  await write();
  await restore();
  expect((await onServer()).name).not.toBe('Asha Kulkarni');
  await syncNow(lawyer.db, lawyer.ports);
  expect(await profileOf(lawyer.db)).toMatchObject({
    name: 'Asha Kulkarni',
    barCouncilNumber: 'MAH/12/2001',
  });
  expect((await getMeta(lawyer.db, 'user'))?.name).toBe('Asha Kulkarni');
  expect(await settingsOf(lawyer.db)).toMatchObject({ theme: 'dark', bookmarks: { 'BNS 304': true } });
  const lost = await lawyer.db.receipts.where('outcome').equals('lost').toArray();
  expect(lost).toMatchObject([{ op: 'change-profile', record: { name: 'Asha Kulkarni' } }]);
  await round();
  expect(await hasUnsentSettings(lawyer.db)).toBe(false);
  expect(await onServer()).toMatchObject({
    name: 'Asha Kulkarni',
    profile: { barCouncilNumber: 'MAH/12/2001' },
    settings: { theme: 'dark', bookmarks: { 'BNS 304': true } },
  });
});

it('prefers unsent changes over the lost settings', async () => {
  const restore = await backupOf(server);
  await write();
  await restore();
  await changeSettings(lawyer.db, { theme: 'light', bookmarks: { 'BNS 304': null } });
  await syncNow(lawyer.db, lawyer.ports);
  await round();
  expect((await onServer()).settings).toMatchObject({ theme: 'light', bookmarks: {} });
});

it('keeps no receipt when the server lost no profile change', async () => {
  await write();
  const restore = await backupOf(server);
  await fileOne(lawyer.db, lawyer.ports);
  await round();
  await restore();
  await round();
  const lost = await lawyer.db.receipts.where('outcome').equals('lost').toArray();
  expect(lost.map(({ entity }) => entity)).toEqual(['application']);
  expect(await settingsOf(lawyer.db)).toMatchObject({ theme: 'dark' });
});
