import { fc } from '../../support/fast-check.ts';
import { expect, it } from 'vitest';
import { nearestMatters } from '#law/prediction/nearest-matters.ts';

const NAMES = ['offence', 'court', 'days'] as const;

it('measures names by equality and numbers by range', () => {
  const [first, second, third] = nearestMatters({
    names: NAMES,
    own: { offence: 'BNS 303', court: 'sessions', days: 60 },
    among: [
      { matter: 'far', features: { offence: 'BNS 103', court: 'high', days: 260 } },
      { matter: 'same', features: { offence: 'BNS 303', court: 'sessions', days: 60 } },
      { matter: 'near', features: { offence: 'BNS 303', court: 'high', days: 110 } },
    ],
  });
  // the days span 200: 50 of them are a quarter
  expect(first).toEqual({
    matter: 'same',
    distance: 0,
    matched: ['offence', 'court', 'days'],
    differing: [],
    unknown: [],
  });
  expect(second?.distance).toBeCloseTo((0 + 1 + 0.25) / 3);
  expect(second).toMatchObject({ matter: 'near', matched: ['offence'], differing: ['court', 'days'] });
  expect(third).toBeUndefined(); // nothing in common
});

it('ignores unknown features and omits matters without a comparable feature', () => {
  const found = nearestMatters({
    names: NAMES,
    own: { offence: 'BNS 303', court: null, days: 60 },
    among: [
      { matter: 'half', features: { offence: 'BNS 303', court: 'high', days: null } },
      { matter: 'nothing', features: { offence: null, court: 'high', days: null } },
    ],
  });
  expect(found).toEqual([
    { matter: 'half', distance: 0, matched: ['offence'], differing: [], unknown: ['court', 'days'] },
  ]);
});

it('omits a matter that has nothing in common, so that none is shown as 0 % similar', () => {
  const own = { offence: 'BNS 303', court: 'high', days: null };
  const found = nearestMatters({
    names: NAMES,
    own,
    among: [{ matter: 'other', features: { offence: 'BNS 103', court: 'magistrate', days: null } }],
  });
  expect(found).toEqual([]);
});

it('returns a symmetric distance from zero to one', () => {
  const value = fc.record({
    offence: fc.constantFrom('BNS 303', 'BNS 103', null),
    court: fc.constantFrom('magistrate', 'high', null),
    days: fc.option(fc.integer({ min: 0, max: 900 })),
  });
  fc.assert(
    fc.property(value, value, (one, other) => {
      const between = (own: typeof one, theirs: typeof one) =>
        nearestMatters({ names: NAMES, own, among: [{ matter: 0, features: theirs }] })[0]?.distance;
      expect(between(one, other)).toBe(between(other, one));
      expect(between(one, other) ?? 0).toBeGreaterThanOrEqual(0);
      expect(between(one, other) ?? 0).toBeLessThanOrEqual(1);
      expect(between(one, one) ?? 0).toBe(0);
    }),
  );
});
