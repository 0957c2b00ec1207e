/** Rows of the release before sealing. */
import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Db } from '#data/store/db.ts';
import { getMeta } from '#data/store/meta.ts';
import { casesWithFir } from '#data/records/case/cases.ts';
import { sealClearRows } from '#data/store/sealed/seal-clear-rows.ts';
import { serverCase } from '../../server-records.ts';
import { rawRows, textIn } from './raw-rows.ts';

const COUNT = 450;
let db: Db;

const CASES = Array.from({ length: COUNT }, (_, n) => ({
  ...serverCase(),
  _id: `case-${String(n).padStart(4, '0')}`,
  firNumber: `${n}/2026`,
}));
const ROW = {
  key: 'k1',
  entityId: 'a1',
  op: 'file',
  opVersion: 1,
  state: 'pending',
  body: { name: 'Ramesh' },
};

beforeEach(async () => {
  const name = `clear-${crypto.randomUUID()}`;
  const old = new Dexie(name);
  old.version(10).stores({
    cases: '_id, nextHearingDate, [status+nextHearingDate], firNumber, createdAt, seen',
    outbox: '++n, entityId, after, state, key, op, [entityId+n], [state+nextAt]',
    meta: 'k',
  });
  await old.table('cases').bulkAdd(CASES);
  await old.table('outbox').add(ROW);
  await old.table('meta').put({ k: 'token', v: 'token-1' });
  old.close();
  db = new Db(name);
});
afterEach(() => db.delete());

const clearRows = async () => (await rawRows(db.name, 'cases')).filter((row) => !('box' in row)).length;

it('reads clear rows, finds them by FIR number and seals them', async () => {
  const { policeStation = '' } = serverCase();
  const find = async () =>
    (await casesWithFir(db, { firNumber: '7/2026', policeStation })).map(({ _id }) => _id);
  expect(await find()).toEqual(['case-0007']);
  expect(await clearRows()).toBe(COUNT);
  await sealClearRows(db);
  expect(await clearRows()).toBe(0);
  expect(await find()).toEqual(['case-0007']);
  expect(await db.cases.count()).toBe(COUNT);
  expect(await db.outbox.toArray()).toEqual([{ n: 1, ...ROW }]);
  expect(textIn([...(await rawRows(db.name, 'outbox')), ...(await rawRows(db.name, 'meta'))])).not.toMatch(
    /Ramesh|token-1/,
  );
  expect(await getMeta(db, 'token')).toBe('token-1');
  expect(await getMeta(db, 'sealedAll')).toBe(true);
});

it.each([
  ['the app is killed', new Error('killed')],
  ['the device is full', new DOMException('full', 'QuotaExceededError')],
])('goes on at the next start after %s', async (_, fault) => {
  await db.open();
  let batches = 0;
  db.cases.hook('updating', () => {
    batches += 1;
    if (batches > 250) throw fault;
  });
  await expect(sealClearRows(db)).rejects.toThrow(fault.message);
  expect(await clearRows()).toBe(COUNT - 200);
  expect((await db.cases.toArray()).map(({ firNumber }) => firNumber)).toEqual(
    CASES.map(({ firNumber }) => firNumber),
  );
  expect(await getMeta(db, 'sealedAll')).toBeNull();
  db.close();
  db = new Db(db.name);
  await sealClearRows(db);
  expect(await clearRows()).toBe(0);
  expect(await db.cases.count()).toBe(COUNT);
});

it('shows an older release an outbox row that it does not send', async () => {
  await sealClearRows(db);
  expect(await rawRows(db.name, 'outbox')).toMatchObject([{ key: 'k1', opVersion: 1_000 }]);
});
