/** The FIRs of an order: its faults, the result so far, earlier applications and statistics. */
import { describe, expect, it } from 'vitest';
import type { Decision, RefusedFir } from '#contract/application/order.ts';
import { earlierApplications } from '#domain/application/earlier-applications.ts';
import { applicantFault } from '#domain/application/order-applicants.ts';
import { firsGranted } from '#domain/application/granted-firs.ts';
import { hasFirFault } from '#domain/application/order-firs.ts';
import { foresightOfCase } from '#domain/analytics/foresight-of-case.ts';
import { trendsOf } from '#domain/analytics/trends.ts';
import { isOffTheClock, isRefusedInOwnFir } from '#domain/case/clock-matter.ts';
import { followSteps } from '#domain/case/follow-up.ts';
import { ownMatters } from '#domain/case/own-matters.ts';
import { day } from '#kernel/calendar-date.ts';
import { outcomeInWords } from '#documents/common-sections/outcome-in-words.ts';
import { documentWords } from '#text/en/papers/documents.ts';
import { decided } from '../documents/orders/signed-matter.ts';
import { aundh, IN_THREE, kothrud } from '../documents/firs/fir-matters.ts';
import { beforeArrest, refusal } from '../documents/orders/order-matters.ts';
import { inAundh } from '../documents/orders/fir-order-matters.ts';

const inFir = (fir: number): RefusedFir => ({ ...inAundh, fir });
const application = (refusedFirs?: RefusedFir[]) =>
  decided({ content: IN_THREE, decision: { ...beforeArrest, ...(refusedFirs && { refusedFirs }) } });

const orderWith = (firs: number[], status: Decision['status'] = 'Approved'): Decision => ({
  status,
  refusedFirs: firs.map(inFir),
});

describe('a fault', () => {
  it.each([
    ['one of three', { order: orderWith([3]), count: 3, isFault: false }],
    ['two of three', { order: orderWith([1, 3]), count: 3, isFault: false }],
    ['all', { order: orderWith([1, 2, 3]), count: 3, isFault: true }],
    ['an unknown one', { order: orderWith([4]), count: 3, isFault: true }],
    ['one twice', { order: orderWith([2, 2]), count: 3, isFault: true }],
    ['the only one', { order: orderWith([1]), count: 1, isFault: true }],
    ['one in a rejection', { order: orderWith([1], 'Rejected'), count: 3, isFault: true }],
  ])('of a refusal in %s', (_, { order, count, isFault }) => {
    expect(hasFirFault(order, count)).toBe(isFault);
  });
});

it('counts the FIRs with bail, and says nothing of an order that decides them alike', () => {
  expect(firsGranted(application([inAundh]))).toEqual({ granted: 2, of: 3 });
  expect(firsGranted(application([inFir(1), inAundh]))).toEqual({ granted: 1, of: 3 });
  expect(firsGranted(application())).toBeNull();
  expect(firsGranted(decided({ content: IN_THREE, decision: refusal }))).toBeNull();
});

it('counts an order in part if one applicant is refused in one FIR', () => {
  const [grant] = application().orders;
  const [inPart] = application([inAundh]).orders;
  if (!grant || !inPart) throw new Error('no order was made');
  const joint = {
    case: application().case,
    coApplicants: [application().applicant],
    orders: [
      { ...grant, _id: 'first', applicants: [1] },
      { ...inPart, _id: 'second', applicants: [2] },
    ],
  };
  expect(firsGranted(joint)).toEqual({ granted: 2, of: 3 });
});

it('cancels the bail of two applicants apart if their orders differ', () => {
  const [grant] = application().orders;
  const [inPart] = application([inAundh]).orders;
  if (!grant || !inPart) throw new Error('no order was made');
  const withOrders = (second: typeof grant) => ({
    coApplicants: [application().applicant],
    orders: [
      { ...grant, _id: 'first', applicants: [1] },
      { ...second, _id: 'second', applicants: [2] },
    ],
  });
  const cancelled = { status: 'Rejected', applicants: [1, 2] } as const;
  expect(applicantFault(withOrders(inPart), cancelled)).toBe('apart');
  expect(applicantFault(withOrders({ ...grant, at: '2026-11-22T07:00:00.000Z' }), cancelled)).toBe('apart');
  expect(applicantFault(withOrders(grant), cancelled)).toBeUndefined();
  expect(applicantFault(withOrders(inPart), { ...cancelled, applicants: [2] })).toBeUndefined();
});

it('is an earlier refusal to a later application in the refused FIR alone', () => {
  const earlier = { ...application([inAundh]), orders: application([inAundh]).orders };
  const { applicant, caseId: _, ...row } = earlier;
  const looking = (fir: object) => ({ applicant, case: fir, at: '2026-12-01T05:00:00.000Z' });
  const outcomeIn = (fir: object) =>
    earlierApplications(looking(fir), [{ ...row, applicant, caseId: 'case' }]).map(({ outcome }) => outcome);
  expect(outcomeIn(aundh)).toEqual(['refused']);
  expect(outcomeIn(kothrud)).toEqual(['granted']);
  expect(outcomeIn({ ...aundh, furtherFirs: [kothrud] })).toEqual(['in-part']);
});

it('names the granted and the refused FIRs of an earlier order in part', () => {
  const { applicant, case: facts, ...row } = application([inAundh]);
  const seen = (fir: object) =>
    earlierApplications({ applicant, caseId: 'case', case: fir, at: '2026-12-01T05:00:00.000Z' }, [
      { ...row, applicant, case: facts, caseId: 'case' },
    ]).map(({ outcomeInFirs }) => ({
      granted: outcomeInFirs?.granted.map(({ firNumber }) => firNumber),
      refused: outcomeInFirs?.refused.map(({ firNumber }) => firNumber),
    }));
  expect(seen({ ...aundh, furtherFirs: [kothrud] })).toEqual([
    { granted: ['31/2026'], refused: ['12/2026'] },
  ]);
  expect(seen({ firNumber: '900/2026', policeStation: 'Wakad' })).toEqual([
    { granted: [facts.firNumber, '31/2026'], refused: ['12/2026'] },
  ]);
});

it('prints in an application which FIRs were granted and refused', () => {
  const outcomeInFirs = {
    granted: [{ firNumber: '31/2026', policeStation: 'Kothrud' }],
    refused: [{ firNumber: '12/2026', policeStation: 'Aundh' }],
  };
  const row = { court: 'sessions', applicationNumber: null, filedOn: day('2026-11-20') } as const;
  expect(outcomeInWords({ ...row, outcome: 'in-part', outcomeInFirs }, documentWords)).toBe(
    'granted (FIR No. 31/2026, Police Station Kothrud); rejected (FIR No. 12/2026, Police Station Aundh)',
  );
  expect(outcomeInWords({ ...row, outcome: 'refused' }, documentWords)).toBe('rejected');
});

it('counts the granted and the refused FIRs apart, with their own offences', () => {
  const matters = ownMatters(application([inAundh]), { flightRisk: null, today: day('2026-11-28') });
  expect(matters.map(({ outcome, offences }) => ({ outcome, offences }))).toEqual([
    { outcome: 'Approved', offences: ['BNS 318(4)', 'BNS 316(2)'] },
    { outcome: 'Rejected', offences: ['BNS 318(4)', 'BNS 351(2)'] },
  ]);
});

const TODAY = day('2026-11-28');
const inPart = () => ({ ...application([inAundh]), caseId: 'case', applicationNumber: null });

it('describes a case with all its FIRs and counts an order once in its court', () => {
  const newest = { ...application([inFir(1), inAundh]), caseId: 'own', applicationNumber: null };
  const all = [newest, { ...inPart(), _id: 'other' }];
  const { share, group, wait } = foresightOfCase({ newest, all, flightRisks: new Map(), today: TODAY });
  // BNS 318(4) is in the own FIR, which this order refuses, and in both parts of the other order
  expect(share).toMatchObject({ granted: 1, decided: 2 });
  expect(group).toEqual({ granted: 1, decided: 1 });
  expect(wait).toMatchObject({ matters: 1, pending: 0 });
});

it('counts an order in part once in the figures of a month and of a court', () => {
  const matters = ownMatters(inPart(), { flightRisk: null, today: TODAY });
  const { courts, months, wait } = trendsOf(matters, TODAY);
  expect(courts.map(({ share }) => share)).toMatchObject([{ granted: 1, decided: 1 }]);
  expect(months.reduce((sum, { filed }) => sum + filed, 0)).toBe(1);
  expect(wait).toMatchObject({ matters: 1, pending: 0 });
});

describe('a refusal in the own FIR of a case', () => {
  const granting = { status: 'Approved', facts: { custodyStatus: 'not-arrested' } } as const;
  const [first] = application([inFir(1)]).orders;

  it('keeps the case on the clock', () => {
    const isRefused = isRefusedInOwnFir([application([inFir(1)])]);
    expect(isOffTheClock(granting, isRefused)).toBe(false);
    expect(isOffTheClock(granting, isRefusedInOwnFir([application([inAundh])]))).toBe(true);
    expect(isOffTheClock(granting, isRefusedInOwnFir([application()]))).toBe(true);
  });

  it('ends with a later order that grants bail in it', () => {
    const later = application();
    const orders = later.orders.map((order) => ({ ...order, at: '2027-01-02T05:00:00.000Z' }));
    expect(isRefusedInOwnFir([{ ...later, orders }, application([inFir(1)])])).toBe(false);
  });

  it('has the steps of a grant and of a refusal', () => {
    const kinds = first ? followSteps({ ...first, conditions: [] }).map(({ kind }) => kind) : [];
    expect(kinds).toEqual(
      expect.arrayContaining(['jail-copy', 'release', 'certified-copy', 'next-forum', 'what-changed']),
    );
  });
});
