/** What holds at every moment, whatever the network does. */
import { expect } from 'vitest';
import { Application, type ApplicationContent, contentOf } from '#contract/application.ts';
import { applicationBase, shownApplication } from '#data/records/application/application-view.ts';
import type { ApplicationRow, Receipt } from '#data/store/db.ts';
import { rowsOf } from '#data/outbox/outbox.ts';
import { needsYouItems, syncState, waitingItems } from '#data/outbox/sync-state.ts';
import type { TestServer } from '../support/test-server.ts';
import type { SimulatedDevice } from './simulated-device.ts';

/** Nothing leaves the outbox without a receipt or its person; the badge is the rows; view = base + pending. */
export async function holdsAlways({ db, queued, undone }: SimulatedDevice): Promise<void> {
  const rows = await db.outbox.count();
  expect(rows + (await db.receipts.count()) + undone, 'every row is there, receipted or taken back').toBe(
    queued,
  );

  const state = await syncState(db);
  expect((await waitingItems(db, 1000)).length, 'waiting').toBe(state.waiting);
  expect((await needsYouItems(db, 1000)).length, 'needs you').toBe(state.needsYou);
  const asks = state.paused && state.waiting > 0 ? 1 : 0;
  expect(state.waiting + state.needsYou - asks, 'badges').toBe(rows);

  for (const { id, entity } of await db.bases.toArray()) {
    const base = entity === 'application' && (await applicationBase(db, id));
    if (!base) continue;
    expect(await db.applications.get(id), 'view = base + pending').toEqual(
      shownApplication(base, await rowsOf(db, id)),
    );
  }
}

/** At rest: what was acknowledged took effect once, and the devices say what the server says. */
export async function holdsAtRest(server: TestServer, devices: readonly SimulatedDevice[]): Promise<void> {
  const receipts: Receipt[] = [];
  for (const { db } of devices) {
    expect((await syncState(db)).waiting, 'nothing waits at rest').toBe(0);
    receipts.push(...(await db.receipts.toArray()).filter(({ outcome }) => outcome === 'accepted'));
  }
  for (const { db } of devices) {
    const sent = await db.applications.filter(({ version }) => version > 0).toArray();
    for (const shown of sent) {
      const own = receipts.filter(({ entityId }) => entityId === shown._id);
      await isOnServer(server, shown, own);
    }
  }
}

async function isOnServer({ pool }: TestServer, shown: ApplicationRow, receipts: Receipt[]): Promise<void> {
  const found = await pool.query('SELECT record FROM applications WHERE _id = $1', [shown._id]);
  expect(found.rows, 'one record').toHaveLength(1);
  const record = Application.parse(found.rows[0].record);
  expect(record.version, 'one effect for each receipt').toBe(receipts.length);
  const decisions = receipts.filter(({ op }) => op === 'decide');
  expect(record.orders.length, 'one order for each decision').toBe(decisions.length);
  expect(saidBy(shown), 'same as the server').toEqual(saidBy(record));
}

const saidBy = (record: Pick<Application, 'status' | 'version'> & ApplicationContent) => ({
  ...contentOf(record),
  status: record.status,
  version: record.version,
});
