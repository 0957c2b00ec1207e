import { expect, it } from 'vitest';
import { type MatterDescription, foresee, labelOf } from '#domain/analytics/foresight.ts';
import { type OwnMatter, ownMatters } from '#domain/case/own-matters.ts';
import { trendsOf } from '#domain/analytics/trends.ts';
import { day } from '#kernel/calendar-date.ts';
import { serverApplication } from '../data/server-records.ts';

const TODAY = day('2026-11-22');

let made = 0;
function matter(outcome: OwnMatter['outcome'], facts: Partial<OwnMatter> = {}): OwnMatter {
  made += 1;
  return {
    _id: `matter-${made}`,
    caseId: `case-${made}`,
    number: `BA/2026/${made}`,
    court: 'sessions',
    courtName: undefined,
    offences: ['BNS 303(2)'],
    relief: null,
    filedOn: day('2026-10-01'),
    outcome,
    days: 20,
    custodyMonths: null,
    convictions: null,
    flightRisk: null,
    ...facts,
  };
}
const many = (n: number, outcome: OwnMatter['outcome'], facts?: Partial<OwnMatter>) =>
  Array.from({ length: n }, () => matter(outcome, facts));

const OPEN: MatterDescription = {
  offence: null,
  relief: null,
  court: null,
  custodyMonths: null,
  convictions: null,
  flightRisk: null,
};
const THEFT: MatterDescription = { ...OPEN, offence: 'bns 303 (2)' };
const CHEATING = { offences: ['BNS 318(4)'] };

it('counts decided matters of the section in any spelling', () => {
  const matters = [
    ...many(11, 'Approved'),
    ...many(7, 'Rejected'),
    ...many(4, null),
    ...many(9, 'Approved', CHEATING),
  ];
  const { share, group, smoothed, label } = foresee(THEFT, matters);
  expect(share).toMatchObject({
    kind: 'too-few',
    granted: 11,
    decided: 18,
    percent: 61,
    interval: { low: 39, high: 80 },
  });
  expect(group).toEqual({ granted: 20, decided: 27 });
  // (11 + 10 x 20/27) / 28
  expect(smoothed).toBe(66);
  expect(label).toBe('moderate');
});

it('states no share or label below ten matters', () => {
  expect(foresee(THEFT, many(9, 'Approved'))).toMatchObject({
    share: { kind: 'counts-only' },
    smoothed: null,
    label: null,
  });
  expect(foresee(THEFT, [])).toMatchObject({
    share: { kind: 'none' },
    label: null,
    effects: [],
    similar: [],
  });
});

it('uses labels low below 40, moderate below 70, else high', () => {
  expect([0, 39, 40, 69, 70, 100].map(labelOf)).toEqual([
    'low',
    'low',
    'moderate',
    'moderate',
    'high',
    'high',
  ]);
});

it('compares a feature only with five matters on both sides', () => {
  const inside = many(6, 'Approved', { custodyMonths: 8 });
  const short = many(6, 'Rejected', { custodyMonths: 1 });
  const unknown = many(9, 'Rejected');
  const currentMatter = { ...THEFT, custodyMonths: 7, convictions: 0 };
  expect(foresee(currentMatter, [...inside, ...short, ...unknown]).effects).toEqual([
    {
      feature: 'custody',
      alike: { granted: 6, decided: 6 },
      others: { granted: 0, decided: 6 },
      points: 100,
    },
  ]);
});

it('shows the nearest matters with matched and differing features', () => {
  const near = matter('Rejected', { custodyMonths: 7 });
  const far = matter('Approved', { ...CHEATING, court: 'sessions', custodyMonths: 30 });
  const [first, second] = foresee({ ...THEFT, court: 'sessions', custodyMonths: 6 }, [far, near]).similar;
  expect(first).toMatchObject({
    matter: { _id: near._id },
    matched: ['offence', 'court', 'custody'],
    differing: [],
  });
  expect(second).toMatchObject({
    matter: { _id: far._id },
    matched: ['court'],
    differing: ['offence', 'custody'],
  });
});

it('computes the wait at a court including pending matters', () => {
  const matters = [
    ...many(2, 'Approved', { days: 10 }),
    ...many(2, null, { days: 40 }),
    ...many(5, 'Approved', { court: 'high', days: 1 }),
  ];
  expect(foresee({ ...OPEN, court: 'sessions' }, matters).wait).toMatchObject({
    median: 10,
    matters: 4,
    pending: 2,
  });
});

it('reads days to order, custody months and convictions from an application', () => {
  const filed = serverApplication({ status: 'Approved', createdAt: '2026-09-01T05:00:00.000Z' });
  const order = {
    _id: filed._id,
    at: '2026-09-30T20:00:00.000Z',
    from: 'Pending',
    to: 'Approved' as const,
    by: { name: 'A', designation: 'B', court: 'C' },
    reasons: [],
    conditions: [],
  };
  const antecedents = {
    known: true as const,
    rows: [
      { firNumber: '1/2020', policeStation: 'X', sections: [], state: 'convicted' as const },
      { firNumber: '2/2021', policeStation: 'X', sections: [], state: 'acquitted' as const },
    ],
  };
  const custody = [
    { kind: 'judicial' as const, from: day('2026-03-01'), to: day('2026-05-31') },
    { kind: 'judicial' as const, from: day('2026-08-01') },
  ];
  const application = {
    ...filed,
    orders: [order],
    case: { ...filed.case, sections: ['BNS 303 (2)', 'bns 303(2)'], custody, antecedents },
  };
  delete application.case.offences;
  expect(ownMatters(application, { flightRisk: 'low', today: TODAY })).toMatchObject([
    {
      offences: ['BNS 303(2)'],
      outcome: 'Approved',
      days: 30, // to the first of October in India
      custodyMonths: 5, // 92 and 62 days
      convictions: 1,
      flightRisk: 'low',
    },
  ]);
  expect(ownMatters({ ...application, status: 'Withdrawn' }, { flightRisk: null, today: TODAY })).toEqual([]);
  expect(
    ownMatters({ ...application, status: 'Pending', orders: [] }, { flightRisk: null, today: TODAY }),
  ).toMatchObject([{ outcome: null, days: 82 }]);
});

it('counts each applicant of a joint application with the own result and custody', () => {
  const filed = serverApplication({ status: 'Pending', createdAt: '2026-09-01T05:00:00.000Z' });
  const person = { name: 'Ravi Kale', age: 30, gender: 'male', address: 'Sample Nagar, Pune' } as const;
  const coApplicants = [
    { ...person, custodyStatus: 'judicial' as const, arrestDate: day('2026-03-01') },
    { ...person, custodyStatus: 'judicial' as const, arrestDate: day('2026-08-01') },
  ];
  const by = { name: 'A', designation: 'B', court: 'C' };
  const order = { _id: filed._id, from: 'Pending', by, reasons: [], conditions: [] };
  const orders = [
    { ...order, to: 'Rejected' as const, applicants: [2], at: '2026-09-11T05:00:00.000Z' },
    { ...order, _id: 'later', to: 'Approved' as const, applicants: [1], at: '2026-09-21T05:00:00.000Z' },
  ];
  const known = { flightRisk: 'high' as const, today: TODAY };
  const [first, second, third] = ownMatters({ ...filed, coApplicants, orders }, known);
  expect(first).toMatchObject({ outcome: 'Approved', days: 20, flightRisk: 'high' });
  expect(second).toMatchObject({ outcome: 'Rejected', days: 10, custodyMonths: 6, flightRisk: null });
  expect(third).toMatchObject({ outcome: null, flightRisk: null });
});

it('returns twelve months, and shares by court and section', () => {
  const matters = [
    ...many(2, 'Approved', { filedOn: day('2026-11-02') }),
    matter('Rejected', { filedOn: day('2026-11-30') }),
    matter(null, { filedOn: day('2025-12-31'), court: 'high' }),
    matter('Approved', { filedOn: day('2024-01-01'), ...CHEATING }),
  ];
  const { months, courts, offences, wait } = trendsOf(matters, TODAY);
  expect(months).toHaveLength(12);
  expect(months[0]).toEqual({ month: '2025-12-01', filed: 1, granted: 0, decided: 0 });
  expect(months.at(-1)).toEqual({ month: '2026-11-01', filed: 3, granted: 2, decided: 3 });
  expect(courts.map(({ court, share }) => [court, share.granted, share.decided])).toEqual([
    ['sessions', 3, 4],
    ['high', 0, 0],
  ]);
  expect(offences.map(({ offence, share }) => [offence, share.decided])).toEqual([
    ['BNS 303(2)', 3],
    ['BNS 318(4)', 1],
  ]);
  expect(wait).toMatchObject({ matters: 5, pending: 1, median: 20 });
});

it('does not depend on name, gender, age, place or judge', () => {
  const filed = serverApplication({ status: 'Rejected' });
  const other = {
    ...filed,
    applicant: { ...filed.applicant, name: 'Fatima Bi', gender: 'female', age: 61 } as const,
    case: { ...filed.case, district: 'Nandurbar', courtPlace: 'Shahada' },
  };
  const known = { flightRisk: null, today: TODAY };
  expect(ownMatters(other, known)).toEqual(ownMatters(filed, known));
});
