/** Proposed checklist answers of a record, and attributes of the applicant that must not affect them. */
import { fc } from '../../support/fast-check.ts';
import { expect, it } from 'vitest';
import { proposalOfCase } from '#domain/case/facts-of-case.ts';
import { lawFactsOf } from '#domain/case/law-facts.ts';
import type { CaseFacts } from '#contract/case/case-facts.ts';
import { day } from '#kernel/calendar-date.ts';
import { determineAll } from '#law/determine.ts';
import { riskProposal } from '#law/risk/proposal.ts';
import { rightsAbove } from '#law/risk/rights-above.ts';
import { TABLES } from '../law-tables.ts';

const proposed = (facts: Partial<CaseFacts>) => riskProposal(lawFactsOf(facts, TABLES), TABLES);

const convicted = (n: number): Partial<CaseFacts> => ({
  antecedents: {
    known: true,
    rows: Array.from({ length: n }, (_, index) => ({
      firNumber: `${index + 1}/2019`,
      policeStation: 'Hadapsar',
      sections: ['IPC 379'],
      state: 'convicted' as const,
    })),
  },
});

it.each([
  [['BNS 303(2)'], 'low'], // three years
  [['BNS 318(3)'], 'medium'], // five
  [['BNS 318(4)'], 'high'], // seven
  [['BNS 103(1)'], 'high'], // death or life
  [['BNS 303(2)', 'BNS 103(1)'], 'high'],
  [['BNS 103(1)', 'Foo Rules 12'], 'high'], // certain, whatever the other one is
  [['BNS 303(2)', 'Foo Rules 12'], undefined], // the unread one may be graver
  [['Foo Rules 12'], undefined],
  [[], undefined],
])('proposes for %j the severity %s', (sections, answer) => {
  expect(proposed({ sections }).answers.severityOfCharges).toBe(answer);
});

it.each([
  [0, 'low'],
  [1, 'medium'],
  [2, 'high'],
])('proposes for %i convictions the history %s', (n, answer) => {
  expect(proposed(convicted(n))).toMatchObject({
    answers: { criminalHistory: answer },
    because: { convictions: n },
  });
});

it('proposes no history if antecedents are unknown', () => {
  expect(proposed({ sections: ['BNS 303(2)'] }).answers).toEqual({ severityOfCharges: 'low' });
});

it('never proposes flight risk or ties', () => {
  const { answers } = proposed({ ...convicted(3), sections: ['BNS 103(1)'] });
  expect(Object.keys(answers)).toEqual(['criminalHistory', 'severityOfCharges']);
});

it('gives the basis of the severity', () => {
  expect(proposed({ sections: ['BNS 303(2)', 'BNS 318(4)'] }).because).toEqual({
    severity: { offence: 'BNS 318(4)', maximum: 7 },
  });
});

it('does not depend on name, gender or district', () => {
  const facts = { ...convicted(1), sections: ['BNS 318(3)'], firNumber: '1/2026', policeStation: 'Hadapsar' };
  const before = riskProposal(lawFactsOf(facts, TABLES), TABLES);
  fc.assert(
    fc.property(
      fc.record({
        name: fc.string(),
        gender: fc.constantFrom('male', 'female', 'other'),
        district: fc.string(),
        state: fc.string(),
        address: fc.string(),
        woman: fc.boolean(),
      }),
      ({ name, gender, district, state, address, woman }) => {
        const moved = lawFactsOf({ ...facts, district, state, person: { woman } }, TABLES, {
          applicant: { name, gender, address },
        });
        expect(riskProposal(moved, TABLES)).toEqual(before);
      },
    ),
  );
});

it('names current and future rights above any level', () => {
  const facts: Partial<CaseFacts> = {
    sections: ['BNS 318(4)'],
    firDate: day('2026-08-01'),
    custodyStatus: 'judicial',
    arrestDate: day('2026-08-10'),
    firstRemandDate: day('2026-08-10'),
    chargesheet: { state: 'not-filed', asOf: day('2026-11-20') },
    remandExtension: { state: 'none' },
    delayByAccusedDays: 0,
    antecedents: { known: true, rows: [] },
  };
  const rights = rightsAbove(determineAll(lawFactsOf(facts, TABLES), TABLES, day('2026-11-20')));
  expect(rights).toMatchObject([
    {
      right: 'default-bail',
      from: null,
      authority: { source: 'BNSS', at: expect.stringContaining('187(3)') },
    },
    {
      right: 'undertrial',
      from: '2028-12-10',
      authority: { source: 'BNSS', at: expect.stringContaining('479') },
    },
  ]);
});

it('names the right to bail for a bailable offence', () => {
  const found = determineAll(lawFactsOf({ sections: ['BNS 115(2)'] }, TABLES), TABLES, day('2026-11-20'));
  expect(rightsAbove(found)).toMatchObject([
    { right: 'bailable', from: null, authority: { at: 's.478(1)' } },
  ]);
});

it.each([
  ['none stated', undefined, undefined],
  ['stated as none', { rows: [] }, 0],
  [
    'one recalled and one pending',
    {
      rows: [
        { kind: 'nbw', on: day('2026-02-01'), recalledOn: day('2026-03-01') },
        { kind: 'nbw', on: day('2026-04-01') },
      ],
    },
    1,
  ],
] as const)('reads warrants from the record without an answer: %s', (_, coercive, processes) => {
  const facts = { ...(coercive && { coercive: { known: true as const, rows: [...coercive.rows] } }) };
  const { answers, because } = proposalOfCase({ facts, charges: ['BNS 303(2)'] }, TABLES);
  expect(because.processes).toBe(processes);
  expect(answers).not.toHaveProperty('flightRisk');
});
