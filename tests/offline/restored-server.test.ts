/**
 * The court's server is restored from a backup older than this device. Nothing is deleted silently: lost
 * records return to the user and are sent again with a new key.
 */
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { applicationOf } from '#data/records/application/applications.ts';
import { decideApplication, UNDO_MS } from '#data/records/application/decide.ts';
import { saveCaseFacts } from '#data/records/case/case-facts.ts';
import { applyMineAgain, conflictOf } from '#data/outbox/conflict.ts';
import { sendAgain } from '#data/outbox/rejected-rows.ts';
import { countResendable } from '#data/outbox/resend-lost-rows.ts';
import { sendLostAgain } from '#data/outbox/resend-lost-rows.ts';
import { assessmentsOf } from '#data/records/assessment/assessments.ts';
import { saveAssessment } from '#data/records/assessment/save-assessment.ts';
import { saveReportDraft } from '#data/records/feedback/report-drafts.ts';
import { reportError } from '#data/records/feedback/report-error.ts';
import { needsYouItems } from '#data/outbox/sync-state.ts';
import { syncNow } from '#data/device/sync.ts';
import { engineOf, KINDS } from '#data/records/kinds.ts';
import { amendOne, fileOne } from '../data/acts.ts';
import { backupOf } from '../support/server-backup.ts';
import { startTestServer, type TestServer, type TestUser } from '../support/test-server.ts';
import { type Device, deviceOf } from './real-device.ts';

let server: TestServer;
let person: TestUser;
let lawyer: Device;

beforeEach(async () => {
  server = await startTestServer();
  person = await server.makeUser('lawyer');
  lawyer = await deviceOf(server, person);
});
afterEach(() => server.stop());

const sync = ({ db, ports }: Device) => syncNow(db, ports);
const backup = () => backupOf(server);

const rowsIn = async ({ db }: Device) =>
  (await needsYouItems(db)).flatMap((item) => (item.kind === 'row' ? [item.row] : []));

it('returns a lost filing with its case facts and sends both again', async () => {
  const restore = await backup();
  const id = await fileOne(lawyer.db, lawyer.ports, { parentage: 'son of Dattu Jadhav' });
  await sync(lawyer);
  const caseId = (await applicationOf(lawyer.db, id))?.caseId ?? '';
  await saveCaseFacts(lawyer.db, lawyer.ports, caseId, { firstRemandDate: '2026-07-11' });
  await sync(lawyer);
  await restore();

  await sync(lawyer);
  expect(await applicationOf(lawyer.db, id)).toMatchObject({
    sync: 'needs-you',
    applicant: { parentage: 'son of Dattu Jadhav' },
  });
  const rows = await rowsIn(lawyer);
  expect(rows.map(({ op, state }) => [op, state])).toEqual([
    ['file', 'rejected'],
    ['keep-case', 'held'],
  ]);
  expect(rows[0]?.error?.code).toBe('lost-by-server');
  expect((await lawyer.db.receipts.where('outcome').equals('lost').toArray()).length).toBe(2);

  await sendAgain(engineOf(lawyer.db, lawyer.ports), rows[0]?.n ?? -1);
  expect(await sync(lawyer)).toMatchObject({ drain: { kind: 'drained', sent: 2 } });
  const found = await server.pool.query('SELECT record FROM cases WHERE _id = $1', [caseId]);
  expect(found.rows[0]?.record).toMatchObject({ facts: { firstRemandDate: '2026-07-11' } });
  expect(await applicationOf(lawyer.db, id)).toMatchObject({ sync: 'sent', version: 1 });
});

it('keeps a waiting amendment when older lost facts are sent again', async () => {
  const restore = await backup();
  const id = await fileOne(lawyer.db, lawyer.ports);
  await sync(lawyer);
  const caseId = (await applicationOf(lawyer.db, id))?.caseId ?? '';
  await saveCaseFacts(lawyer.db, lawyer.ports, caseId, { firstRemandDate: '2026-07-11' });
  await sync(lawyer);
  await restore();
  await amendOne(lawyer.db, lawyer.ports, { id, form: { allegations: 'Found in a market, not stolen.' } });
  await sync(lawyer);
  await sendLostAgain(engineOf(lawyer.db, lawyer.ports));
  await sync(lawyer);
  const found = await server.pool.query('SELECT record FROM cases WHERE _id = $1', [caseId]);
  expect(found.rows[0]?.record.facts).toMatchObject({
    firstRemandDate: '2026-07-11',
    allegations: 'Found in a market, not stolen.',
  });
});

it('asks about a lost amendment, then accepts a later order', async () => {
  const judge = await deviceOf(server, await server.makeUser('judge'));
  const id = await fileOne(lawyer.db, lawyer.ports);
  await sync(lawyer);
  const restore = await backup();
  for (const age of ['40', '41', '42']) {
    await amendOne(lawyer.db, lawyer.ports, { id, form: { age } });
    await sync(lawyer);
  }
  await restore();
  await sync(lawyer);
  const [row] = await rowsIn(lawyer);
  expect(row).toMatchObject({ op: 'amend', state: 'conflict', error: { code: 'lost-by-server' } });
  expect(await conflictOf({ db: lawyer.db, kinds: KINDS }, row?.n ?? -1)).toMatchObject({
    open: true,
    fields: [{ path: 'applicant.age', yours: 42, theirs: 34 }],
  });
  await applyMineAgain(engineOf(lawyer.db, lawyer.ports), { n: row?.n ?? -1 });
  expect(await sync(lawyer)).toMatchObject({ drain: { sent: 1 } });
  await sync(judge);
  await decideApplication(judge.db, judge.ports, id, { status: 'Approved' });
  judge.ports.wait(UNDO_MS);
  await sync(judge);
  await sync(lawyer);
  expect(await applicationOf(lawyer.db, id)).toMatchObject({
    status: 'Approved',
    applicant: { age: 42 },
    sync: 'sent',
  });
});

it.each(['the newer text first', 'the older text first'])(
  'asks when two devices refile a lost application differently: %s',
  async (first) => {
    const desk = await deviceOf(server, person);
    const restore = await backup();
    const id = await fileOne(lawyer.db, lawyer.ports);
    await sync(lawyer);
    await sync(desk); // it does not receive the following amendment
    await amendOne(lawyer.db, lawyer.ports, { id, form: { age: '41' } });
    await sync(lawyer);
    await restore();
    const devices = first === 'the newer text first' ? [lawyer, desk] : [desk, lawyer];
    for (const device of devices) await sync(device); // each hears of the loss before either has sent it again
    for (const { db, ports } of devices) await sendLostAgain(engineOf(db, ports));
    for (const device of devices) await sync(device);
    const [before, after] = first === 'the newer text first' ? [41, 34] : [34, 41];
    const found = await server.pool.query('SELECT version, record FROM applications WHERE _id = $1', [id]);
    expect(found.rows).toMatchObject([{ version: 1, record: { applicant: { age: before } } }]);
    const second = devices.at(-1) ?? lawyer;
    const [row] = await rowsIn(second);
    expect(await conflictOf({ db: second.db, kinds: KINDS }, row?.n ?? -1)).toMatchObject({
      open: true,
      fields: [{ path: 'applicant.age', yours: after, theirs: before }],
    });
  },
);

it('returns a lost order to the judge who signed it', async () => {
  const judge = await deviceOf(server, await server.makeUser('judge'));
  const id = await fileOne(lawyer.db, lawyer.ports);
  await sync(lawyer);
  await sync(judge);
  const restore = await backup();
  const text = 'Long in custody; the trial has not begun.';
  await decideApplication(judge.db, judge.ports, id, { status: 'Approved', text });
  judge.ports.wait(UNDO_MS);
  await sync(judge);
  await restore();
  await sync(judge);
  expect(await rowsIn(judge)).toMatchObject([{ op: 'decide', error: { code: 'lost-by-server' } }]);
  expect(await judge.db.outbox.toArray()).toMatchObject([{ body: { status: 'Approved', text } }]);
});

const ANSWERS = {
  criminalHistory: 'low',
  flightRisk: 'low',
  severityOfCharges: 'medium',
  socialEconomic: 'low',
} as const;
const WEIGHTS = { criminalHistory: 40, flightRisk: 30, severityOfCharges: 20, socialEconomic: 10 };

async function reportOn({ db, ports }: Device, message: string): Promise<void> {
  const report = { title: 'BNS 303', fault: 'heading', message, email: '' } as const;
  await saveReportDraft(db, 'BNS 303', report);
  const card = { card: 'BNS 303', code: 'BNS', section: '303', subject: 'BNS 303: heading' };
  await reportError(db, ports, { ...report, ...card });
}

it('sends all lost records again after one confirmation', async () => {
  const firstId = await fileOne(lawyer.db, lawyer.ports);
  await sync(lawyer);
  const restore = await backup();
  await amendOne(lawyer.db, lawyer.ports, { id: firstId, form: { age: '41' } });
  const id = await fileOne(lawyer.db, lawyer.ports, { fullName: 'Sunil Pawar', firNumber: '9/2026' });
  await sync(lawyer);
  const caseId = (await applicationOf(lawyer.db, id))?.caseId ?? '';
  const assessed = { answers: ANSWERS, weights: WEIGHTS };
  await saveAssessment(lawyer.db, lawyer.ports, { caseId, ...assessed });
  await reportOn(lawyer, 'The heading is that of another section.');
  await sync(lawyer);
  const before = await lawyer.db.receipts.where('outcome').equals('accepted').toArray();
  await restore();
  await sync(lawyer);
  expect((await rowsIn(lawyer)).map(({ op }) => op).toSorted()).toEqual([
    'amend',
    'assess',
    'file',
    'report-error',
  ]);
  expect(await countResendable(engineOf(lawyer.db, lawyer.ports))).toBe(4);

  await sendLostAgain(engineOf(lawyer.db, lawyer.ports));
  const keys = new Set((await lawyer.db.outbox.toArray()).map(({ key }) => key));
  expect(before.filter(({ key }) => keys.has(key))).toEqual([]);
  expect(await sync(lawyer)).toMatchObject({ drain: { kind: 'drained', sent: 4 } });
  for (const table of ['assessments', 'feedback']) {
    const found = await server.pool.query(`SELECT count(*)::int AS n FROM ${table}`);
    expect([table, found.rows[0]?.n]).toEqual([table, 1]);
  }
  expect(await applicationOf(lawyer.db, firstId)).toMatchObject({ applicant: { age: 41 }, sync: 'sent' });
  expect(await assessmentsOf(lawyer.db, caseId)).toMatchObject([{ sync: 'sent' }]);
});

it('detects a restore from a write’s answer and pulls first', async () => {
  const id = await fileOne(lawyer.db, lawyer.ports);
  await sync(lawyer);
  const restore = await backup();
  await amendOne(lawyer.db, lawyer.ports, { id, form: { age: '41' } });
  await sync(lawyer);
  await restore();
  await amendOne(lawyer.db, lawyer.ports, { id, form: { address: 'Pune 5' } });
  const calls: string[] = [];
  const { online } = lawyer;
  lawyer.ports.fetch = (url, init) => {
    calls.push(`${init.method} ${url.split('?')[0]}`);
    return online(url, init);
  };
  await sync(lawyer);
  expect(calls.slice(0, 2)).toEqual([`PUT /api/applications/${id}`, 'GET /api/changes']);
  // the lost amendment is sent first, the later one after it
  expect((await rowsIn(lawyer)).map(({ op, state }) => [op, state])).toEqual([
    ['amend', 'conflict'],
    ['amend', 'held'],
  ]);
  await sendLostAgain(engineOf(lawyer.db, lawyer.ports));
  expect(await sync(lawyer)).toMatchObject({ drain: { kind: 'drained', sent: 2 } });
  expect(await applicationOf(lawyer.db, id)).toMatchObject({
    applicant: { age: 41, address: 'Pune 5' },
    version: 3,
  });
});

it('detects a restore from a stale answer with a lower version', async () => {
  const id = await fileOne(lawyer.db, lawyer.ports);
  await sync(lawyer);
  const restore = await backup();
  await amendOne(lawyer.db, lawyer.ports, { id, form: { age: '41' } });
  await sync(lawyer);
  await restore();
  await server.pool.query('DELETE FROM generations WHERE number > 1'); // the server does not announce the restore
  await amendOne(lawyer.db, lawyer.ports, { id, form: { address: 'Pune 5' } });
  await sync(lawyer);
  expect((await rowsIn(lawyer)).map(({ op, state }) => [op, state])).toEqual([
    ['amend', 'conflict'],
    ['amend', 'held'],
  ]);
});

it('lets a judge resend a lost order on an unchanged text', async () => {
  const judge = await deviceOf(server, await server.makeUser('judge'));
  const id = await fileOne(lawyer.db, lawyer.ports);
  await sync(lawyer);
  await sync(judge);
  const restore = await backup();
  await decideApplication(judge.db, judge.ports, id, { status: 'Rejected', text: 'Absconded twice.' });
  judge.ports.wait(UNDO_MS);
  await sync(judge);
  await restore();
  await sync(judge);
  expect(await rowsIn(judge)).toMatchObject([{ op: 'decide', state: 'rejected' }]);
  await sendLostAgain(engineOf(judge.db, judge.ports));
  expect(await sync(judge)).toMatchObject({ drain: { sent: 1 } });
  expect(await applicationOf(judge.db, id)).toMatchObject({ status: 'Rejected', sync: 'sent' });
});

it('returns a lost order when its lost application is filed again', async () => {
  const judge = await deviceOf(server, await server.makeUser('judge'));
  const restore = await backup();
  const id = await fileOne(lawyer.db, lawyer.ports);
  await sync(lawyer);
  await sync(judge);
  await decideApplication(judge.db, judge.ports, id, { status: 'Rejected', text: 'Absconded twice.' });
  judge.ports.wait(UNDO_MS);
  await sync(judge);
  await restore();
  await sync(judge);
  expect(await rowsIn(judge)).toEqual([]);
  await sync(lawyer);
  await sendLostAgain(engineOf(lawyer.db, lawyer.ports));
  await sync(lawyer);
  await sync(judge);
  expect(await rowsIn(judge)).toMatchObject([{ op: 'decide', title: 'Ramesh Jadhav' }]);
});

it('sends an amendment with a base version that does not exist', async () => {
  const id = await fileOne(lawyer.db, lawyer.ports);
  await sync(lawyer);
  await amendOne(lawyer.db, lawyer.ports, { id, form: { age: '41' } });
  await lawyer.db.outbox.toCollection().modify({ baseVersion: 5 });
  await sync(lawyer);
  expect(await sync(lawyer)).toMatchObject({ drain: { kind: 'drained', left: 0 } });
  expect(await applicationOf(lawyer.db, id)).toMatchObject({ sync: 'sent', applicant: { age: 41 } });
});
