/** Earlier applications that a paper must disclose: same applicant, same matter, status at the time. */
import { expect, it } from 'vitest';
import {
  earlierApplications,
  type RecordedApplication,
} from '../../src/domain/application/earlier-applications.ts';
import { day } from '../../src/kernel/calendar-date.ts';

const MAKER = '00000000-0000-7000-8000-000000000001';

const first: RecordedApplication = {
  _id: 'a',
  caseId: 'case-1',
  createdBy: MAKER,
  createdAt: '2026-03-02T10:00:00.000Z',
  status: 'Pending',
  applicationNumber: 'ZB/2026/K7-0001',
  applicant: { name: 'Sunil Jadhav', age: 34, gender: 'male', address: 'Pune' },
  case: {
    firNumber: '0218 / 2024',
    policeStation: 'Hadapsar P.S.',
    court: 'sessions',
    courtPlace: 'Pune',
    sections: ['BNS 318(4)'],
    allegations: 'Something.',
  },
  bail: { grounds: 'Some.', relief: 'regular-sessions' },
  orders: [],
  updates: [{ description: 'Filed.', date: '2026-03-02T10:00:00.000Z', by: 'Meera' }],
};

const now = {
  _id: 'b',
  caseId: 'case-2',
  applicant: { name: 'SUNIL  JADHAV' },
  case: { firNumber: '218/2024', policeStation: 'hadapsar ps' },
  at: '2026-06-01T10:00:00.000Z',
};

const order = (at: string, to: 'Approved' | 'Rejected'): RecordedApplication['orders'][number] => ({
  _id: 'o',
  at,
  from: 'Pending',
  to,
  by: { name: 'A Judge', designation: 'Sessions Judge', court: 'Pune' },
  reasons: [],
  conditions: [],
});

it('finds the same person and FIR in different spellings', () => {
  expect(earlierApplications(now, [first])).toEqual([
    {
      court: 'sessions',
      courtPlace: 'Pune',
      courtName: undefined,
      applicationNumber: 'ZB/2026/K7-0001',
      filedOn: '2026-03-02',
      relief: 'regular-sessions',
      outcome: 'pending',
    },
  ]);
});

it('ignores other accused, FIRs, makers, later applications and itself', () => {
  const others: RecordedApplication[] = [
    { ...first, applicant: { ...first.applicant, name: 'Anil Jadhav' } },
    { ...first, case: { ...first.case, firNumber: '219/2024' } },
    { ...first, createdAt: '2026-06-01T10:00:00.001Z' },
    { ...first, _id: 'b' },
  ];
  expect(earlierApplications(now, others)).toEqual([]);
  expect(earlierApplications({ ...now, createdBy: 'someone else' }, [first])).toEqual([]);
});

it('reports the outcome at that time, not later', () => {
  const refused = {
    ...first,
    status: 'Rejected' as const,
    orders: [order('2026-04-10T20:00:00.000Z', 'Rejected')],
  };
  expect(earlierApplications(now, [refused])).toMatchObject([
    { outcome: 'refused', decidedOn: day('2026-04-11') },
  ]);
  expect(earlierApplications({ ...now, at: '2026-04-01T00:00:00.000Z' }, [refused])).toMatchObject([
    { outcome: 'pending' },
  ]);
});

it('reports a withdrawal, with its date after server confirmation', () => {
  const withdrawnApplication = { ...first, status: 'Withdrawn' as const };
  expect(earlierApplications(now, [withdrawnApplication])).toMatchObject([{ outcome: 'withdrawn' }]);
  const update = {
    description: 'Taken back.',
    told: { code: 'withdrawn' as const },
    date: '2026-03-20T10:00:00.000Z',
    by: 'Meera',
  };
  const [row] = earlierApplications(now, [{ ...withdrawnApplication, updates: [...first.updates, update] }]);
  expect(row).toMatchObject({ outcome: 'withdrawn', decidedOn: day('2026-03-20') });
  const { told: _code, ...older } = { ...update, description: 'Withdrawn.' };
  expect(earlierApplications(now, [{ ...withdrawnApplication, updates: [...first.updates, older] }])).toEqual(
    [row],
  );
});

it('lists the earlier application of every applicant, and names the person', () => {
  const joint = { ...now, applicant: { name: 'Ravi Kale' }, coApplicants: [{ name: 'Sunil Jadhav' }] };
  expect(earlierApplications(joint, [first])).toMatchObject([{ of: 'Sunil Jadhav' }]);
  const person = { name: 'Ravi Kale', age: 29, gender: 'male', address: 'Pune' } as const;
  const alone = { ...now, applicant: { name: 'Ravi Kale' } };
  expect(earlierApplications(alone, [first])).toEqual([]);
  expect(earlierApplications(alone, [{ ...first, coApplicants: [person] }])).toHaveLength(1);
});
