import { fc } from '../../support/fast-check.ts';
import { expect, it } from 'vitest';
import { successRate, wilson } from '#features/work/dashboard/figures.tsx';

it('gives the rate with its likely range', () => {
  expect(successRate(11, 7)).toEqual({
    kind: 'rate',
    approved: 11,
    decided: 18,
    share: { percent: 61, low: 39, high: 80 },
  });
});

it('gives only counts below ten decisions, and nothing without any', () => {
  expect(successRate(4, 5)).toEqual({ kind: 'few', approved: 4, decided: 9 });
  expect(successRate(4, 6).kind).toBe('rate');
  expect(successRate(0, 0)).toEqual({ kind: 'none' });
});

it('keeps the range within 0 to 100 and around the rate', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000 }), fc.double({ min: 0, max: 1, noNaN: true }), (n, part) => {
      const { percent, low, high } = wilson(Math.round(n * part), n);
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(100);
      expect(low).toBeLessThanOrEqual(percent);
      expect(high).toBeGreaterThanOrEqual(percent);
    }),
  );
  expect(wilson(10, 10)).toEqual({ percent: 100, low: 72, high: 100 });
  expect(wilson(0, 10)).toEqual({ percent: 0, low: 0, high: 28 });
});
