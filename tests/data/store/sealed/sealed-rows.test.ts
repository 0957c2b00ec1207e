/** Rows are sealed in IndexedDB, and every way of reading and writing them works as before. */
import 'fake-indexeddb/auto';
import { liveQuery } from 'dexie';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Db } from '#data/store/db.ts';
import { CLEAR_COLUMNS } from '#data/store/sealed/clear-columns.ts';
import { isSealed, sealRow } from '#data/store/sealed/row-box.ts';
import { decodeRow, encodeRow } from '#data/store/sealed/row-bytes.ts';
import { day } from '#kernel/calendar-date.ts';
import { setMeta } from '#data/store/meta.ts';
import type { CaseRow, NoteRow } from '#data/store/rows.ts';
import { casesWithFir } from '#data/records/case/cases.ts';
import { serverCase, serverNote } from '../../server-records.ts';
import { lawyer, testDb } from '../../test-device.ts';
import { putRaw, rawRows, textIn } from './raw-rows.ts';

let db: Db;

beforeEach(async () => {
  db = await testDb();
});
afterEach(() => db.delete());

const note = (n: number, text = `Words ${n}`): NoteRow => ({
  ...serverNote(),
  _id: `0190a0a0-0000-7000-8000-00000000000${n}`,
  caseId: n % 2 === 0 ? 'even' : 'odd',
  text,
  seen: n,
  asOf: null,
});
const NOTES = [1, 2, 3, 4].map((n) => note(n));

const caseRow = (change: Partial<CaseRow>): CaseRow => ({ ...serverCase(), asOf: null, ...change });

it('names the clear columns of every table', () => {
  expect(Object.keys(CLEAR_COLUMNS).toSorted()).toEqual(db.tables.map(({ name }) => name).toSorted());
});

it.each(new Db('indexes').tables.filter(({ name }) => CLEAR_COLUMNS[name]).map(({ name }) => name))(
  'keeps every indexed column of %s clear',
  (name) => {
    const rule = CLEAR_COLUMNS[name];
    const extra = Object.keys(rule?.extra?.({ about: {}, case: { furtherFirs: [{}] } }) ?? {});
    const clear = new Set([...(rule?.columns ?? []), ...extra, ...Object.keys(rule?.tags ?? {})]);
    const { primKey, indexes } = db.table(name).schema;
    const columns = [primKey, ...indexes].flatMap(({ keyPath }) => keyPath ?? []);
    const missing = columns.map((path) => path.split('.')[0] ?? '').filter((path) => !clear.has(path));
    expect(missing).toEqual(name === 'cases' ? ['firNumber'] : []);
  },
);

/** Ids, times, states, and what an index needs. A further clear column is a decision (0018). */
const MAY_BE_CLEAR =
  /^(?:_id|id|k|n|key|at|seen|sha256|from|size|tabId|kind|entity|date|read|unsent|usedAt|state|status|op|outcome|after|amends|nextAt|clientTime|\w+(?:Id|At|Date|Tag))$/;

const SEALED_TABLES = Object.entries(CLEAR_COLUMNS).flatMap(([name, rule]) => (rule ? [{ name, rule }] : []));

/** By a clear column: the bytes of a box may look like any text. */
const isOwn = (row: object): boolean => Object.values(row).some((value) => String(value).startsWith('x-'));

it.each(SEALED_TABLES)('shows no other column of a row of $name', async ({ name, rule }) => {
  const clear = [...new Set([...rule.columns, ...rule.identity])].filter((column) => column !== 'n');
  const row = {
    ...Object.fromEntries(clear.map((column) => [column, column === 'from' ? 0 : `x-${column}`])),
    firNumber: 'Secret 77/2026',
    case: { furtherFirs: [{ firNumber: 'Secret 78/2026' }] },
    about: { words: 'Secret' },
    v: { blocks: [{ text: 'Secret' }] },
    bytes: new TextEncoder().encode('Secret'),
    'Secret column': 1,
  };
  expect(clear.filter((column) => !MAY_BE_CLEAR.test(column))).toEqual([]);
  const stored = rule.isLarge ? sealRow({ key: db.recordKey }, name, row) : row;
  await db.table(name).put(stored);
  const raw = (await rawRows(db.name, name)).filter((each) => isOwn(Object(each)));
  expect(raw).toHaveLength(1);
  expect(textIn(raw)).not.toMatch(/Secret|7[78]\/2026/);
});

it('writes no text, name or token that IndexedDB shows', async () => {
  await db.notes.bulkPut(NOTES);
  await db.cases.put(caseRow({ firNumber: '777/2026' }));
  const meta = textIn(await rawRows(db.name, 'meta'));
  expect(meta).not.toContain(lawyer.name);
  expect(meta).not.toContain('token-1');
  expect(textIn(await rawRows(db.name, 'notes'))).not.toContain('Words');
  expect(textIn(await rawRows(db.name, 'cases'))).not.toContain('777');
});

it('reads rows by key, keys, index, cursor and filter', async () => {
  await db.notes.bulkPut(NOTES);
  const [first, second, third, fourth] = NOTES;
  expect(await db.notes.get(first?._id ?? '')).toEqual(first);
  expect(await db.notes.bulkGet([second?._id ?? '', 'none'])).toEqual([second, undefined]);
  expect(await db.notes.where('caseId').equals('odd').toArray()).toEqual([first, third]);
  expect(await db.notes.filter(({ text }) => text === 'Words 4').toArray()).toEqual([fourth]);
  const newestFirst = db.notes.orderBy('seen').reverse(); // oxlint-disable-line unicorn/no-array-reverse -- of Dexie
  expect(await newestFirst.offset(1).limit(2).toArray()).toEqual([third, second]);
  expect(await db.notes.where('caseId').anyOf('even', 'odd').count()).toBe(4);
  const texts: string[] = [];
  await db.notes
    .where('seen')
    .above(2)
    .each(({ text }) => texts.push(text));
  expect(texts).toEqual(['Words 3', 'Words 4']);
});

it('changes rows by update and modify', async () => {
  await db.notes.bulkPut(NOTES);
  await db.notes.update(NOTES[0]?._id ?? '', { text: 'Changed' });
  await db.notes.where('caseId').equals('even').modify({ text: 'Even' });
  expect((await db.notes.orderBy('seen').toArray()).map(({ text }) => text)).toEqual([
    'Changed',
    'Even',
    'Words 3',
    'Even',
  ]);
  expect(textIn(await rawRows(db.name, 'notes'))).not.toContain('Changed');
});

it('finds rows by a compound index', async () => {
  const matter = caseRow({ nextHearingDate: day('2026-12-02') });
  await db.cases.bulkPut([matter, { ...matter, _id: 'other', status: 'Approved' }]);
  const on = { status: matter.status, nextHearingDate: day('2026-12-02') };
  expect(await db.cases.where(on).toArray()).toMatchObject([matter]);
});

it('finds a case by its FIR number, and announces a new one to a live query', async () => {
  const fir = { firNumber: '777/2026', policeStation: 'Hadapsar' };
  const seen: number[] = [];
  const watch = liveQuery(() => casesWithFir(db, fir)).subscribe((found) => seen.push(found.length));
  await expect.poll(() => seen).toEqual([0]);
  await db.cases.put(caseRow({ ...fir, firNumber: '0777 / 2026' }));
  await expect.poll(() => seen.at(-1)).toBe(1);
  watch.unsubscribe();
  expect(Object.keys((await db.cases.toArray())[0] ?? {})).not.toContain('firTag');
});

it('rolls back a transaction that fails', async () => {
  const failing = db.transaction('rw', db.notes, async () => {
    await db.notes.bulkPut(NOTES);
    throw new Error('stop');
  });
  await expect(failing).rejects.toThrow('stop');
  expect(await db.notes.count()).toBe(0);
});

it('opens again with its key after the database was closed', async () => {
  await db.notes.bulkPut(NOTES);
  db.close({ disableAutoOpen: false });
  expect(await db.notes.orderBy('seen').toArray()).toEqual(NOTES);
});

it('keeps byte arrays, empty ones included', () => {
  const row = { a: Uint8Array.of(1, 2), b: [{ c: new Uint8Array() }], d: null, e: 'ज़मानत' };
  expect(decodeRow(encodeRow(row))).toEqual(row);
});

/** Stores the notes, then changes the box of the first one. */
async function changeFirstBox(change: (box: Uint8Array, next: Uint8Array) => Uint8Array): Promise<void> {
  await db.notes.bulkPut(NOTES);
  const [first, second] = await rawRows(db.name, 'notes');
  if (!isSealed(first) || !isSealed(second)) throw new Error('the notes are not sealed');
  await putRaw(db.name, 'notes', [{ ...first, box: change(first.box, second.box) }]);
}

describe('a row that was changed outside the app', () => {
  it('is skipped in lists and missing by key', async () => {
    await changeFirstBox((box) => box.map((byte, at) => (at === 20 ? byte ^ 1 : byte)));
    expect(await db.notes.get(NOTES[0]?._id ?? '')).toBeUndefined();
    expect(await db.notes.orderBy('seen').toArray()).toEqual(NOTES.slice(1));
    expect(await db.notes.filter(() => true).toArray()).toEqual(NOTES.slice(1));
  });

  it('does not open with the box of another row', async () => {
    await changeFirstBox((_, next) => next);
    expect(await db.notes.toArray()).toEqual(NOTES.slice(1));
  });

  it('does not open with the key of another database', async () => {
    const other = await testDb();
    await setMeta(other, 'token', 'other');
    await other.notes.bulkPut([note(1, 'Theirs')]);
    await putRaw(db.name, 'notes', await rawRows(other.name, 'notes'));
    expect(await db.notes.toArray()).toEqual([]);
    await other.delete();
  });
});
