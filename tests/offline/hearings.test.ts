/**
 * Hearings written offline by a judge: listed once, the next date on the lawyer's device, and returned rows.
 */
import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { applyMineAgain, conflictOf } from '#data/outbox/conflict.ts';
import { drain } from '#data/outbox/drain.ts';
import { discardRefused, editAndResend } from '#data/outbox/rejected-rows.ts';
import { needsYouItems, syncState } from '#data/outbox/sync-state.ts';
import { changeHearing, scheduleHearing } from '#data/records/hearing/write-hearing.ts';
import { syncNow } from '#data/device/sync.ts';
import { engineOf, KINDS } from '#data/records/kinds.ts';
import { addDays, type CalendarDate, dayInIndia } from '#kernel/calendar-date.ts';
import { fileOne } from '../data/acts.ts';
import { noNetwork } from '../data/test-device.ts';
import { type Device, deviceOf, lostAfter, twice } from './real-device.ts';
import { serverForFile } from '../support/server-for-file.ts';

const server = serverForFile();
let lawyer: Device;
let tablet: Device;
let chambers: Device;
let applicationId = '';
let caseId = '';
let matters = 0;
let today: CalendarDate;

const sync = ({ db, ports }: Device) => syncNow(db, ports);

beforeEach(async () => {
  matters += 1;
  const judge = await server.makeUser('judge', [{ kind: 'sessions', place: `Pune ${matters}` }]);
  lawyer = await deviceOf(server, await server.makeUser('lawyer'));
  tablet = await deviceOf(server, judge);
  chambers = await deviceOf(server, judge);
  today = dayInIndia(server.now());
  applicationId = await fileOne(lawyer.db, lawyer.ports, { courtPlace: `Pune ${matters}` });
  caseId = (await lawyer.db.applications.get(applicationId))?.caseId ?? '';
  await sync(lawyer);
  await sync(tablet);
  await sync(chambers);
});

async function listHearing(days = 7): Promise<string> {
  const listing = { date: addDays(today, days), time: '10:30', purpose: 'arguments', minutes: 20 };
  const of = { kind: 'application', id: applicationId } as const;
  const done = await scheduleHearing(tablet.db, tablet.ports, { of, listing });
  if (!done.ok) throw new Error(JSON.stringify(done.error));
  return done.value;
}

const move = ({ db, ports }: Device, id: string, patch: object) => changeHearing(db, ports, id, patch);
const onServer = async () =>
  (await server.pool.query('SELECT record FROM hearings WHERE case_id = $1 ORDER BY day', [caseId])).rows.map(
    ({ record }) => record,
  );
const nextOn = async ({ db }: Device) => (await db.cases.get(caseId))?.nextHearingDate;

it('lists and moves offline, arrives once, sets the lawyer’s next date', async () => {
  tablet.ports.fetch = noNetwork;
  const id = await listHearing();
  expect(await tablet.db.hearings.get(id)).toMatchObject({
    version: 0,
    state: 'listed',
    caseId,
    applicationId,
  });
  expect(await sync(tablet)).toMatchObject({ drain: { kind: 'offline', left: 1 } });
  tablet.ports.fetch = lostAfter(tablet.online);
  await sync(tablet);
  expect(await move(tablet, id, { date: addDays(today, 9), time: '14:00' })).toMatchObject({ ok: true });
  tablet.ports.fetch = twice(tablet.online);
  expect(await sync(tablet)).toMatchObject({ drain: { kind: 'drained', sent: 2 } });
  expect(await onServer()).toMatchObject([
    { _id: id, version: 2, applicationId, date: addDays(today, 9), time: '14:00' },
  ]);
  expect(await syncState(tablet.db)).toMatchObject({ waiting: 0, needsYou: 0 });
  expect(await tablet.db.bases.count()).toBe(0);
  await sync(lawyer);
  expect(await nextOn(lawyer)).toBe(addDays(today, 9));
  expect(await nextOn(tablet)).toBe(addDays(today, 9));
});

it('merges a correction into the unsent listing', async () => {
  tablet.ports.fetch = noNetwork;
  const id = await listHearing();
  await move(tablet, id, { time: '11:00' });
  expect(await tablet.db.outbox.count()).toBe(1);
  tablet.ports.fetch = tablet.online;
  await sync(tablet);
  expect(await onServer()).toMatchObject([{ _id: id, version: 1, time: '11:00' }]);
});

it('refuses a past date, an empty purpose and an unknown case', async () => {
  const schedule = (listing: { date: CalendarDate; purpose: string }, id = caseId) =>
    scheduleHearing(tablet.db, tablet.ports, {
      of: { kind: 'case', id },
      listing: { time: '10:30', ...listing },
    });
  const past = await schedule({ date: addDays(today, -1), purpose: 'arguments' });
  expect(past).toMatchObject({ error: { kind: 'faulty', faults: [{ field: 'date', code: 'day-past' }] } });
  const blank = await schedule({ date: today, purpose: ' ' });
  expect(blank).toMatchObject({ error: { kind: 'invalid', fields: { purpose: 'Purpose is required' } } });
  expect(await schedule({ date: today, purpose: 'arguments' }, applicationId)).toMatchObject({
    error: { kind: 'gone' },
  });
  expect(await tablet.db.outbox.count()).toBe(0);
});

it('returns when its date passed while waiting, and sends the correction', async () => {
  tablet.ports.fetch = noNetwork;
  const id = await listHearing(0);
  const [row] = await tablet.db.outbox.toArray();
  const waited = { ...row?.body, date: addDays(today, -2) };
  await tablet.db.outbox.update(row?.n ?? -1, { body: waited });
  tablet.ports.fetch = tablet.online;
  await sync(tablet);
  const [item] = await needsYouItems(tablet.db);
  expect(item).toMatchObject({
    row: { op: 'schedule-hearing', error: { fields: { date: expect.any(String) } } },
  });
  const n = item?.kind === 'row' ? item.row.n : -1;
  expect(await editAndResend(engineOf(tablet.db, tablet.ports), n)).toMatchObject({
    value: { kind: 'record', entity: 'hearing', entityId: id },
  });
  await move(tablet, id, { date: addDays(today, 3) });
  await sync(tablet);
  expect(await onServer()).toMatchObject([{ _id: id, date: addDays(today, 3) }]);
  expect(await syncState(tablet.db)).toMatchObject({ waiting: 0, needsYou: 0 });
});

it('leaves the device when its refused listing is discarded', async () => {
  const id = await listHearing();
  await tablet.db
    .table('outbox')
    .toCollection()
    .modify({ body: { _id: id, date: 'soon' } });
  await sync(tablet);
  const [item] = await needsYouItems(tablet.db);
  await discardRefused(engineOf(tablet.db, tablet.ports), item?.kind === 'row' ? item.row.n : -1);
  expect(await tablet.db.hearings.count()).toBe(0);
  expect(await onServer()).toEqual([]);
});

it('merges different changes of two devices, and asks about the same field', async () => {
  const id = await listHearing();
  await sync(tablet);
  await sync(chambers);
  await move(chambers, id, { courtroom: '4' });
  await move(tablet, id, { time: '12:00' });
  await sync(chambers);
  await sync(tablet);
  expect(await onServer()).toMatchObject([{ version: 3, courtroom: '4', time: '12:00' }]);

  await sync(chambers);
  await move(chambers, id, { time: '15:00' });
  await move(tablet, id, { time: '16:00' });
  await sync(chambers);
  await sync(tablet);
  const [clash] = await needsYouItems(tablet.db);
  const n = clash?.kind === 'row' ? clash.row.n : -1;
  expect(await conflictOf({ db: tablet.db, kinds: KINDS }, n)).toMatchObject({
    theirStatus: '',
    open: true,
    fields: [{ path: 'time', base: '12:00', yours: '16:00', theirs: '15:00' }],
  });
  expect(await tablet.db.hearings.get(id)).toMatchObject({ time: '15:00' });
  await applyMineAgain(engineOf(tablet.db, tablet.ports), { n });
  await sync(tablet);
  expect(await onServer()).toMatchObject([{ time: '16:00' }]);
});

it('records an adjournment offline and receives the next hearing', async () => {
  const id = await listHearing(0);
  await sync(tablet);
  tablet.ports.fetch = noNetwork;
  const outcome = { state: 'adjourned', adjournedBy: 'prosecution', reason: 'No report.' };
  expect(await move(tablet, id, { state: 'adjourned' })).toMatchObject({ error: { kind: 'faulty' } });
  await move(tablet, id, { ...outcome, nextDate: addDays(today, 14) });
  tablet.ports.fetch = tablet.online;
  await sync(tablet);
  await sync(lawyer);
  expect(await nextOn(lawyer)).toBe(addDays(today, 14));
  expect(await tablet.db.hearings.where('caseId').equals(caseId).count()).toBe(2);
});

it('sends the outcome after the listing that still waits', async () => {
  tablet.ports.fetch = noNetwork;
  const id = await listHearing(0);
  const outcome = {
    state: 'adjourned',
    adjournedBy: 'court',
    reason: 'On leave.',
    notes: 'Both sides heard.',
  };
  await move(tablet, id, { time: '11:15', ...outcome, nextDate: addDays(today, 7) });
  expect(await tablet.db.hearings.get(id)).toMatchObject({ time: '11:15', ...outcome });
  tablet.ports.fetch = tablet.online;
  expect(await sync(tablet)).toMatchObject({ drain: { kind: 'drained', sent: 2 } });
  expect(await onServer()).toMatchObject([
    { _id: id, version: 2, time: '11:15', ...outcome },
    { date: addDays(today, 7), state: 'listed' },
  ]);
});

it('sends the last change when its listing was rejected as expired', async () => {
  tablet.ports.fetch = noNetwork;
  const id = await listHearing();
  tablet.ports.fetch = lostAfter(tablet.online);
  await sync(tablet);
  await move(tablet, id, { time: '12:00' });
  await tablet.db.outbox
    .where('op')
    .equals('schedule-hearing')
    .modify({
      state: 'rejected',
      lastError: { code: 'expired', msg: '', status: 0, at: server.now().toISOString() },
    });
  tablet.ports.fetch = tablet.online;
  await move(tablet, id, { time: '15:00' });
  await sync(tablet);
  expect(await onServer()).toMatchObject([{ _id: id, time: '15:00' }]);
  expect(await syncState(tablet.db)).toMatchObject({ waiting: 0, needsYou: 0 });
});

it('does not store the warnings of an answer', async () => {
  await listHearing();
  await sync(tablet);
  await listHearing();
  await sync(tablet);
  expect(await tablet.db.hearings.filter((row) => 'warnings' in row).count()).toBe(0);
});

it('does not return from a late answer after its case was removed', async () => {
  tablet.ports.fetch = lostAfter(tablet.online);
  await listHearing();
  await sync(tablet);
  tablet.ports.fetch = tablet.online;
  await tablet.db.cases.delete(caseId);
  await drain(engineOf(tablet.db, tablet.ports));
  expect(await tablet.db.hearings.count()).toBe(0);
  expect(await syncState(tablet.db)).toMatchObject({ waiting: 0, needsYou: 0 });
});

it('merges a refused change with its correction in one change', async () => {
  const id = await listHearing(0);
  await sync(tablet);
  const halved = { state: 'adjourned', adjournedBy: 'court', nextDate: addDays(today, 9) };
  await move(tablet, id, { ...halved, reason: 'On leave.' });
  await tablet.db.outbox.where('op').equals('change-hearing').modify({ body: halved });
  await sync(tablet);
  expect(await syncState(tablet.db)).toMatchObject({ waiting: 0, needsYou: 1 });
  expect(await move(tablet, id, { notes: 'Both heard.' })).toMatchObject({
    error: { kind: 'faulty', faults: [{ field: 'reason', code: 'why' }] },
  });
  expect(await move(tablet, id, { reason: 'On leave.' })).toMatchObject({ ok: true });
  await sync(tablet);
  expect(await onServer()).toMatchObject([{ _id: id, ...halved, reason: 'On leave.' }, { state: 'listed' }]);
  expect(await syncState(tablet.db)).toMatchObject({ waiting: 0, needsYou: 0 });
});

it('adds a new change to an open conflict', async () => {
  const id = await listHearing();
  await sync(tablet);
  await sync(chambers);
  await move(chambers, id, { time: '15:00' });
  await move(tablet, id, { time: '16:00' });
  await sync(chambers);
  await sync(tablet);
  await move(tablet, id, { courtroom: '7' });
  expect(await tablet.db.outbox.count()).toBe(1);
  const [clash] = await needsYouItems(tablet.db);
  await applyMineAgain(engineOf(tablet.db, tablet.ports), { n: clash?.kind === 'row' ? clash.row.n : -1 });
  await sync(tablet);
  expect(await onServer()).toMatchObject([{ time: '16:00', courtroom: '7' }]);
});
