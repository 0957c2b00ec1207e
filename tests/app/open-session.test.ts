// @vitest-environment jsdom
/** A database that another tab blocks may never open. The start reports it instead of waiting. */
import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { loggedFailures } from '#data/store/failure-log.ts';
import { openSession } from '../../src/app/session/open-session.ts';
import { sharedDb, useSession } from '../../src/app/session/session.ts';

it('reports after five seconds that another tab blocks the database', { timeout: 20_000 }, async () => {
  await new Promise((resolve, reject) => {
    const older = indexedDB.open(sharedDb.name, 1); // ignores the version change of another tab
    older.addEventListener('success', resolve);
    older.addEventListener('error', reject);
  });
  const startTime = performance.now();
  await openSession();
  expect(useSession.getState().status).toBe('blocked');
  expect(performance.now() - startTime).toBeGreaterThan(4_000);
  expect(loggedFailures()).toHaveLength(1);
});
