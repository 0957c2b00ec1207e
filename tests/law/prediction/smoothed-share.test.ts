import { expect, it } from 'vitest';
import { smoothedShare } from '#law/prediction/smoothed-share.ts';

it('draws few matters to their group, and many hardly', () => {
  const group = { granted: 60, decided: 100 };
  expect(smoothedShare({ granted: 0, decided: 0 }, group)).toBeCloseTo(0.6);
  expect(smoothedShare({ granted: 2, decided: 2 }, group)).toBeCloseTo(8 / 12);
  expect(smoothedShare({ granted: 200, decided: 200 }, group)).toBeCloseTo(206 / 210);
});

it('says nothing of nothing', () => {
  expect(smoothedShare({ granted: 0, decided: 0 }, { granted: 0, decided: 0 })).toBeNull();
});
