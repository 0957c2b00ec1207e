/** Applications in several FIRs that a release without their column has stored. */
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recordedOf } from '#data/records/application/same-matter-applications.ts';
import type { Row } from '#data/store/sealed/clear-columns.ts';
import { Db } from '#data/store/db.ts';
import { getMeta } from '#data/store/meta.ts';
import { markSeveralFirs } from '#data/records/application/mark-several-firs.ts';
import { serverApplication } from './server-records.ts';
import { putRaw, rawRows } from './store/sealed/raw-rows.ts';

const FURTHER = {
  firNumber: '77/2026',
  policeStation: 'Kothrud',
  sections: ['BNS 316(2)'],
  allegations: 'A deposit for a flat was kept.',
};
const COUNT = 230;
let db: Db;

const unmarked = (row: Row = {}): Row =>
  Object.fromEntries(Object.entries(row).filter(([column]) => column !== 'hasSeveralFirs'));

/** The last of more than a batch names a further FIR. */
beforeEach(async () => {
  db = new Db(`firs-${crypto.randomUUID()}`);
  const made = Array.from({ length: COUNT }, (_, n) => {
    const application = serverApplication();
    const facts = n === COUNT - 1 ? { ...application.case, furtherFirs: [FURTHER] } : application.case;
    return { ...application, _id: `a${String(n).padStart(3, '0')}`, case: facts, asOf: null };
  });
  await db.applications.bulkAdd(made);
  const rows = await rawRows(db.name, 'applications');
  await putRaw(
    db.name,
    'applications',
    rows.map((row) => unmarked(row)),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  return db.delete();
});

const now = () => Promise.resolve();
const found = async () => (await recordedOf(db, FURTHER)).map(({ _id }) => _id);

it('finds them by a further FIR, and writes no other row', async () => {
  const others = async () => (await rawRows(db.name, 'applications')).slice(0, -1);
  const before = await others();
  expect(await found()).toEqual([]);
  await markSeveralFirs(db, now);
  expect(await found()).toEqual([`a${COUNT - 1}`]);
  expect(await others()).toEqual(before);
});

it('reads them once', async () => {
  await markSeveralFirs(db, now);
  const [last] = (await rawRows(db.name, 'applications')).slice(-1);
  await putRaw(db.name, 'applications', [unmarked(last)]);
  await markSeveralFirs(db, now);
  expect(await found()).toEqual([]);
});

it('passes over a changed row', async () => {
  const [first] = await rawRows(db.name, 'applications');
  await putRaw(db.name, 'applications', [{ ...first, box: new Uint8Array(40) }]);
  await markSeveralFirs(db, now);
  expect(await found()).toEqual([`a${COUNT - 1}`]);
});

it('pauses before each batch, and continues after the last one of a killed run', async () => {
  let pauses = 0;
  const killed = markSeveralFirs(db, () => {
    pauses += 1;
    return pauses > 1 ? Promise.reject(new Error('killed')) : Promise.resolve();
  });
  await expect(killed).rejects.toThrow('killed');
  expect(await getMeta(db, 'markedFirs')).toBe('a099');
  const opened = vi.spyOn(IDBObjectStore.prototype, 'getAll');
  let more = 0;
  await markSeveralFirs(db, () => ((more += 1), Promise.resolve()));
  expect(opened.mock.calls.map(([range]) => range instanceof IDBKeyRange && range.lower)).toEqual([
    'a099',
    'a199',
    'a229',
  ]);
  expect(more).toBe(3);
  expect(await found()).toEqual([`a${COUNT - 1}`]);
  expect(await getMeta(db, 'markedFirs')).toBe(true);
});
