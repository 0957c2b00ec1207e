import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { changeSettings, settingsOf, hasUnsentSettings } from '#data/records/user/settings.ts';
import { syncNow } from '#data/device/sync.ts';
import { deviceOf, lostAfter, lostBefore } from './real-device.ts';
import { serverForFile } from '../support/server-for-file.ts';

const server = serverForFile();

it('syncs an offline bookmark to another device, and its removal back', async () => {
  const person = await server.makeUser('judge');
  const phone = await deviceOf(server, person);
  const desk = await deviceOf(server, person);
  phone.ports.fetch = lostBefore;
  await changeSettings(phone.db, { bookmarks: { 'BNS 304': true, 'CASE arnesh-2014': true } });
  await syncNow(phone.db, phone.ports);
  expect(await hasUnsentSettings(phone.db)).toBe(true);

  phone.ports.fetch = lostAfter(phone.online); // done, and the answer lost: sent again
  await syncNow(phone.db, phone.ports);
  phone.ports.fetch = phone.online;
  await syncNow(phone.db, phone.ports);
  expect(await hasUnsentSettings(phone.db)).toBe(false);
  await syncNow(desk.db, desk.ports);
  expect((await settingsOf(desk.db)).bookmarks).toEqual({ 'BNS 304': true, 'CASE arnesh-2014': true });

  await changeSettings(desk.db, { bookmarks: { 'BNS 304': null } });
  await syncNow(desk.db, desk.ports);
  await syncNow(phone.db, phone.ports);
  expect((await settingsOf(phone.db)).bookmarks).toEqual({ 'CASE arnesh-2014': true });
});
