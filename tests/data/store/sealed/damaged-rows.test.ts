/** A changed byte in the box of a stored row: records come again from the court, lost work is named. */
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addDocument } from '#data/records/document/add-document.ts';
import { applicationOf } from '#data/records/application/applications.ts';
import { engineOf } from '#data/records/kinds.ts';
import { repairDamagedRow } from '#data/outbox/damaged-rows.ts';
import { drain } from '#data/outbox/drain.ts';
import { needsYouItems, syncState } from '#data/outbox/sync-state.ts';
import type { Db } from '#data/store/db.ts';
import { recordsState } from '#data/store/first-pull.ts';
import type { DamagedRow } from '#data/store/sealed/damaged-rows.ts';
import { isSealed } from '#data/store/sealed/row-box.ts';
import { pull } from '#data/sync/pull.ts';
import { createDraft } from '#data/records/application/drafts.ts';
import { samplePdf } from '../../../support/sample-files.ts';
import { amendOne, fileOne } from '../../acts.ts';
import { type FakeServer, fakeServer } from '../../fake-server.ts';
import { noNetwork, testDb, testPorts, type TestPorts } from '../../test-device.ts';
import { putRaw, rawRows } from './raw-rows.ts';

let db: Db;
let ports: TestPorts;
let server: FakeServer;

beforeEach(async () => {
  server = fakeServer();
  db = await testDb();
  ports = testPorts(server.fetch);
});
afterEach(() => db.delete());

async function damage(table: string, op?: string): Promise<void> {
  const rows = (await rawRows(db.name, table)).filter((row) => op === undefined || row['op'] === op);
  for (const row of rows) {
    if (isSealed(row)) row.box[20] = Number(row.box[20]) ^ 1;
  }
  await putRaw(db.name, table, rows);
  await db.table(table).toArray(); // as a screen reads it
}

async function repair(): Promise<void> {
  const found: DamagedRow[] = [];
  db.damaged.watch((each) => found.push(each))();
  for (const each of found) await repairDamagedRow(engineOf(db, ports), each);
}

it('fetches a damaged record again from the court', async () => {
  const id = await fileOne(db, ports);
  await drain(engineOf(db, ports));
  await damage('applications');
  expect(await applicationOf(db, id)).toBeNull();
  await repair();
  expect(await needsYouItems(db)).toMatchObject([{ kind: 'damaged', work: { records: true, lost: [] } }]);
  await pull(engineOf(db, ports));
  expect(await applicationOf(db, id)).toMatchObject({ applicant: { name: 'Ramesh Jadhav' } });
});

it('does not know the records from the damage to the next finished pull', async () => {
  await fileOne(db, ports);
  await drain(engineOf(db, ports));
  await pull(engineOf(db, ports));
  expect((await recordsState(db)).kind).toBe('known');
  await damage('applications');
  await repair();
  expect((await recordsState(db)).kind).toBe('fetching');
  ports.fetch = noNetwork;
  await pull(engineOf(db, ports));
  expect((await recordsState(db)).kind).toBe('failed');
  ports.fetch = server.fetch;
  await pull(engineOf(db, ports));
  expect((await recordsState(db)).kind).toBe('known');
});

it('shows a damaged application that is not sent again from its filing', async () => {
  const id = await fileOne(db, ports);
  await damage('applications');
  expect(await applicationOf(db, id)).toBeNull();
  await repair();
  expect(await applicationOf(db, id)).toMatchObject({
    applicant: { name: 'Ramesh Jadhav' },
    sync: 'waiting',
  });
});

it('queues a damaged filing again from its application, and the server counts it once', async () => {
  const id = await fileOne(db, ports);
  await amendOne(db, ports, { id, form: { age: '35' } });
  const [filed] = await rawRows(db.name, 'outbox');
  await damage('outbox', 'file');
  expect((await db.outbox.toArray()).map(({ op }) => op)).toEqual(['amend']);
  await repair();
  await repair();
  expect(await db.outbox.orderBy('n').first()).toMatchObject({
    op: 'file',
    key: filed?.['key'],
    n: filed?.['n'],
  });
  expect(await needsYouItems(db)).toEqual([]);
  await drain(engineOf(db, ports));
  expect(server.applications.get(id)).toMatchObject({ applicant: { name: 'Ramesh Jadhav', age: 35 } });
  expect(await db.outbox.count()).toBe(0);
});

it('names a damaged change by kind and date, and shows the text of the court', async () => {
  const id = await fileOne(db, ports);
  await drain(engineOf(db, ports));
  await amendOne(db, ports, { id, form: { age: '35' } });
  const at = ports.now().toISOString();
  await damage('outbox');
  await repair();
  expect(await needsYouItems(db)).toMatchObject([
    { kind: 'damaged', work: { records: false, lost: [{ table: 'outbox', op: 'amend', at }] } },
  ]);
  expect(await syncState(db)).toMatchObject({ waiting: 0, needsYou: 1 });
  expect(await applicationOf(db, id)).toMatchObject({ applicant: { age: 34 }, sync: 'sent' });
});

it('names a damaged draft', async () => {
  await createDraft(db, ports);
  await damage('drafts');
  expect(await db.drafts.toArray()).toEqual([]);
  await repair();
  expect(await needsYouItems(db)).toMatchObject([{ kind: 'damaged', work: { lost: [{ table: 'drafts' }] } }]);
  expect(await db.drafts.count()).toBe(0);
});

it.each([
  ['application first', ['applications', 'outbox']],
  ['filing first', ['outbox', 'applications']],
] as const)('names a filing that is damaged together with its application, %s', async (_, tables) => {
  const id = await fileOne(db, ports);
  const at = ports.now().toISOString();
  for (const table of tables) await damage(table);
  await repair();
  const lost = [{ kind: 'damaged', work: { records: false, lost: [{ table: 'outbox', op: 'file', at }] } }];
  expect(await needsYouItems(db)).toMatchObject(lost);
  expect([await db.applications.count(), await db.outbox.count()]).toEqual([0, 0]);
  await drain(engineOf(db, ports));
  await pull(engineOf(db, ports));
  expect(await needsYouItems(db)).toMatchObject(lost);
  expect(await syncState(db)).toMatchObject({ waiting: 0, needsYou: 1 });
  expect(await applicationOf(db, id)).toBeNull();
});

it('keeps the later change of a filing that is damaged together with its application', async () => {
  const id = await fileOne(db, ports);
  await amendOne(db, ports, { id, form: { age: '35' } });
  await damage('applications');
  await damage('outbox', 'file');
  await repair();
  await drain(engineOf(db, ports));
  expect(await needsYouItems(db)).toMatchObject([
    { kind: 'damaged', work: { records: false, lost: [{ table: 'outbox', op: 'file' }] } },
    { kind: 'row', row: { op: 'amend', state: 'rejected' } },
  ]);
  expect(await db.outbox.toArray()).toMatchObject([{ body: { applicant: { age: 35 } } }]);
});

it('names a damaged file of a draft', async () => {
  const draft = await createDraft(db, ports);
  const of = { kind: 'draft', id: draft._id } as const;
  await addDocument(db, ports, { of, kind: 'annexure', name: 'fir.pdf', bytes: samplePdf(1) });
  await damage('documents');
  await repair();
  expect(await needsYouItems(db)).toMatchObject([
    { kind: 'damaged', work: { records: false, lost: [{ table: 'blobs', at: null }] } },
  ]);
});
