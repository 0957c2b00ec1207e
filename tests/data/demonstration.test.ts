import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { startDemonstration } from '#data/demonstration/start-demonstration.ts';
import { DEMO_DRAFT, DEMO_ORDER } from '#data/demonstration/demonstration-records.ts';
import { DEMONSTRATION } from '#data/store/demonstration-person.ts';
import { Application } from '#contract/application/application.ts';
import { fileDraft } from '#data/records/application/file-application.ts';
import { syncState } from '#data/outbox/sync-state.ts';
import { openUserDb } from '#data/store/db.ts';
import { removeEverything } from '#data/account/logout.ts';
import { openCurrent } from '#data/store/session.ts';
import { SharedDb } from '#data/store/shared-db.ts';
import { syncNow } from '#data/device/sync.ts';
import { testPorts } from './test-device.ts';

const shared = new SharedDb();

it('opens an account with matters, an order and a complete draft', async () => {
  const ports = testPorts();
  await startDemonstration(shared, ports);
  const open = await openCurrent(shared);
  expect(open?.session).toEqual({ user: DEMONSTRATION, token: null });
  const db = await openUserDb(DEMONSTRATION._id);
  expect(await db.applications.count()).toBe(2);
  for (const { asOf: _at, seen: _seen, ...record } of await db.applications.toArray()) {
    expect(Application.safeParse(record).error).toBeUndefined();
  }
  expect(await db.applications.get(DEMO_ORDER)).toMatchObject({
    status: 'Approved',
    orders: [{ to: 'Approved' }],
  });
  expect(await db.outbox.count()).toBe(0);
  expect((await fileDraft(db, ports, DEMO_DRAFT)).ok).toBe(true);
  db.close();
  open?.db.close();
});

it('makes no network call and keeps its changes when opened again', async () => {
  const fetch = vi.fn<ReturnType<typeof testPorts>['fetch']>();
  const ports = testPorts(fetch);
  await startDemonstration(shared, ports);
  const db = await openUserDb(DEMONSTRATION._id);
  await syncNow(db, ports);
  expect(await db.outbox.count()).toBe(1);
  expect(await syncState(db)).toMatchObject({ waiting: 1, needsYou: 0, paused: null });
  expect(await db.applications.count()).toBe(3);
  expect(fetch).not.toHaveBeenCalled();
  expect(await removeEverything(shared, db, ports)).toBe(true);
  expect(fetch).not.toHaveBeenCalled();
});
