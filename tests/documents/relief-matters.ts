/** For each relief a matter in which the law is with the applicant, and one in which it is not. */
import { day } from '../../src/kernel/calendar-date.ts';
import type { BailDraft } from '../../src/documents/matter.ts';
import type { Relief } from '../../src/law/relief.ts';
import { withFacts } from './sample-application.ts';

type Facts = NonNullable<BailDraft['case']>;
type Conviction = NonNullable<NonNullable<BailDraft['bail']>['conviction']>;

const none: Facts['antecedents'] = { known: true, rows: [] };

const commercialHeroin: Facts = {
  court: 'sessions',
  sections: ['NDPS 21(c)'],
  firDate: day('2026-05-02'),
  offenceDate: day('2026-05-01'),
  arrestDate: day('2026-05-02'),
  firstRemandDate: day('2026-05-03'),
  caseNumber: undefined,
  trial: undefined,
  antecedents: none,
};

const theft: Facts = {
  court: 'magistrate',
  sections: ['BNS 303(2)'],
  firDate: day('2026-09-01'),
  offenceDate: day('2026-08-31'),
  arrestDate: day('2026-09-08'),
  firstRemandDate: day('2026-09-09'),
  caseNumber: undefined,
  trial: undefined,
  antecedents: none,
};

const murder: Facts = {
  court: 'magistrate',
  sections: ['BNS 103(1)'],
  antecedents: none,
};

const notFiled: Facts['chargesheet'] = { state: 'not-filed', asOf: day('2026-11-20') };

const judgment = (sentence: string, appealNumber?: string): Conviction => ({
  court: 'the Judicial Magistrate First Class, Pune',
  on: day('2026-11-10'),
  sentence,
  ...(appealNumber && { appealNumber }),
  finePaid: true,
});

interface Pair {
  readonly strong: BailDraft;
  readonly weak: BailDraft;
}

export const RELIEF_MATTERS: Readonly<Record<Relief, Pair>> = {
  bailable: {
    strong: withFacts({ ...theft, sections: ['BNS 115(2)'], chargesheet: undefined }, { relief: 'bailable' }),
    weak: withFacts(murder, { relief: 'bailable' }),
  },
  'regular-magistrate': {
    strong: withFacts(
      {
        ...theft,
        arrestDate: day('2026-01-10'),
        firstRemandDate: day('2026-01-11'),
        offenceDate: day('2026-01-02'),
        firDate: day('2026-01-03'),
        chargesheet: { state: 'filed', on: day('2026-02-20') },
        trial: { stage: 'evidence', firstEvidenceDate: day('2026-09-01') },
      },
      { relief: 'regular-magistrate' },
    ),
    weak: withFacts(murder, { relief: 'regular-magistrate' }),
  },
  'regular-sessions': {
    strong: withFacts({ court: 'sessions' }),
    weak: withFacts({ ...commercialHeroin, chargesheet: { state: 'filed', on: day('2026-10-01') } }),
  },
  'regular-high-court': {
    strong: withFacts({ court: 'high', courtPlace: 'Bombay' }),
    weak: withFacts({
      court: 'high',
      courtPlace: 'Bombay',
      sections: ['UAPA 16(1)(b)', 'PMLA 4'],
      offenceDate: day('2024-07-03'),
    }),
  },
  anticipatory: {
    strong: withFacts({ custodyStatus: 'not-arrested', arrestDate: undefined, firstRemandDate: undefined }),
    weak: withFacts(
      {
        custodyStatus: 'not-arrested',
        arrestDate: undefined,
        firstRemandDate: undefined,
        sections: ['SC/ST 3(1)(r)', 'BNS 115(2)'],
      },
      {
        answers: [
          {
            concern: 'bar:anticipatory-barred-by-special-act:SC/ST 3(1)(r)',
            reason: 'the complaint speaks of words said in a private room, where no one else was present.',
          },
        ],
      },
    ),
  },
  default: {
    strong: withFacts({ ...theft, chargesheet: notFiled }, { relief: 'default' }),
    weak: withFacts(
      {
        ...commercialHeroin,
        firstRemandDate: day('2026-09-03'),
        arrestDate: day('2026-09-02'),
        chargesheet: notFiled,
      },
      { relief: 'default' },
    ),
  },
  undertrial: {
    strong: withFacts(
      {
        court: 'magistrate',
        antecedents: none,
        delayByAccusedDays: 12,
        arrestDate: day('2024-07-05'),
        firstRemandDate: day('2024-07-06'),
      },
      { relief: 'undertrial' },
    ),
    weak: withFacts(murder, { relief: 'undertrial' }),
  },
  suspension: {
    strong: withFacts(
      { court: 'sessions' },
      { relief: 'suspension', conviction: judgment('rigorous imprisonment for 3 years.', '77/2026') },
    ),
    weak: withFacts(
      { court: 'magistrate' },
      {
        relief: 'suspension',
        conviction: {
          ...judgment('rigorous imprisonment for 5 years'),
          court: 'the Chief Judicial Magistrate, Pune', // a Magistrate of the first class may pass three years
        },
      },
    ),
  },
};

const atrocity: Facts = {
  court: 'high',
  courtPlace: 'Bombay',
  sections: ['SC/ST 3(1)(r)', 'BNS 115(2)'],
  specialCourtName: 'the Special Judge under the Atrocities Act, Pune',
};

const refusedBelow = {
  previousApplications: 'one' as const,
  previous: [
    {
      court: 'Special Court, Pune',
      number: 'Bail Application No. 1485 of 2026',
      outcome: 'rejected',
      decidedOn: day('2026-10-01'),
    },
  ],
};

const inAnotherState: Facts = {
  custodyStatus: 'not-arrested',
  arrestDate: undefined,
  firstRemandDate: undefined,
  courtPlace: 'Jaipur',
  firInOtherState: true,
  chargesheet: undefined,
  trial: undefined,
};

const ofJaipur = (content: BailDraft): BailDraft => ({
  ...content,
  applicant: { ...content.applicant, address: '12 Amer Road, Jaipur' },
});

/** Papers that a relief turns into: an appeal under a special Act, protection for the way to another State, faults of the arrest. */
export const FURTHER_MATTERS: Readonly<Record<string, Pair>> = {
  appeal: {
    strong: withFacts({ ...atrocity, specialCourtOrderOn: day('2026-10-01') }, refusedBelow),
    weak: withFacts({ ...atrocity, specialCourtOrderOn: day('2026-07-01') }),
  },
  transit: {
    strong: ofJaipur(withFacts(inAnotherState)),
    weak: ofJaipur(
      withFacts({
        ...inAnotherState,
        sections: ['BNS 65(2)'],
        coercive: { known: true, rows: [{ kind: 'proclamation', on: day('2026-10-02') }] },
      }),
    ),
  },
  arrest: {
    strong: withFacts({
      court: 'sessions',
      arrestDate: day('2026-08-03'),
      firstRemandDate: day('2026-08-05'),
      firDate: day('2026-08-02'),
      offenceDate: day('2026-08-01'),
      chargesheet: { state: 'filed', on: day('2026-09-28') },
      caseNumber: undefined,
      trial: undefined,
      groundsOfArrest: { state: 'none' },
      arrest: {
        at: '09:15',
        relativeInformed: false,
        appearanceNotice: false,
        production: { state: 'produced', on: day('2026-08-05'), at: '11:30' },
      },
    }),
    weak: withFacts(
      {
        court: 'high',
        courtPlace: 'Bombay',
        sections: ['MCOCA 3(1)(ii)'],
        groundsOfArrest: { state: 'given', on: day('2024-07-10'), at: '09:30' },
        person: { onBailAtOffence: true },
        bailOrder: { state: 'granted', on: day('2026-11-02') },
      },
      refusedBelow,
    ),
  },
};
