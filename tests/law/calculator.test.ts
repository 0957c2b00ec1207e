import { expect, it } from 'vitest';
import { day } from '#kernel/calendar-date.ts';
import { halfTermFormula, yearsTyped } from '#law/calculator.ts';
import { bnss } from '#law/authority.ts';
import { determineAll } from '#law/determine.ts';
import { TABLES } from './law-tables.ts';

const none = {
  tab: 'crpc',
  maxSentence: 4,
  timeServed: 2,
  pendingCases: 'none',
  previousConvictions: 'none',
} as const;

it.each([
  ['exactly half', {}, true, 50, 'served-half', 'eligible'],
  ['just under half', { timeServed: 1.9 }, false, 48, 'not-served-half', 'not-eligible'],
  ['one pending case changes nothing', { pendingCases: 'one' }, true, 50, 'served-half', 'eligible'],
  ['several pending cases', { pendingCases: 'multiple' }, false, 20, 'multiple-pending', 'not-eligible'],
  [
    'several pending cases, not served',
    { pendingCases: 'multiple', timeServed: 1 },
    false,
    0,
    'multiple-pending',
    'not-eligible',
  ],
  ['one conviction takes twenty', { previousConvictions: 'one' }, true, 30, 'served-half', 'eligible'],
  [
    'several convictions take the same twenty',
    { previousConvictions: 'multiple' },
    true,
    30,
    'served-half',
    'eligible',
  ],
  [
    'both together never go below nothing',
    { pendingCases: 'multiple', previousConvictions: 'one', timeServed: 1 },
    false,
    0,
    'multiple-pending',
    'not-eligible',
  ],
  ['beyond the maximum never goes above a hundred', { timeServed: 9 }, true, 100, 'served-half', 'eligible'],
  [
    'the share is clamped after what is taken off',
    { timeServed: 4, previousConvictions: 'one' },
    true,
    80,
    'served-half',
    'eligible',
  ],
  ['rounded to the nearest', { maxSentence: 3, timeServed: 2 }, true, 67, 'served-half', 'eligible'],
  ['nothing served', { timeServed: 0 }, false, 0, 'not-served-half', 'not-eligible'],
  [
    'one third on the CrPC tab is not enough',
    { maxSentence: 3, timeServed: 1 },
    false,
    33,
    'not-served-half',
    'not-eligible',
  ],
  [
    'one third on the BNSS tab is',
    { tab: 'bnss', maxSentence: 3, timeServed: 1 },
    true,
    33,
    'served-third',
    'eligible',
  ],
  [
    'just under it is not',
    { tab: 'bnss', maxSentence: 3, timeServed: 0.9 },
    false,
    30,
    'not-served-third',
    'not-eligible',
  ],
  [
    'on the BNSS tab a conviction asks for one half',
    { tab: 'bnss', maxSentence: 3, timeServed: 1, previousConvictions: 'one' },
    false,
    13,
    'not-served-half',
    'not-eligible',
  ],
  [
    'and one half is then enough',
    { tab: 'bnss', previousConvictions: 'multiple' },
    true,
    30,
    'served-half',
    'eligible',
  ],
] as const)('%s', (...[, change, eligible, eligibilityScore, reason, recommendation]) => {
  expect(halfTermFormula({ ...none, ...change })).toMatchObject({
    kind: 'verdict',
    eligible,
    eligibilityScore,
    reason,
    recommendation,
  });
});

it('reports time served beyond the maximum', () => {
  expect(halfTermFormula({ ...none, timeServed: 4 })).toMatchObject({ servedBeyondMaximum: false });
  expect(halfTermFormula({ ...none, timeServed: 4.1 })).toMatchObject({ servedBeyondMaximum: true });
});

it('returns the years for the sentences', () => {
  expect(halfTermFormula(none)).toMatchObject({ years: { t: 2, m: 4 } });
});

it.each([0, -1, Number.NaN])('asks for the maximum if it is %s', (maxSentence) => {
  expect(halfTermFormula({ ...none, maxSentence })).toEqual({ kind: 'needs-maximum' });
});

it('is never eligible if the statute excludes the offence', () => {
  const facts = {
    offences: [{ code: 'BNS', section: '103(1)' }],
    unrecognised: [],
    arrestDate: day('2025-01-01'),
  };
  const statutory = determineAll(facts, TABLES, day('2026-01-01')).undertrial.conclusion;
  expect(halfTermFormula({ ...none, tab: 'bnss', timeServed: 4, statutory })).toMatchObject({
    eligible: false,
    eligibilityScore: 100,
    reason: 'barred-by-statute',
    recommendation: 'not-eligible',
    bars: [{ code: 'death-or-life-possible', about: 'BNS 103(1)', authority: bnss('s.479(1)') }],
  });
});

it('ignores a statutory conclusion other than barred', () => {
  const statutory = { kind: 'undetermined', missing: ['arrestDate'] } as const;
  expect(halfTermFormula({ ...none, statutory })).toMatchObject({ eligible: true, bars: [] });
});

it.each([
  ['3', 3],
  [' 2.5 ', 2.5],
  ['0.5', 0.5],
  ['', 0],
  ['three', 0],
  ['-1', 0],
  ['Infinity', 0],
])('reads %j as %d years', (typed, years) => {
  expect(yearsTyped(typed)).toBe(years);
});
