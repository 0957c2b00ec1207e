/** Applications in several FIRs that a release without their column has stored. */
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { recordedOf } from '#data/records/application/same-matter-applications.ts';
import type { Row } from '#data/store/sealed/clear-columns.ts';
import { Db } from '#data/store/db.ts';
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
afterEach(() => db.delete());

const found = async () => (await recordedOf(db, FURTHER)).map(({ _id }) => _id);

it('finds them by a further FIR, and writes no other row', async () => {
  const others = async () => (await rawRows(db.name, 'applications')).slice(0, -1);
  const before = await others();
  expect(await found()).toEqual([]);
  await markSeveralFirs(db);
  expect(await found()).toEqual([`a${COUNT - 1}`]);
  expect(await others()).toEqual(before);
});

it('reads them once', async () => {
  await markSeveralFirs(db);
  const [last] = (await rawRows(db.name, 'applications')).slice(-1);
  await putRaw(db.name, 'applications', [unmarked(last)]);
  await markSeveralFirs(db);
  expect(await found()).toEqual([]);
});

it('passes over a changed row', async () => {
  const [first] = await rawRows(db.name, 'applications');
  await putRaw(db.name, 'applications', [{ ...first, box: new Uint8Array(40) }]);
  await markSeveralFirs(db);
  expect(await found()).toEqual([`a${COUNT - 1}`]);
});
