/**
 * An error reported offline: stored on the device, sent to the operator once, synced to the writer's other
 * device.
 */
import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { openUserDb } from '#data/store/db.ts';
import { drain } from '#data/outbox/drain.ts';
import { reportsOn } from '#data/records/feedback/reports-on.ts';
import { removeEverything } from '#data/account/logout.ts';
import { needsYouItems, sentItems, syncState } from '#data/outbox/sync-state.ts';
import { pull } from '#data/sync/pull.ts';
import { saveReportDraft } from '#data/records/feedback/report-drafts.ts';
import { type ErrorReport, reportError } from '#data/records/feedback/report-error.ts';
import { startSession } from '#data/store/session.ts';
import { SharedDb } from '#data/store/shared-db.ts';
import { syncNow } from '#data/device/sync.ts';
import { engineOf } from '#data/records/kinds.ts';
import { operatorSays } from '../support/operator-says.ts';
import { feedbackListCommand } from '../../server/operations/commands/feedback-list.ts';
import { fileOne } from '../data/acts.ts';
import { noNetwork } from '../data/test-device.ts';
import type { TestUser } from '../support/test-server.ts';
import { type Device, deviceOf, lostAfter, lostBefore, twice } from './real-device.ts';
import { serverForFile } from '../support/server-for-file.ts';

const server = serverForFile();
let person: TestUser;
let phone: Device;

beforeEach(async () => {
  person = await server.makeUser('judge', []);
  phone = await deviceOf(server, person);
});

async function report({ db, ports }: Device, message = 'The heading is that of section 305.') {
  const errorReport: ErrorReport = {
    card: 'BNS 304',
    code: 'BNS',
    section: '304',
    title: 'BNS 304',
    subject: 'BNS 304: Wrong number or heading',
    fault: 'heading',
    message,
    email: '',
  };
  await saveReportDraft(db, errorReport.card, errorReport);
  return reportError(db, ports, errorReport);
}

const onCard = ({ db }: Device) => reportsOn(db, { code: 'BNS', section: '304' });

async function onServer(): Promise<{ message: string }[]> {
  const found = await server.pool.query('SELECT record FROM feedback WHERE owner_id = $1', [person.user._id]);
  return found.rows.map(({ record }) => record);
}

it('waits offline and shows that it waits', async () => {
  phone.ports.fetch = noNetwork;
  await report(phone);
  await drain(engineOf(phone.db, phone.ports));
  expect(await onCard(phone)).toMatchObject([{ sync: 'waiting', by: { name: person.user.name } }]);
  expect(await syncState(phone.db)).toMatchObject({ waiting: 1, needsYou: 0 });
});

it.each([
  ['the request is lost before the server has it', () => lostBefore],
  ['the answer is lost after the server has done it', (device: Device) => lostAfter(device.online)],
  ['the network delivers it twice', (device: Device) => twice(device.online)],
])('arrives once when %s', async (_, network) => {
  const { db, ports, online } = phone;
  await report(phone);
  ports.fetch = network(phone);
  await drain(engineOf(db, ports));
  ports.fetch = online;
  await syncNow(db, ports);
  await syncNow(db, ports);
  expect(await onServer()).toMatchObject([
    { message: 'The heading is that of section 305.', by: { role: 'judge' }, appVersion: '0.1.0' },
  ]);
  expect(await onCard(phone)).toMatchObject([{ version: 1, sync: 'sent' }]);
  expect((await sentItems(db)).filter(({ op }) => op === 'report-error')).toHaveLength(1);
  const printed = await operatorSays(feedbackListCommand, server.ports);
  expect(printed).toContain('  | The heading is that of section 305.');
});

it('syncs to the same user’s other device, not to another user', async () => {
  await report(phone);
  await syncNow(phone.db, phone.ports);
  const desk = await deviceOf(server, person);
  await pull(engineOf(desk.db, desk.ports));
  expect(await onCard(desk)).toMatchObject([{ version: 1, sync: 'sent' }]);
  const other = await deviceOf(server, await server.makeUser('judge'));
  await pull(engineOf(other.db, other.ports));
  expect(await onCard(other)).toEqual([]);
});

it('is sent although an earlier filing was refused', async () => {
  const lawyer = await deviceOf(server, await server.makeUser('judge', [])); // no judge may file
  await fileOne(lawyer.db, lawyer.ports);
  await report(lawyer);
  await syncNow(lawyer.db, lawyer.ports);
  expect(await needsYouItems(lawyer.db)).toMatchObject([{ row: { op: 'file' } }]);
  expect(await onCard(lawyer)).toMatchObject([{ sync: 'sent' }]);
});

it('needs the user when its id belongs to another text', async () => {
  await report(phone);
  const [row] = await phone.db.outbox.toArray();
  const body = { ...Object(row?.body), message: 'Something else.' };
  await server.fetch('/api/feedback', {
    method: 'POST',
    headers: { 'x-auth-token': person.token, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await drain(engineOf(phone.db, phone.ports));
  expect(await needsYouItems(phone.db)).toMatchObject([{ row: { error: { code: 'id-taken' } } }]);
  expect(await onCard(phone)).toMatchObject([{ sync: 'needs-you', message: expect.stringContaining('305') }]);
});

it('is removed with all other data of the device', async () => {
  const shared = new SharedDb(`shared-${crypto.randomUUID()}`);
  const { _id, name, email, role } = person.user;
  const signIn = async () => {
    await startSession(shared, { token: person.token, user: { _id, name, email, role } });
    return openUserDb(_id);
  };
  const db = await signIn();
  const device = { ...phone, db };
  device.ports.fetch = noNetwork;
  await report(device);
  await saveReportDraft(db, 'BNS 305', { title: 'BNS 305', fault: 'other', message: 'Begun.', email: '' });
  expect(await removeEverything(shared, db, device.ports)).toBe(true);
  const again = await signIn();
  expect(await onCard({ ...device, db: again })).toEqual([]);
  expect(await syncState(again)).toMatchObject({ saved: 0, waiting: 0 });
  await again.delete();
  await shared.delete();
});
