/** The app lock of one device. */
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Db, openUserDb } from '#data/store/db.ts';
import {
  appLockOf,
  isPin,
  lockedRecords,
  lockRecords,
  removeAppLock,
  setAppLock,
  setPasskeyLock,
  unlockByPasskey,
  unlockRecords,
} from '#data/store/sealed/app-lock.ts';
import { getMeta } from '#data/store/meta.ts';
import { readDeviceKey } from '#data/store/sealed/device-keys.ts';
import { importServerKey } from '#data/store/sealed/record-keys.ts';
import { startSession } from '#data/store/session.ts';
import { SharedDb } from '#data/store/shared-db.ts';
import { fileOne } from '../../acts.ts';
import { lawyer, testPorts } from '../../test-device.ts';
import { removeDatabases } from '../../remove-databases.ts';

const PIN = '204060';
const START = new Date('2026-11-20T06:00:00.000Z');
const after = (seconds: number) => new Date(START.getTime() + seconds * 1_000);
let shared: SharedDb;
let db: Db;
let server: CryptoKey;

beforeEach(async () => {
  shared = new SharedDb();
  server = await importServerKey(btoa(String.fromCodePoint(...crypto.getRandomValues(new Uint8Array(32)))));
  await startSession(shared, { token: 't', user: lawyer, login: { server } });
  db = await openUserDb(lawyer._id);
  await fileOne(db, testPorts());
});
afterEach(async () => {
  shared.close();
  db.close();
  await removeDatabases();
});

async function lock(): Promise<void> {
  expect(await setAppLock(db, { pin: PIN, minutes: 5 })).toBe(true);
  expect(await lockRecords(db)).toBe(true);
  db.close();
}

const wrong = (now: Date, pin = '111111') => unlockRecords(db.name, pin, now);

it.each([
  ['204060', true],
  ['20406', false],
  ['2040600', false],
  ['20406a', false],
  ['२०४०६०', false],
])('accepts %s as a PIN: %s', (text, expected) => {
  expect(isPin(text)).toBe(expected);
});

it('removes the device key and opens the records with the PIN', async () => {
  await lock();
  expect(await readDeviceKey(db.name)).toBeNull();
  await expect((await openUserDb(lawyer._id)).open()).rejects.toThrow('sealed');
  expect(await lockedRecords(db.name, START)).toEqual({
    by: 'pin',
    passkey: null,
    waiting: 1,
    wait: 0,
  });
  const opened = await unlockRecords(db.name, PIN, START);
  expect(opened.ok && (await opened.value.outbox.toArray())).toMatchObject([{ op: 'file' }]);
  expect(opened.ok && (await appLockOf(opened.value))).toEqual({ by: 'pin', minutes: 5 });
  if (opened.ok) opened.value.close();
});

it('waits longer after each wrong PIN, also after a reload, and loses nothing', async () => {
  await lock();
  expect(await wrong(START)).toEqual({ ok: false, error: { wait: 5, isTried: true } });
  expect(await wrong(after(2), PIN)).toEqual({ ok: false, error: { wait: 3, isTried: false } });
  expect(await lockedRecords(db.name, after(2))).toMatchObject({ wait: 3 });
  expect(await wrong(after(5))).toEqual({ ok: false, error: { wait: 10, isTried: true } });
  expect(await wrong(after(15))).toEqual({ ok: false, error: { wait: 20, isTried: true } });
  const opened = await wrong(after(35), PIN);
  expect(opened.ok && (await opened.value.outbox.count())).toBe(1);
  if (opened.ok) opened.value.close();
  expect(await lockedRecords(db.name, after(35))).toMatchObject({ wait: 0 });
});

it('never waits longer than an hour, also if the clock is set back', async () => {
  await lock();
  let now = START;
  for (let tries = 0; tries < 14; tries += 1) {
    const answer = await wrong(now);
    now = new Date(now.getTime() + (answer.ok ? 0 : answer.error.wait * 1_000));
  }
  expect(await wrong(now)).toEqual({ ok: false, error: { wait: 3_600, isTried: true } });
  expect(await wrong(new Date('2020-01-01'))).toEqual({ ok: false, error: { wait: 3_600, isTried: false } });
});

it('opens at a login when the PIN is forgotten', async () => {
  await lock();
  await startSession(shared, { token: 't2', user: lawyer, login: { server } });
  const opened = await openUserDb(lawyer._id);
  expect(await opened.outbox.count()).toBe(1);
  await removeAppLock(opened);
  expect(await lockRecords(opened)).toBe(false);
  opened.close();
});

it('is refused before the server has returned its key', async () => {
  const other = { ...lawyer, _id: '01939d00-0000-7000-8000-0000000000aa' };
  await startSession(shared, { token: 't', user: other });
  const own = await openUserDb(other._id);
  expect(await setPasskeyLock(own, { ...passkey, secret: secret(), minutes: 5 })).toBe(false);
  expect(await setAppLock(own, { pin: PIN, minutes: 5 })).toBe(false);
  expect(await lockRecords(own)).toBe(false);
  own.close();
});

const secret = () => crypto.getRandomValues(new Uint8Array(32));
const passkey = { credential: 'c2Vh', salt: new Uint8Array(32) };

it('opens the records with the passkey that locked them, and with no other', async () => {
  const own = secret();
  expect(await setPasskeyLock(db, { ...passkey, secret: own, minutes: 15 })).toBe(true);
  expect(await lockRecords(db)).toBe(true);
  db.close();
  expect(await lockedRecords(db.name, START)).toMatchObject({ by: 'passkey', passkey, waiting: 1, wait: 0 });
  expect(await unlockByPasskey(db.name, secret())).toBeNull();
  expect(await wrong(START)).toEqual({ ok: false, error: { wait: 0, isTried: false } });
  const opened = await unlockByPasskey(db.name, own);
  expect(await opened?.outbox.count()).toBe(1);
  expect(opened && (await appLockOf(opened))).toEqual({ by: 'passkey', minutes: 15 });
  opened?.close();
});

it('has one method: a passkey replaces the PIN, and a PIN the passkey', async () => {
  await setAppLock(db, { pin: PIN, minutes: 5 });
  await setPasskeyLock(db, { ...passkey, secret: secret(), minutes: 1 });
  expect(await lockedRecords(db.name)).toMatchObject({ by: 'passkey' });
  expect((await getMeta(db, 'keys'))?.pin).toBeUndefined();
  await setAppLock(db, { pin: PIN, minutes: 60 });
  expect(await lockedRecords(db.name)).toMatchObject({ by: 'pin', passkey: null });
  await removeAppLock(db);
  expect(await appLockOf(db)).toBeNull();
  expect((await getMeta(db, 'keys'))?.server).toBeDefined();
});
