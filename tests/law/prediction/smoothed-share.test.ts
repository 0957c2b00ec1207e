import { expect, it } from 'vitest';
import { smoothedShare } from '#law/prediction/smoothed-share.ts';

it('moves small samples to the group share more than large ones', () => {
  const group = { granted: 60, decided: 100 };
  expect(smoothedShare({ granted: 0, decided: 0 }, group)).toBeCloseTo(0.6);
  expect(smoothedShare({ granted: 2, decided: 2 }, group)).toBeCloseTo(8 / 12);
  expect(smoothedShare({ granted: 200, decided: 200 }, group)).toBeCloseTo(206 / 210);
});

it('returns null without any data', () => {
  expect(smoothedShare({ granted: 0, decided: 0 }, { granted: 0, decided: 0 })).toBeNull();
});
