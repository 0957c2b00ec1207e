/**
 * The court's server was set up anew under the same address: a fresh database that knows nobody. Local work is found by
 * its person's e-mail address when they sign in again, and by nobody else.
 */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Dexie } from 'dexie';
import type { Role } from '#contract/user.ts';
import { applicationOf } from '#data/records/application/applications.ts';
import { draftOf } from '#data/records/application/drafts.ts';
import { listDrafts } from '#data/records/application/list-drafts.ts';
import { createDraft } from '#data/records/application/drafts.ts';
import { orderDraftOf, saveOrderDraft } from '#data/records/application/order-drafts.ts';
import { changeSettings, settingsOf } from '#data/records/user/settings.ts';
import { needsYouItems, waitingItems } from '#data/outbox/sync-state.ts';
import { sendLostAgain } from '#data/outbox/send-lost-again.ts';
import { type Db, openUserDb } from '#data/store/db.ts';
import { logOut } from '#data/store/logout.ts';
import { startSession } from '#data/store/session.ts';
import { SharedDb } from '#data/store/shared-db.ts';
import { adoptWork } from '#data/sync/adopt-work.ts';
import { syncNow } from '#data/sync/sync.ts';
import { fileOne } from '../data/acts.ts';
import { testPorts, type TestPorts } from '../data/test-device.ts';
import { PASSWORD, startTestServer, type TestServer, type TestUser } from '../support/test-server.ts';

const EMAIL = 'meera@example.in';
let old: TestServer;
let fresh: TestServer;
let shared: SharedDb;
let ports: TestPorts;
const opened: Db[] = [];

beforeEach(async () => {
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
  Dexie.dependencies.indexedDB = indexedDB;
  old = await startTestServer();
  fresh = await startTestServer();
  shared = new SharedDb();
  ports = testPorts((url, init) => old.fetch(url, init), old.now().toISOString());
});
afterEach(async () => {
  for (const db of opened.splice(0)) db.close();
  shared.close();
  await Promise.all([old.stop(), fresh.stop()]);
});

interface Account {
  readonly email?: string;
  readonly role?: Role;
}

async function register(
  server: TestServer,
  { email = EMAIL, role = 'lawyer' }: Account = {},
): Promise<TestUser> {
  const body = JSON.stringify({ name: 'Meera Kulkarni', email, password: PASSWORD, role });
  const headers = { 'content-type': 'application/json' };
  const answer = await server.fetch('/api/auth/register', { method: 'POST', headers, body });
  expect(answer.status).toBe(201);
  return answer.json();
}

/** As the log-in does it. */
async function signIn({ user, token }: TestUser): Promise<Db> {
  await adoptWork(shared, ports, { user, token });
  await startSession(shared, { user, token });
  const db = await openUserDb(user._id);
  opened.push(db);
  return db;
}

const goesAnew = () => {
  ports.fetch = (url, init) => fresh.fetch(url, init);
};

/** One application that the old server has, one that waits, one draft, one bookmark. */
async function worked(db: Db) {
  const sent = await fileOne(db, ports, { firNumber: '1/2026' });
  await syncNow(db, ports);
  goesAnew();
  const unsent = await fileOne(db, ports, { firNumber: '2/2026' });
  const draft = await createDraft(db, ports, { fullName: 'Sunil Pawar' });
  await changeSettings(db, { bookmarks: { 'BNS 303': true } });
  await syncNow(db, ports);
  return { sent, unsent, draft: draft._id };
}

it('says truly that one item waits for a sign-in, and sends it after it', async () => {
  const before = await signIn(await register(old));
  const { sent, unsent, draft } = await worked(before);
  expect((await needsYouItems(before))[0]).toEqual({ kind: 'sign-in', waiting: 1 });

  const db = await signIn(await register(fresh));
  expect((await waitingItems(db)).map(({ applicationId }) => applicationId)).toEqual([unsent]);
  expect((await draftOf(db, draft))?.form.fullName).toBe('Sunil Pawar');
  await syncNow(db, ports);
  expect(await applicationOf(db, unsent)).toMatchObject({ sync: 'sent', version: 1 });
  expect(await settingsOf(db)).toMatchObject({ bookmarks: { 'BNS 303': true } });

  // what the old server had, and this one does not
  expect(await needsYouItems(db)).toMatchObject([
    { row: { op: 'file', applicationId: sent, error: { code: 'lost-by-server' } } },
  ]);
  await sendLostAgain(db, ports);
  expect(await syncNow(db, ports)).toMatchObject({ drain: { kind: 'drained', sent: 1 } });
  expect(await applicationOf(db, sent)).toMatchObject({ sync: 'sent', version: 1 });
});

it('leaves nothing of it under the id that no longer exists', async () => {
  const first = await register(old);
  await worked(await signIn(first));
  await signIn(await register(fresh));
  const left = await openUserDb(first.user._id);
  opened.push(left);
  expect([await left.outbox.count(), await left.drafts.count(), await left.applications.count()]).toEqual([
    0, 0, 0,
  ]);
});

it('brings a judge their orders that were being written', async () => {
  const before = await signIn(await register(old, { role: 'judge' }));
  await syncNow(before, ports);
  const key = { applicationId: 'a', status: 'Approved' } as const;
  await saveOrderDraft(before, key, { text: 'Long in custody.' });
  goesAnew();
  const db = await signIn(await register(fresh, { role: 'judge' }));
  expect(await orderDraftOf(db, key)).toMatchObject({ text: 'Long in custody.' });
});

const whatIsIn = async (db: Db) => [
  await db.outbox.count(),
  await listDrafts(db, 9),
  await db.applications.count(),
];
const NOTHING = [0, [], 0];

it('gives it to nobody with another e-mail address', async () => {
  const mine = await signIn(await register(old));
  await worked(mine);
  expect(await whatIsIn(await signIn(await register(fresh, { email: 'another@example.in' })))).toEqual(
    NOTHING,
  );
  expect(await mine.outbox.count()).toBe(1);
});

it('gives it to nobody with the same address in another role', async () => {
  await worked(await signIn(await register(old)));
  expect(await whatIsIn(await signIn(await register(fresh, { role: 'user' })))).toEqual(NOTHING);
});

it('gives it to nobody who was given the address anew in the same database', async () => {
  const first = await register(old);
  await worked(await signIn(first));
  ports.fetch = (url, init) => old.fetch(url, init);
  await old.pool.query(`UPDATE users SET email = 'gone@example.in' WHERE _id = $1`, [first.user._id]);
  expect(await whatIsIn(await signIn(await register(old)))).toEqual(NOTHING);
});

it('gives it to nobody once its person has logged out', async () => {
  const mine = await signIn(await register(old));
  await worked(mine);
  await logOut(shared, mine, ports);
  expect(await whatIsIn(await signIn(await register(fresh)))).toEqual(NOTHING);
});
