import { fc } from '../../support/fast-check.ts';
import secondOpinion from 'kaplan-meier/dist/index.js';
import { expect, it } from 'vitest';
import { decidedWithin, timeToOrder, type WaitTime } from '#law/prediction/time-to-order.ts';

/**
 * The remission times of 21 patients on 6-mercaptopurine (Freireich and others, Blood 21, 1963). A plus is a patient
 * still in remission when last seen.
 */
const REMISSION = '6 6 6 6+ 7 9+ 10 10+ 11+ 13 16 17+ 19+ 20+ 22 23 25+ 32+ 32+ 34+ 35+'
  .split(' ')
  .map((text): WaitTime => ({ days: Number.parseInt(text, 10), decided: !text.endsWith('+') }));

it('reproduces the textbook survival table of the 6-MP patients', () => {
  const { steps, median, matters, pending } = timeToOrder(REMISSION);
  expect(
    steps.map(({ day, waiting, orders, share }) => [day, waiting, orders, Number(share.toFixed(3))]),
  ).toEqual([
    [6, 21, 3, 0.857],
    [7, 17, 1, 0.807],
    [10, 15, 1, 0.753],
    [13, 12, 1, 0.69],
    [16, 11, 1, 0.627],
    [22, 7, 1, 0.538],
    [23, 6, 1, 0.448],
  ]);
  expect({ median, matters, pending }).toEqual({ median: 23, matters: 21, pending: 12 });
});

/** It asks for the helpers of a library like underscore, of which the curve needs these. */
const kaplanMeier = secondOpinion.init({
  pluck: (rows, key) => rows.map((row) => row[key]),
  uniq: (values) => [...new Set(values)],
  sortBy: (rows, key) => rows.toSorted((a, b) => Number(a[key]) - Number(b[key])),
  groupBy: (rows, of) => {
    const groups: Record<string, typeof rows> = {};
    for (const row of rows) groups[of(row)] = [...(groups[of(row)] ?? []), row];
    return groups;
  },
  last: (rows) => rows.at(-1),
});

it('agrees with another implementation for any data', () => {
  const wait = fc.record({ days: fc.integer({ min: 1, max: 400 }), decided: fc.boolean() });
  fc.assert(
    fc.property(fc.array(wait, { minLength: 1, maxLength: 60 }), (waits) => {
      const theirs = kaplanMeier
        .compute(
          waits.map(({ days }) => days),
          waits.map(({ decided }) => decided),
        )
        .filter(({ e }) => e);
      const ours = timeToOrder(waits).steps;
      expect(ours.map(({ day }) => day)).toEqual([...new Set(theirs.map(({ t }) => t))]);
      for (const { day, share } of ours)
        expect(share).toBeCloseTo(theirs.findLast(({ t }) => t === day)?.s ?? Number.NaN, 10);
    }),
  );
});

it('has no median if over half wait, and no steps without data', () => {
  const waits: WaitTime[] = [
    { days: 10, decided: true },
    { days: 30, decided: false },
    { days: 40, decided: false },
  ];
  expect(timeToOrder(waits).median).toBeNull();
  expect(timeToOrder([])).toEqual({ steps: [], median: null, matters: 0, pending: 0 });
});

it('counts pending matters in the share decided', () => {
  const decided: WaitTime[] = [10, 20, 30].map((days) => ({ days, decided: true }));
  const still: WaitTime[] = [90, 90, 90].map((days) => ({ days, decided: false }));
  expect(decidedWithin(timeToOrder(decided), 30)).toBe(1);
  expect(decidedWithin(timeToOrder([...decided, ...still]), 30)).toBeCloseTo(0.5);
  expect(decidedWithin(timeToOrder(decided), 9)).toBe(0);
});
