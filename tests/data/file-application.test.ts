import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { beforeEach, expect, it, vi } from 'vitest';
import { draftFromApplication } from '#data/records/application/amend.ts';
import {
  applicationCounts,
  applicationOf,
  recentApplications,
} from '#data/records/application/applications.ts';
import type { Db } from '#data/store/db.ts';
import { StorageFull } from '#data/store/storage-full.ts';
import { createDraft, saveDraft } from '#data/records/application/drafts.ts';
import { fileDraft } from '#data/records/application/file-application.ts';
import { syncState, waitingItems } from '#data/outbox/sync-state.ts';
import { withdrawApplication } from '#data/records/application/withdraw.ts';
import { filledForm, lawyer, testDb, testPorts, type TestPorts } from './test-device.ts';

let db: Db;
let ports: TestPorts;

beforeEach(async () => {
  db = await testDb();
  ports = testPorts();
});

async function filed(): Promise<string> {
  const { _id } = await createDraft(db, ports, filledForm());
  const done = await fileDraft(db, ports, _id);
  if (!done.ok) throw new Error(done.error.kind);
  return done.value.applicationId;
}

it('turns a draft into an application, a case and one outbox row', async () => {
  const draft = await createDraft(db, ports, filledForm());
  expect(await fileDraft(db, ports, draft._id)).toEqual({ ok: true, value: { applicationId: draft._id } });
  expect(await applicationOf(db, draft._id)).toMatchObject({
    status: 'Pending',
    applicationNumber: null,
    sync: 'waiting',
    asOf: null,
    createdBy: lawyer._id,
  });
  expect(await db.cases.get(draft.caseId)).toMatchObject({
    title: 'Ramesh Jadhav v. State',
    filingDate: '2026-11-20',
    facts: { firNumber: '123/2026' },
  });
  const [row] = await db.outbox.toArray();
  expect(row).toMatchObject({ op: 'file', entityId: draft._id, userId: lawyer._id, state: 'pending' });
  expect(row?.body).toMatchObject({ _id: draft._id, caseId: draft.caseId });
  expect(await syncState(db)).toMatchObject({ saved: 0, waiting: 1, needsYou: 0, sentAt: null });
});

it('files once when two tabs file the same draft', async () => {
  const { _id } = await createDraft(db, ports, filledForm());
  const both = await Promise.all([
    fileDraft(db, ports, _id),
    fileDraft(db, { ...ports, tabId: 'tab-2' }, _id),
  ]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both.find(({ ok }) => !ok)).toEqual({ ok: false, error: { kind: 'gone' } });
  expect(await db.outbox.count()).toBe(1);
});

it('keeps the draft and names the missing field', async () => {
  const { _id } = await createDraft(db, ports, filledForm({ firNumber: '' }));
  expect(await fileDraft(db, ports, _id)).toMatchObject({
    ok: false,
    error: { kind: 'invalid', fields: { 'case.firNumber': 'FIR/Case number is required' } },
  });
  expect(await db.drafts.count()).toBe(1);
  expect(await db.outbox.count()).toBe(0);
});

it('keeps the draft when storage is full after one cleanup', async () => {
  const { _id } = await createDraft(db, ports, filledForm());
  await db.blobs.add({ sha256: 'cached', usedAt: '2026-01-01', unsent: 0 });
  await db.blobs.add({ sha256: 'unsent', usedAt: '2026-01-01', unsent: 1 });
  const add = vi.spyOn(db.cases, 'put').mockImplementation(() => {
    throw new Dexie.QuotaExceededError('full');
  });
  await expect(fileDraft(db, ports, _id)).rejects.toThrow(StorageFull);
  expect(await db.drafts.count()).toBe(1);
  expect(await db.applications.count()).toBe(0);
  expect(await db.outbox.count()).toBe(0);
  expect(await db.blobs.toCollection().primaryKeys()).toEqual(['unsent']);
  add.mockRestore();
  expect((await fileDraft(db, ports, _id)).ok).toBe(true);
});

it('queues only the changed fields of an amendment behind the waiting filing', async () => {
  const id = await filed();
  const draft = await draftFromApplication(db, ports, id);
  expect(draft).toMatchObject({ amends: id, form: { fullName: 'Ramesh Jadhav', age: '34' } });
  expect((await draftFromApplication(db, ports, id))._id).toBe(draft._id);
  await saveDraft(db, ports, draft._id, { form: { age: '35' } });
  expect(await fileDraft(db, ports, draft._id)).toEqual({ ok: true, value: { applicationId: id } });
  expect((await waitingItems(db)).map(({ op }) => op)).toEqual(['file', 'amend']);
  expect((await db.outbox.toArray())[1]).toMatchObject({ body: { applicant: { age: 35 } }, baseVersion: 0 });
  expect(await applicationOf(db, id)).toMatchObject({ applicant: { age: 35 }, sync: 'waiting' });
});

it('sends nothing for an amendment that changes nothing', async () => {
  const id = await filed();
  const draft = await draftFromApplication(db, ports, id);
  expect((await fileDraft(db, ports, draft._id)).ok).toBe(true);
  expect(await db.outbox.count()).toBe(1);
  expect(await db.drafts.count()).toBe(0);
});

it('withdraws once, then starts a new draft in the same case', async () => {
  const id = await filed();
  expect((await withdrawApplication(db, ports, id)).ok).toBe(true);
  expect(await withdrawApplication(db, ports, id)).toEqual({ ok: false, error: { kind: 'closed' } });
  expect(await applicationOf(db, id)).toMatchObject({ status: 'Withdrawn', sync: 'waiting' });
  expect(await applicationCounts(db)).toMatchObject({ total: 1, withdrawn: 1, pending: 0 });
  const draft = await draftFromApplication(db, ports, id);
  expect(draft.amends).toBeUndefined();
  expect(draft._id).not.toBe(id);
  expect(draft.caseId).toBe((await applicationOf(db, id))?.caseId);
});

it('refuses to amend an application withdrawn while the draft was open', async () => {
  const id = await filed();
  const draft = await draftFromApplication(db, ports, id);
  await saveDraft(db, ports, draft._id, { form: { age: '35' } });
  await withdrawApplication(db, ports, id);
  expect(await fileDraft(db, ports, draft._id)).toEqual({ ok: false, error: { kind: 'closed' } });
  expect(await db.drafts.count()).toBe(1);
});

it('lists the newest applications first, up to the limit', async () => {
  const first = await filed();
  ports.wait(1000);
  const second = await filed();
  expect((await recentApplications(db, 5)).map(({ _id }) => _id)).toEqual([second, first]);
  expect(await recentApplications(db, 1)).toHaveLength(1);
  expect(await applicationOf(db, 'none')).toBeNull();
});
