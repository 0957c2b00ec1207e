/** Matters of every Act with a forum of its own and of every relief: child and adult, CrPC and BNSS. */
import type { BailDraft } from '#documents/matter.ts';
import { day } from '#kernel/calendar-date.ts';
import type { ForumCourt } from '#law/forum/act-forum.ts';
import type { CourtKind, Relief } from '#law/relief.ts';

export const TODAY = day('2026-11-20');
export const ARREST = day('2026-09-05');
export const DAYS = 77;

type Facts = NonNullable<BailDraft['case']>;

export interface Matter {
  readonly sections: string;
  readonly court: CourtKind;
  readonly relief?: Relief;
  readonly hears: ForumCourt;
  /** Section that names the forum. */
  readonly at: string;
  /** Provision of the paper. */
  readonly under: string;
  readonly heading: string;
  readonly facts?: Facts;
  readonly bail?: Partial<NonNullable<BailDraft['bail']>>;
  readonly age?: number;
  /** Nobody is in custody, so no surface counts days. */
  readonly free?: true;
}

export const old: Facts = { firDate: day('2024-06-01'), offenceDate: day('2024-05-30') };
const special = (act: string) => `SPECIAL JUDGE UNDER THE ${act}`;
const child = { age: 16, facts: { person: { ageAtAct: 16 } } } as const;
const board = { hears: 'board', at: 's.12(1) JJ', under: 's.12(1) JJ', ...child } as const;
const MAGISTRATE = 'JUDICIAL MAGISTRATE';
const SESSIONS = 'SESSIONS JUDGE';
const BOARD = 'JUVENILE JUSTICE BOARD';

const regular = (
  sections: string,
  court: CourtKind,
  rest: Omit<Matter, 'sections' | 'court' | 'under'>,
): Matter => ({ sections, court, under: court === 'magistrate' ? 's.480 BNSS' : 's.483 BNSS', ...rest });

const NOT_ARRESTED: Facts = {
  custodyStatus: 'not-arrested',
  arrestDate: undefined,
  firstRemandDate: undefined,
  custody: undefined,
  chargesheet: undefined,
};

const anticipatory = (sections: string, rest: Partial<Matter>): Matter => ({
  sections,
  court: 'sessions',
  relief: 'anticipatory',
  hears: 'sessions',
  at: 's.482(1) BNSS',
  under: 's.482 BNSS',
  heading: SESSIONS,
  facts: NOT_ARRESTED,
  free: true,
  ...rest,
});

/** After a refusal of the Special Court an appeal lies. */
const appeal = (sections: string, rest: Pick<Matter, 'hears' | 'at' | 'under'>): Matter => ({
  sections,
  court: 'high',
  relief: 'regular-high-court',
  heading: 'HIGH COURT',
  facts: { specialCourtOrderOn: day('2026-11-02') },
  ...rest,
});

const suspension = (
  sections: string,
  { number, ...rest }: Pick<Matter, 'at' | 'under' | 'facts'> & { readonly number: string },
): Matter => ({
  sections,
  court: 'high',
  relief: 'suspension',
  hears: 'high',
  heading: 'HIGH COURT',
  bail: {
    conviction: {
      court: 'the Sessions Judge, Pune',
      on: day('2022-08-10'),
      sentence: 'rigorous imprisonment for 10 years',
      appealNumber: number,
    },
  },
  ...rest,
});

export const MATTERS: readonly Matter[] = [
  regular('BNS 303(2)', 'magistrate', { hears: 'magistrate', at: 's.480(1) BNSS', heading: MAGISTRATE }),
  regular('IPC 379', 'magistrate', {
    hears: 'magistrate',
    at: 's.480(1) BNSS',
    heading: MAGISTRATE,
    facts: old,
  }),
  regular('BNS 103(1)', 'sessions', { hears: 'sessions', at: 's.483(1) BNSS', heading: SESSIONS }),
  regular('IPC 302', 'sessions', { hears: 'sessions', at: 's.483(1) BNSS', heading: SESSIONS, facts: old }),
  regular('BNS 103(1)', 'high', { hears: 'sessions', at: 's.483(1) BNSS', heading: 'HIGH COURT' }),
  regular('NDPS 21(c)', 'sessions', {
    hears: 'special',
    at: 's.36A(1)(a) NDPS',
    heading: special('NARCOTIC'),
  }),
  regular('NDPS 21(a)', 'magistrate', { hears: 'magistrate', at: 's.480(1) BNSS', heading: MAGISTRATE }),
  regular('PMLA 4', 'sessions', {
    hears: 'special',
    at: 's.43 PMLA',
    heading: special('PREVENTION OF MONEY'),
  }),
  regular('UAPA 17', 'sessions', {
    hears: 'special',
    at: 's.11 NIA',
    heading: special('NATIONAL INVESTIGATION'),
  }),
  regular('POCSO 6', 'sessions', {
    hears: 'special',
    at: 's.28 POCSO',
    heading: special('PROTECTION OF CHILDREN'),
  }),
  regular('SC/ST 3(1)(r)', 'sessions', {
    hears: 'special',
    at: 's.14(1) SC/ST',
    heading: special('SCHEDULED'),
  }),
  regular('MCOCA 3(1)(ii)', 'sessions', {
    hears: 'special',
    at: 's.5 MCOCA',
    heading: special('MAHARASHTRA'),
  }),
  regular('PC 7', 'sessions', {
    hears: 'special',
    at: 's.3 PC',
    heading: special('PREVENTION OF CORRUPTION'),
  }),
  regular('COMPANIES 447', 'sessions', {
    hears: 'special',
    at: 's.435(2) COMPANIES',
    heading: special('COMPANIES'),
  }),
  regular('ELECTRICITY 135', 'sessions', {
    hears: 'special',
    at: 's.153 ELECTRICITY',
    heading: special('ELECTRICITY'),
  }),
  regular('BUDS 21(2)', 'sessions', { hears: 'designated', at: 's.8 BUDS', heading: 'DESIGNATED COURT' }),
  regular('SEBI 24(1)', 'sessions', { hears: 'special', at: 's.26A SEBI', heading: special('SECURITIES') }),
  regular('UP-GANGSTERS 3(1)', 'sessions', {
    hears: 'special',
    at: 's.5 UP-GANGSTERS',
    heading: special('UTTAR PRADESH'),
  }),
  regular('JJ 75', 'sessions', { hears: 'childrens-court', at: 's.86(4) JJ', heading: 'CHILDREN’S COURT' }),
  regular('TELECOM 42(1)', 'magistrate', {
    hears: 'chief-magistrate',
    at: 's.42(8) TELECOM',
    heading: 'CHIEF JUDICIAL',
  }),
  regular('PRIZE-CHITS 4', 'magistrate', {
    hears: 'chief-magistrate',
    at: 's.9 PRIZE-CHITS',
    heading: 'CHIEF JUDICIAL',
  }),
  regular('CUSTOMS 135(1)(i)', 'magistrate', {
    hears: 'magistrate',
    at: 's.104(2) CUSTOMS',
    heading: MAGISTRATE,
  }),
  regular('POCSO 6, SC/ST 3(2)(v)', 'sessions', {
    hears: 'special',
    at: 's.28 POCSO',
    heading: special('PROTECTION OF CHILDREN'),
  }),
  { sections: 'BNS 303(2)', court: 'magistrate', heading: BOARD, ...board },
  { sections: 'BNS 103(1)', court: 'magistrate', heading: BOARD, ...board },
  { sections: 'NDPS 21(c)', court: 'magistrate', heading: BOARD, ...board },
  { sections: 'SC/ST 3(2)(v)', court: 'magistrate', heading: BOARD, ...board },
  {
    ...regular('BNS 309(4)', 'magistrate', { hears: 'magistrate', at: 's.480(1) BNSS', heading: MAGISTRATE }),
    relief: 'default',
    under: 's.187(3) BNSS',
  },
  {
    ...regular('IPC 379', 'magistrate', {
      hears: 'magistrate',
      at: 's.480(1) BNSS',
      heading: MAGISTRATE,
      facts: old,
    }),
    relief: 'default',
    under: 's.167(2) CrPC',
  },
  {
    ...regular('BNS 115(2)', 'magistrate', { hears: 'magistrate', at: 's.478(1) BNSS', heading: MAGISTRATE }),
    relief: 'bailable',
    under: 's.478 BNSS',
  },
  anticipatory('BNS 318(4)', { heading: SESSIONS }),
  anticipatory('IPC 420', { heading: SESSIONS, facts: { ...NOT_ARRESTED, ...old } }),
  anticipatory('NDPS 21(b)', { heading: special('NARCOTIC'), hears: 'special', at: 's.36A(1)(a) NDPS' }),
  appeal('SC/ST 3(1)(r)', { hears: 'special', at: 's.14(1) SC/ST', under: 's.14A(2) SC/ST' }),
  appeal('UAPA 17', { hears: 'special', at: 's.11 NIA', under: 's.21(4) NIA' }),
  suspension('BNS 309(4)', {
    at: 's.415(2) BNSS',
    under: 's.430 BNSS',
    number: 'Criminal Appeal No. 12 of 2026',
  }),
  suspension('IPC 392', {
    at: 's.374(2) CrPC',
    under: 's.389 CrPC',
    number: 'Criminal Appeal No. 77 of 2022',
    facts: old,
  }),
];
