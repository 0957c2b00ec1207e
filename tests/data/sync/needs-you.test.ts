import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import type { ProblemCode } from '#contract/problem.ts';
import { saveFormDraft } from '#data/store/form-drafts.ts';
import { draftFromApplication } from '#data/records/application/amend.ts';
import { applicationOf } from '#data/records/application/applications.ts';
import { applyMineAgain, conflictOf, keepTheirs } from '#data/outbox/conflict.ts';
import type { Db } from '#data/store/db.ts';
import { decideApplication, UNDO_MS } from '#data/records/application/decide.ts';
import { drain } from '#data/outbox/drain.ts';
import { draftOf, saveDraft } from '#data/records/application/drafts.ts';
import { exportUnsent } from '#data/account/export-unsent.ts';
import { fileDraft } from '#data/records/application/file-application.ts';
import { discardRefused, editAndResend, sendAgain } from '#data/outbox/rejected-rows.ts';
import { pull } from '#data/sync/pull.ts';
import { rowAsText } from '#data/outbox/row-as-text.ts';
import { rowWords } from '#features/work/sync/use-row-acts.ts';
import { english } from '../../support/english.ts';
import { needsYouItems, syncState } from '#data/outbox/sync-state.ts';
import { withdrawApplication } from '#data/records/application/withdraw.ts';
import { engineOf, KINDS } from '#data/records/kinds.ts';
import { amendOne, fileOne } from '../acts.ts';
import { type FakeServer, fakeServer, problem } from '../fake-server.ts';
import { testDb, testPorts, type TestPorts } from '../test-device.ts';

let db: Db;
let ports: TestPorts;
let server: FakeServer;

beforeEach(async () => {
  server = fakeServer();
  db = await testDb();
  ports = testPorts(server.fetch);
});

async function refuse(code: ProblemCode): Promise<void> {
  ports.fetch = () => Promise.resolve(problem(code));
  await drain(engineOf(db, ports));
  ports.fetch = server.fetch;
}

const firstN = async (): Promise<number> => (await db.outbox.orderBy('n').first())?.n ?? -1;

it('turns a refused filing and its amendment into one draft, same id', async () => {
  const id = await fileOne(db, ports);
  await amendOne(db, ports, { id, form: { age: '35' } });
  await refuse('invalid-request');
  const reopened = await editAndResend(engineOf(db, ports), await firstN());
  expect(reopened).toEqual({ ok: true, value: { kind: 'draft', draftId: id } });
  expect(await draftOf(db, id)).toMatchObject({ form: { fullName: 'Ramesh Jadhav', age: '35' } });
  expect(await applicationOf(db, id)).toBeNull();
  expect([await db.cases.count(), await db.outbox.count(), await db.receipts.count()]).toEqual([0, 0, 2]);

  await saveDraft(db, ports, id, { form: { address: 'Pune' } });
  expect((await fileDraft(db, ports, id)).ok).toBe(true);
  expect(await drain(engineOf(db, ports))).toMatchObject({ kind: 'drained', sent: 1 });
  expect(server.applications.get(id)?.applicant).toMatchObject({ age: 35, address: 'Pune' });
});

it.each([
  ['not-found', true, false],
  ['id-taken', false, false],
] as const)('gives new ids only when %s refuses the old ones', async (code, sameId, sameCase) => {
  const id = await fileOne(db, ports);
  const caseId = (await applicationOf(db, id))?.caseId;
  await refuse(code);
  const reopened = await editAndResend(engineOf(db, ports), await firstN());
  if (!reopened.ok || reopened.value.kind !== 'draft') throw new Error('no draft');
  const draft = await draftOf(db, reopened.value.draftId);
  expect(draft?._id === id).toBe(sameId);
  expect(draft?.caseId === caseId).toBe(sameCase);
});

it('turns a refused amendment into a draft on the server’s version', async () => {
  const id = await fileOne(db, ports);
  await drain(engineOf(db, ports));
  await amendOne(db, ports, { id, form: { age: '35' } });
  await refuse('invalid-request');
  expect(await applicationOf(db, id)).toMatchObject({ applicant: { age: 34 }, sync: 'needs-you' });
  const reopened = await editAndResend(engineOf(db, ports), await firstN());
  if (!reopened.ok || reopened.value.kind !== 'draft') throw new Error('no draft');
  const { draftId } = reopened.value;
  expect(await draftOf(db, draftId)).toMatchObject({ amends: id, form: { age: '35' }, baseVersion: 1 });
  await fileDraft(db, ports, draftId);
  await drain(engineOf(db, ports));
  expect(server.applications.get(id)).toMatchObject({ version: 2, applicant: { age: 35 } });
});

it('reopens a refused filing when the user edits the application', async () => {
  const id = await fileOne(db, ports);
  await refuse('invalid-request');
  expect(await draftFromApplication(db, ports, id)).toMatchObject({ _id: id });
  expect(await db.outbox.count()).toBe(0);
});

it('turns an amendment of a closed application into a new application', async () => {
  const id = await fileOne(db, ports);
  await drain(engineOf(db, ports));
  await amendOne(db, ports, { id, form: { age: '35' } });
  const known = server.applications.get(id);
  if (known) server.publish({ ...known, version: 2, status: 'Approved' });
  await drain(engineOf(db, ports));
  const reopened = await editAndResend(engineOf(db, ports), await firstN());
  if (!reopened.ok || reopened.value.kind !== 'draft') throw new Error('no draft');
  const draft = await draftOf(db, reopened.value.draftId);
  expect(draft).toMatchObject({ form: { age: '35' }, caseId: known?.caseId });
  expect(draft?.amends).toBeUndefined();
});

it('opens the rejected row when the user opens a held row', async () => {
  const id = await fileOne(db, ports);
  await withdrawApplication(db, ports, id);
  await refuse('invalid-request');
  const rowNumber = (await db.outbox.orderBy('n').last())?.n ?? -1;
  expect(await editAndResend(engineOf(db, ports), rowNumber)).toMatchObject({
    value: { kind: 'draft', draftId: id },
  });
  expect(await editAndResend(engineOf(db, ports), rowNumber)).toEqual({ ok: false, error: { kind: 'gone' } });
});

it('discards a refused filing and its followers, and keeps their receipts', async () => {
  const id = await fileOne(db, ports);
  await withdrawApplication(db, ports, id);
  await refuse('forbidden');
  expect(await discardRefused(engineOf(db, ports), await firstN())).toBe(true);
  expect(await applicationOf(db, id)).toBeNull();
  expect(await syncState(db)).toMatchObject({ waiting: 0, needsYou: 0, sentAt: null });
  expect(await db.receipts.toArray()).toMatchObject([{ outcome: 'discarded' }, { outcome: 'discarded' }]);
});

it('discards only the refused amendment and shows the server’s value again', async () => {
  const id = await fileOne(db, ports);
  await drain(engineOf(db, ports));
  await amendOne(db, ports, { id, form: { age: '35' } });
  await amendOne(db, ports, { id, form: { occupation: 'Driver' } });
  await refuse('invalid-request');
  await discardRefused(engineOf(db, ports), await firstN());
  await drain(engineOf(db, ports));
  expect(await applicationOf(db, id)).toMatchObject({ sync: 'sent', applicant: { occupation: 'Driver' } });
});

it('does not discard a waiting row', async () => {
  await fileOne(db, ports);
  expect(await discardRefused(engineOf(db, ports), await firstN())).toBe(false);
});

it('sends a refused row again under a new key', async () => {
  await fileOne(db, ports);
  await refuse('forbidden');
  const [before] = await db.outbox.toArray();
  expect(await sendAgain(engineOf(db, ports), before?.n ?? -1)).toBe(true);
  expect((await db.outbox.toArray())[0]?.key).not.toBe(before?.key);
  expect(await drain(engineOf(db, ports))).toMatchObject({ kind: 'drained', sent: 1 });
});

it('sends an expired row under its old key after confirmation', async () => {
  await fileOne(db, ports);
  const [before] = await db.outbox.toArray();
  ports.wait(100 * 24 * 3_600_000);
  await drain(engineOf(db, ports));
  await sendAgain(engineOf(db, ports), before?.n ?? -1);
  expect((await db.outbox.toArray())[0]?.key).toBe(before?.key);
  expect(await drain(engineOf(db, ports))).toMatchObject({ kind: 'drained', sent: 1 });
});

async function conflicting(): Promise<{ id: string; n: number }> {
  const id = await fileOne(db, ports);
  await drain(engineOf(db, ports));
  await amendOne(db, ports, { id, form: { age: '35', occupation: 'Driver' } });
  const known = server.applications.get(id);
  if (known) server.publish({ ...known, version: 2, applicant: { ...known.applicant, age: 36 } });
  await drain(engineOf(db, ports));
  return { id, n: await firstN() };
}

it('shows both sides of a conflict field by field', async () => {
  const { n } = await conflicting();
  expect((await conflictOf({ db, kinds: KINDS }, n))?.fields).toEqual([
    { path: 'applicant.age', base: 34, yours: 35, theirs: 36 },
    { path: 'applicant.occupation', base: undefined, yours: 'Driver', theirs: undefined },
  ]);
});

it('resolves a conflict with the server’s values', async () => {
  const { id, n } = await conflicting();
  expect(await keepTheirs(engineOf(db, ports), n)).toBe(true);
  expect(await applicationOf(db, id)).toMatchObject({ sync: 'sent', applicant: { age: 36 } });
});

it('resolves a conflict with all local values or the chosen fields', async () => {
  const all = await conflicting();
  expect(await applyMineAgain(engineOf(db, ports), { n: all.n })).toEqual({ ok: true, value: null });
  await drain(engineOf(db, ports));
  expect(server.applications.get(all.id)).toMatchObject({
    version: 3,
    applicant: { age: 35, occupation: 'Driver' },
  });

  const some = await conflicting();
  await applyMineAgain(engineOf(db, ports), { n: some.n, paths: ['applicant.occupation'] });
  await drain(engineOf(db, ports));
  expect(server.applications.get(some.id)).toMatchObject({ applicant: { age: 36, occupation: 'Driver' } });
});

it('never resends an order without a new signature of the judge', async () => {
  const id = await fileOne(db, ports);
  await drain(engineOf(db, ports));
  await decideApplication(db, ports, id, { status: 'Approved' });
  const known = server.applications.get(id);
  if (known) server.publish({ ...known, version: 2 });
  ports.wait(UNDO_MS);
  await drain(engineOf(db, ports));
  const n = await firstN();
  expect(await applyMineAgain(engineOf(db, ports), { n })).toEqual({
    ok: false,
    error: { kind: 'sign-again' },
  });
  expect(await editAndResend(engineOf(db, ports), n)).toMatchObject({
    value: { kind: 'record', entity: 'application', entityId: id },
  });
  expect(await needsYouItems(db)).toHaveLength(1);
});

it('exports a row as text after its record left the device', async () => {
  const id = await fileOne(db, ports);
  await drain(engineOf(db, ports));
  await amendOne(db, ports, { id, form: { age: '35', sections: 'BNS 303(2), BNS 317(2), BNS 3(5)' } });
  server.log.push({ entity: 'application', id, version: 2, deleted: true, reason: 'moved' });
  await pull(engineOf(db, ports));
  const text = await rowAsText(engineOf(db, ports), await firstN(), rowWords(english));
  expect(text).toContain('Ramesh Jadhav: Change to the application · BA/2026/1 · 20-11-2026, 11:30\u00a0IST');
  expect(text).toContain('Age: 35');
  expect(text).toContain('BNS 303(2), BNS 317(2), BNS 3(5)');
});

it('exports drafts and unsent rows, without the token', async () => {
  await fileOne(db, ports);
  await saveFormDraft(db, 'profile', { typed: { name: 'Meera' }, opened: { name: '' } });
  const exportJson = await exportUnsent(db, ports);
  expect(JSON.parse(exportJson)).toMatchObject({
    format: 'zamanat-unsent-1',
    unsent: [{ op: 'file' }],
    drafts: [],
    forms: [{ name: 'form:profile', typed: { name: 'Meera' } }],
  });
  expect(Object.keys(JSON.parse(exportJson)).toSorted()).toEqual([
    'diary',
    'drafts',
    'exportedAt',
    'feedback',
    'format',
    'forms',
    'orders',
    'reports',
    'unsent',
    'user',
  ]);
  expect(exportJson).not.toContain('token-1');
});
