import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { Db, openUserDb, userDbName } from '#data/store/db.ts';
import { finishWipes } from '#data/account/logout.ts';
import { getMeta, setMeta } from '#data/store/meta.ts';
import { currentSession, endSession, startSession } from '#data/store/session.ts';
import { SharedDb } from '#data/store/shared-db.ts';
import { createDraft } from '#data/records/application/drafts.ts';
import { judge, lawyer, testPorts } from './test-device.ts';

let shared: SharedDb;

beforeEach(() => {
  shared = new SharedDb(`shared-${crypto.randomUUID()}`);
});

it('hides the user’s id in the database name', async () => {
  const name = await userDbName(lawyer._id);
  expect(name).toMatch(/^zamanat-[0-9a-f]{16}$/);
  expect(name).not.toBe(await userDbName(judge._id));
});

it('has no user at first, then the last user who signed in', async () => {
  expect(await currentSession(shared)).toBeNull();
  await startSession(shared, { token: 't1', user: lawyer });
  await startSession(shared, { token: 't2', user: judge });
  expect(await currentSession(shared)).toEqual({ token: 't2', user: judge });
});

it('removes token and user at the end, and keeps the work', async () => {
  await startSession(shared, { token: 't1', user: lawyer });
  const db = await openUserDb(lawyer._id);
  await createDraft(db, testPorts());
  await endSession(shared);
  expect(await currentSession(shared)).toBeNull();
  expect(await getMeta(db, 'token')).toBeNull();
  expect(await db.drafts.count()).toBe(1);
  await db.delete();
});

it('removes the pause after a 401 when the user signs in again', async () => {
  await startSession(shared, { token: 't1', user: lawyer });
  const db = await openUserDb(lawyer._id);
  await setMeta(db, 'paused', { reason: 'signed-out', at: '2026-11-20T06:00:00.000Z' });
  await startSession(shared, { token: 't2', user: lawyer });
  expect(await getMeta(db, 'paused')).toBeNull();
  await db.delete();
});

it('finishes a pending removal before the same user signs in again', async () => {
  await startSession(shared, { token: 't1', user: lawyer });
  const old = await openUserDb(lawyer._id);
  await createDraft(old, testPorts());
  await shared.rows.put({ k: `wipe-pending:${old.name}`, v: old.name });
  await startSession(shared, { token: 't2', user: lawyer });
  expect(await old.drafts.count()).toBe(0);
  await createDraft(old, testPorts());
  await finishWipes(shared, (name) => new Db(name));
  const again = await openUserDb(lawyer._id);
  expect(await again.drafts.count()).toBe(1);
  expect(await currentSession(shared)).toMatchObject({ token: 't2' });
  await again.delete();
});
