import { expect, it } from 'vitest';
import { cite } from '#law/authority.ts';
import { day } from '#kernel/calendar-date.ts';
import { determineAll } from '#law/determine.ts';
import type { LawFacts } from '#law/facts.ts';
import { PROOF_STEPS, proofOf } from '#law/proof.ts';
import { law } from '#text/en/law.ts';
import { TABLES } from './law-tables.ts';

const TODAY = day('2025-04-01');
const facts: LawFacts = {
  offences: [{ code: 'BNS', section: '303(2)' }],
  unrecognised: [],
  arrestDate: day('2025-03-01'),
  firstRemandDate: day('2025-03-02'),
  chargesheet: { state: 'not-filed', asOf: TODAY },
  delayByAccusedDays: 10,
  neverConvicted: true,
  otherPendingCases: 0,
};
const lines = (of: LawFacts, limb: 'bailable' | 'defaultBail' | 'undertrial') =>
  proofOf(determineAll(of, TABLES, TODAY))[limb].map(
    ({ step, value, from, flipsOn }) => `${step} ${value} ${from} ${flipsOn ?? '-'}`,
  );

it('shows each value of default bail and where it came from', () => {
  expect(lines(facts, 'defaultBail')).toEqual([
    'first-remand 2025-03-02 record -',
    'period 60 table -',
    'charge-sheet not-filed record -',
    'right-arises 2025-05-01 computed 2025-05-01',
  ]);
});

it('labels what stands in for an unknown fact', () => {
  expect(lines({ ...facts, firstRemandDate: undefined, chargesheet: undefined }, 'defaultBail')).toEqual([
    'first-remand 2025-03-01 assumed -',
    'period 60 table -',
    'charge-sheet null record -',
    'right-arises 2025-04-30 computed 2025-04-30',
  ]);
  expect(lines({ ...facts, delayByAccusedDays: undefined }, 'undertrial')).toContain('delay 0 assumed -');
});

it('shows each value of the undertrial rule, with the day on which it flips', () => {
  expect(lines(facts, 'undertrial')).toEqual([
    'custody-from 2025-03-01 record -',
    'maximum-term 36 m table -',
    'fraction 1/3 record -',
    'delay 10 record -',
    'threshold 2026-03-11 computed 2026-03-11',
    'whole-term 2028-03-01 computed 2028-03-01',
  ]);
  const day1 = { ...facts, offences: [{ code: 'BNS', section: '355' }] };
  expect(lines(day1, 'undertrial')[1]).toBe('maximum-term 1 d table -');
});

it('shows the bail column of each offence', () => {
  const two = { ...facts, offences: [...facts.offences, { code: 'BNS', section: '115(2)' }] };
  expect(lines(two, 'bailable')).toEqual(['offence false table -', 'offence true table -']);
  const [first] = proofOf(determineAll(two, TABLES, TODAY)).bailable;
  expect(first).toMatchObject({ about: 'BNS 303(2)' });
});

it('cites every step under the code that governs', () => {
  const proof = proofOf(
    determineAll({ ...facts, regime: 'CrPC', offences: [{ code: 'IPC', section: '379' }] }, TABLES, TODAY),
  );
  const cited = proof.undertrial.map(({ authority }) => cite(authority).replace('\u00a0', ' '));
  expect(cited).toEqual([
    's.436A CrPC',
    's.436A CrPC',
    's.436A CrPC',
    's.436A, Explanation CrPC',
    's.436A CrPC',
    's.436A, second proviso CrPC',
  ]);
});

it('cites the provisos and the Explanation under the BNSS', () => {
  const found = determineAll(facts, TABLES, TODAY);
  const texts = (limb: 'bailable' | 'defaultBail' | 'undertrial') =>
    proofOf(found)[limb].map(({ authority }) => cite(authority).replace('\u00a0', ' '));
  expect(texts('undertrial')).toEqual([
    's.479(1) BNSS',
    's.479(1) BNSS',
    's.479(1), first proviso BNSS',
    's.479(1), Explanation BNSS',
    's.479(1), first proviso BNSS',
    's.479(1), third proviso BNSS',
  ]);
  expect(texts('bailable')).toEqual(['s.478(1) BNSS']);
  expect(texts('defaultBail')).toEqual([
    'Enforcement Directorate v. Kapil Wadhawan, (2024) 7 SCC 147',
    's.187(3) BNSS',
    's.187(3) BNSS',
    's.187(3) BNSS',
  ]);
});

it('has nothing to show where no date can be computed', () => {
  expect(lines({ ...facts, offences: [{ code: 'BNS', section: '103(1)' }] }, 'undertrial')).toEqual([]);
  expect(lines({ ...facts, arrestDate: undefined, firstRemandDate: undefined }, 'defaultBail')).toEqual([]);
});

it('has a name for every step', () => {
  expect(Object.keys(law.proof.steps).toSorted()).toEqual([...PROOF_STEPS].toSorted());
});
