/** Each database version opens from a fixture of the previous one. */
import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { expect, it } from 'vitest';
import { Db, SCHEMA_EPOCH } from '#data/store/db.ts';
import { createDraft, saveDraft } from '#data/records/application/drafts.ts';
import { reportsOn } from '#data/records/feedback/reports-on.ts';
import { getMeta, setMeta } from '#data/store/meta.ts';
import { applyParkedRecords } from '#data/sync/apply-parked-records.ts';
import { SharedDb } from '#data/store/shared-db.ts';
import { contentOf } from '#contract/application/application.ts';
import { drain } from '#data/outbox/drain.ts';
import { engineOf } from '#data/records/kinds.ts';
import { day } from '#kernel/calendar-date.ts';
import { DEFAULT_ANSWERS, DEFAULT_WEIGHTS } from '#law/risk/checklist.ts';
import { fakeServer } from '../fake-server.ts';
import {
  serverApplication,
  serverAssessment,
  serverFeedback,
  serverHearing,
  serverNote,
} from '../server-records.ts';
import { lawyer, testDb, testPorts } from '../test-device.ts';

it('v14 opens with every store and its indexes', async () => {
  const db = new Db(`v14-${crypto.randomUUID()}`);
  await db.open();
  const stores = Object.fromEntries(
    db.tables.map(({ name, schema }) => [
      name,
      [schema.primKey.src, ...schema.indexes.map(({ src }) => src)].join(', '),
    ]),
  );
  expect(stores).toEqual({
    applications: '_id, caseId, createdAt, status, [status+createdAt], hasSeveralFirs, seen',
    assessments: '_id, caseId, seen',
    cache: 'k',
    cases: '_id, nextHearingDate, [status+nextHearingDate], firNumber, firTag, createdAt, seen',
    contested: '_id, applicationId, seen',
    conversations: '_id, at',
    diary: '_id, caseId, [date+at], seen',
    documents: '_id, caseId, applicationId, sha256, seen',
    feedback: '_id, at, [about.code+about.section], seen',
    hearings: '_id, caseId, applicationId, date, [caseId+date], seen',
    notes: '_id, caseId, seen',
    order_drafts: '_id, seen',
    shares: 'applicationId',
    visits: 'caseId',
    notifications: '_id, at, read',
    drafts: '_id, tabId, updatedAt, amends',
    formDrafts: '[kind+id], kind',
    outbox: '++n, entityId, after, state, key, op, [entityId+n], [state+nextAt]',
    receipts: 'key, at, [outcome+at]',
    received: '_id, at',
    reserve: 'k',
    scans: '_id, caseId',
    bases: '[entity+id]',
    parked: '[entity+id], seen',
    pins: '[day+entityId]',
    blobs: 'sha256, [unsent+usedAt]',
    blocks: '[sha256+from]',
    meta: 'k',
  });
  expect(await getMeta(db, 'schemaEpoch')).toBe(SCHEMA_EPOCH);
  await db.delete();
});

/** When the first round of the new version started. */
const TAKEN_IN = '2026-11-20T06:00:00.000Z';

/** As version 1 was released. */
const V1 = {
  applications: '_id, caseId, createdAt, status, [status+createdAt], seen',
  cases: '_id, nextHearingDate, [status+nextHearingDate], firNumber, createdAt, seen',
  hearings: '_id, caseId, [caseId+date], seen',
  notifications: '_id, at, read',
  drafts: '_id, tabId, updatedAt, amends',
  outbox: '++n, entityId, after, state, key, op, [entityId+n], [state+nextAt]',
  receipts: 'key, at, [outcome+at]',
  bases: '[entity+id]',
  parked: '[entity+id], seen',
  pins: '[day+entityId]',
  blobs: 'sha256, [unsent+usedAt]',
  meta: 'k',
};

it('v1 to v14 keeps drafts and outbox, and adds parked assessments', async () => {
  const name = `upgrade-1-2-${crypto.randomUUID()}`;
  const old = new Dexie(name);
  old.version(1).stores(V1);
  const known = serverAssessment();
  const park = (id: string, entity: string, data: unknown) =>
    old.table('parked').put({ entity, id, version: 1, data, seen: 4 });
  await park(known._id, 'assessment', known);
  await park('unread', 'assessment', { level: 'Enormous' });
  await park('d1', 'diary', { text: 'kept' });
  await park(ENTRY._id, 'diary', ENTRY);
  await old.table('drafts').put({ _id: 'draft', form: { fullName: 'Ramesh' }, updatedAt: 'x', tabId: 't' });
  await old.table('outbox').put({ entityId: 'a1', state: 'pending', key: 'k1', op: 'file', body: { a: 1 } });
  old.close();

  const db = new Db(name);
  await applyParkedRecords(engineOf(db, testPorts()));
  expect(await db.assessments.toArray()).toEqual([{ ...known, asOf: TAKEN_IN, seen: 4 }]);
  expect((await db.parked.toArray()).map(({ id }) => id)).toEqual(['unread', 'd1']);
  expect(await db.drafts.get('draft')).toMatchObject({ form: { fullName: 'Ramesh' } });
  expect(await db.outbox.toArray()).toMatchObject([{ key: 'k1', body: { a: 1 }, state: 'pending' }]);
  await db.delete();
});

/** As version 2 was released. */
const V2 = { ...V1, assessments: '_id, caseId, seen' };

const ENTRY = {
  _id: '0190a0a0-0000-7000-8000-0000000000d1',
  version: 1,
  caseId: '0190a0a0-0000-7000-8000-0000000000c1',
  date: '2026-11-19',
  description: 'The memo was shown.',
  attachments: [],
  at: '2026-11-19T10:00:00.000Z',
  by: { _id: lawyer._id, name: lawyer.name, role: lawyer.role },
};

it('v2 to v14 keeps all rows, and adds parked feedback and diary', async () => {
  const name = `upgrade-2-3-${crypto.randomUUID()}`;
  const old = new Dexie(name);
  old.version(1).stores(V1);
  old.version(2).stores(V2);
  const known = serverFeedback();
  const assessment = { ...serverAssessment(), asOf: null, seen: 4 };
  const park = (id: string, entity: string, data: unknown) =>
    old.table('parked').put({ entity, id, version: 1, data, seen: 4 });
  await park(known._id, 'feedback', known);
  await park('unread', 'feedback', { message: 7 });
  await park('d1', 'diary', { text: 'kept' });
  await park(ENTRY._id, 'diary', ENTRY);
  await old.table('assessments').put(assessment);
  await old.table('drafts').put({ _id: 'draft', form: { fullName: 'Ramesh' }, updatedAt: 'x', tabId: 't' });
  const row = { entityId: 'c1', state: 'pending', key: 'k1', op: 'assess', opVersion: 1, body: { a: 1 } };
  await old.table('outbox').put(row);
  old.close();

  const db = new Db(name);
  await applyParkedRecords(engineOf(db, testPorts()));
  expect(await db.feedback.toArray()).toEqual([{ ...known, asOf: TAKEN_IN, seen: 4 }]);
  expect(await reportsOn(db, { code: 'BNS', section: '304' })).toMatchObject([{ sync: 'sent' }]);
  expect(await db.diary.toArray()).toEqual([{ ...ENTRY, asOf: TAKEN_IN, seen: 4 }]);
  expect((await db.parked.toArray()).map(({ id }) => id)).toEqual(['d1', 'unread']);
  expect(await db.assessments.toArray()).toEqual([assessment]);
  expect(await db.drafts.get('draft')).toMatchObject({ form: { fullName: 'Ramesh' } });
  expect(await db.outbox.toArray()).toEqual([{ n: 1, ...row }]);
  await db.delete();
});

/** As version 3 was released. */
const V3 = { ...V2, feedback: '_id, at, [about.code+about.section], seen' };

it('v3 to v14 keeps hearings and outbox, and indexes hearings by date', async () => {
  const name = `upgrade-3-4-${crypto.randomUUID()}`;
  const old = new Dexie(name);
  old.version(1).stores(V1);
  old.version(2).stores(V2);
  old.version(3).stores(V3);
  const known = { ...serverHearing({ date: day('2026-12-02') }), seen: 4 };
  await old.table('hearings').put(known);
  await old
    .table('outbox')
    .put({ entityId: 'c1', state: 'pending', key: 'k1', op: 'assess', body: { a: 1 } });
  old.close();

  const db = new Db(name);
  expect(await db.hearings.where('date').equals('2026-12-02').toArray()).toEqual([known]);
  expect(await db.outbox.toArray()).toMatchObject([{ key: 'k1', body: { a: 1 }, state: 'pending' }]);
  await db.delete();
});

it('v5 to v14 keeps documents and outbox, and adds parked notes', async () => {
  const name = `upgrade-5-7-${crypto.randomUUID()}`;
  const old = new Dexie(name);
  old.version(5).stores({ ...V1, documents: '_id, caseId, applicationId, sha256, seen' });
  const note = serverNote();
  await old.table('parked').put({ entity: 'note', id: note._id, version: 1, data: note, seen: 4 });
  await old.table('documents').put({ _id: 'd1', caseId: 'c1', sha256: 'x', version: 1 });
  await old.table('outbox').put({ entityId: 'a1', state: 'pending', key: 'k1', op: 'file', body: { a: 1 } });
  old.close();

  const db = new Db(name);
  await applyParkedRecords(engineOf(db, testPorts()));
  expect(await db.notes.toArray()).toEqual([{ ...note, asOf: TAKEN_IN, seen: 4 }]);
  expect([await db.parked.count(), await db.documents.count(), await db.outbox.count()]).toEqual([0, 1, 1]);
  await db.delete();
});

it('v7 to v14 keeps scanned pages, and adds the table of conversations', async () => {
  const name = `upgrade-7-8-${crypto.randomUUID()}`;
  const old = new Dexie(name);
  old.version(7).stores({ ...V1, scans: '_id, caseId' });
  await old.table('scans').put({ _id: 's1', caseId: 'c1', place: 1 });
  old.close();

  const db = new Db(name);
  expect(await db.scans.count()).toBe(1);
  await db.conversations.add({ _id: 'k1', at: '2026-11-22T10:00:00.000Z', messages: [], typed: 'x' });
  expect(await db.conversations.orderBy('at').count()).toBe(1);
  await db.delete();
});

it('v9 to v14 keeps device state and drafts, and adds the empty reserve', async () => {
  const name = `upgrade-${crypto.randomUUID()}`;
  const old = new Dexie(name);
  old.version(9).stores({ meta: 'k', formDrafts: '[kind+id], kind', drafts: '_id', outbox: '++n' });
  await old.table('meta').put({ k: 'token', v: 'token-1' });
  await old.table('formDrafts').put({ kind: 'diary', id: 'new', values: { description: 'typed' } });
  old.close();
  const db = new Db(name);
  expect(await getMeta(db, 'token')).toBe('token-1');
  expect(await db.formDrafts.toArray()).toMatchObject([{ id: 'new', values: { description: 'typed' } }]);
  expect(await db.reserve.count()).toBe(0);
  await db.delete();
});

it('sends outbox rows of an older app with the older subject', async () => {
  const server = fakeServer();
  const db = await testDb();
  const ports = testPorts(server.fetch);
  const known = serverApplication();
  server.publish(known);
  const row = {
    key: 'k1',
    userId: lawyer._id,
    entity: 'application',
    entityId: known._id,
    op: 'amend',
    opVersion: 1,
    body: { applicant: { age: 41 } },
    baseVersion: 1,
    clientTime: '2026-11-20T05:00:00.000Z',
    clockOffset: 0,
    state: 'pending',
    tried: false,
    attempts: 0,
    firstFailureAt: null,
    nextAt: '2026-11-20T05:00:00.000Z',
    lease: null,
    lastError: null,
    subject: {
      title: 'Ramesh',
      applicationNumber: null,
      content: contentOf(known),
      before: contentOf(known),
    },
  };
  const assessment = {
    ...row,
    key: 'k2',
    entity: 'assessment',
    op: 'assess',
    baseVersion: 0,
    body: { _id: known.caseId, answers: DEFAULT_ANSWERS, weights: DEFAULT_WEIGHTS },
    subject: { title: 'Ramesh', applicationNumber: null, content: null, firNumber: '1/2026' },
  };
  await db.table('outbox').bulkAdd([row, assessment]);
  await drain(engineOf(db, ports));
  expect(server.applications.get(known._id)).toMatchObject({ version: 2, applicant: { age: 41 } });
  expect(await db.receipts.get('k1')).toMatchObject({ outcome: 'accepted', version: 2 });
  expect(server.calls).toContain(`POST /api/risk-assessment/${known._id}`);
  await db.delete();
});

it('v1 to v2 of the shared database keeps user and tables', async () => {
  const name = `shared-${crypto.randomUUID()}`;
  const old = new Dexie(name);
  old.version(1).stores({ rows: 'k', law: '[lawEdition+file], lawEdition' });
  await old.table('rows').put({ k: 'currentUser', v: 'u1' });
  await old.table('law').put({ lawEdition: 'e1', file: 'acts', data: [] });
  old.close();
  const shared = new SharedDb(name);
  await shared.open();
  const stores = shared.tables.map(({ name: table, schema }) => `${table}: ${schema.primKey.src}`);
  expect(stores.toSorted()).toEqual([
    'law: [lawEdition+file]',
    'lawEditions: k',
    'lawTexts: sha256',
    'rows: k',
  ]);
  expect(await shared.rows.get('currentUser')).toEqual({ k: 'currentUser', v: 'u1' });
  expect(await shared.law.count()).toBe(1);
  await shared.delete();
});

it('reads but does not write the data of a newer app', async () => {
  const db = await testDb();
  const ports = testPorts();
  const { _id } = await createDraft(db, ports);
  await setMeta(db, 'schemaEpoch', SCHEMA_EPOCH + 1);
  await expect(saveDraft(db, ports, _id, { step: 2 })).rejects.toThrow(/newer/);
  expect((await db.drafts.get(_id))?.step).toBe(1);
  await db.delete();
});

it('opens in older code after a rollback without losing a table', async () => {
  const name = `rollback-${crypto.randomUUID()}`;
  const newer = new Dexie(name);
  newer
    .version(4)
    .stores({ drafts: '_id, tabId, updatedAt, amends', outbox: '++n, state', meta: 'k', extra: 'id' });
  await newer.table('drafts').add({ _id: 'd1' });
  newer.close();
  const db = new Db(name);
  expect(await db.drafts.count()).toBe(1);
  await db.delete();
});
