/** An assessment made in a basement: on the device at once, on the server exactly once, on the judge's device after it. */
import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { applicationOf } from '#data/records/application/applications.ts';
import { assessmentsOf } from '#data/records/assessment/assessments.ts';
import { drain } from '#data/outbox/drain.ts';
import { fetchCalculation } from '#data/records/assessment/fetch-calculation.ts';
import { fetchCase } from '#data/records/case/fetch-case.ts';
import { discardRefused, sendAgain } from '#data/outbox/rejected-rows.ts';
import { pull } from '#data/sync/pull.ts';
import { saveAssessment, type ToSave } from '#data/records/assessment/save-assessment.ts';
import { needsYouItems, sentItems, syncState } from '#data/outbox/sync-state.ts';
import { removeRecord } from '#data/sync/remove-record.ts';
import { syncNow } from '#data/device/sync.ts';
import { caseKind } from '#data/records/case/case-kind.ts';
import { engineOf, KINDS } from '#data/records/kinds.ts';
import { proposalOfCase } from '#domain/case/facts-of-case.ts';
import { DEFAULT_ANSWERS, DEFAULT_WEIGHTS } from '#law/risk/checklist.ts';
import { fileOne } from '../data/acts.ts';
import { noNetwork } from '../data/test-device.ts';
import { TABLES } from '../law/law-tables.ts';
import type { TestUser } from '../support/test-server.ts';
import { type Device, deviceOf, lostAfter, lostBefore, twice } from './real-device.ts';
import { serverForFile } from '../support/server-for-file.ts';
import { transfer } from '../support/transfer.ts';

const server = serverForFile();
let person: TestUser;
let lawyer: Device;
let caseId = '';

beforeEach(async () => {
  person = await server.makeUser('lawyer');
  lawyer = await deviceOf(server, person);
  caseId = await filedCase();
});

async function filedCase(): Promise<string> {
  const id = await fileOne(lawyer.db, lawyer.ports);
  return (await applicationOf(lawyer.db, id))?.caseId ?? '';
}

const toSave = (change: Partial<ToSave> = {}): ToSave => ({
  caseId,
  answers: DEFAULT_ANSWERS,
  weights: DEFAULT_WEIGHTS,
  ...change,
});

const save = (change: Partial<ToSave> = {}) => saveAssessment(lawyer.db, lawyer.ports, toSave(change));

async function versionsOnServer(): Promise<number[]> {
  const found = await server.pool.query('SELECT version FROM assessments WHERE case_id = $1', [caseId]);
  return found.rows.map(({ version }) => version);
}

it('appears at once as unsent and counts as waiting', async () => {
  lawyer.ports.fetch = noNetwork;
  await save();
  expect(await assessmentsOf(lawyer.db, caseId)).toMatchObject([
    { version: 0, sync: 'waiting', level: 'Low', score: 15, by: { name: person.user.name } },
  ]);
  expect(await syncState(lawyer.db)).toMatchObject({ waiting: 2, needsYou: 0 });
});

it.each([
  ['the request is lost before the server has it', () => lostBefore],
  ['the answer is lost after the server has done it', (device: Device) => lostAfter(device.online)],
  ['the network delivers it twice', (device: Device) => twice(device.online)],
])('is saved once when %s', async (_, network) => {
  const { db, ports, online } = lawyer;
  await syncNow(db, ports);
  await save();
  ports.fetch = network(lawyer);
  await drain(engineOf(db, ports));
  ports.fetch = online;
  await syncNow(db, ports);
  await syncNow(db, ports);
  expect(await versionsOnServer()).toEqual([1]);
  expect(await assessmentsOf(db, caseId)).toMatchObject([{ version: 1, sync: 'sent' }]);
  expect((await sentItems(db)).filter(({ op }) => op === 'assess')).toHaveLength(1);
});

it('goes after the filing of its case, two in their order', async () => {
  const { db, ports, online } = lawyer;
  ports.fetch = noNetwork;
  await save();
  await save({ answers: { ...DEFAULT_ANSWERS, flightRisk: 'high' } });
  await drain(engineOf(db, ports));
  ports.fetch = online;
  await syncNow(db, ports);
  expect(await assessmentsOf(db, caseId)).toMatchObject([
    { version: 2, level: 'Medium' },
    { version: 1, level: 'Low' },
  ]);
  expect(await syncState(db)).toMatchObject({ waiting: 0, needsYou: 0 });
});

it('syncs from lawyer to judge and from judge to lawyer', async () => {
  const judge = await deviceOf(server, await server.makeUser('judge'));
  await save();
  await syncNow(lawyer.db, lawyer.ports);
  await pull(engineOf(judge.db, judge.ports));
  expect(await assessmentsOf(judge.db, caseId)).toMatchObject([{ version: 1, by: { role: 'lawyer' } }]);
  const answers = { ...DEFAULT_ANSWERS, severityOfCharges: 'high' } as const;
  await saveAssessment(judge.db, judge.ports, toSave({ answers }));
  await syncNow(judge.db, judge.ports);
  await pull(engineOf(lawyer.db, lawyer.ports));
  expect(await assessmentsOf(lawyer.db, caseId)).toMatchObject([
    { version: 2, by: { role: 'judge' } },
    { version: 1 },
  ]);
});

it('leaves the judge’s device when the case moves to another court', async () => {
  const judge = await deviceOf(server, await server.makeUser('judge', [{ kind: 'sessions', place: 'Pune' }]));
  await save();
  await syncNow(lawyer.db, lawyer.ports);
  await pull(engineOf(judge.db, judge.ports));
  expect(await assessmentsOf(judge.db, caseId)).toHaveLength(1);
  const application = await lawyer.db.applications.where('caseId').equals(caseId).first();
  await transfer(server, application?._id ?? '', { kind: 'high', place: 'Bombay' });
  await pull(engineOf(judge.db, judge.ports));
  expect(await judge.db.cases.get(caseId)).toBeUndefined();
  expect(await assessmentsOf(judge.db, caseId)).toEqual([]);
});

it('returns from another owner’s case, and can be resent or discarded', async () => {
  const { db, ports } = lawyer;
  await syncNow(db, ports);
  const other = await server.makeUser('lawyer');
  await server.pool.query(
    `UPDATE cases SET owner_id = $2, record = jsonb_set(record, '{ownerId}', $3) WHERE _id = $1`,
    [caseId, other.user._id, JSON.stringify(other.user._id)],
  );
  await save();
  await drain(engineOf(db, ports));
  const [item] = await needsYouItems(db);
  expect(item).toMatchObject({
    row: { op: 'assess', error: { msg: 'Not found, or you do not have access to it.' } },
  });
  expect(await assessmentsOf(db, caseId)).toMatchObject([{ sync: 'needs-you' }]);
  const n = item?.kind === 'row' ? item.row.n : -1;
  expect(await sendAgain(engineOf(db, ports), n)).toBe(true);
  expect(await assessmentsOf(db, caseId)).toMatchObject([{ sync: 'waiting' }]);
  await drain(engineOf(db, ports));
  expect(await discardRefused(engineOf(db, ports), n)).toBe(true);
  expect(await assessmentsOf(db, caseId)).toEqual([]);
  expect(await versionsOnServer()).toEqual([]);
});

it.each([
  [
    { weights: { ...DEFAULT_WEIGHTS, flightRisk: 20 } },
    'weights',
    'The four weights must add up to exactly 100.',
  ],
])('refuses %j on the device with the message of the contract', async (change, field, sentence) => {
  expect(await save(change)).toMatchObject({ error: { kind: 'invalid', fields: { [field]: sentence } } });
  expect(await lawyer.db.assessments.count()).toBe(0);
});

it('refuses a case that is not on the device', async () => {
  expect(await save({ caseId: crypto.randomUUID() })).toEqual({ ok: false, error: { kind: 'gone' } });
});

it('proposes the same answers on the device and on the server', async () => {
  const { db, ports } = lawyer;
  await syncNow(db, ports);
  const record = await db.cases.get(caseId);
  if (!record) throw new Error('no case');
  const local = proposalOfCase(record, TABLES);
  expect(local.answers).toEqual({ severityOfCharges: 'low' });
  expect(await fetchCalculation(db, ports, caseId)).toMatchObject(local);
  ports.fetch = noNetwork;
  expect(await fetchCalculation(db, ports, caseId)).toBeNull();
});

it('fetches a missing own case, but no case of another user', async () => {
  await syncNow(lawyer.db, lawyer.ports);
  const phone = await deviceOf(server, person);
  expect(await fetchCase(phone.db, phone.ports, caseId)).toEqual({ kind: 'kept' });
  expect(await phone.db.cases.get(caseId)).toMatchObject({ version: 1 });
  const stranger = await deviceOf(server, await server.makeUser('lawyer'));
  expect(await fetchCase(stranger.db, stranger.ports, caseId)).toMatchObject({ kind: 'missing' });
  expect(await fetchCase(stranger.db, stranger.ports, 'no-id')).toMatchObject({ kind: 'missing' });
  expect(await stranger.db.cases.count()).toBe(0);
});

it('does not return from a late answer after its case was removed', async () => {
  await syncNow(lawyer.db, lawyer.ports);
  await save();
  lawyer.ports.fetch = async (url, init) => {
    const answered = await lawyer.online(url, init);
    lawyer.ports.fetch = lawyer.online;
    const { db } = lawyer;
    await db.transaction('rw', KINDS.tablesOfRemoval(db), () =>
      removeRecord({ db, kinds: KINDS }, caseKind, caseId),
    );
    return answered;
  };
  expect(await drain(engineOf(lawyer.db, lawyer.ports))).toMatchObject({ kind: 'drained', sent: 1 });
  expect(await versionsOnServer()).toEqual([1]);
  expect(await assessmentsOf(lawyer.db, caseId)).toEqual([]);
});
