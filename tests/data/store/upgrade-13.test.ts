/** A sealed device of version 13, the one of release 0.2.0, keeps its rows. */
import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Db } from '#data/store/db.ts';
import { loadRecordKey } from '#data/store/sealed/record-keys.ts';
import { sealingMiddleware, type SealState, taggingMiddleware } from '#data/store/sealed/sealed-core.ts';
import { rawRows } from './sealed/raw-rows.ts';

/** Each table with a row of version 13 and its indexes. */
const TABLES: Readonly<Record<string, { readonly indexes: string; readonly row: object }>> = {
  applications: {
    indexes: '_id, caseId, createdAt, status, [status+createdAt], seen',
    row: { _id: 'a1', caseId: 'c1', createdAt: '2026-11-20T06:00:00.000Z', status: 'pending', seen: 3 },
  },
  assessments: { indexes: '_id, caseId, seen', row: { _id: 's1', caseId: 'c1', score: 3, seen: 3 } },
  bases: { indexes: '[entity+id]', row: { entity: 'case', id: 'c1', base: { notes: 'before' } } },
  blobs: {
    indexes: 'sha256, [unsent+usedAt]',
    row: { sha256: 'f'.repeat(64), unsent: 1, usedAt: '2026-11-20T06:00:00.000Z', type: 'text/plain' },
  },
  blocks: {
    indexes: '[sha256+from]',
    row: { sha256: 'f'.repeat(64), from: 0, bytes: new Uint8Array([1, 2, 3]) },
  },
  cache: { indexes: 'k', row: { k: 'persistence', v: { answer: 'granted' } } },
  cases: {
    indexes: '_id, nextHearingDate, [status+nextHearingDate], firNumber, firTag, createdAt, seen',
    row: {
      _id: 'c1',
      firNumber: '218/2026',
      status: 'active',
      createdAt: '2026-11-20T06:00:00.000Z',
      seen: 3,
    },
  },
  contested: { indexes: '_id, applicationId, seen', row: { _id: 'p1', applicationId: 'a1', seen: 3 } },
  conversations: { indexes: '_id, at', row: { _id: 'q1', at: '2026-11-20T06:00:00.000Z', turns: [] } },
  diary: {
    indexes: '_id, caseId, [date+at], seen',
    row: { _id: 'd1', caseId: 'c1', date: '2026-11-20', at: '2026-11-20T06:00:00.000Z', seen: 3 },
  },
  documents: {
    indexes: '_id, caseId, applicationId, sha256, seen',
    row: { _id: 'f1', caseId: 'c1', sha256: 'f'.repeat(64), name: 'fir.pdf', seen: 3 },
  },
  drafts: {
    indexes: '_id, tabId, updatedAt, amends',
    row: { _id: 'w1', tabId: 't1', updatedAt: '2026-11-20T06:00:00.000Z', step: 2, form: { name: 'Sunil' } },
  },
  feedback: {
    indexes: '_id, at, [about.code+about.section], seen',
    row: { _id: 'b1', at: '2026-11-20T06:00:00.000Z', text: 'wrong section', seen: 3 },
  },
  formDrafts: {
    indexes: '[kind+id], kind',
    row: { kind: 'order', id: 'a1', values: { reasons: ['custody of 70 days'] } },
  },
  hearings: {
    indexes: '_id, caseId, applicationId, date, [caseId+date], seen',
    row: { _id: 'h1', caseId: 'c1', date: '2026-12-01', seen: 3 },
  },
  notes: {
    indexes: '_id, caseId, seen',
    row: { _id: 'n1', caseId: 'c1', text: 'ask for the memo', seen: 3 },
  },
  notifications: {
    indexes: '_id, at, read',
    row: { _id: 'm1', at: '2026-11-20T06:00:00.000Z', read: 0, kind: 'hearing' },
  },
  order_drafts: { indexes: '_id, seen', row: { _id: 'a1', version: 1, words: '{}', device: 'd1', seen: 3 } },
  outbox: {
    indexes: '++n, entityId, after, state, key, op, [entityId+n], [state+nextAt]',
    row: {
      n: 1,
      key: 'k1',
      entityId: 'a1',
      op: 'application.file',
      state: 'waiting',
      body: { name: 'Sunil' },
    },
  },
  parked: { indexes: '[entity+id], seen', row: { entity: 'case', id: 'c2', body: { newer: true }, seen: 3 } },
  pins: { indexes: '[day+entityId]', row: { day: '2026-11-20', entityId: 'a1' } },
  receipts: {
    indexes: 'key, at, [outcome+at]',
    row: { key: 'k0', at: '2026-11-20T06:00:00.000Z', outcome: 'accepted' },
  },
  received: {
    indexes: '_id, at',
    row: { _id: 'r1', at: '2026-11-20T06:00:00.000Z', text: 'next date 12-12-2026' },
  },
  reserve: { indexes: 'k', row: { k: 'reserve', bytes: new Uint8Array(8) } },
  scans: { indexes: '_id, caseId', row: { _id: 'x1', caseId: 'c1', words: [] } },
  shares: {
    indexes: 'applicationId',
    row: { applicationId: 'a1', at: '2026-11-20T06:00:00.000Z', live: [] },
  },
  visits: { indexes: 'caseId', row: { caseId: 'c1', before: null } },
};
/** Sealed bytes: the store of files opens them, not the table. */
const BYTES = 'blocks';
const ROWS = Object.keys(TABLES).filter((table) => table !== BYTES);
/** The rest has no words of a case: days, hashes and the reserve. */
const SEALED = Object.keys(TABLES).filter((table) => !['blobs', 'pins', 'reserve'].includes(table));

let db: Db;
let bytes: readonly object[];

beforeEach(async () => {
  const name = `upgrade-13-${crypto.randomUUID()}`;
  const old = new Dexie(name);
  const seal: SealState = { key: null, wasLoaded: false, ahead: null, onUnopened: () => undefined };
  old.use(sealingMiddleware(seal));
  old.use(taggingMiddleware(seal));
  const stores = Object.entries(TABLES).map(([table, { indexes }]) => [table, indexes]);
  old.version(13).stores({ ...Object.fromEntries(stores), meta: 'k' });
  await old.table('meta').bulkAdd([
    { k: 'schemaEpoch', v: 3 },
    { k: 'sealedAll', v: true },
  ]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has the table that the key is stored in
  seal.key = await loadRecordKey(old as unknown as Db, name, {});
  seal.wasLoaded = true;
  await old.table('meta').add({ k: 'token', v: 'token-1' });
  for (const [table, { row }] of Object.entries(TABLES)) await old.table(table).add(structuredClone(row));
  old.close();
  bytes = await rawRows(name, BYTES);
  db = new Db(name);
});
afterEach(() => db.delete());

it.each(ROWS)('v13 keeps the row of %s', async (table) => {
  expect(await db.table(table).toArray()).toMatchObject([TABLES[table]?.row ?? {}]);
});

it('v13 keeps the bytes of files', async () => {
  await db.open();
  expect(bytes).toHaveLength(1);
  expect(await rawRows(db.name, BYTES)).toEqual(bytes);
});

it('v13 keeps every table of this version', async () => {
  await db.open();
  expect(db.tables.map(({ name }) => name).toSorted()).toEqual([...Object.keys(TABLES), 'meta'].toSorted());
});

it('v13 keeps the session', async () => {
  expect(await db.meta.get('token')).toEqual({ k: 'token', v: 'token-1' });
});

it.each(SEALED)('v13 keeps the row of %s sealed', async (table) => {
  await db.open();
  const rows = await rawRows(db.name, table);
  expect(rows.map((row) => 'box' in row)).toEqual([true]);
});
