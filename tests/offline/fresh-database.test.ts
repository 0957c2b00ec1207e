/**
 * The court's server was set up again under the same address, with an empty or older database. Local work
 * moves to the user who signs in with the same e-mail address, and to no other user.
 */
import 'fake-indexeddb/auto';
import { hearingDraftOf, saveHearingDraft } from '#data/records/hearing/hearing-drafts.ts';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Dexie } from 'dexie';
import type { Role, StoredUser } from '#contract/account/user.ts';
import { applicationOf } from '#data/records/application/applications.ts';
import { draftOf } from '#data/records/application/drafts.ts';
import { listDrafts } from '#data/records/application/list-drafts.ts';
import { createDraft } from '#data/records/application/drafts.ts';
import { orderDraftOf, saveOrderDraft } from '#data/records/application/order-drafts.ts';
import { changeSettings, settingsOf } from '#data/records/user/settings.ts';
import { needsYouItems, syncState, waitingItems } from '#data/outbox/sync-state.ts';
import { sendLostAgain } from '#data/outbox/resend-lost-rows.ts';
import { type Db, openUserDb } from '#data/store/db.ts';
import { logOut } from '#data/account/logout.ts';
import { savePasswordCheck } from '#data/store/password-check.ts';
import { allowPassword, importServerKey } from '#data/store/sealed/record-keys.ts';
import { startSession } from '#data/store/session.ts';
import { SharedDb } from '#data/store/shared-db.ts';
import { migrateWork, openClosedWork } from '#data/sync/migrate-work.ts';
import { syncNow } from '#data/device/sync.ts';
import { engineOf } from '#data/records/kinds.ts';
import { fileOne } from '../data/acts.ts';
import { testPorts, type TestPorts } from '../data/test-device.ts';
import { backupOf } from '../support/server-backup.ts';
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
async function signIn({ user, token }: TestUser, password: string | null = PASSWORD): Promise<Db> {
  await migrateWork(shared, ports, { user, token, password });
  await startSession(shared, {
    user,
    token,
    login: { server: await serverKey(token), ...(password && { password }) },
  });
  const db = await openUserDb(user._id);
  opened.push(db);
  return db;
}

async function serverKey(token: string): Promise<CryptoKey> {
  const answers = [old, fresh].map((server) =>
    server.fetch('/api/auth/user', { method: 'GET', headers: { 'x-auth-token': token } }),
  );
  const known = (await Promise.all(answers)).find(({ status }) => status === 200);
  const { recordKey } = known ? await known.json() : {};
  return importServerKey(recordKey);
}

/** As the log-in does it, in the background. */
async function remember(db: Db, user: StoredUser, password: string): Promise<void> {
  await savePasswordCheck(shared, { user, password });
  await db.open();
  await allowPassword(db, db.recordKey, password);
}

const goesAnew = () => {
  ports.fetch = (url, init) => fresh.fetch(url, init);
};

/** One sent application, one queued, one draft, one bookmark. */
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

it('asks for a sign-in and then sends the waiting item', async () => {
  const before = await signIn(await register(old));
  const { sent, unsent, draft } = await worked(before);
  expect((await needsYouItems(before))[0]).toEqual({ kind: 'sign-in', waiting: 1 });

  const db = await signIn(await register(fresh));
  expect((await waitingItems(db)).map(({ applicationId }) => applicationId)).toEqual([unsent]);
  expect((await draftOf(db, draft))?.form.fullName).toBe('Sunil Pawar');
  await syncNow(db, ports);
  expect(await applicationOf(db, unsent)).toMatchObject({ sync: 'sent', version: 1 });
  expect(await settingsOf(db)).toMatchObject({ bookmarks: { 'BNS 303': true } });

  // records that only the old server has
  expect(await needsYouItems(db)).toMatchObject([
    { row: { op: 'file', applicationId: sent, error: { code: 'lost-by-server' } } },
  ]);
  await sendLostAgain(engineOf(db, ports));
  expect(await syncNow(db, ports)).toMatchObject({ drain: { kind: 'drained', sent: 1 } });
  expect(await applicationOf(db, sent)).toMatchObject({ sync: 'sent', version: 1 });
});

it('leaves no work under the old user id', async () => {
  const first = await register(old);
  await worked(await signIn(first));
  await signIn(await register(fresh));
  const left = await openUserDb(first.user._id, { server: await serverKey(first.token) });
  opened.push(left);
  expect([await left.outbox.count(), await left.drafts.count(), await left.applications.count()]).toEqual([
    0, 0, 0,
  ]);
});

describe('an account created after the restored backup', () => {
  it('asks for a sign-in and sends the old account’s waiting item', async () => {
    const restore = await backupOf(old, { accounts: true });
    const mine = await signIn(await register(old));
    const sent = await fileOne(mine, ports, { firNumber: '1/2026' });
    await syncNow(mine, ports);
    await restore();
    const unsent = await fileOne(mine, ports, { firNumber: '2/2026' });
    await syncNow(mine, ports);
    expect((await needsYouItems(mine))[0]).toEqual({ kind: 'sign-in', waiting: 1 });

    const db = await signIn(await register(old));
    expect((await waitingItems(db)).map(({ applicationId }) => applicationId)).toEqual([unsent]);
    await syncNow(db, ports);
    expect(await applicationOf(db, unsent)).toMatchObject({ sync: 'sent', version: 1 });
    expect(await needsYouItems(db)).toMatchObject([
      { row: { op: 'file', applicationId: sent, error: { code: 'lost-by-server' } } },
    ]);
    await sendLostAgain(engineOf(db, ports));
    await syncNow(db, ports);
    expect(await applicationOf(db, sent)).toMatchObject({ sync: 'sent', version: 1 });
    expect(await mine.outbox.count()).toBe(0);
  });

  it('moves work that was written before the first sync', async () => {
    const restore = await backupOf(old, { accounts: true });
    const mine = await signIn(await register(old));
    const unsent = await fileOne(mine, ports);
    await restore();
    const db = await signIn(await register(old));
    expect((await waitingItems(db)).map(({ applicationId }) => applicationId)).toEqual([unsent]);
  });

  it('moves the work of an open session at a provider sign-in', async () => {
    const restore = await backupOf(old, { accounts: true });
    const mine = await signIn(await register(old), null);
    const draft = await createDraft(mine, ports, { fullName: 'Sunil Pawar' });
    await restore();
    const db = await signIn(await register(old), null);
    expect((await draftOf(db, draft._id))?.form.fullName).toBe('Sunil Pawar');
  });

  it('asks for the old password after log-out and a provider sign-in', async () => {
    const restore = await backupOf(old, { accounts: true });
    const first = await register(old);
    const mine = await signIn(first);
    await remember(mine, first.user, PASSWORD);
    const draft = await createDraft(mine, ports, { fullName: 'Sunil Pawar' });
    await logOut(shared, mine, ports);
    await restore();
    const again = await register(old);
    const db = await signIn(again, null);
    expect(await needsYouItems(db)).toEqual([{ kind: 'closed-work' }]);
    expect(await openClosedWork(shared, ports, { ...again, password: PASSWORD })).toEqual({ kind: 'opened' });
    expect((await draftOf(db, draft._id))?.form.fullName).toBe('Sunil Pawar');
  });
});

const HEARING = {
  date: '2026-12-01',
  time: '10:30',
  purpose: 'arguments',
  otherPurpose: '',
  courtroom: '',
  minutes: '',
  notices: [],
};

it('moves a judge’s order and hearing drafts', async () => {
  const before = await signIn(await register(old, { role: 'judge' }));
  await syncNow(before, ports);
  const key = { applicationId: 'a', status: 'Approved' } as const;
  await saveOrderDraft(before, key, { text: 'Long in custody.' });
  await saveHearingDraft(before, 'a', HEARING);
  goesAnew();
  const db = await signIn(await register(fresh, { role: 'judge' }));
  expect(await hearingDraftOf(db, 'a')).toEqual(HEARING);
  expect(await orderDraftOf(db, key)).toMatchObject({ text: 'Long in custody.' });
});

const whatIsIn = async (db: Db) => [
  await db.outbox.count(),
  await listDrafts(db, 9),
  await db.applications.count(),
];
const NOTHING = [0, [], 0];

it('does not move work to another e-mail address', async () => {
  const mine = await signIn(await register(old));
  await worked(mine);
  expect(await whatIsIn(await signIn(await register(fresh, { email: 'another@example.in' })))).toEqual(
    NOTHING,
  );
  expect(await mine.outbox.count()).toBe(1);
});

it('does not move work to another role with the same address', async () => {
  await worked(await signIn(await register(old)));
  expect(await whatIsIn(await signIn(await register(fresh, { role: 'user' })))).toEqual(NOTHING);
});

it('does not move work to a new account on the same server', async () => {
  const first = await register(old);
  await worked(await signIn(first));
  ports.fetch = (url, init) => old.fetch(url, init);
  await old.pool.query(`UPDATE users SET email = 'gone@example.in' WHERE _id = $1`, [first.user._id]);
  expect(await whatIsIn(await signIn(await register(old)))).toEqual(NOTHING);
});

it('does not move work after log-out without a stored password check', async () => {
  const mine = await signIn(await register(old));
  await worked(mine);
  await logOut(shared, mine, ports);
  expect(await whatIsIn(await signIn(await register(fresh)))).toEqual(NOTHING);
});

it('moves the work after log-out with the same password', async () => {
  const first = await register(old);
  const mine = await signIn(first);
  await remember(mine, first.user, PASSWORD);
  const { unsent, draft } = await worked(mine);
  await logOut(shared, mine, ports);
  const db = await signIn(await register(fresh));
  expect((await waitingItems(db)).map(({ applicationId }) => applicationId)).toEqual([unsent]);
  expect((await draftOf(db, draft))?.form.fullName).toBe('Sunil Pawar');
  expect(await shared.rows.where('k').startsWith('proof:').count()).toBe(0);
});

it('asks for the old password when the password changed', async () => {
  const first = await register(old);
  const mine = await signIn(first);
  await remember(mine, first.user, 'another quiet heron');
  const { unsent } = await worked(mine);
  await logOut(shared, mine, ports);
  const signing = await register(fresh);
  const db = await signIn(signing);
  expect(await whatIsIn(db)).toEqual(NOTHING);
  expect(await needsYouItems(db)).toEqual([{ kind: 'closed-work' }]);
  expect((await syncState(db)).needsYou).toBe(1);

  const open = (password: string) => openClosedWork(shared, ports, { ...signing, password });
  expect(await open('a wrong one')).toEqual({ kind: 'other', triesLeft: 4 });
  expect(await open('another quiet heron')).toEqual({ kind: 'opened' });
  expect((await waitingItems(db)).map(({ applicationId }) => applicationId)).toEqual([unsent]);
  expect(await needsYouItems(db)).not.toContainEqual({ kind: 'closed-work' });
});

it('refuses even the right password after five wrong ones', async () => {
  const first = await register(old);
  const mine = await signIn(first);
  await remember(mine, first.user, 'another quiet heron');
  await worked(mine);
  await logOut(shared, mine, ports);
  const signing = await register(fresh);
  const db = await signIn(signing);
  const open = (password: string) => openClosedWork(shared, ports, { ...signing, password });
  for (const left of [4, 3, 2, 1, 0])
    expect(await open(`no ${left}`)).toEqual({ kind: 'other', triesLeft: left });
  expect(await open('another quiet heron')).toEqual({ kind: 'other', triesLeft: 0 });
  expect(await db.outbox.count()).toBe(0);
});

it('moves nothing with a right password while the account exists', async () => {
  const first = await register(old);
  const mine = await signIn(first);
  await remember(mine, first.user, PASSWORD);
  await worked(mine);
  await logOut(shared, mine, ports);
  ports.fetch = (url, init) => old.fetch(url, init);
  await old.pool.query(`UPDATE users SET email = 'gone@example.in' WHERE _id = $1`, [first.user._id]);
  const db = await signIn(await register(old));
  expect(await whatIsIn(db)).toEqual(NOTHING);
  expect(await needsYouItems(db)).toEqual([]);
});

it('stores sixteen bits of the password check, no password or address', async () => {
  const { user } = await register(old);
  await savePasswordCheck(shared, { user, password: PASSWORD });
  const storedText = JSON.stringify(await shared.rows.toArray());
  expect(storedText).not.toContain(PASSWORD);
  expect(storedText).not.toContain(EMAIL);
  const [row] = await shared.rows.where('k').startsWith('proof:').toArray();
  expect(JSON.parse(row?.v ?? '{}')).toMatchObject({
    rounds: 600_000,
    known: expect.stringMatching(/^[0-9a-f]{4}$/),
  });
});
