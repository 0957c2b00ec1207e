import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import type { Db } from '#data/store/db.ts';
import {
  beginDraft,
  createDraft,
  discardDraft,
  DRAFT_HOLD_MS,
  draftOf,
  holdDraft,
  saveDraft,
  takeOverDraft,
} from '#data/records/application/drafts.ts';
import { listDrafts } from '#data/records/application/list-drafts.ts';
import { fileDraft } from '#data/records/application/file-application.ts';
import { syncState } from '#data/outbox/sync-state.ts';
import { err } from '#kernel/result.ts';
import { fileOne } from '../acts.ts';
import { filledForm, testDb, testPorts, type TestPorts } from '../test-device.ts';

let db: Db;
let ports: TestPorts;

beforeEach(async () => {
  db = await testDb();
  ports = testPorts();
});

it('saves typed values field by field', async () => {
  const { _id } = await createDraft(db, ports, { court: 'sessions' });
  await saveDraft(db, ports, _id, { form: { fullName: 'Ramesh' } });
  await saveDraft(db, ports, _id, { form: { age: '34' }, step: 2 });
  expect(await draftOf(db, _id)).toMatchObject({
    form: { fullName: 'Ramesh', age: '34', court: 'sessions' },
    step: 2,
  });
});

it('lists drafts, the last edited first', async () => {
  const first = await createDraft(db, ports);
  ports.wait(1000);
  const second = await createDraft(db, ports);
  ports.wait(1000);
  await saveDraft(db, ports, first._id, { step: 2 });
  expect((await listDrafts(db)).map(({ _id }) => _id)).toEqual([first._id, second._id]);
  await discardDraft(db, ports, first._id);
  expect(await listDrafts(db, 1)).toHaveLength(1);
});

it('is read-only in a second tab until that tab takes it over', async () => {
  const { _id } = await createDraft(db, ports);
  const other: TestPorts = { ...ports, tabId: 'tab-2' };
  expect(await saveDraft(db, other, _id, { step: 3 })).toEqual({
    ok: false,
    error: { kind: 'held-elsewhere' },
  });
  expect(await takeOverDraft(db, other, _id)).toMatchObject({ tabId: 'tab-2' });
  expect((await saveDraft(db, other, _id, { step: 3 })).ok).toBe(true);
  expect((await saveDraft(db, ports, _id, { step: 4 })).ok).toBe(false);
});

it('is free in another tab only when its holder stops refreshing', async () => {
  const { _id } = await createDraft(db, ports);
  const other: TestPorts = { ...ports, tabId: 'tab-2' };
  ports.wait(DRAFT_HOLD_MS - 1);
  await holdDraft(db, ports, _id);
  ports.wait(2);
  expect((await saveDraft(db, other, _id, { step: 2 })).ok).toBe(false);
  ports.wait(DRAFT_HOLD_MS);
  expect((await saveDraft(db, other, _id, { step: 2 })).ok).toBe(true);
});

it('is listed and counted as saved on the device', async () => {
  const { _id } = await createDraft(db, ports, { fullName: 'Asha' });
  expect(await listDrafts(db)).toMatchObject([{ _id, form: { fullName: 'Asha' } }]);
  expect(await syncState(db)).toMatchObject({ saved: 1 });
});

it('reports an unknown draft as gone', async () => {
  expect(await saveDraft(db, ports, 'none', { step: 2 })).toEqual({ ok: false, error: { kind: 'gone' } });
  expect(await draftOf(db, 'none')).toBeNull();
});

it('refuses late typing after another tab has filed the draft', async () => {
  const id = await fileOne(db, ports);
  const late = { ...ports, tabId: 'tab-2' };
  await beginDraft(db, late, { id, form: {} });
  expect(await saveDraft(db, late, id, { form: { fullName: 'R' } })).toEqual(err({ kind: 'gone' }));
  expect(await db.drafts.count()).toBe(0);
});

it('keeps a draft when an application with its id exists', async () => {
  const id = await fileOne(db, ports);
  const draft = await createDraft(db, ports, filledForm());
  await db.drafts.add({ ...draft, _id: id });
  expect(await fileDraft(db, ports, id)).toEqual(err({ kind: 'gone' }));
  expect(await db.outbox.count()).toBe(1);
  expect(await db.drafts.get(id)).toBeDefined();
});
