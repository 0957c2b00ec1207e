import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { DEFAULT_ANSWERS, DEFAULT_WEIGHTS } from '#law/risk/checklist.ts';
import { saveAssessment } from '#data/records/assessment/save-assessment.ts';
import { recomputeCase } from '#data/records/case/case-view.ts';
import { caseOf } from '#data/records/case/cases.ts';
import { type FactsPatch, saveCaseFacts } from '#data/records/case/case-facts.ts';
import type { Db } from '#data/store/db.ts';
import { drain } from '#data/outbox/drain.ts';
import { draftOf } from '#data/records/application/drafts.ts';
import { keepTheirs } from '#data/outbox/conflict.ts';
import { discardRefused, editAndResend, sendAgain } from '#data/outbox/rejected-rows.ts';
import { waitingItems } from '#data/outbox/sync-state.ts';
import { withdrawApplication } from '#data/records/application/withdraw.ts';
import { engineOf } from '#data/records/kinds.ts';
import { amendOne, fileOne } from '../acts.ts';
import { fakeServer, problem } from '../fake-server.ts';
import { noNetwork, testDb, testPorts, type TestPorts } from '../test-device.ts';

let db: Db;
let ports: TestPorts;

beforeEach(async () => {
  db = await testDb();
  ports = testPorts();
});

async function filedCase(): Promise<{ applicationId: string; caseId: string }> {
  const applicationId = await fileOne(db, ports);
  const row = await db.applications.get(applicationId);
  return { applicationId, caseId: row?.caseId ?? '' };
}

const save = (caseId: string, patch: FactsPatch) => saveCaseFacts(db, ports, caseId, patch);
const factsOf = async (caseId: string) => (await caseOf(db, caseId))?.facts;
const rowN = async (op: string): Promise<number> => (await db.outbox.where('op').equals(op).first())?.n ?? -1;

it('saves a fact on the case and queues it behind its filing', async () => {
  const { applicationId, caseId } = await filedCase();
  const saved = await save(caseId, { firstRemandDate: '2026-07-11' });
  expect(saved.ok).toBe(true);
  expect(await factsOf(caseId)).toMatchObject({ firstRemandDate: '2026-07-11', firNumber: '123/2026' });
  expect(await db.outbox.where('entityId').equals(caseId).toArray()).toMatchObject([
    {
      op: 'keep-case',
      entity: 'case',
      after: applicationId,
      body: { facts: { firstRemandDate: '2026-07-11' } },
      subject: { title: 'Ramesh Jadhav', facts: { firNumber: '123/2026' } },
    },
  ]);
  expect((await waitingItems(db)).map(({ op }) => op)).toEqual(['file', 'keep-case']);
});

it('does not change the filed application', async () => {
  const { applicationId, caseId } = await filedCase();
  await save(caseId, { arrestDate: '2026-07-09' });
  expect((await db.applications.get(applicationId))?.case.arrestDate).toBe('2026-07-10');
});

it('clears a fact, and queues nothing for an unchanged value', async () => {
  const { caseId } = await filedCase();
  await save(caseId, { arrestDate: null });
  expect(await factsOf(caseId)).not.toHaveProperty('arrestDate');
  await save(caseId, { arrestDate: null });
  expect(await db.outbox.where('entityId').equals(caseId).count()).toBe(1);
});

it('replaces the whole state of the charge-sheet', async () => {
  const { caseId } = await filedCase();
  await save(caseId, { chargesheet: { state: 'not-filed', asOf: '2026-11-20' } });
  await save(caseId, { chargesheet: { state: 'filed', on: '2026-11-19', asOf: null } });
  expect((await factsOf(caseId))?.chargesheet).toEqual({ state: 'filed', on: '2026-11-19' });
});

it('refuses an invalid fact or an unknown case, and changes nothing', async () => {
  const { caseId } = await filedCase();
  const saved = await save(caseId, { firstRemandDate: '2026-02-30' });
  expect(saved).toMatchObject({
    ok: false,
    error: { kind: 'invalid', fields: { firstRemandDate: expect.any(String) } },
  });
  expect(await db.outbox.where('entityId').equals(caseId).count()).toBe(0);
  expect(await save('nobody', {})).toEqual({ ok: false, error: { kind: 'gone' } });
});

it('moves the facts of a refused filing into its draft', async () => {
  const { applicationId, caseId } = await filedCase();
  await save(caseId, { arrestDate: '2026-07-09', firstRemandDate: '2026-07-10' });
  ports.fetch = () => Promise.resolve(problem('invalid-request'));
  await drain(engineOf(db, ports));
  ports.fetch = noNetwork;
  expect(await db.outbox.where('entityId').equals(caseId).first()).toMatchObject({ state: 'held' });
  expect((await editAndResend(engineOf(db, ports), await rowN('file'))).ok).toBe(true);
  expect(await draftOf(db, applicationId)).toMatchObject({
    form: { arrestDate: '2026-07-09' },
    under: { case: { firstRemandDate: '2026-07-10' } },
  });
  expect([await db.outbox.count(), await db.cases.count(), await db.bases.count()]).toEqual([0, 0, 0]);
});

it('discards the facts of a case with its refused filing', async () => {
  const { caseId } = await filedCase();
  await save(caseId, { firstRemandDate: '2026-07-11' });
  ports.fetch = () => Promise.resolve(problem('invalid-request'));
  await drain(engineOf(db, ports));
  expect(await discardRefused(engineOf(db, ports), await rowN('file'))).toBe(true);
  expect([await db.outbox.count(), await db.cases.count(), await db.bases.count()]).toEqual([0, 0, 0]);
  expect(await db.receipts.toArray()).toMatchObject([{ outcome: 'discarded' }, { outcome: 'discarded' }]);
});

async function sentCase(): Promise<string> {
  const { caseId } = await filedCase();
  const row = await db.cases.get(caseId);
  if (!row) throw new Error('no case');
  await db.outbox.clear();
  await db.cases.put({ ...row, version: 3, asOf: '2026-11-20T05:00:00.000Z' });
  return caseId;
}

it('hides a refused fact, shows it when resent, removes it when discarded', async () => {
  const caseId = await sentCase();
  await save(caseId, { firstRemandDate: '2026-07-11' });
  expect(await factsOf(caseId)).toHaveProperty('firstRemandDate');
  ports.fetch = () => Promise.resolve(problem('forbidden'));
  await drain(engineOf(db, ports));
  expect(await factsOf(caseId)).not.toHaveProperty('firstRemandDate');
  expect(await editAndResend(engineOf(db, ports), await rowN('keep-case'))).toEqual({
    ok: true,
    value: { kind: 'record', entity: 'case', entityId: caseId },
  });
  expect(await sendAgain(engineOf(db, ports), await rowN('keep-case'))).toBe(true);
  expect(await factsOf(caseId)).toHaveProperty('firstRemandDate');
  await drain(engineOf(db, ports));
  expect(await discardRefused(engineOf(db, ports), await rowN('keep-case'))).toBe(true);
  expect(await factsOf(caseId)).not.toHaveProperty('firstRemandDate');
  expect(await db.bases.count()).toBe(0);
});

it('updates the facts of the case from an amendment', async () => {
  const { applicationId, caseId } = await filedCase();
  await save(caseId, { firstRemandDate: '2026-07-11' });
  await amendOne(db, ports, { id: applicationId, form: { arrestDate: '2026-07-08' } });
  expect(await factsOf(caseId)).toMatchObject({ arrestDate: '2026-07-08', firstRemandDate: '2026-07-11' });
});

it('merges a refused fact with the next fact in one row', async () => {
  const caseId = await sentCase();
  await save(caseId, { jail: 'Yerawada' });
  ports.fetch = () => Promise.resolve(problem('forbidden'));
  await drain(engineOf(db, ports));
  await save(caseId, { role: 'None is alleged.' });
  expect(await factsOf(caseId)).toMatchObject({ jail: 'Yerawada', role: 'None is alleged.' });
  expect(await db.outbox.toArray()).toMatchObject([
    { state: 'pending', tried: false, body: { facts: { jail: 'Yerawada', role: 'None is alleged.' } } },
  ]);
});

it('sends only the last value of a fact after a refusal', async () => {
  const caseId = await sentCase();
  await save(caseId, { jail: 'Yerawada' });
  await save(caseId, { jail: 'Arthur Road' });
  ports.fetch = () => Promise.resolve(problem('forbidden'));
  await drain(engineOf(db, ports));
  await save(caseId, { jail: 'Taloja' });
  expect(await factsOf(caseId)).toMatchObject({ jail: 'Taloja' });
  expect(await db.outbox.toArray()).toMatchObject([{ body: { facts: { jail: 'Taloja' } } }]);
  expect(await db.receipts.toArray()).toMatchObject([{ outcome: 'replaced' }]);
});

it('shows a fact that waits only for another record', async () => {
  const caseId = await sentCase();
  await saveAssessment(db, ports, {
    caseId,
    answers: DEFAULT_ANSWERS,
    weights: DEFAULT_WEIGHTS,
  });
  await save(caseId, { jail: 'Yerawada' });
  ports.fetch = () => Promise.resolve(problem('forbidden'));
  await drain(engineOf(db, ports));
  expect((await db.outbox.toArray()).map(({ state }) => state)).toEqual(['rejected', 'held']);
  expect(await factsOf(caseId)).toMatchObject({ jail: 'Yerawada' });
  await recomputeCase(db, caseId);
  expect(await factsOf(caseId)).toMatchObject({ jail: 'Yerawada' });
});

it('holds a second fact behind the same withdrawal as the first', async () => {
  const { applicationId, caseId } = await filedCase();
  await save(caseId, { jail: 'Yerawada' });
  await withdrawApplication(db, ports, applicationId);
  const server = fakeServer();
  ports.fetch = async (url, init) => {
    if (url.includes('/cases/')) return problem('internal');
    const filed = server.applications.get(applicationId);
    if (filed?.version === 1) server.publish({ ...filed, version: 2 }); // a paper was added on another device
    return server.fetch(url, init);
  };
  await drain(engineOf(db, ports));
  await save(caseId, { role: 'None is alleged.' });
  const rows = () => db.outbox.orderBy('n').toArray();
  expect((await rows()).map(({ op, state, after }) => [op, state, after])).toEqual([
    ['keep-case', 'held', applicationId],
    ['withdraw', 'conflict', undefined],
    ['keep-case', 'held', applicationId],
  ]);
  expect(await editAndResend(engineOf(db, ports), (await rows()).at(-1)?.n ?? -1)).toMatchObject({
    value: { kind: 'record', entity: 'application', entityId: applicationId },
  });
  expect(await keepTheirs(engineOf(db, ports), await rowN('withdraw'))).toBe(true);
  expect((await rows()).map(({ state }) => state)).toEqual(['pending', 'pending']);
});
