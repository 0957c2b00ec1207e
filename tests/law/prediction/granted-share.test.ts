import { fc } from '../../support/fast-check.ts';
import { expect, it } from 'vitest';
import wilson from 'wilson-score-interval';
import { grantedShare, wilsonInterval } from '#law/prediction/granted-share.ts';

it('reports 11 of 18 as 61%, interval 39% to 80%, too few', () => {
  expect(grantedShare({ granted: 11, decided: 18 })).toEqual({
    kind: 'too-few',
    granted: 11,
    decided: 18,
    percent: 61,
    interval: { low: 39, high: 80 },
  });
});

it.each([
  [0, 0, 'none'],
  [9, 9, 'counts-only'],
  [5, 10, 'too-few'],
  [15, 29, 'too-few'],
  [15, 30, 'stated'],
])('classifies %i of %i as %s', (granted, decided, kind) => {
  expect(grantedShare({ granted, decided }).kind).toBe(kind);
});

it('gives no certain interval at 0% or 100%', () => {
  expect(wilsonInterval({ granted: 10, decided: 10 })).toEqual({ low: 72, high: 100 });
  expect(wilsonInterval({ granted: 0, decided: 10 })).toEqual({ low: 0, high: 28 });
});

it('agrees with another implementation within rounding', () => {
  const counted = fc
    .integer({ min: 1, max: 5_000 })
    .chain((decided) =>
      fc.record({ decided: fc.constant(decided), granted: fc.integer({ min: 0, max: decided }) }),
    );
  fc.assert(
    fc.property(counted, ({ granted, decided }) => {
      const { low, high } = wilsonInterval({ granted, decided });
      const theirs = wilson(granted, decided);
      expect(Math.abs(low - theirs.left * 100)).toBeLessThanOrEqual(0.51);
      expect(Math.abs(high - theirs.right * 100)).toBeLessThanOrEqual(0.51);
    }),
  );
});
