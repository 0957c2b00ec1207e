import { expect, it } from 'vitest';
import { day } from '#kernel/calendar-date.ts';
import { FACT_ERRORS } from '#law/fact-error.ts';
import { factErrors } from '#law/fact-errors.ts';
import type { LawFacts } from '#law/facts.ts';
import { law } from '#text/en/law/law.ts';
import { TABLES } from './law-tables.ts';

const TODAY = day('2026-01-14');
const good: LawFacts = {
  offences: [{ code: 'BNS', section: '303(2)' }],
  unrecognised: [],
  arrestDate: TODAY,
  firstRemandDate: TODAY,
  chargesheet: { state: 'filed', on: TODAY },
  custody: [{ from: TODAY, to: TODAY, kind: 'police' }],
  neverConvicted: true,
  convictions: [],
};
const errors = (change: Partial<LawFacts>) =>
  factErrors({ ...good, ...change }, TABLES, TODAY).map(
    ({ code, field, also, about }) => `${code} ${also ? `${field}+${also}` : field} ${about}`,
  );

it('accepts valid facts on the same day and empty facts', () => {
  expect(errors({})).toEqual([]);
  expect(factErrors({ offences: [], unrecognised: [] }, TABLES, TODAY)).toEqual([]);
});

it.each<[string, Partial<LawFacts>, string]>([
  ['an FIR after today', { firDate: day('2026-01-15') }, 'day-after-today firDate 2026-01-15'],
  [
    'an FIR older than the code of its offence',
    { firDate: day('2024-06-30') },
    'bns-before-the-fir offences+firDate BNS 303(2)',
  ],
  [
    'a production before the hour of the arrest',
    { arrest: { at: '10:00' }, production: { state: 'produced', on: TODAY, at: '09:59' } },
    'produced-before-arrest production+arrestDate 2026-01-14',
  ],
  [
    'grounds of arrest before the arrest',
    { groundsOfArrest: { state: 'given', on: day('2026-01-13') } },
    'grounds-before-arrest groundsOfArrest+arrestDate 2026-01-13',
  ],
  [
    'a release before the order of bail',
    { bailOrder: { state: 'granted', on: TODAY, releasedOn: day('2026-01-13') } },
    'released-before-bail bailOrder 2026-01-13',
  ],
  [
    'a deposit paid before it was ordered',
    { chequeDeposit: { state: 'ordered', on: TODAY, paidOn: day('2026-01-13') } },
    'paid-before-the-order chequeDeposit 2026-01-13',
  ],
  [
    'an appeal before the order',
    { specialCourtOrderOn: TODAY, appealFiledOn: day('2026-01-13') },
    'appeal-before-the-order specialCourtOrderOn 2026-01-13',
  ],
  [
    'a trial over before the arrest',
    { concludedOn: day('2026-01-13') },
    'trial-over-before-arrest trial+arrestDate 2026-01-13',
  ],
  [
    'an acquittal and a conviction in one case',
    { acquittedOn: TODAY, conviction: { on: TODAY } },
    'acquitted-and-convicted trial 2026-01-14',
  ],
  ['an age at the act above the age today', { age: 20, ageAtAct: 21 }, 'older-at-the-act ageAtAct 21'],
  [
    'more witnesses examined than cited',
    { witnesses: { cited: 3, examined: 4 } },
    'more-examined-than-cited witnesses 4/3',
  ],
  [
    'an hour of arrest without its day',
    { arrest: { at: '10:00' }, arrestDate: undefined, custody: undefined, custodyStatus: undefined },
    'hour-without-day arrest 10:00',
  ],
  [
    'two times on interim bail at once',
    {
      arrestDate: day('2026-01-01'),
      firstRemandDate: undefined,
      custody: [
        { from: day('2026-01-01'), kind: 'judicial' },
        { from: day('2026-01-03'), to: day('2026-01-08'), kind: 'interim-bail' },
        { from: day('2026-01-07'), to: day('2026-01-10'), kind: 'interim-bail' },
      ],
    },
    'time-out-overlaps custody 2026-01-07',
  ],
  [
    'a section in no table',
    { offences: [{ code: 'BNS', section: '999' }] },
    'unknown-section offences BNS 999',
  ],
  [
    'a divided section',
    { offences: [{ code: 'IPC', section: '376' }] },
    'section-needs-subsection offences IPC 376',
  ],
  [
    'a conviction of a first offender',
    { convictions: [{ offences: [], unrecognised: [] }] },
    'first-offender-with-conviction neverConvicted+convictions 1',
  ],
  [
    'an arrest after today',
    { arrestDate: day('2026-01-15'), firstRemandDate: undefined, custody: [] },
    'arrest-after-today arrestDate 2026-01-15',
  ],
  [
    'a remand before the arrest',
    { firstRemandDate: day('2026-01-13') },
    'remand-before-arrest firstRemandDate+arrestDate 2026-01-13',
  ],
  [
    'a remand after today',
    { firstRemandDate: day('2026-01-15') },
    'remand-after-today firstRemandDate 2026-01-15',
  ],
  [
    'a charge-sheet after today',
    { chargesheet: { state: 'filed', on: day('2026-01-15') } },
    'charge-sheet-after-today chargesheet 2026-01-15',
  ],
  [
    'the BNS before its time',
    { arrestDate: day('2024-06-30'), custody: [] },
    'bns-before-commencement arrestDate+offences 2024-06-30',
  ],
  [
    'custody that ends before it begins',
    { custody: [{ from: TODAY, to: day('2026-01-13'), kind: 'judicial' }] },
    'custody-ends-before-it-begins custody 2026-01-14',
  ],
  [
    'custody before the arrest',
    { custody: [{ from: day('2026-01-13'), kind: 'judicial' }] },
    'custody-before-arrest custody+arrestDate 2026-01-13',
  ],
  [
    'custody after today',
    {
      arrestDate: undefined,
      firstRemandDate: undefined,
      custody: [{ from: day('2026-01-15'), kind: 'judicial' }],
    },
    'custody-after-today custody 2026-01-15',
  ],
  [
    'judicial custody after the last span has ended',
    {
      custodyStatus: 'judicial',
      arrestDate: day('2026-01-05'),
      custody: [{ from: day('2026-01-05'), to: day('2026-01-13'), kind: 'judicial' }],
    },
    'in-custody-after-the-last-span custody+custodyStatus 2026-01-13',
  ],
  [
    'a first span that begins after the arrest',
    { arrestDate: day('2026-01-12'), custody: [{ from: day('2026-01-13'), kind: 'judicial' }] },
    'custody-begins-after-arrest custody+arrestDate 2026-01-13',
  ],
  [
    'spans that overlap',
    {
      arrestDate: day('2026-01-05'),
      custody: [
        { from: day('2026-01-05'), to: day('2026-01-08'), kind: 'police' },
        { from: day('2026-01-07'), kind: 'judicial' },
      ],
    },
    'custody-spans-overlap custody 2026-01-07',
  ],
  [
    'an act after the end of the IPC',
    { offenceDate: day('2024-07-01'), offences: [{ code: 'IPC', section: '420' }] },
    'ipc-after-its-end offences+offenceDate IPC 420',
  ],
  [
    'an act before the beginning of the BNS',
    { offenceDate: day('2024-06-30') },
    'bns-before-its-beginning offences+offenceDate BNS 303(2)',
  ],
  [
    'a claim after today',
    { defaultBailClaim: { state: 'claimed', on: day('2026-01-15') } },
    'claim-after-today defaultBailClaim 2026-01-15',
  ],
  [
    'a claim before the remand',
    { defaultBailClaim: { state: 'claimed', on: day('2026-01-13') } },
    'claim-before-remand defaultBailClaim+firstRemandDate 2026-01-13',
  ],
  [
    'an extension ordered after today',
    { remandExtension: { state: 'granted', until: day('2026-05-01'), orderedOn: day('2026-01-15') } },
    'extension-after-today remandExtension 2026-01-15',
  ],
])('reports %s', (_, change, expected) => {
  expect(errors(change)).toEqual([expected]);
});

it('accepts a shared transfer day, running custody and final interim bail', () => {
  const arrestDate = day('2026-01-05');
  const police = { from: arrestDate, to: day('2026-01-08'), kind: 'police' } as const;
  const custodyStatus = 'judicial';
  const running = { from: day('2026-01-08'), kind: 'judicial' } as const;
  expect(errors({ arrestDate, custodyStatus, custody: [police, running] })).toEqual([]);
  const bail = { from: day('2026-01-08'), kind: 'interim-bail' } as const;
  expect(errors({ arrestDate, custodyStatus, custody: [police, bail] })).toEqual([]);
  const today = { from: arrestDate, to: TODAY, kind: 'judicial' } as const;
  expect(errors({ arrestDate, custodyStatus, custody: [today] })).toEqual([]);
});

it('reports every error', () => {
  expect(
    errors({ offences: [{ code: 'BNS', section: '999' }], firstRemandDate: day('2025-01-01') }),
  ).toHaveLength(2);
});

it('accepts boundary arrest dates and a section on common liability', () => {
  const early = { firstRemandDate: undefined, custody: [] };
  expect(errors({ ...early, arrestDate: day('2024-07-01') })).toEqual([]);
  expect(
    errors({ ...early, arrestDate: day('2024-06-30'), offences: [{ code: 'IPC', section: '420' }] }),
  ).toEqual([]);
  expect(errors({ offences: [...good.offences, { code: 'BNS', section: '3(5)' }] })).toEqual([]);
});

it('has a sentence for every error', () => {
  expect(Object.keys(law.errors)).toEqual(expect.arrayContaining([...FACT_ERRORS]));
});

it('accepts equal ages, equal numbers and equal times', () => {
  expect(errors({ age: 20, ageAtAct: 20 })).toEqual([]);
  expect(errors({ witnesses: { cited: 4, examined: 4 } })).toEqual([]);
  expect(
    errors({ arrest: { at: '10:00' }, production: { state: 'produced', on: TODAY, at: '10:00' } }),
  ).toEqual([]);
});
