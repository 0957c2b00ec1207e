/** Records open for their user alone, and again after a login. */
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openUserDb } from '#data/store/db.ts';
import { logOut } from '#data/account/logout.ts';
import { createDraft } from '#data/records/application/drafts.ts';
import { needsYouItems } from '#data/outbox/sync-state.ts';
import { listDeviceKeys, readDeviceKey } from '#data/store/sealed/device-keys.ts';
import { allowPassword, importServerKey, type LoginKeys } from '#data/store/sealed/record-keys.ts';
import { openAsItIs, rowOpener } from '#data/store/sealed/read-sealed.ts';
import { PasswordNeeded, startSession } from '#data/store/session.ts';
import { SharedDb } from '#data/store/shared-db.ts';
import { fileOne } from '../../acts.ts';
import { judge, lawyer, testPorts } from '../../test-device.ts';
import { rawRows, textIn } from './raw-rows.ts';
import { removeDatabases } from '../../remove-databases.ts';

let shared: SharedDb;
const ports = testPorts();

beforeEach(() => {
  shared = new SharedDb();
});
afterEach(async () => {
  shared.close();
  await removeDatabases();
});

const serverKey = (): Promise<CryptoKey> =>
  importServerKey(btoa(String.fromCodePoint(...crypto.getRandomValues(new Uint8Array(32)))));

async function signIn(login: LoginKeys = {}, user = lawyer) {
  await startSession(shared, { token: 't', user, login });
  const db = await openUserDb(user._id);
  await db.open();
  return db;
}

/** Files one application and logs out. */
async function worked(login: LoginKeys = {}) {
  const db = await signIn(login);
  await fileOne(db, ports, { fullName: 'Zubeda Xanthe' });
  if (login.password !== undefined) await allowPassword(db, db.recordKey, login.password);
  await logOut(shared, db, ports);
  return db.name;
}

it('deletes the device key at log-out, so that the rows stay sealed', async () => {
  const name = await worked({ server: await serverKey() });
  expect(await readDeviceKey(name)).toBeNull();
  await expect((await openUserDb(lawyer._id)).open()).rejects.toThrow('sealed');
  const raw = await openAsItIs(name);
  const opened = await rowOpener(raw);
  const [row] = await rawRows(name, 'outbox');
  expect(row && (await opened('outbox', row))).toBeUndefined();
  raw.close();
});

it('opens unsent work again after a login', async () => {
  const server = await serverKey();
  await worked({ server });
  const db = await signIn({ server });
  expect(await db.outbox.toArray()).toMatchObject([{ op: 'file', state: 'pending' }]);
  expect((await db.applications.toArray()).map(({ applicant }) => applicant.name)).toEqual(['Zubeda Xanthe']);
  db.close();
});

it('keeps a device key that no script can export', async () => {
  const db = await signIn();
  const key = await readDeviceKey(db.name);
  expect(key?.extractable).toBe(false);
  expect(textIn(await rawRows(db.name, 'meta'))).not.toContain(String(db.recordKey));
  db.close();
});

it('keeps the device key at log-out while no server key opens the records', async () => {
  await worked();
  const db = await signIn();
  expect(await db.outbox.count()).toBe(1);
  db.close();
});

it('closes the records of the user before, if another one logs in', async () => {
  const first = await signIn({ server: await serverKey() });
  const name = first.name;
  first.close();
  const second = await signIn({ server: await serverKey() }, judge);
  expect(await listDeviceKeys()).toEqual([second.name]);
  expect(await readDeviceKey(name)).toBeNull();
  second.close();
});

it('opens unsent work with the password when a new server has another key', async () => {
  await worked({ server: await serverKey(), password: 'neem-tree-lawyer' });
  const db = await signIn({ server: await serverKey(), password: 'neem-tree-lawyer' });
  expect(await db.outbox.count()).toBe(1);
  db.close();
});

it('removes the way by password at log-out when nothing is unsent', async () => {
  const db = await signIn({ server: await serverKey() });
  await allowPassword(db, db.recordKey, 'neem-tree-lawyer');
  await logOut(shared, db, ports);
  const keys = (await rawRows(db.name, 'meta')).find(({ k }) => k === 'keys');
  expect(Object.keys(Object(keys?.['v']))).toEqual(['device', 'server']);
});

it('keeps unsent work that the password opens, in a login without it', async () => {
  const before = await signIn({ server: await serverKey(), password: 'neem-tree-lawyer' });
  await allowPassword(before, before.recordKey, 'neem-tree-lawyer');
  await fileOne(before, ports);
  await logOut(shared, before, ports);
  await expect(signIn({ server: await serverKey() })).rejects.toThrow(PasswordNeeded);
  const db = await signIn({ server: await serverKey(), password: 'neem-tree-lawyer' });
  expect(await db.outbox.count()).toBe(1);
  db.close();
});

it('names unsent work by count and date when its key is lost, and starts again', async () => {
  const server = await serverKey();
  const before = await signIn({ server });
  await fileOne(before, ports);
  await createDraft(before, ports);
  await logOut(shared, before, ports);
  const db = await signIn({ server: await serverKey() });
  expect(await needsYouItems(db)).toMatchObject([
    { kind: 'lost-work', work: { rows: 1, begun: 1, since: ports.now().toISOString(), why: 'key' } },
  ]);
  await fileOne(db, ports);
  expect(await db.outbox.count()).toBe(1);
  db.close();
});
