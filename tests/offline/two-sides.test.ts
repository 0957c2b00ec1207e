import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { applicationCounts, applicationOf, draftedOrders } from '#data/records/application/applications.ts';
import { pendingApplications } from '#data/records/application/pending-applications.ts';
import { decideApplication, UNDO_MS, undoDecision } from '#data/records/application/decide.ts';
import { drain } from '#data/outbox/drain.ts';
import { fileDraft } from '#data/records/application/file-application.ts';
import { draftOf, saveDraft } from '#data/records/application/drafts.ts';
import { clearMeta, setMeta } from '#data/store/meta.ts';
import { editAndResend } from '#data/outbox/rejected-rows.ts';
import { latestNotifications } from '#data/notifications/notifications.ts';
import { pull } from '#data/sync/pull.ts';
import { needsYouItems, syncState } from '#data/outbox/sync-state.ts';
import { syncNow } from '#data/device/sync.ts';
import { engineOf } from '#data/records/kinds.ts';
import { serverApplication } from '../data/server-records.ts';
import { amendOne, fileOne } from '../data/acts.ts';
import type { TestUser } from '../support/test-server.ts';
import { type Device, deviceOf, lostAfter } from './real-device.ts';
import { serverForFile } from '../support/server-for-file.ts';

const server = serverForFile();
let person: TestUser;
let lawyer: Device;
let judge: Device;

beforeEach(async () => {
  person = await server.makeUser('lawyer');
  lawyer = await deviceOf(server, person);
  judge = await deviceOf(server, await server.makeUser('judge'));
});

const sync = ({ db, ports }: Device) => syncNow(db, ports);

async function filedAndSeen(): Promise<string> {
  const id = await fileOne(lawyer.db, lawyer.ports);
  await sync(lawyer);
  await sync(judge);
  return id;
}

it('delivers an offline decision once and adds one notification', async () => {
  const id = await filedAndSeen();
  expect((await pendingApplications(judge.db, 500)).map(({ _id }) => _id)).toContain(id);
  const reasons = ['long-custody'] as const;
  await decideApplication(judge.db, judge.ports, id, { status: 'Approved', reasons: [...reasons] });
  expect((await draftedOrders(judge.db)).map(({ _id }) => _id)).toEqual([id]);
  judge.ports.wait(UNDO_MS);
  judge.ports.fetch = lostAfter(judge.online);
  expect(await sync(judge)).toMatchObject({ drain: { kind: 'offline' } });
  judge.ports.fetch = judge.online;
  expect(await sync(judge)).toMatchObject({ drain: { kind: 'drained', sent: 1 } });

  await sync(lawyer);
  await sync(lawyer);
  const view = await applicationOf(lawyer.db, id);
  expect(view).toMatchObject({ status: 'Approved', sync: 'sent', orders: [{ to: 'Approved', reasons }] });
  expect(view?.orders).toHaveLength(1);
  expect(await latestNotifications(lawyer.db)).toMatchObject([
    { kind: 'decided', about: id, status: 'Approved' },
  ]);
  expect(await applicationCounts(lawyer.db)).toMatchObject({ total: 1, approved: 1 });
});

it('sends nothing after an undone decision', async () => {
  const id = await filedAndSeen();
  await decideApplication(judge.db, judge.ports, id, { status: 'Rejected' });
  expect(await undoDecision(judge.db, judge.ports, id)).toBe(true);
  judge.ports.wait(UNDO_MS * 2);
  await sync(judge);
  await sync(lawyer);
  expect(await applicationOf(lawyer.db, id)).toMatchObject({ status: 'Pending', version: 1 });
});

it('returns a decision on an older text to the judge, unsigned', async () => {
  const id = await filedAndSeen();
  await decideApplication(judge.db, judge.ports, id, { status: 'Approved' });
  await amendOne(lawyer.db, lawyer.ports, { id, form: { age: '61' } });
  await sync(lawyer);
  judge.ports.wait(UNDO_MS);
  await sync(judge);
  const view = await applicationOf(judge.db, id);
  expect(view).toMatchObject({ status: 'Pending', sync: 'needs-you', version: 2, applicant: { age: 61 } });
  expect(view?.pendingDecision).toBeUndefined();
  await sync(lawyer);
  expect(await applicationOf(lawyer.db, id)).toMatchObject({ status: 'Pending' });

  await decideApplication(judge.db, judge.ports, id, { status: 'Approved' });
  judge.ports.wait(UNDO_MS);
  await sync(judge);
  expect(await applicationOf(judge.db, id)).toMatchObject({ status: 'Approved', sync: 'sent' });
});

it('never applies a waiting amendment to a decided application', async () => {
  const id = await filedAndSeen();
  await amendOne(lawyer.db, lawyer.ports, { id, form: { age: '61' } });
  await decideApplication(judge.db, judge.ports, id, { status: 'Rejected' });
  judge.ports.wait(UNDO_MS);
  await sync(judge);
  await sync(lawyer);
  expect(await applicationOf(lawyer.db, id)).toMatchObject({
    status: 'Rejected',
    sync: 'needs-you',
    applicant: { age: 34 },
  });
  expect(await needsYouItems(lawyer.db)).toMatchObject([{ row: { op: 'amend', state: 'conflict' } }]);
});

it('merges different fields of two devices, and asks about the same field', async () => {
  const id = await fileOne(lawyer.db, lawyer.ports);
  await sync(lawyer);
  const phone = await deviceOf(server, person);
  await sync(phone);
  await amendOne(phone.db, phone.ports, { id, form: { occupation: 'Tailor' } });
  await amendOne(lawyer.db, lawyer.ports, { id, form: { age: '35' } });
  await sync(phone);
  await sync(lawyer);
  expect(await applicationOf(lawyer.db, id)).toMatchObject({
    version: 3,
    sync: 'sent',
    applicant: { age: 35, occupation: 'Tailor' },
  });

  await amendOne(phone.db, phone.ports, { id, form: { age: '36' } });
  await sync(phone); // its copy is old, but the field was not touched there: age was
  expect((await needsYouItems(phone.db)).length).toBe(1);
});

it('shows unsent edits over pulled changes', async () => {
  const id = await fileOne(lawyer.db, lawyer.ports);
  await sync(lawyer);
  const phone = await deviceOf(server, person);
  await sync(phone);
  await amendOne(lawyer.db, lawyer.ports, { id, form: { age: '35' } });
  await amendOne(phone.db, phone.ports, { id, form: { occupation: 'Tailor' } });
  await sync(phone);
  await pull(engineOf(lawyer.db, lawyer.ports));
  expect(await applicationOf(lawyer.db, id)).toMatchObject({
    sync: 'waiting',
    applicant: { age: 35, occupation: 'Tailor' },
  });
  await sync(lawyer);
  expect(await applicationOf(lawyer.db, id)).toMatchObject({ version: 3, sync: 'sent' });
});

it('pauses when the session ends, and continues after a sign-in', async () => {
  await server.fetch('/api/auth/logout', { method: 'POST', headers: { 'x-auth-token': person.token } });
  const id = await fileOne(lawyer.db, lawyer.ports);
  expect(await sync(lawyer)).toMatchObject({ drain: { kind: 'paused', left: 1 }, pull: null });
  expect(await syncState(lawyer.db)).toMatchObject({ paused: 'signed-out', waiting: 1, needsYou: 1 });
  const answer = await server.fetch('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: person.user.email, password: 'three quiet herons' }),
  });
  const { token }: { token: string } = JSON.parse(await answer.text());
  await setMeta(lawyer.db, 'token', token);
  await clearMeta(lawyer.db, 'paused');
  expect(await sync(lawyer)).toMatchObject({ drain: { kind: 'drained', sent: 1 } });
  expect(await applicationOf(lawyer.db, id)).toMatchObject({ sync: 'sent' });
});

it('turns a refused filing into a draft with the same id', async () => {
  const stranger = await deviceOf(server, await server.makeUser('lawyer'));
  const theirs = await fileOne(stranger.db, stranger.ports);
  await sync(stranger);
  const theirCase = (await applicationOf(stranger.db, theirs))?.caseId ?? '';

  const id = await fileOne(lawyer.db, lawyer.ports);
  await lawyer.db.outbox.toCollection().modify((row) => {
    Object.assign(row, { body: { ...Object(row.body), caseId: theirCase } });
  });
  await sync(lawyer);
  const [item] = await needsYouItems(lawyer.db);
  expect(item).toMatchObject({ row: { state: 'rejected', error: { code: 'not-found' } } });
  const n = item?.kind === 'row' ? item.row.n : -1;
  expect(await editAndResend(engineOf(lawyer.db, lawyer.ports), n)).toMatchObject({ value: { draftId: id } });
  expect((await draftOf(lawyer.db, id))?.caseId).not.toBe(theirCase);
  await saveDraft(lawyer.db, lawyer.ports, id, { form: { age: '40' } });
  await fileDraft(lawyer.db, lawyer.ports, id);
  expect(await sync(lawyer)).toMatchObject({ drain: { sent: 1 } });
  expect(await applicationOf(lawyer.db, id)).toMatchObject({ sync: 'sent', applicant: { age: 40 } });
});

it('fetches all records after an expired cursor, and removes only missing ones', async () => {
  const id = await fileOne(lawyer.db, lawyer.ports);
  await sync(lawyer);
  const ghost = serverApplication({ createdBy: person.user._id });
  await lawyer.db.applications.put({ ...ghost, asOf: null, seen: 0 });
  const phone = await deviceOf(server, person);
  const other = await fileOne(phone.db, phone.ports);
  await sync(phone);
  await server.pool.query('UPDATE change_counters SET pruned = last WHERE log_id = $1', [person.user._id]);
  const unsent = await fileOne(lawyer.db, lawyer.ports);
  expect(await pull(engineOf(lawyer.db, lawyer.ports))).toMatchObject({ kind: 'pulled' });
  const left = await lawyer.db.applications.toCollection().primaryKeys();
  expect(left.toSorted()).toEqual([id, other, unsent].toSorted());
  expect(await drain(engineOf(lawyer.db, lawyer.ports))).toMatchObject({ kind: 'drained', sent: 1 });
});
