/** A device of version 8 of the database opens in this version with every row. One test per table, from a fixture. */
import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Db, SCHEMA_EPOCH } from '#data/store/db.ts';
import { countDrafts } from '#data/store/drafts.ts';
import { SENT_DRAFTS } from '#records/record-tables.ts';

interface FixtureLine {
  readonly table: string;
  readonly row: Readonly<Record<string, unknown>>;
}

const LINES = readFileSync(new URL('../stored/version-8.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line): FixtureLine => JSON.parse(line));

const TABLES = {
  applications: '_id, caseId, createdAt, status, [status+createdAt], seen',
  assessments: '_id, caseId, seen',
  bases: '[entity+id]',
  blobs: 'sha256, [unsent+usedAt]',
  cases: '_id, nextHearingDate, [status+nextHearingDate], firNumber, createdAt, seen',
  contested: '_id, applicationId, seen',
  conversations: '_id, at',
  diary: '_id, caseId, [date+at], seen',
  documents: '_id, caseId, applicationId, sha256, seen',
  drafts: '_id, tabId, updatedAt, amends',
  feedback: '_id, at, [about.code+about.section], seen',
  hearings: '_id, caseId, applicationId, date, [caseId+date], seen',
  meta: 'k',
  notes: '_id, caseId, seen',
  notifications: '_id, at, read',
  outbox: '++n, entityId, after, state, key, op, [entityId+n], [state+nextAt]',
  parked: '[entity+id], seen',
  pins: '[day+entityId]',
  receipts: 'key, at, [outcome+at]',
  scans: '_id, caseId',
};

const BYTES = new Set(['bytes', 'photo']);
const asStored = (row: FixtureLine['row']) =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key,
      BYTES.has(key) && Array.isArray(value) ? Uint8Array.from(value) : value,
    ]),
  );
const rowsIn = (table: string) =>
  LINES.filter((line) => line.table === table).map(({ row }) => asStored(row));

let db: Db;

beforeEach(async () => {
  const name = `upgrade-8-9-${crypto.randomUUID()}`;
  const old = new Dexie(name);
  old.version(8).stores(TABLES);
  for (const table of Object.keys(TABLES)) await old.table(table).bulkAdd(rowsIn(table));
  old.close();
  db = new Db(name);
});
afterEach(() => db.delete());

it.each(Object.keys(TABLES).filter((table) => table !== 'meta'))('keeps every row of %s', async (table) => {
  expect(rowsIn(table)).not.toEqual([]);
  expect(await db.table(table).toArray()).toEqual(rowsIn(table));
});

it('keeps only the device state in meta', async () => {
  expect((await db.meta.toArray()).filter(({ k }) => k !== 'keys')).toEqual([
    { k: 'schemaEpoch', v: SCHEMA_EPOCH },
    { k: 'settingsPatch', v: { reminder: '2-days' } },
    { k: 'sync', v: { cursor: '5.6' } },
    { k: 'token', v: 't' },
  ]);
  expect(await db.order_drafts.toArray()).toEqual([{ _id: 'x1', words: '{}' }]);
});

it.each([
  ['calculator', '', { of: '', form: { sections: 'BNS 303(2)' } }],
  ['court-message', '', 'Your matter is listed on 02-12-2026'],
  ['diary', 'c1', { caseId: 'c1', date: '2026-11-20', description: 'The memo' }],
  ['feedback', 'general', { subject: 'Thanks', message: 'It works', details: '', email: '', rating: null }],
  ['form', 'facts:c1:custody', { days: '7' }],
  ['hearing', 'a1', { date: '2026-12-02', time: '14:15' }],
  ['hearing-note', 'c1 2026-12-02', 'Bring the memo'],
  ['new-case', '', { applicant: 'Asha Kale' }],
  ['order', 'a1:Approved', { text: 'Long in custody.' }],
  ['outcome', 'h1', { state: 'part-heard', notes: 'Reply is awaited.' }],
  ['packet', 'a1', { parts: { memo: true } }],
  ['point', 'a1', { about: 'place', says: 'Not there', state: 'open' }],
  ['report', 'BNS 304', { title: 'BNS 304', fault: 'wrong-section', message: 'It is 303', email: '' }],
  ['share-draft', 'a1', { email: 'asha@example.in' }],
] as const)('moves the draft of kind %s to the table of drafts', async (kind, id, values) => {
  expect(await db.formDrafts.get([kind, id])).toMatchObject({ kind, id, values });
  expect(await db.formDrafts.count()).toBe(14);
});

it('counts the moved drafts', async () => {
  expect(await countDrafts(db, ...SENT_DRAFTS)).toBe(4);
  expect(await countDrafts(db, 'form')).toBe(1);
});

it('has a fixture row for every table of version 8', () => {
  expect([...new Set(LINES.map(({ table }) => table))].toSorted()).toEqual(Object.keys(TABLES).toSorted());
});

it('renames the facts of a stored application draft', async () => {
  const name = `upgrade-8-9-${crypto.randomUUID()}`;
  const old = new Dexie(name);
  old.version(8).stores(TABLES);
  await old.table('drafts').add({ _id: 'd2', form: { fullName: 'Asha Kale', delayDays: '14' }, step: 2 });
  old.close();
  const opened = new Db(name);
  expect(await opened.table('drafts').toArray()).toEqual([
    { _id: 'd2', form: { fullName: 'Asha Kale', delayByAccusedDays: '14' }, step: 2 },
  ]);
  await opened.delete();
});
