import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { getMeta, setMeta } from '#data/store/meta.ts';
import { changeSettings, sendSettings, settingsOf, hasUnsentSettings } from '#data/records/user/settings.ts';
import { startSyncLoop } from '#data/device/sync-loop.ts';
import type { Db } from '#data/store/db.ts';
import { type FakeServer, answer, fakeServer } from './fake-server.ts';
import { lawyer, noNetwork, testDb, testPorts, type TestPorts } from './test-device.ts';

let db: Db;
let ports: TestPorts;
let bodies: unknown[];
let version: number;
let settings: Record<string, unknown>;

const bookmark = (key: string, on: boolean) => changeSettings(db, { bookmarks: { [key]: on ? true : null } });

/** Answers a profile patch. */
const online: TestPorts['fetch'] = async (_url, init) => {
  const body = JSON.parse(typeof init.body === 'string' ? init.body : '');
  bodies.push(body);
  version += 1;
  return answer(200, { user: { ...lawyer, version, settings } });
};

beforeEach(async () => {
  [bodies, version, settings] = [[], 1, {}];
  db = await testDb();
  ports = testPorts(online);
});

it('shows a change at once and marks it as unsent', async () => {
  ports.fetch = noNetwork;
  await bookmark('BNS 304', true);
  await sendSettings(db, ports);
  expect((await settingsOf(db)).bookmarks).toEqual({ 'BNS 304': true });
  expect(await hasUnsentSettings(db)).toBe(true);
});

it('sends waiting changes as one merge patch and stores the answer', async () => {
  await bookmark('BNS 304', true);
  await bookmark('IPC 302', true);
  await bookmark('BNS 304', false);
  settings = { theme: 'dark', bookmarks: { 'IPC 302': true } };
  await sendSettings(db, ports);
  expect(bodies).toEqual([{ settings: { bookmarks: { 'BNS 304': null, 'IPC 302': true } } }]);
  expect(await settingsOf(db)).toEqual(settings);
  expect(await hasUnsentSettings(db)).toBe(false);
  await sendSettings(db, ports);
  expect(bodies).toHaveLength(1);
});

it('keeps changes made while the patch is on its way', async () => {
  await bookmark('BNS 304', true);
  await bookmark('IPC 302', true);
  ports.fetch = async (url, init) => {
    await bookmark('BNS 304', false);
    await bookmark('BSA 63', true);
    return online(url, init);
  };
  settings = { bookmarks: { 'BNS 304': true, 'IPC 302': true } };
  await sendSettings(db, ports);
  expect((await settingsOf(db)).bookmarks).toEqual({ 'IPC 302': true, 'BSA 63': true });
  expect(await getMeta(db, 'settingsPatch')).toEqual({ bookmarks: { 'BNS 304': null, 'BSA 63': true } });
});

it.each([401, 412, 500])('keeps the unsent change after an answer of %i', async (status) => {
  ports.fetch = () => Promise.resolve(answer(status, { msg: 'No.', code: 'internal' }));
  await bookmark('BNS 304', true);
  await sendSettings(db, ports);
  expect((await settingsOf(db)).bookmarks).toEqual({ 'BNS 304': true });
  expect(await hasUnsentSettings(db)).toBe(true);
});

it('keeps a newer profile from a pull over an older answer', async () => {
  const newer = { ...lawyer, version: 9, settings: { bookmarks: { 'BSA 63': true as const } } };
  await bookmark('BNS 304', true);
  ports.fetch = async (url, init) => {
    await setMeta(db, 'profile', newer);
    return online(url, init);
  };
  await sendSettings(db, ports);
  expect((await getMeta(db, 'profile'))?.version).toBe(9);
});

it('sends a change from the sync loop without a manual trigger', async () => {
  const server: FakeServer = fakeServer();
  ports.fetch = (url, init) => (url.includes('profile') ? online(url, init) : server.fetch(url, init));
  const loop = startSyncLoop({ db, ports, onError: (error) => expect.unreachable(String(error)) });
  try {
    await expect.poll(() => server.calls).toHaveLength(1);
    await bookmark('BNS 304', true);
    await expect.poll(() => bodies, { timeout: 8_000 }).toHaveLength(1);
  } finally {
    loop.stop();
  }
});
