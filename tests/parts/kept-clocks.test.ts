import 'fake-indexeddb/auto';
import { liveQuery } from 'dexie';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Db } from '#data/store/db.ts';
import { day } from '#kernel/calendar-date.ts';
import type { ClockMatter } from '#domain/case/clock-matter.ts';
import { clockMatters } from '#parts/liberty-clock/clock-matters.ts';
import { countMatters } from '#parts/liberty-clock/count-matters.ts';
import { keptClocks } from '#parts/liberty-clock/kept-clocks.ts';
import type { Tables } from '#law/tables.ts';
import { serverCase } from '../data/server-records.ts';
import { testDb } from '../data/test-device.ts';
import { TABLES } from '../law/law-tables.ts';

let db: Db;

beforeEach(async () => {
  db = await testDb();
});
afterEach(() => db.close());

const matter = (n: number, delayByAccusedDays = 0): ClockMatter => ({
  caseId: `case-${n}`,
  name: `N ${n}`,
  firNumber: null,
  facts: {
    court: 'magistrate',
    sections: ['BNS 303(2)'],
    custodyStatus: 'judicial',
    arrestDate: day('2026-09-18'),
    firstRemandDate: day('2026-09-19'),
    delayByAccusedDays,
  },
  claimedOn: undefined,
});
const THREE = [matter(1), matter(2), matter(3)];

/** A start with new tables, so that only the stored values are reused. */
async function start(matters: readonly ClockMatter[], on = '2026-11-20') {
  const tables: Tables = { ...TABLES };
  const clockStore = keptClocks(db);
  let counted = 0;
  const done = await countMatters(matters, {
    tables,
    asOf: day(on),
    breathe: () => Promise.resolve(),
    signal: new AbortController().signal,
    kept: {
      ...clockStore,
      write: (fresh) => {
        counted += fresh.size;
        return clockStore.write(fresh);
      },
    },
  });
  return { counted, clocks: done?.map(({ clock }) => clock) };
}

it('counts each matter once a day and reuses the result', async () => {
  const first = await start(THREE);
  const second = await start(THREE);
  expect(first.counted).toBe(3);
  expect(second.counted).toBe(0);
  expect(second.clocks).toEqual(first.clocks);
  expect((await start(THREE, '2026-11-21')).counted).toBe(3);
});

it('recounts only the matter with changed facts', async () => {
  await start(THREE);
  const changed = await start([matter(1), matter(2, 9), matter(3)]);
  expect(changed.counted).toBe(1);
  expect(changed.clocks?.[1]).not.toEqual(changed.clocks?.[0]);
});

it('ignores values stored by another build', async () => {
  const { clocks } = await start(THREE);
  for (const { caseId } of THREE)
    await db.cache.put({ k: `clock:${caseId}`, v: { of: '["old"]', clock: {} } });
  const again = await start(THREE);
  expect(again.counted).toBe(3);
  expect(again.clocks).toEqual(clocks);
});

it('deletes the values of removed matters', async () => {
  await start(THREE);
  await keptClocks(db).forgetOthers(new Set(['case-2']));
  expect(await db.cache.where('k').startsWith('clock:').primaryKeys()).toEqual(['clock:case-2']);
});

it('reports new cases and lists more than one page, newest first', async () => {
  const lists: number[] = [];
  const watch = liveQuery(() => clockMatters(db)).subscribe((list) => lists.push(list.length));
  await expect.poll(() => lists.at(-1)).toBe(0);
  const many = Array.from({ length: 150 }, (_, n) => ({
    ...serverCase(),
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, n)).toISOString(),
    asOf: null,
  }));
  await db.cases.bulkPut(many);
  await expect.poll(() => lists.at(-1)).toBe(150);
  await db.cases.put({ ...serverCase(), createdAt: '2026-11-20T05:00:00.000Z', asOf: null });
  await expect.poll(() => lists.at(-1)).toBe(151);
  watch.unsubscribe();
  const ids = (await clockMatters(db)).map(({ caseId }) => caseId);
  expect(ids.slice(1)).toEqual(many.map(({ _id }) => _id).toReversed());
});
