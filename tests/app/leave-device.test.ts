// @vitest-environment jsdom
/** Local storage: cleared by an erasure, kept while unsent rows remain. */
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openUserDb } from '#data/store/db.ts';
import { startSession } from '#data/store/session.ts';
import { leaveDevice } from '../../src/app/session/session-acts.ts';
import { setSession, sharedDb, useSession } from '../../src/app/session/session.ts';
import { lawyer } from '../data/test-device.ts';

const TAKEN = JSON.stringify([{ key: 'a', application: 'b' }]);

beforeEach(async () => {
  await startSession(sharedDb, { token: 'token-1', user: lawyer });
  const db = await openUserDb(lawyer._id);
  await db.open();
  setSession({ status: 'in', user: lawyer, token: null, db });
  localStorage.setItem('zamanat-taken', TAKEN);
});
afterEach(() => localStorage.clear());

it('erases the local list of accepted rows with the device', async () => {
  expect(await leaveDevice({ erase: true })).toBe(true);
  expect(localStorage.getItem('zamanat-taken')).toBeNull();
});

it('keeps the local list of accepted rows after a logout', async () => {
  await leaveDevice({ erase: false });
  expect(localStorage.getItem('zamanat-taken')).toBe(TAKEN);
});

it('clears the cached screen at logout', async () => {
  await leaveDevice({ erase: false });
  expect(useSession.getState()).toEqual({ status: 'out', why: null, hasLeft: true });
});
