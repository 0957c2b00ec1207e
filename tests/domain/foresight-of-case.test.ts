import { expect, it } from 'vitest';
import type { Application } from '#contract/application/application.ts';
import { foresightOfCase } from '#domain/analytics/foresight-of-case.ts';
import { day } from '#kernel/calendar-date.ts';
import { predictive } from '#text/en/calculator/predictive.ts';
import { predictiveInWords } from '#text/predictive-in-words.ts';
import { serverApplication } from '../data/server-records.ts';

type Facts = Partial<Application['case']>;

const matter = (
  status: Application['status'],
  facts: Facts = {},
  bail: Partial<Application['bail']> = {},
) => {
  const made = serverApplication({ status });
  return { ...made, case: { ...made.case, ...facts }, bail: { ...made.bail, ...bail } };
};
const many = (n: number, status: Application['status'], facts: Facts = {}) =>
  Array.from({ length: n }, () => matter(status, facts));
const THEFT = { sections: ['BNS 303(2)'] };
const CHEATING = { sections: ['BNS 318(4)'] };
const counted = (newest: Application, all: readonly Application[]) =>
  foresightOfCase({ newest, all, flightRisks: new Map(), today: day('2026-11-22') });
const wordsOf = (own: Application, all: readonly Application[]) =>
  predictiveInWords(counted(own, all), undefined, predictive);

it('counts other decided matters of the same section', () => {
  const own = matter('Approved', THEFT);
  const all = [own, ...many(3, 'Approved', { sections: ['BNS 303 (2)'] }), ...many(2, 'Rejected', CHEATING)];
  const pending = many(5, 'Pending', THEFT);
  expect(counted(own, [...all, ...pending, ...many(2, 'Withdrawn', THEFT)]).share).toEqual({
    kind: 'counts-only',
    granted: 3,
    decided: 3,
  });
});

it('states a share with interval only from ten matters', () => {
  const own = matter('Pending', THEFT);
  expect(wordsOf(own, many(9, 'Approved', THEFT)).approvalProbability).toBeUndefined();
  const stated = wordsOf(own, [...many(20, 'Approved', THEFT), ...many(20, 'Rejected', THEFT)]);
  expect(stated).toMatchObject({
    approvalProbability: 50,
    confidenceLevel: 'Medium',
    basis: { decided: 40, granted: 20, interval: { low: 35, high: 65 } },
  });
  expect(stated.recommendation).toBe(
    'Of 40 decided matters of the same section that you see, 20 were granted (50%, likely between 35% and 65%).',
  );
});

it('compares a feature only with enough matters on both sides', () => {
  const own = matter('Pending', { ...THEFT, arrestDate: day('2026-04-01') });
  const inside = many(6, 'Approved', { ...THEFT, arrestDate: day('2026-04-01') });
  const outside = many(6, 'Rejected', { ...THEFT, arrestDate: day('2026-11-10') });
  const custody = wordsOf(own, [...inside, ...outside]).keyFactors.find(
    ({ name }) => name === 'Similar time in custody',
  );
  expect(custody).toMatchObject({
    impact: 'positive',
    description: 'Of 6 decided matters with it, 6 granted; of 6 without it, 0.',
  });
  expect(wordsOf(own, [...inside, ...outside.slice(0, 4)]).keyFactors).toEqual([]);
});

it('does not depend on name, gender, age or place', () => {
  const own = matter('Pending', THEFT);
  const all = [...many(12, 'Approved', THEFT), ...many(9, 'Rejected', CHEATING)];
  const other = {
    ...own,
    applicant: { ...own.applicant, name: 'Fatima Bi', gender: 'female', age: 61 } as const,
    case: { ...own.case, district: 'Nandurbar', courtPlace: 'Shahada' },
  };
  expect(wordsOf(other, all)).toEqual(wordsOf(own, all));
});
