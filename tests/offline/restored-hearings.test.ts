/** A restored court server has lost hearings and draft orders: all are recovered. */
import 'fake-indexeddb/auto';
import { countDrafts } from '#data/store/drafts.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { applyMineAgain } from '#data/outbox/conflict.ts';
import { sendLostAgain } from '#data/outbox/resend-lost-rows.ts';
import { needsYouItems } from '#data/outbox/sync-state.ts';
import { type OrderKey, saveOrderDraft } from '#data/records/application/order-drafts.ts';
import { changeHearing, scheduleHearing } from '#data/records/hearing/write-hearing.ts';
import { ordersElsewhere, settleElsewhere } from '#data/records/order-draft/shared-orders.ts';
import { syncNow } from '#data/device/sync.ts';
import { engineOf } from '#data/records/kinds.ts';
import { addDays, type CalendarDate, dayInIndia } from '#kernel/calendar-date.ts';
import { fileOne } from '../data/acts.ts';
import { noNetwork } from '../data/test-device.ts';
import { backupOf } from '../support/server-backup.ts';
import { startTestServer, type TestServer, type TestUser } from '../support/test-server.ts';
import { type Device, deviceOf } from './real-device.ts';

const DAY = 86_400_000;
let server: TestServer;
let person: TestUser;
let judge: Device;
let applicationId = '';
let today: CalendarDate;

beforeEach(async () => {
  server = await startTestServer();
  const lawyer = await deviceOf(server, await server.makeUser('lawyer'));
  person = await server.makeUser('judge');
  judge = await deviceOf(server, person);
  applicationId = await fileOne(lawyer.db, lawyer.ports);
  await sync(lawyer);
  await sync(judge);
  today = dayInIndia(server.now());
});
afterEach(() => server.stop());

const sync = ({ db, ports }: Device) => syncNow(db, ports);
const onServer = async () =>
  (await server.pool.query(`SELECT record FROM hearings ORDER BY record->>'date'`)).rows.map(
    ({ record }) => record,
  );

async function listToday(): Promise<string> {
  const listing = { date: today, time: '10:30', purpose: 'arguments' };
  const of = { kind: 'application', id: applicationId } as const;
  const listed = await scheduleHearing(judge.db, judge.ports, { of, listing });
  await sync(judge);
  return listed.ok ? listed.value : '';
}

async function adjourn(id: string): Promise<void> {
  const outcome = {
    state: 'adjourned',
    adjournedBy: 'prosecution',
    reason: 'No case diary.',
    notes: 'Warned.',
  };
  await changeHearing(judge.db, judge.ports, id, { ...outcome, nextDate: addDays(today, 14) });
  await sync(judge);
}

it('lists lost hearings again unchanged, even after their date', async () => {
  const restore = await backupOf(server);
  await adjourn(await listToday());
  const before = await onServer();
  await restore();
  server.advance(3 * DAY);
  judge.ports.wait(3 * DAY);
  await sync(judge);
  expect(await onServer()).toEqual([]);
  expect(await judge.db.hearings.toArray()).toMatchObject([
    { state: 'adjourned', notes: 'Warned.' },
    { state: 'listed' },
  ]);
  await sendLostAgain(engineOf(judge.db, judge.ports));
  expect(await sync(judge)).toMatchObject({ drain: { kind: 'drained', sent: 2 } });
  const same = before.map(({ at: _at, version: _version, ...hearing }) => hearing);
  expect(await onServer()).toMatchObject(same);
});

it('asks about a lost adjournment and lists the next hearing once', async () => {
  const id = await listToday();
  const restore = await backupOf(server);
  await adjourn(id);
  const next = (await judge.db.hearings.get(id))?.nextHearingId;
  await restore();
  await sync(judge);
  const rows = (await needsYouItems(judge.db)).flatMap((item) => (item.kind === 'row' ? [item.row] : []));
  expect(rows.map(({ op, state }) => [op, state])).toEqual([
    ['change-hearing', 'conflict'],
    ['schedule-hearing', 'rejected'],
  ]);
  await applyMineAgain(engineOf(judge.db, judge.ports), { n: rows[0]?.n ?? -1 });
  await sendLostAgain(engineOf(judge.db, judge.ports));
  await sync(judge);
  expect(await onServer()).toMatchObject([
    { _id: id, state: 'adjourned', notes: 'Warned.', nextHearingId: next },
    { _id: next, state: 'listed', date: addDays(today, 14) },
  ]);
});

it('keeps the newer change when an older device resends the hearing', async () => {
  const desk = await deviceOf(server, person);
  const restore = await backupOf(server);
  const id = await listToday();
  await sync(desk);
  await changeHearing(judge.db, judge.ports, id, { notes: 'Heard in part.' });
  await sync(judge);
  await restore();
  await sync(desk);
  await sendLostAgain(engineOf(desk.db, desk.ports));
  await sync(desk);
  await sync(judge);
  await sendLostAgain(engineOf(judge.db, judge.ports));
  await sync(judge);
  expect(await onServer()).toMatchObject([{ _id: id, notes: 'Heard in part.' }]);
});

it('asks before it overwrites a resent hearing of another device', async () => {
  const desk = await deviceOf(server, person);
  const restore = await backupOf(server);
  const id = await listToday();
  await sync(desk);
  await restore();
  for (const device of [desk, judge]) {
    device.ports.fetch = noNetwork;
    await changeHearing(device.db, device.ports, id, {
      notes: device === desk ? 'At the desk.' : 'In court.',
    });
    device.ports.fetch = device.online;
  }
  for (const device of [desk, judge]) {
    await sync(device);
    await sendLostAgain(engineOf(device.db, device.ports));
    await sync(device);
  }
  expect(await onServer()).toMatchObject([{ _id: id, notes: 'At the desk.' }]);
  const [asked] = await needsYouItems(judge.db);
  expect(asked).toMatchObject({ row: { op: 'change-hearing', state: 'conflict' } });
});

it('shows a change behind a lost listing, so that a later change includes it', async () => {
  const restore = await backupOf(server);
  const id = await listToday();
  judge.ports.fetch = noNetwork;
  await changeHearing(judge.db, judge.ports, id, { notes: 'Heard in part.' });
  await restore();
  judge.ports.fetch = judge.online;
  await sync(judge);
  await changeHearing(judge.db, judge.ports, id, { state: 'cancelled' });
  expect(await judge.db.outbox.orderBy('n').last()).toMatchObject({ state: 'held' });
  expect(await judge.db.hearings.get(id)).toMatchObject({ state: 'cancelled', notes: 'Heard in part.' });
});

const key = (): OrderKey => ({ applicationId, status: 'Rejected' });
const elsewhere = async ({ db }: Device) => (await ordersElsewhere(db, key())).map(({ draft }) => draft.text);

it('sends a lost order draft again', async () => {
  const restore = await backupOf(server);
  await saveOrderDraft(judge.db, key(), { text: 'Gravity of the offence' });
  await sync(judge);
  await restore();
  await sync(judge);
  await sync(judge);
  const desk = await deviceOf(server, person);
  await sync(desk);
  expect(await elsewhere(desk)).toEqual(['Gravity of the offence']);
});

it('sends the newer text of an order draft again', async () => {
  await saveOrderDraft(judge.db, key(), { text: 'Gravity' });
  await sync(judge);
  const restore = await backupOf(server);
  await saveOrderDraft(judge.db, key(), { text: 'Gravity of the offence' });
  await sync(judge);
  await restore();
  await sync(judge);
  await sync(judge);
  const desk = await deviceOf(server, person);
  await sync(desk);
  expect(await elsewhere(desk)).toEqual(['Gravity of the offence']);
});

it('removes an order draft settled elsewhere after an expired cursor', async () => {
  const desk = await deviceOf(server, person);
  await saveOrderDraft(judge.db, key(), { text: 'Gravity of the offence' });
  await sync(judge);
  await sync(desk);
  await settleElsewhere(desk.db, key());
  await sync(desk);
  await server.pool.query('UPDATE change_counters SET pruned = last');
  await server.pool.query('DELETE FROM change_log WHERE removed_because IS NOT NULL');
  await sync(judge);
  await sync(judge);
  expect(await countDrafts(judge.db, 'order')).toBe(0);
  expect(await judge.db.receipts.filter(({ text }) => text === 'Gravity of the offence').count()).toBe(1);
  expect(await judge.db.order_drafts.count()).toBe(0);
});
