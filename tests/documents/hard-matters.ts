/** Matters that a criminal lawyer would try the product with: the record as it is kept, and what each voice has to say of it. */
import type { BailDraft } from '../../src/documents/matter.ts';
import { day } from '../../src/kernel/calendar-date.ts';
import type { LeadingAnswer } from '../../src/law-explain/leading-answer.ts';
import { bare } from './sample-application.ts';

type Facts = NonNullable<BailDraft['case']>;
type Bail = NonNullable<BailDraft['bail']>;

export interface HardMatter {
  readonly asOf: string;
  readonly content: BailDraft;
  /** What the calculator says first. */
  readonly leads: LeadingAnswer['kind'];
  /** "right@day", as the clock has them today. */
  readonly open?: readonly string[];
  readonly maybe?: readonly string[];
  readonly coming?: readonly string[];
  /** Sentences of the paper, and what it must not say. */
  readonly says?: readonly string[];
  readonly never?: readonly string[];
  /** Beside it: by the beginning of their keys, and "!" before one that has to be answered. */
  readonly concerns?: readonly string[];
}

const none: Facts['antecedents'] = { known: true, rows: [] };
const held: Facts = {
  ...bare.case,
  court: 'magistrate',
  courtPlace: 'Pune',
  custodyStatus: 'judicial',
  antecedents: none,
};
const notFiled = (asOf: string): Facts['chargesheet'] => ({ state: 'not-filed', asOf: day(asOf) });
const filed = (on: string, at?: string): Facts['chargesheet'] => ({ state: 'filed', on: day(on), at });

function matter(facts: Facts, bail: Bail = {}, applicant: BailDraft['applicant'] = {}): BailDraft {
  return {
    ...bare,
    applicant: { ...bare.applicant, ...applicant },
    case: { ...held, ...facts },
    bail: { ...bare.bail, previousApplications: 'none', proposedConditions: 'standard', ...bail },
  };
}

const theft = (facts: Facts): Facts => ({
  sections: ['BNS 303(2)'],
  firDate: day('2026-09-01'),
  offenceDate: day('2026-08-31'),
  arrestDate: day('2026-09-08'),
  firstRemandDate: day('2026-09-09'),
  remandExtension: { state: 'none' },
  ...facts,
});

const conspiracy = (facts: Facts): Facts => ({
  court: 'sessions',
  sections: ['UAPA 18'],
  firDate: day('2026-06-01'),
  offenceDate: day('2026-05-30'),
  arrestDate: day('2026-06-02'),
  firstRemandDate: day('2026-06-03'),
  ...facts,
});

const convicted = (sentence: string, more: object = {}): Bail => ({
  relief: 'suspension',
  conviction: {
    court: 'the Judicial Magistrate First Class, Pune',
    on: day('2026-11-18'),
    sentence,
    finePaid: true,
    ...more,
  },
});

export const HARD_MATTERS: Readonly<Record<string, HardMatter>> = {
  'theft of June 2024, remanded on its last day: the old code counts': {
    asOf: '2024-09-10',
    content: matter(
      {
        sections: ['IPC 379'],
        firDate: day('2024-06-28'),
        offenceDate: day('2024-06-27'),
        arrestDate: day('2024-06-29'),
        firstRemandDate: day('2024-06-30'),
        chargesheet: notFiled('2024-09-10'),
        remandExtension: { state: 'none' },
      },
      { relief: 'default' },
    ),
    leads: 'entitled',
    open: ['default-bail@2024-08-29'],
    says: [
      'under section 167(2) of the Code of Criminal Procedure, 1973',
      'The right to bail arose on 29-08-2024',
    ],
    never: ['Both dates are shown'],
  },
  'cheating of 2023 in an FIR of August 2024: the new rule frees after a third': {
    asOf: '2026-12-10',
    content: matter(
      {
        sections: ['IPC 420'],
        firDate: day('2024-08-08'),
        offenceDate: day('2023-02-02'),
        arrestDate: day('2024-08-10'),
        firstRemandDate: day('2024-08-11'),
        chargesheet: filed('2024-10-01'),
        delayByAccusedDays: 0,
      },
      { relief: 'undertrial' },
    ),
    leads: 'entitled',
    open: ['one-third@2026-12-10'],
    says: ['Counted from 10-08-2024, it was completed on 10-12-2026.'],
  },
  'the day before a third': {
    asOf: '2026-10-30',
    content: matter(
      theft({
        firDate: day('2025-10-30'),
        offenceDate: day('2025-10-29'),
        arrestDate: day('2025-10-31'),
        firstRemandDate: day('2025-11-01'),
        chargesheet: filed('2025-12-20'),
        delayByAccusedDays: 0,
      }),
      { relief: 'undertrial' },
    ),
    leads: 'not-yet',
    coming: ['one-third@2026-10-31', 'full-term@2028-10-31'],
    says: ['it will be completed on 31-10-2026.'],
    concerns: ['!not-yet:one-third'],
  },
  'an extension without production, under the UAPA': {
    asOf: '2026-10-20',
    content: matter(
      conspiracy({
        chargesheet: filed('2026-09-05'),
        remandExtension: {
          state: 'granted',
          until: day('2026-11-29'),
          orderedOn: day('2026-08-30'),
          produced: false,
          prosecutorReport: true,
        },
        defaultBailClaim: { state: 'claimed', on: day('2026-09-02') },
      }),
      { relief: 'default' },
    ),
    leads: 'entitled',
    open: ['default-bail@2026-09-01'],
    says: [
      'was made without the applicant before the Court. The applicant submits that such an order does not move the day of the right: Jigar',
      'If the order of extension stood | 29-11-2026 | 30-11-2026',
    ],
    never: ['90 days, or 90 days', 'follows the offence', 'Rakesh Kumar Paul'],
    concerns: ['caution:extension-stands-until-set-aside', 'earlier:claimed'],
  },
  'an extension ordered after the claim takes nothing back': {
    asOf: '2026-10-20',
    content: matter(
      conspiracy({
        chargesheet: filed('2026-09-10'),
        remandExtension: {
          state: 'granted',
          until: day('2026-11-29'),
          orderedOn: day('2026-09-04'),
          produced: true,
          prosecutorReport: true,
        },
        defaultBailClaim: { state: 'claimed', on: day('2026-09-02') },
      }),
      { relief: 'default' },
    ),
    leads: 'entitled',
    open: ['default-bail@2026-09-01'],
    says: [
      'The order of 04-09-2026, which extended the period until 29-11-2026, was made after the right had been claimed',
      'M. Ravindran',
    ],
    never: ['does not move the day'],
  },
  'claim and charge-sheet on one day: the hours are pleaded': {
    asOf: '2026-11-20',
    content: matter(
      theft({
        chargesheet: filed('2026-11-09', '15:00'),
        defaultBailClaim: { state: 'claimed', on: day('2026-11-09'), at: '10:30' },
      }),
      { relief: 'default' },
    ),
    leads: 'entitled',
    open: ['default-bail@2026-11-08'],
    says: [
      'claimed on 09-11-2026 at 10:30 IST, before the police report was filed on 09-11-2026 at 15:00 IST.',
    ],
  },
  'the same with the hours turned round: nothing is left': {
    asOf: '2026-11-20',
    content: matter(
      theft({
        chargesheet: filed('2026-11-09', '10:30'),
        defaultBailClaim: { state: 'claimed', on: day('2026-11-09'), at: '15:00' },
      }),
      { relief: 'default' },
    ),
    leads: 'undetermined',
    open: [],
    never: ['The right to bail arose'],
    concerns: ['!bar:lapsed-by-charge-sheet'],
  },
  'a charge-sheet after the period, never claimed: one bar, and the period is none': {
    asOf: '2026-11-20',
    content: matter(theft({ chargesheet: filed('2026-11-12'), defaultBailClaim: { state: 'none' } }), {
      relief: 'default',
    }),
    leads: 'undetermined',
    concerns: ['!bar:lapsed-by-charge-sheet'],
    never: ['The right to bail arose'],
  },
  'intermediate quantity of ganja: sixty days, with the other reading': {
    asOf: '2026-11-20',
    content: matter(
      {
        court: 'sessions',
        sections: ['NDPS 20(b)(ii)(B)'],
        firDate: day('2026-09-18'),
        offenceDate: day('2026-09-18'),
        arrestDate: day('2026-09-18'),
        firstRemandDate: day('2026-09-19'),
        chargesheet: notFiled('2026-11-20'),
        remandExtension: { state: 'none' },
      },
      { relief: 'default' },
    ),
    leads: 'entitled',
    open: ['default-bail@2026-11-18'],
    says: ['90 days, on the other reading | 17-12-2026 | 18-12-2026', 'Rakesh Kumar Paul'],
    never: ['section 37'],
  },
  'conspiracy to murder, the principal offence named: ninety days': {
    asOf: '2026-11-20',
    content: matter(
      {
        sections: ['BNS 61(2)(a)'],
        principalOffences: [{ code: 'BNS', section: '103(1)' }],
        firDate: day('2026-08-18'),
        offenceDate: day('2026-08-18'),
        arrestDate: day('2026-08-20'),
        firstRemandDate: day('2026-08-21'),
        chargesheet: notFiled('2026-11-20'),
        remandExtension: { state: 'none' },
      },
      { relief: 'default' },
    ),
    leads: 'entitled',
    open: ['default-bail@2026-11-19'],
    says: ['The period for investigation of the offences alleged is 90 days'],
  },
  'organised crime on day 95, and nobody has said whether the time was extended': {
    asOf: '2026-11-20',
    content: matter(
      {
        court: 'sessions',
        sections: ['MCOCA 3(1)(ii)'],
        firDate: day('2026-08-14'),
        offenceDate: day('2026-08-13'),
        arrestDate: day('2026-08-17'),
        firstRemandDate: day('2026-08-18'),
        chargesheet: notFiled('2026-11-20'),
      },
      { relief: 'default' },
    ),
    leads: 'may-be-open',
    maybe: ['default-bail@2026-11-16'],
    says: ['With the longest extension that the Act allows | 13-02-2027 | 14-02-2027'],
    never: ['The right to bail arose'],
    concerns: ['not-known'],
  },
  'a year of the Gangsters Act over a leap day': {
    asOf: '2024-03-01',
    content: matter(
      {
        court: 'sessions',
        state: 'Uttar Pradesh',
        sections: ['UP-GANGSTERS 3(1)'],
        firDate: day('2023-02-20'),
        offenceDate: day('2023-02-13'),
        arrestDate: day('2023-02-28'),
        firstRemandDate: day('2023-03-01'),
        chargesheet: notFiled('2024-03-01'),
        remandExtension: { state: 'none' },
      },
      { relief: 'default' },
    ),
    leads: 'entitled',
    open: ['default-bail@2024-03-01'],
    says: ['one year | 29-02-2024 | 01-03-2024'],
    never: ['365'],
  },
  'another case pending: only the whole term frees': {
    asOf: '2026-11-20',
    content: matter(
      theft({
        firDate: day('2024-09-18'),
        offenceDate: day('2024-09-18'),
        arrestDate: day('2024-09-18'),
        firstRemandDate: day('2024-09-19'),
        chargesheet: filed('2024-11-01'),
        delayByAccusedDays: 0,
        antecedents: {
          known: true,
          rows: [{ firNumber: '9/2023', policeStation: 'Kothrud', sections: ['IPC 379'], state: 'pending' }],
        },
      }),
      { relief: 'undertrial' },
    ),
    leads: 'barred',
    open: [],
    coming: ['full-term@2027-09-18'],
    never: ['is not attracted', 'it was completed'],
    concerns: ['!bar:other-cases-pending'],
  },
  'the whole maximum is served, and another case does not matter': {
    asOf: '2027-07-05',
    content: matter(
      theft({
        firDate: day('2024-07-02'),
        offenceDate: day('2024-07-02'),
        arrestDate: day('2024-07-03'),
        firstRemandDate: day('2024-07-04'),
        chargesheet: filed('2024-08-20'),
        delayByAccusedDays: 200,
        antecedents: {
          known: true,
          rows: [{ firNumber: '9/2023', policeStation: 'Kothrud', sections: ['IPC 379'], state: 'pending' }],
        },
      }),
      { relief: 'undertrial' },
    ),
    leads: 'entitled',
    open: ['full-term@2027-07-03'],
    says: ['The whole of the longest term, 3 years, was completed on 03-07-2027.'],
  },
  'a bailable offence, and the week of the Explanation is over': {
    asOf: '2026-11-20',
    content: matter(
      {
        sections: ['BNS 115(2)'],
        firDate: day('2026-11-08'),
        offenceDate: day('2026-11-08'),
        arrestDate: day('2026-11-08'),
      },
      { relief: 'bailable' },
    ),
    leads: 'entitled',
    open: ['bailable@2026-11-16'],
    says: ['The week after the arrest ended on 15-11-2026.'],
    never: ['that is before'],
  },
  'one bailable offence beside one that is not': {
    asOf: '2026-11-20',
    content: matter(
      {
        sections: ['BNS 115(2)', 'BNS 118(1)'],
        firDate: day('2026-11-08'),
        offenceDate: day('2026-11-08'),
        arrestDate: day('2026-11-08'),
      },
      { relief: 'bailable' },
    ),
    leads: 'barred',
    open: [],
    never: ['as of right', 'is bailable'],
    concerns: ['!bar:non-bailable-offence'],
  },
  'rape of a child under the old code: the bar is open, and said so': {
    asOf: '2026-11-20',
    content: matter({
      court: 'sessions',
      custodyStatus: 'not-arrested',
      sections: ['IPC 376AB'],
      firDate: day('2026-11-08'),
      offenceDate: day('2023-11-08'),
    }),
    leads: 'barred',
    concerns: ['caution:anticipatory-bar-contested'],
    never: ['denies this relief'],
  },
  'under the new code it is barred': {
    asOf: '2026-11-20',
    content: matter({
      court: 'sessions',
      custodyStatus: 'not-arrested',
      sections: ['BNS 65(2)'],
      firDate: day('2026-11-08'),
      offenceDate: day('2026-11-08'),
    }),
    leads: 'barred',
    concerns: ['!bar:anticipatory-barred-by-code'],
    never: ['denies this relief'],
  },
  'a child of fifteen, for murder': {
    asOf: '2026-11-20',
    content: matter(
      {
        court: 'sessions',
        sections: ['BNS 103(1)'],
        firDate: day('2026-09-01'),
        offenceDate: day('2026-08-31'),
        arrestDate: day('2026-09-08'),
        person: { ageAtAct: 15 },
      },
      {},
      { age: 15 },
    ),
    leads: 'child',
    concerns: ['!juvenile-justice-board'],
  },
  'a woman, for laundering five crore: the proviso, before the High Court': {
    asOf: '2026-11-20',
    content: matter(
      {
        court: 'high',
        courtPlace: 'Bombay',
        sections: ['PMLA 4'],
        firDate: day('2026-05-01'),
        arrestDate: day('2026-05-08'),
        firstRemandDate: day('2026-05-09'),
        chargesheet: filed('2026-06-20'),
        amountInvolved: 50_000_000,
        arrest: { reasonsInWriting: true },
      },
      {},
      { gender: 'female' },
    ),
    leads: 'undetermined',
    says: ['The applicant is a woman. The proviso to section 45(1)'],
    never: ['stands before bail in this case', 'less than one crore'],
  },
  'produced after thirty hours, the grounds half an hour before': {
    asOf: '2026-11-20',
    content: matter({
      court: 'sessions',
      sections: ['BNS 318(4)'],
      firDate: day('2026-11-14'),
      offenceDate: day('2026-11-13'),
      arrestDate: day('2026-11-15'),
      firstRemandDate: day('2026-11-16'),
      arrest: { at: '09:00', production: { state: 'produced', on: day('2026-11-16'), at: '15:00' } },
      groundsOfArrestAt: '2026-11-16T14:30',
    }),
    leads: 'undetermined',
    says: ['less than two hours before production', 'allows twenty-four hours'],
    concerns: ['unlawful-arrest'],
  },
  'bail granted eight days ago, and still inside': {
    asOf: '2026-11-20',
    content: matter({
      court: 'sessions',
      sections: ['BNS 318(4)'],
      firDate: day('2026-08-01'),
      offenceDate: day('2026-08-01'),
      arrestDate: day('2026-08-02'),
      firstRemandDate: day('2026-08-03'),
      chargesheet: filed('2026-09-20'),
      bailOrder: { state: 'granted', on: day('2026-11-12') },
    }),
    leads: 'undetermined',
    open: ['legal-aid@2026-11-20'],
    says: ['FURTHER bail application'],
    never: ['no earlier application'],
    concerns: ['!granted-before', 'earlier:granted'],
  },
  'three years in words, on bail at the judgment: the convicting court releases': {
    asOf: '2026-11-20',
    content: matter(
      { sections: ['BNS 318(4)'], firDate: day('2025-11-01'), arrestDate: day('2025-11-02') },
      convicted('rigorous imprisonment for three years and fine, in default six months', { onBail: true }),
    ),
    leads: 'barred',
    says: ['The conditions of section 430(3) of the Bharatiya Nagarik Suraksha Sanhita, 2023 are met'],
    concerns: [],
  },
  'four years in words: it does not, and the appellate court is the way': {
    asOf: '2026-11-20',
    content: matter(
      { sections: ['BNS 318(4)'], firDate: day('2025-11-01'), arrestDate: day('2025-11-02') },
      convicted('rigorous imprisonment for four years', { onBail: true }),
    ),
    leads: 'barred',
    never: ['are met'],
    concerns: ['!bar:sentence-over-three-years'],
  },
  'convicted of taking a bribe, the appeal before a Court of Session': {
    asOf: '2026-11-20',
    content: matter(
      { court: 'sessions', sections: ['PC 7'], firDate: day('2025-11-01'), arrestDate: day('2025-11-02') },
      convicted('three years', { appealNumber: '5/2026' }),
    ),
    leads: 'barred',
    concerns: ['!appeal-lies-to-the-high-court'],
  },
};
