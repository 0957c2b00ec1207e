/** A 401 for a call that the user waits for: a shared device closes the records, a device of one user keeps them. */
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ACCOUNT_ENDPOINTS } from '#contract/account/account-endpoints.ts';
import { askAccount } from '#data/outbox/ask-account.ts';
import { drain } from '#data/outbox/drain.ts';
import { engineOf } from '#data/records/kinds.ts';
import { type Db, openUserDb } from '#data/store/db.ts';
import { getMeta, setMeta } from '#data/store/meta.ts';
import { problem } from '../fake-server.ts';
import { judge, lawyer, testPorts } from '../test-device.ts';
import { removeDatabases } from '../remove-databases.ts';

const ports = testPorts(() => Promise.resolve(problem('unauthenticated')));

beforeEach(removeDatabases); // each user of the device has one
afterEach(removeDatabases);

async function signedIn(): Promise<Db> {
  const db = await openUserDb(lawyer._id);
  await setMeta(db, 'user', lawyer);
  await setMeta(db, 'token', 'token-1');
  return db;
}

it('keeps the records open on a device of one user', async () => {
  const db = await signedIn();
  await askAccount({ db, ports }, ACCOUNT_ENDPOINTS.exportAccount);
  expect(await getMeta(db, 'paused')).toMatchObject({ reason: 'signed-out' });
  expect(await getMeta(db, 'token')).toBe('token-1');
  db.close();
});

it('ends the session on a device of several users', async () => {
  const other = await openUserDb(judge._id);
  await other.open();
  const db = await signedIn();
  await askAccount({ db, ports }, ACCOUNT_ENDPOINTS.exportAccount);
  expect(await getMeta(db, 'paused')).toMatchObject({ reason: 'ended' });
  expect(await getMeta(db, 'token')).toBeNull();
  expect((await drain(engineOf(db, ports))).kind).toBe('revoked');
  db.close();
  other.close();
});
