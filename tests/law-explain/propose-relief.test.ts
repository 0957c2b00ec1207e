/** "Which bail?": a right before discretion, an open court before a barred one, and always the reason with its authority. */
import { describe, expect, it } from 'vitest';
import { day } from '#kernel/calendar-date.ts';
import { determineAll } from '#law/determine.ts';
import type { LawFacts } from '#law/facts.ts';
import { proposeRelief } from '#law-explain/propose-relief.ts';
import { TABLES } from '../law/law-tables.ts';

const TODAY = day('2026-11-20');

type ReliefOptions = Partial<Parameters<typeof proposeRelief>[1]>;

function proposed(facts: Partial<LawFacts>, options: ReliefOptions = {}) {
  const all = { offences: [], unrecognised: [], firDate: day('2026-06-01'), ...facts };
  return proposeRelief(determineAll(all, TABLES, TODAY), { convicted: false, ...options });
}

const theft = { offences: [{ code: 'BNS', section: '303(2)' }] };
const murder = { offences: [{ code: 'BNS', section: '103(1)' }] };
const custodyFacts = { custodyStatus: 'judicial', arrestDate: day('2026-11-10') } as const;

describe('proposes', () => {
  it.each<[string, Partial<LawFacts>, ReliefOptions, string]>([
    [
      'bail as of right where every offence is bailable',
      { offences: [{ code: 'BNS', section: '115(2)' }], ...custodyFacts },
      {},
      'bailable',
    ],
    ['anticipatory bail before an arrest', { ...theft, custodyStatus: 'not-arrested' }, {}, 'anticipatory'],
    ['the Magistrate for an ordinary offence', { ...theft, ...custodyFacts }, {}, 'regular-magistrate'],
    [
      'the Court of Session where the Magistrate is barred',
      { ...murder, ...custodyFacts },
      { court: 'magistrate' },
      'regular-sessions',
    ],
    [
      'the court that the person has in mind',
      { ...theft, ...custodyFacts },
      { court: 'high' },
      'regular-high-court',
    ],
    [
      'default bail once the days are over',
      {
        ...theft,
        ...custodyFacts,
        arrestDate: day('2026-09-01'),
        firstRemandDate: day('2026-09-02'),
        chargesheet: { state: 'not-filed', asOf: TODAY },
        remandExtension: { state: 'none' },
      },
      { court: 'sessions' },
      'default',
    ],
    [
      'release of an undertrial after a third of the term',
      {
        ...theft,
        ...custodyFacts,
        arrestDate: day('2025-09-01'),
        chargesheet: { state: 'filed', on: day('2025-10-01') },
        neverConvicted: true,
        otherPendingCases: 0,
        delayByAccusedDays: 0,
      },
      {},
      'undertrial',
    ],
    ['suspension after a conviction', { ...murder, ...custodyFacts }, { convicted: true }, 'suspension'],
  ])('%s', (...[, facts, asked, relief]) => {
    const { first } = proposed(facts, asked);
    expect(first?.relief).toBe(relief);
  });
});

it('gives the reason and the authority', () => {
  const { first, alternatives } = proposed({ ...murder, ...custodyFacts }, { court: 'magistrate' });
  expect(first?.because[0]).toMatchObject({ authority: { source: 'BNSS', at: 's.483(1)' } });
  const magistrate = alternatives.find(({ relief }) => relief === 'regular-magistrate');
  expect(magistrate).toMatchObject({
    standing: 'undetermined', // exceptions exist for a woman, a child, or a sick or infirm applicant
    because: [{ code: 'death-or-life-possible', about: 'BNS 103(1)' }],
  });
});

it('lists a future right beside the present relief', () => {
  const facts = {
    ...theft,
    ...custodyFacts,
    firstRemandDate: day('2026-11-11'),
    chargesheet: { state: 'not-filed', asOf: TODAY },
    remandExtension: { state: 'none' },
  } as const;
  const { first, alternatives } = proposed(facts);
  expect(first?.relief).toBe('regular-magistrate');
  expect(alternatives.find(({ relief }) => relief === 'default')).toMatchObject({
    standing: 'not-yet',
    on: '2027-01-10',
  });
});

it('proposes nothing without known custody and sends a child to the Board', () => {
  expect(proposed(theft).first).toBeNull();
  expect(proposed({ ...murder, ...custodyFacts, ageAtAct: 16 }).board).toMatchObject({
    authority: { source: 'JJ' },
  });
});
