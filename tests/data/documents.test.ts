/** Files stay on the device with their draft, application or case until the server has them. */
import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { createDraft, discardDraft, saveDraft } from '#data/records/application/drafts.ts';
import { fileDraft } from '#data/records/application/file-application.ts';
import { addDocument, type NewFile } from '#data/records/document/add-document.ts';
import { sweepBytes } from '#data/records/document/document-bytes.ts';
import { bytesOf } from '#data/store/stored-files.ts';
import { documentsOf } from '#data/records/document/documents.ts';
import { removeDocument } from '#data/records/document/remove-document.ts';
import { drain } from '#data/outbox/drain.ts';
import { discardRefused, editAndResend } from '#data/outbox/rejected-rows.ts';
import type { Db } from '#data/store/db.ts';
import { unsentWork } from '#data/account/logout.ts';
import { engineOf } from '#data/records/kinds.ts';
import { fileOne } from './acts.ts';
import { filledForm, testDb, testPorts } from './test-device.ts';
import { sampleJpg, samplePdf, samplePng } from '../support/sample-files.ts';

const ports = testPorts();

async function add(db: Db, of: NewFile['of'], change: Partial<NewFile> = {}) {
  ports.wait(1000);
  const added = await addDocument(db, ports, {
    of,
    kind: 'annexure',
    name: 'fir.pdf',
    bytes: samplePdf(),
    ...change,
  });
  if (!added.ok) throw new Error(JSON.stringify(added.error));
  return added.value;
}

it('saves files with the draft and queues them behind the filing', async () => {
  const db = await testDb();
  const { _id: id } = await createDraft(db, ports, filledForm());
  await add(db, { kind: 'draft', id });
  await add(db, { kind: 'draft', id }, { name: 'photo.jpg', bytes: sampleJpg() });
  expect(await db.outbox.count()).toBe(0);
  expect(await documentsOf(db, { applicationId: id })).toMatchObject([
    { name: 'fir.pdf', sync: 'draft', mayGo: true, isHere: true },
    { name: 'photo.jpg', sync: 'draft' },
  ]);
  expect(await fileDraft(db, ports, id)).toMatchObject({ ok: true });
  const caseId = (await db.applications.get(id))?.caseId;
  expect(await db.outbox.orderBy('n').toArray()).toMatchObject([
    { op: 'file', entityId: id },
    {
      op: 'add-document',
      after: id,
      file: true,
      subject: { applicationId: id, caseId, fileName: 'fir.pdf' },
    },
    { op: 'add-document', after: id, body: { name: 'photo.jpg' } },
  ]);
  expect(await documentsOf(db, { applicationId: id })).toMatchObject([
    { sync: 'waiting', caseId },
    { caseId },
  ]);
});

it('adds files to a case and an application, each file once', async () => {
  const db = await testDb();
  const id = await fileOne(db, ports);
  const caseId = (await db.applications.get(id))?.caseId ?? '';
  await db.outbox.clear(); // it was sent
  await add(db, { kind: 'case', id: caseId });
  await add(db, { kind: 'application', id });
  expect(await add(db, { kind: 'application', id }, { name: 'again.pdf' })).toMatchObject({ as: 'known' });
  const rows = await db.outbox.toArray();
  expect(rows.map(({ op, after }) => [op, after])).toEqual([
    ['add-document', undefined],
    ['add-document', undefined],
  ]);
  expect(await db.blobs.count()).toBe(1);
  expect(await documentsOf(db, { caseId })).toHaveLength(2);
  expect(
    await addDocument(db, ports, { of: { kind: 'case', id }, kind: 'other', name: 'x', bytes: samplePdf() }),
  ).toEqual({
    ok: false,
    error: { kind: 'gone' },
  });
});

it('corrects the file name to its content and reports the change', async () => {
  const db = await testDb();
  const of = { kind: 'application', id: await fileOne(db, ports) } as const;
  expect(await add(db, of, { name: 'scan.pdf', bytes: samplePng() })).toMatchObject({
    as: 'renamed',
    document: { name: 'scan.png', type: 'image/png' },
  });
  expect(await add(db, of, { name: 'a/b\\c\u202e.JPEG', bytes: sampleJpg() })).toMatchObject({
    as: 'new',
    document: { name: 'a-b-c.JPEG' },
  });
  expect(await add(db, of, { name: '' })).toMatchObject({ as: 'new', document: { name: 'document.pdf' } });
  const locked = samplePdf(1, { trailer: '/Encrypt 9 0 R ' });
  const withOpens = (opens: boolean) =>
    addDocument(db, ports, { of, kind: 'other', name: 'x.pdf', bytes: locked, opens: async () => opens });
  expect(await withOpens(false)).toEqual({ ok: false, error: { kind: 'fault', fault: 'locked' } });
  expect(await withOpens(true)).toMatchObject({
    ok: true,
    value: { as: 'new', document: { name: 'x.pdf' } },
  });
});

it('removes an unsent file, and its bytes with the last document', async () => {
  const db = await testDb();
  const of = { kind: 'application', id: await fileOne(db, ports) } as const;
  const first = await add(db, of);
  const second = await add(db, { kind: 'case', id: first.document.caseId });
  const { sha256 } = first.document;
  await removeDocument(db, ports, first.document._id);
  expect(await bytesOf(db, sha256)).not.toBeNull();
  await removeDocument(db, ports, second.document._id);
  expect(await bytesOf(db, sha256)).toBeNull();
  expect(await db.outbox.toArray()).toMatchObject([{ op: 'file' }]);
  const third = await add(db, of);
  await db.outbox.where('op').equals('add-document').modify({ tried: true });
  expect(await removeDocument(db, ports, third.document._id)).toEqual({ ok: false, error: { kind: 'sent' } });
});

it('returns to the draft on refusal and disappears when discarded', async () => {
  const db = await testDb();
  const { _id: id } = await createDraft(db, ports, filledForm());
  const { document } = await add(db, { kind: 'draft', id });
  await fileDraft(db, ports, id);
  const refused = { code: 'id-taken', msg: '', status: 409, at: '' } as const;
  await db.outbox.where('op').equals('file').modify({ state: 'rejected', lastError: refused });
  const [row] = await db.outbox.toArray();
  const opened = await editAndResend(engineOf(db, ports), row?.n ?? -1);
  const draftId = opened.ok && opened.value.kind === 'draft' ? opened.value.draftId : '';
  expect(draftId).not.toBe(id); // its id is in use
  expect(await db.outbox.count()).toBe(0);
  expect(await documentsOf(db, { applicationId: draftId })).toMatchObject([
    { _id: document._id, sync: 'draft' },
  ]);
  await saveDraft(db, ports, draftId, { form: { bailGrounds: 'Other grounds.' } });
  await fileDraft(db, ports, draftId);
  expect(await db.outbox.orderBy('n').last()).toMatchObject({ op: 'add-document', after: draftId });
  await db.outbox.where('op').equals('file').modify({ state: 'rejected', lastError: refused });
  await discardRefused(engineOf(db, ports), (await db.outbox.orderBy('n').first())?.n ?? -1);
  expect([await db.documents.count(), await db.blobs.count(), await db.outbox.count()]).toEqual([0, 0, 0]);

  const again = await createDraft(db, ports, filledForm());
  await add(db, { kind: 'draft', id: again._id });
  await discardDraft(db, ports, again._id);
  expect([await db.documents.count(), await db.blobs.count()]).toEqual([0, 0]);
});

it('counts a waiting file as unsent work', async () => {
  const db = await testDb();
  const id = await fileOne(db, ports);
  await add(db, { kind: 'application', id });
  expect(await unsentWork(db)).toMatchObject({ rows: 2 });
});

it('deletes unreferenced and least recently used bytes, never unsent bytes', async () => {
  const db = await testDb();
  const { document } = await add(db, { kind: 'application', id: await fileOne(db, ports) });
  const putBlob = (sha256: string, usedAt: string) => db.blobs.put({ sha256, usedAt, unsent: 0 });
  const named = (sha256: string, size: number) =>
    db.documents.put({ ...document, _id: ports.newId(), version: 1, sha256, size, uploadedBy: another });
  const another = { ...document.uploadedBy, _id: ports.newId() };
  await putBlob('nobody’s', '2026-11-20T06:00:00.000Z');
  await putBlob('old', '2026-11-18T06:00:00.000Z');
  await putBlob('new', '2026-11-19T06:00:00.000Z');
  await named('old', 60);
  await named('new', 60);
  await sweepBytes(db, ports, { most: 100 });
  expect((await db.blobs.toCollection().primaryKeys()).toSorted()).toEqual(
    [document.sha256, 'new'].toSorted(),
  );
});

it('needs the user when its bytes are missing, and calls no server', async () => {
  const db = await testDb();
  const id = await fileOne(db, ports);
  await db.outbox.clear();
  const { document } = await add(db, { kind: 'application', id });
  await db.blobs.clear();
  const calls: string[] = [];
  const fetch = async (url: string) => {
    calls.push(url);
    throw new TypeError('Failed to fetch');
  };
  await drain(engineOf(db, { ...ports, fetch }), 'files');
  expect(calls).toEqual([]);
  expect(await documentsOf(db, { applicationId: id })).toMatchObject([{ sync: 'needs-you', mayGo: true }]);
  expect(await removeDocument(db, ports, document._id)).toEqual({ ok: true, value: null });
});
