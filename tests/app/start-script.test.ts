// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { StoredUser } from '#contract/account/user.ts';
import { Db, openUserDb } from '#data/store/db.ts';
import { saveScreenCache, type LastSeen, primeScreenCache, cachedScreen } from '#data/store/screen-cache.ts';
import { logOut } from '#data/account/logout.ts';
import { setCache } from '#data/store/cache.ts';
import { endSession, startSession } from '#data/store/session.ts';
import { SharedDb } from '#data/store/shared-db.ts';
import { lawyer, testPorts } from '../data/test-device.ts';
import { removeDatabases } from '../data/remove-databases.ts';

const other: StoredUser = { ...lawyer, _id: '0199c0de-0000-7000-8000-00000000000b', name: 'Asha Rao' };
const script = readFileSync('public/start.js', 'utf8');

let shared: SharedDb;

beforeEach(() => {
  shared = new SharedDb();
});

afterEach(async () => {
  shared.close();
  localStorage.clear();
  await removeDatabases();
});

/** The `user` key of the specification: a hint, never a proof of a session. */
const hint = (user: StoredUser) => localStorage.setItem('user', JSON.stringify(user));

async function found(): Promise<LastSeen | null | undefined> {
  Reflect.deleteProperty(window, 'zamanatLastSeen');
  runInThisContext(script);
  return window.zamanatLastSeen;
}

async function signIn(user: StoredUser): Promise<Db> {
  await startSession(shared, { token: 'token-1', user });
  hint(user);
  const db = await openUserDb(user._id);
  await db.open();
  return db;
}

it('finds the signed-in user and the cached screens', async () => {
  const db = await signIn(lawyer);
  await saveScreenCache(db, 'seen:dashboard', { total: 500 });
  const seen = await found();
  expect(seen).toMatchObject({ database: db.name, user: lawyer, token: 'token-1' });
  const next = new Db(db.name);
  if (seen) primeScreenCache(next, seen);
  expect(cachedScreen(next, 'seen:dashboard')).toEqual({ total: 500 });
  expect(cachedScreen(next, 'seen:sync')).toBeUndefined();
  db.close();
});

it('ignores a screen cached by another build', async () => {
  const db = await signIn(lawyer);
  await setCache(db, 'seen:dashboard', { build: '/assets/first-screen-old.js', value: { total: 500 } });
  const seen = await found();
  if (seen) primeScreenCache(db, seen);
  expect(seen?.user).toEqual(lawyer);
  expect(cachedScreen(db, 'seen:dashboard')).toBeUndefined();
  db.close();
});

it('finds no user when another user signed in on this device', async () => {
  const before = await signIn(lawyer);
  await saveScreenCache(before, 'seen:dashboard', { total: 500 });
  before.close();
  const db = await signIn(other);
  hint(lawyer); // as left by a tab that missed the logout
  expect(await found()).toBeNull();
  hint(other);
  const seen = await found();
  expect(seen?.user).toEqual(other);
  expect(seen?.seen['seen:dashboard']).toBeUndefined();
  db.close();
});

it.each([
  ['a logout', (db: Db) => logOut(shared, db, testPorts())],
  ['the end of the session', async () => endSession(shared)],
])('finds no user and no cached screen after %s', async (_, leave) => {
  const db = await signIn(lawyer);
  await saveScreenCache(db, 'seen:dashboard', { total: 500 });
  await leave(db);
  expect(await found()).toBeNull();
  const left = new Db(db.name);
  expect(await left.cache.where('k').startsWith('seen:').count()).toBe(0);
  left.close();
  db.close();
});

it('finds no user and creates no database when the databases are lost', async () => {
  hint(lawyer);
  expect(await found()).toBeNull();
  expect(await indexedDB.databases()).toEqual([]);
});

it('reads no database when nobody was signed in', async () => {
  expect(await found()).toBeUndefined();
});

it('writes a cached screen only when it changed', async () => {
  const db = await signIn(lawyer);
  await saveScreenCache(db, 'seen:sync', { waiting: 1 });
  await db.cache.delete('seen:sync');
  await saveScreenCache(db, 'seen:sync', { waiting: 1 });
  expect(await db.cache.get('seen:sync')).toBeUndefined();
  await saveScreenCache(db, 'seen:sync', { waiting: 2 });
  expect(await db.cache.get('seen:sync')).toBeDefined();
  db.close();
});
