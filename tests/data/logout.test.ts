import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Db, openUserDb } from '#data/store/db.ts';
import { finishWipes, logOut, removeEverything, tryToSend } from '#data/account/logout.ts';
import { currentSession, startSession } from '#data/store/session.ts';
import { onSessionNews, type SessionNews } from '#data/store/session-channel.ts';
import { changeSettings } from '#data/records/user/settings.ts';
import { SharedDb } from '#data/store/shared-db.ts';
import { recordPersistence, persistenceOf } from '#data/store/storage-persistence.ts';
import { createDraft } from '#data/records/application/drafts.ts';
import { fileOne } from './acts.ts';
import { fakeServer } from './fake-server.ts';
import { lawyer, testPorts, type TestPorts } from './test-device.ts';

let shared: SharedDb;
let db: Db;
let ports: TestPorts;

beforeEach(async () => {
  shared = new SharedDb(`shared-${crypto.randomUUID()}`);
  await startSession(shared, { token: 'token-1', user: lawyer });
  db = await openUserDb(lawyer._id);
  ports = testPorts();
});

afterEach(async () => {
  await (await openUserDb(lawyer._id)).delete();
});

it('counts unsent work after a last send attempt', async () => {
  await fileOne(db, ports);
  await createDraft(db, ports);
  expect(await tryToSend(db, ports)).toEqual({
    rows: 1,
    drafts: 1,
    orders: 0,
    reports: 0,
    diary: 0,
    received: 0,
    forms: 0,
    settings: false,
  });
  ports.fetch = fakeServer().fetch;
  expect(await tryToSend(db, ports)).toEqual({
    rows: 0,
    drafts: 1,
    orders: 0,
    reports: 0,
    diary: 0,
    received: 0,
    forms: 0,
    settings: false,
  });
});

it('counts settings that are only on this device', async () => {
  await changeSettings(db, { bookmarks: { 'BNS 304': true } });
  expect(await tryToSend(db, ports)).toEqual({
    rows: 0,
    drafts: 0,
    orders: 0,
    reports: 0,
    diary: 0,
    received: 0,
    forms: 0,
    settings: true,
  });
});

it('stops waiting for a network that does not answer', async () => {
  await fileOne(db, ports);
  ports.fetch = () => new Promise(() => {});
  expect(await tryToSend(db, ports, 30)).toEqual({
    rows: 1,
    drafts: 0,
    orders: 0,
    reports: 0,
    diary: 0,
    received: 0,
    forms: 0,
    settings: false,
  });
});

it('ends the session, notifies tabs and server, and keeps the work', async () => {
  const news: SessionNews[] = [];
  const stop = onSessionNews((heard) => news.push(heard));
  const calls: string[] = [];
  await fileOne(db, ports);
  ports.fetch = (url, init) => {
    calls.push(`${init.method} ${url} ${new Headers(init.headers).get('x-auth-token')}`);
    return Promise.reject(new TypeError('offline'));
  };
  await logOut(shared, db, ports);
  expect(await currentSession(shared)).toBeNull();
  expect(db.isOpen()).toBe(false);
  await expect.poll(() => news).toEqual([{ kind: 'signed-out', userId: lawyer._id }]);
  expect(calls).toEqual(['POST /api/auth/logout token-1']);
  stop();
  const again = await openUserDb(lawyer._id);
  expect(await again.outbox.count()).toBe(1);
  again.close();
});

it('removes the databases of the user and the session', async () => {
  await fileOne(db, ports);
  expect(await removeEverything(shared, db, ports)).toBe(true);
  expect(await Dexie.exists(db.name)).toBe(false);
  expect(await shared.rows.count()).toBe(0);
});

it('finishes an interrupted removal at the next start', async () => {
  await shared.rows.put({ k: `wipe-pending:${db.name}`, v: db.name });
  db.close();
  await finishWipes(shared, (name) => new Db(name));
  expect(await Dexie.exists(db.name)).toBe(false);
  expect(await shared.rows.where('k').startsWith('wipe-pending:').count()).toBe(0);
});

it('stores the browser’s answer about persistent storage', async () => {
  expect(await persistenceOf(db)).toBeNull();
  await recordPersistence(db, ports, 'denied');
  expect(await persistenceOf(db)).toBe('denied');
});
