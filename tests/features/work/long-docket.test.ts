/** A docket of more rows than a live query watches is sorted as a whole, and counted again under other law tables. */
import 'fake-indexeddb/auto';
import { liveQuery } from 'dexie';
import { expect, it } from 'vitest';
import { docketInputs, docketPages } from '#data/records/application/docket-inputs.ts';
import { countDocket, docketOrder } from '#features/work/judge-dashboard/count-docket.ts';
import { day } from '#kernel/calendar-date.ts';
import type { Tables } from '#law/tables.ts';
import type { DocketFacts } from '#parts/judge-docket/docket-facts.ts';
import { serverApplication, serverCase } from '../../data/server-records.ts';
import { judge, testDb } from '../../data/test-device.ts';
import { TABLES } from '../../law/law-tables.ts';

const ASOF = day('2026-11-20');
const ROWS = 520;

const counting = (tables: Tables) => ({
  tables,
  asOf: ASOF,
  breathe: async () => undefined,
  signal: new AbortController().signal,
});

async function longDocket() {
  const db = await testDb(judge);
  const { case: facts } = serverApplication();
  const rows = Array.from({ length: ROWS }, (_, n) => {
    const isLast = n === ROWS - 1;
    const held = {
      ...facts,
      custodyStatus: 'judicial' as const,
      offences: [{ code: 'BNS', section: '303(2)' }],
      sections: ['BNS 303(2)'],
      // without the day of the arrest no right is counted
      arrestDate: isLast ? day('2026-09-01') : undefined,
      firstRemandDate: isLast ? day('2026-09-01') : undefined,
      chargesheet: { state: 'not-filed', asOf: ASOF } as const,
    };
    const at = new Date(Date.UTC(2026, 9, 1, 0, n)).toISOString();
    return { ...serverApplication({ case: held, createdAt: at }), asOf: at, seen: 0 };
  });
  await db.applications.bulkPut(rows);
  return { db, last: rows.at(-1)?._id ?? '' };
}

it('puts an accrued right first, also of the newest of many applications', async () => {
  const { db, last } = await longDocket();
  const inputs = await docketInputs(db);
  expect([inputs.ids.length, inputs.rows.length]).toEqual([ROWS, 500]);
  let facts: ReadonlyMap<string, DocketFacts> = new Map();
  for await (const found of countDocket(docketPages(db, inputs), counting(TABLES))) facts = found;
  expect(facts.size).toBe(ROWS);
  expect(facts.get(last)?.right?.state).toBe('open');
  expect(docketOrder(inputs.ids, facts)[0]).toBe(last);
  db.close();
}, 60_000);

it('reads the list again after a change of a later row or of its case', async () => {
  const { db, last } = await longDocket();
  let reads = 0;
  const following = liveQuery(async () => docketInputs(db)).subscribe(() => {
    reads += 1;
  });
  await expect.poll(() => reads).toBe(1);
  await db.applications.update(last, { version: 2 });
  await expect.poll(() => reads).toBe(2);
  const row = serverCase();
  await db.cases.put({ ...row, asOf: row.createdAt, seen: 0 });
  await expect.poll(() => reads).toBe(3);
  following.unsubscribe();
  db.close();
}, 60_000);

it('counts a row again under another edition of the law', async () => {
  const { case: facts, ...rest } = serverApplication();
  const db = await testDb(judge);
  const held = { ...facts, offences: [{ code: 'BNS', section: '303(2)' }], sections: ['BNS 303(2)'] };
  await db.applications.put({ ...rest, case: held, asOf: rest.createdAt, seen: 0 });
  const inputs = await docketInputs(db);
  const maximumUnder = async (tables: Tables) => {
    for await (const found of countDocket(docketPages(db, inputs), counting(tables)))
      return found.get(rest._id)?.maximum;
    return undefined;
  };
  expect(await maximumUnder(TABLES)).toMatchObject({ months: 36 });
  const none: Tables = { ...TABLES, byKey: new Map() };
  expect(await maximumUnder(none)).toBeNull();
  db.close();
});

it('counts no facts of another accused, whom the same case follows', async () => {
  const db = await testDb(judge);
  const { case: facts } = serverApplication();
  const own = serverApplication({ case: { ...facts, sections: ['BNS 303(2)'] } });
  const record = serverCase({
    _id: own.caseId,
    applicant: own.applicant,
    facts: { sections: ['NDPS 21(c)'] },
  });
  const other = { ...record, applicant: { ...record.applicant, name: 'Akash Salvi' } };
  await db.applications.put({ ...own, asOf: own.createdAt, seen: 0 });
  const sectionsWith = async (of: typeof record) => {
    await db.cases.put({ ...of, asOf: own.createdAt });
    return (await docketInputs(db)).rows.map(({ facts: known }) => known.sections);
  };
  expect(await sectionsWith(record)).toEqual([['NDPS 21(c)']]);
  expect(await sectionsWith(other)).toEqual([['BNS 303(2)']]);
  db.close();
});
