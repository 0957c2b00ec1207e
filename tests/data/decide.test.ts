import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { applicationCounts, applicationOf, draftedOrders } from '#data/records/application/applications.ts';
import type { Order } from '#contract/application/order.ts';
import { pendingApplications } from '#data/records/application/pending-applications.ts';
import type { Db } from '#data/store/db.ts';
import { decideApplication, UNDO_MS, undoDecision } from '#data/records/application/decide.ts';
import { serverApplication } from './server-records.ts';
import { judge, testDb, testPorts, type TestPorts } from './test-device.ts';

let db: Db;
let ports: TestPorts;
const application = serverApplication({ version: 3 });
const id = application._id;

beforeEach(async () => {
  db = await testDb(judge);
  ports = testPorts();
  await db.applications.put({ ...application, asOf: '2026-11-20T05:30:00.000Z' });
});

it('queues an order for ten seconds and keeps the server’s status', async () => {
  const undoUntil = '2026-11-20T06:00:10.000Z';
  expect(await decideApplication(db, ports, id, { status: 'Approved', reasons: ['parity'] })).toEqual({
    ok: true,
    value: { undoUntil },
  });
  expect(await applicationOf(db, id)).toMatchObject({
    status: 'Pending',
    sync: 'waiting',
    pendingDecision: { decision: { status: 'Approved', reasons: ['parity'] }, undoUntil },
  });
  expect(await db.outbox.toArray()).toMatchObject([{ op: 'decide', baseVersion: 3, nextAt: undoUntil }]);
});

it('updates counters and lists at once', async () => {
  await decideApplication(db, ports, id, { status: 'Rejected' });
  expect(await applicationCounts(db)).toEqual({
    total: 1,
    pending: 0,
    approved: 0,
    rejected: 1,
    withdrawn: 0,
  });
  expect(await pendingApplications(db, 10)).toEqual([]);
  expect((await draftedOrders(db)).map(({ _id }) => _id)).toEqual([id]);
});

it('removes the queued order on undo', async () => {
  await decideApplication(db, ports, id, { status: 'Approved' });
  expect(await undoDecision(db, ports, id)).toBe(true);
  expect(await db.outbox.count()).toBe(0);
  expect(await pendingApplications(db, 10)).toHaveLength(1);
  expect(await undoDecision(db, ports, id)).toBe(false);
});

it('refuses undo after the first send attempt', async () => {
  await decideApplication(db, ports, id, { status: 'Approved' });
  await db.outbox.toCollection().modify({ tried: true });
  expect(await undoDecision(db, ports, id)).toBe(false);
  expect((await applicationOf(db, id))?.pendingDecision?.undoUntil).toBeNull();
});

it('replaces an unsent decision and restarts the ten seconds', async () => {
  await decideApplication(db, ports, id, { status: 'Approved', text: 'Bail is granted.' });
  ports.wait(UNDO_MS * 2);
  await decideApplication(db, ports, id, { status: 'Rejected', reasons: ['flight-risk'] });
  expect(await db.outbox.toArray()).toMatchObject([
    { body: { status: 'Rejected' }, nextAt: '2026-11-20T06:00:30.000Z' },
  ]);
  expect(await db.receipts.toArray()).toMatchObject([
    { outcome: 'replaced', record: { status: 'Approved', text: 'Bail is granted.' } },
  ]);
});

it('keeps the queued order when the next decision repeats the status', async () => {
  await db.applications.update(id, { status: 'Rejected' });
  await decideApplication(db, ports, id, { status: 'Approved', text: 'Bail is granted.' });
  const again = await decideApplication(db, ports, id, { status: 'Rejected', text: 'As before.' });
  expect(again).toEqual({ ok: false, error: { kind: 'same-status' } });
  expect(await db.outbox.toArray()).toMatchObject([{ body: { text: 'Bail is granted.' }, state: 'pending' }]);
  expect(await db.receipts.count()).toBe(0);
});

it('sends the application version that the judge saw', async () => {
  await decideApplication(db, ports, id, { status: 'Approved', seenVersion: 2 });
  expect((await db.outbox.toArray())[0]).toMatchObject({ baseVersion: 2, body: { status: 'Approved' } });
});

it('refuses the current status, a withdrawn application and an unknown application', async () => {
  await db.applications.update(id, { status: 'Approved' });
  const same = await decideApplication(db, ports, id, { status: 'Approved' });
  expect(same).toEqual({ ok: false, error: { kind: 'same-status' } });
  await db.applications.update(id, { status: 'Withdrawn' });
  const closed = await decideApplication(db, ports, id, { status: 'Approved' });
  expect(closed).toEqual({ ok: false, error: { kind: 'closed' } });
  const missingResult = await decideApplication(db, ports, 'none', { status: 'Approved' });
  expect(missingResult).toEqual({ ok: false, error: { kind: 'gone' } });
});

it('queues bail after an interim order, which leaves the application to decide', async () => {
  const by = { name: 'S. Deshpande', designation: 'Sessions Judge', court: 'Sessions Court' };
  const made = { _id: 'one', at: '2026-11-19T06:00:00.000Z', from: 'Pending', to: 'Approved', by } as const;
  const interim: Order = { ...made, outcome: 'interim', reasons: [], conditions: [] };
  await db.applications.update(id, { status: 'Approved', orders: [interim] });
  expect(await decideApplication(db, ports, id, { status: 'Approved', outcome: 'granted' })).toMatchObject({
    ok: true,
  });
  const corrected = { ...interim, _id: 'two', outcome: undefined, correction: CORRECTION };
  await db.applications.update(id, { orders: [interim, corrected] });
  expect(await decideApplication(db, ports, id, { status: 'Approved' })).toMatchObject({ ok: true });
  await db.applications.update(id, { orders: [interim, { ...interim, _id: 'two', outcome: 'granted' }] });
  await db.outbox.clear();
  const again = await decideApplication(db, ports, id, { status: 'Approved' });
  expect(again).toEqual({ ok: false, error: { kind: 'same-status' } });
});

const CORRECTION = { of: 'one', wrong: 'a', right: 'b', why: 'A clerical error.' };

describe('a joint application', () => {
  const other = { ...application.applicant, name: 'Ravi Kale' };

  beforeEach(async () => {
    await db.applications.update(id, { coApplicants: [other] });
  });

  it('queues an order for each applicant, and is decided after the second one', async () => {
    await decideApplication(db, ports, id, { status: 'Approved', applicants: [1] });
    expect(await pendingApplications(db, 10)).toHaveLength(1);
    expect(await applicationCounts(db)).toMatchObject({ pending: 1, approved: 0 });
    await decideApplication(db, ports, id, { status: 'Rejected', applicants: [2] });
    expect((await db.outbox.toArray()).map(({ body }) => body)).toEqual([
      { status: 'Approved', applicants: [1] },
      { status: 'Rejected', applicants: [2] },
    ]);
    expect(await pendingApplications(db, 10)).toEqual([]);
    expect(await applicationCounts(db)).toMatchObject({ pending: 0, approved: 1 });
    expect((await applicationOf(db, id))?.waitingDecisions).toHaveLength(2);
  });

  it('replaces the unsent order on the same applicant alone', async () => {
    await decideApplication(db, ports, id, { status: 'Approved', applicants: [1] });
    await decideApplication(db, ports, id, { status: 'Approved', applicants: [2] });
    await decideApplication(db, ports, id, { status: 'Rejected', applicants: [2] });
    expect((await db.outbox.toArray()).map(({ body }) => body)).toEqual([
      { status: 'Approved', applicants: [1] },
      { status: 'Rejected', applicants: [2] },
    ]);
  });

  it('refuses an applicant who is not in it', async () => {
    expect(await decideApplication(db, ports, id, { status: 'Approved', applicants: [3] })).toMatchObject({
      ok: false,
      error: { kind: 'invalid', fields: { applicants: 'Choose applicants of this application.' } },
    });
  });
});
