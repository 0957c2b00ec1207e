/** A long first sync: live queries run once per burst, not once per page or row. */
import 'fake-indexeddb/auto';
import { liveQuery } from 'dexie';
import { expect, it } from 'vitest';
import { latestNotifications } from '#data/notifications/notifications.ts';
import { syncState } from '#data/outbox/sync-state.ts';
import { applicationCounts, recentApplications } from '#data/records/application/applications.ts';
import { listDrafts } from '#data/records/application/list-drafts.ts';
import type { Db } from '#data/store/db.ts';
import { pull } from '#data/sync/pull.ts';
import { engineOf } from '#data/records/kinds.ts';
import { fakeServer } from '../fake-server.ts';
import { serverApplication, serverCase } from '../server-records.ts';
import { testDb, testPorts } from '../test-device.ts';

const PAGE = 300;
const PAGES = 7;

/** Queries of the dashboard and of the header. */
const SHOWN: readonly (readonly [string, (db: Db) => Promise<unknown>])[] = [
  ['counts', applicationCounts],
  ['recent', (db) => recentApplications(db, 10)],
  ['cases', (db) => db.cases.orderBy('createdAt').limit(10).toArray()],
  ['bell', (db) => latestNotifications(db, 10)],
  ['drafts', (db) => listDrafts(db)],
  ['sync', syncState],
];

it('runs each live query at most three times during a long sync', async () => {
  const server = fakeServer(PAGE);
  for (let n = 0; n < (PAGE * PAGES) / 2; n += 1) {
    const record = serverCase();
    server.log.push({ entity: 'case', id: record._id, version: 1, data: record });
    server.publish(serverApplication({ caseId: record._id }));
  }
  const db = await testDb();
  const read = new Map(SHOWN.map(([name]) => [name, 0]));
  const shown = new Map<string, unknown>();
  const open = SHOWN.map(([name, query]) =>
    liveQuery(() => {
      read.set(name, (read.get(name) ?? 0) + 1);
      return query(db);
    }).subscribe((value) => shown.set(name, value)),
  );
  await expect.poll(() => shown.size).toBe(SHOWN.length);
  expect(await pull(engineOf(db, testPorts(server.fetch)))).toEqual({
    kind: 'pulled',
    changes: PAGE * PAGES,
  });
  expect(server.calls).toHaveLength(PAGES);
  await expect.poll(() => shown.get('counts')).toMatchObject({ total: (PAGE * PAGES) / 2 });
  const timesRead = (...names: string[]) => names.map((name) => read.get(name) ?? 0);
  expect(Math.max(...timesRead('counts', 'recent', 'cases'))).toBeLessThanOrEqual(3);
  expect(timesRead('bell', 'drafts', 'sync')).toEqual([1, 1, 1]); // no change concerns them
  for (const each of open) each.unsubscribe();
});
