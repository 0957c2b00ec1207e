/** Rows sealed by WebCrypto before their transaction. */
import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { BoxesAhead } from '#data/store/sealed/boxes-ahead.ts';
import { CLEAR_COLUMNS } from '#data/store/sealed/clear-columns.ts';
import { serverNote } from '../../server-records.ts';
import { Db } from '#data/store/db.ts';
import { openRow, openRowOutside, sealRow } from '#data/store/sealed/row-box.ts';

const key = crypto.getRandomValues(new Uint8Array(32));
const rule = CLEAR_COLUMNS['notes'] ?? { columns: [], identity: [] };
const row = { _id: 'n1', caseId: 'c1', seen: 3, words: 'Words of a note', by: { name: 'Asha' } };

async function boxes(): Promise<BoxesAhead> {
  const ahead = new BoxesAhead();
  await ahead.add(key, { table: 'notes', rows: [row] });
  return ahead;
}

it('gives the box to its row, also with other clear columns, and both ciphers open it', async () => {
  const ahead = await boxes();
  const first = sealRow({ key, ahead }, 'notes', { ...row, seen: 9 });
  expect(sealRow({ key, ahead }, 'notes', row)['box']).toEqual(first['box']);
  expect(openRow(key, 'notes', first)).toEqual({ ...row, seen: 9 });
  expect(await openRowOutside(key, 'notes', first)).toEqual({ ...row, seen: 9 });
});

it.each([
  ['another text', { ...row, words: 'Other words' }],
  ['a further column', { ...row, more: undefined }],
  ['a missing column', { _id: 'n1', caseId: 'c1', words: row.words }],
  ['a changed object', { ...row, by: { name: 'Meera' } }],
  ['another id', { ...row, _id: 'n2' }],
])('seals %s again', async (_, changed) => {
  const ahead = await boxes();
  const sealed = sealRow({ key, ahead }, 'notes', changed);
  expect(openRow(key, 'notes', sealed)).toEqual(changed);
  expect(sealed['box']).not.toEqual(sealRow({ key, ahead }, 'notes', row)['box']);
});

it('seals many rows of any length in one buffer', async () => {
  const ahead = new BoxesAhead();
  const rows = Array.from({ length: 600 }, (_, n) => ({
    _id: `n${n}`,
    words: n % 2 === 0 ? 'जमानत ⚖️ '.repeat(n % 97) : String(n),
  }));
  await ahead.add(key, { table: 'notes', rows });
  const opened = rows.map((each) => openRow(key, 'notes', sealRow({ key, ahead }, 'notes', each)));
  expect(opened).toEqual(rows);
  expect(rows.filter((each) => !ahead.boxOf(`notes/${each._id}`, rule, each))).toEqual([]);
});

it('opens no changed box and no box of another row by WebCrypto', async () => {
  const sealed = sealRow({ key }, 'notes', row);
  expect(await openRowOutside(key, 'notes', { ...sealed, _id: 'n2' })).toBeUndefined();
  expect(await openRowOutside(key, 'notes', { ...sealed, box: new Uint8Array(5) })).toBeUndefined();
});

it('keeps the boxes of a longer transaction when a shorter one ends', async () => {
  const db = new Db(`boxes-${crypto.randomUUID()}`);
  await db.open();
  const note = { ...serverNote(), asOf: '2026-11-20T06:00:00.000Z', seen: 1 };
  const long = await db.sealAhead(new Map([['notes', [note]]]));
  const boxOf = vi.spyOn(long, 'boxOf');
  await db.withBoxes(long, async () => {
    await db.withBoxes(await db.sealAhead(new Map()), async () => undefined);
    await db.notes.put(note);
  });
  expect(boxOf.mock.results.map(({ value }) => value instanceof Uint8Array)).toEqual([true]);
  await db.delete();
});
