// @vitest-environment jsdom
/** Two users share a phone. Nothing of a signed-out user opens for the next one. */
import 'fake-indexeddb/auto';
import { afterEach, expect, it } from 'vitest';
import { createDraft } from '#data/records/application/drafts.ts';
import { saveOrderDraft } from '#data/records/application/order-drafts.ts';
import type { Db } from '#data/store/db.ts';
import { saveScreenCache } from '#data/store/screen-cache.ts';
import { logOut } from '#data/account/logout.ts';
import { draftStore } from '#data/store/drafts.ts';
import { currentSession, openCurrent, startSession } from '#data/store/session.ts';
import { SharedDb } from '#data/store/shared-db.ts';
import { syncNow } from '#data/device/sync.ts';
import { fileOne } from '../acts.ts';
import { fakeServer } from '../fake-server.ts';
import { judge, lawyer, testPorts } from '../test-device.ts';

const shared = new SharedDb('next-person-shared');
const open: Db[] = [];
afterEach(() => {
  for (const db of open.splice(0)) db.close();
});

async function signedIn(user: typeof lawyer): Promise<Db> {
  await startSession(shared, { token: `token of ${user._id}`, user });
  const current = await openCurrent(shared);
  if (!current) throw new Error('nobody is signed in');
  open.push(current.db);
  expect(current.session.user).toEqual(user);
  return current.db;
}

/** Everything readable without a key: the open database, shared data and browser storage. */
async function readable(db: Db | null): Promise<string> {
  const rows = await Promise.all(
    [...(db?.tables ?? []), ...shared.tables].map(async (table) => table.toArray()),
  );
  return JSON.stringify([rows, Object.entries(localStorage), Object.entries(sessionStorage)]);
}

const SECRETS = [
  'Sunil Pawar',
  'Ramesh Jadhav',
  'Long in custody',
  'What was typed',
  lawyer.email,
  lawyer.name,
];

it('hides all data of the previous user from the next user', async () => {
  const ports = testPorts(fakeServer().fetch);
  const first = await signedIn(lawyer);
  await fileOne(first, ports);
  await syncNow(first, ports);
  await createDraft(first, ports, { fullName: 'Sunil Pawar' });
  await saveOrderDraft(first, { applicationId: 'a', status: 'Approved' }, { text: 'Long in custody' });
  const calculation = { of: '', form: { note: 'What was typed' } };
  await draftStore('calculator').put(first, '', calculation);
  await saveScreenCache(first, 'seen:desk', { name: 'Ramesh Jadhav' });
  const before = await readable(first);
  expect(SECRETS.filter((secret) => !before.includes(secret))).toEqual([]); // the helper really finds the texts

  await logOut(shared, first, ports);
  expect(await currentSession(shared)).toBeNull();
  expect(await openCurrent(shared)).toBeNull();
  const between = await readable(null);
  expect(SECRETS.filter((secret) => between.includes(secret))).toEqual([]);

  const next = await signedIn(judge);
  expect(next.name).not.toBe(first.name);
  const after = await readable(next);
  expect(SECRETS.filter((secret) => after.includes(secret))).toEqual([]);

  await logOut(shared, next, ports);
  const again = await signedIn(lawyer); // the same user finds everything again, unsent work included
  expect(await readable(again)).toContain('Sunil Pawar');
  expect(await again.cache.get('seen:desk')).toBeUndefined();
});
