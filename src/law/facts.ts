/**
 * The facts of one matter as the law reads them. A field that is absent is not known; "there is none" is a value.
 * `src/domain/law-facts.ts` makes them from a record; the scenario runner and the calculator make them from a form.
 */
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { CourtKind } from './relief.ts';
import type { OffenceRef } from './tables.ts';

/** The code of procedure under which a question is decided. */
export type Regime = 'BNSS' | 'CrPC';

/** Every fact that a rule may have to ask for; each has a question in `src/text/en/law.ts`. */
export const FACT_NAMES = [
  'offences',
  'principalOffence',
  'classification',
  'maximumTerm',
  'firDate',
  'custodyStatus',
  'arrestDate',
  'firstRemandDate',
  'chargesheet',
  'remandExtension',
  'delayByAccusedDays',
  'neverConvicted',
  'otherPendingCases',
  'convictions',
  'woman',
  'child',
  'sickOrInfirm',
  'age',
  'cooperated',
  'firstEvidenceDate',
  'conviction',
  'sentenceYears',
  'onBailAtConviction',
] as const;
export type FactName = (typeof FACT_NAMES)[number];

export interface CustodySpan {
  readonly from: CalendarDate;
  readonly to?: CalendarDate | undefined;
  readonly kind: 'police' | 'judicial' | 'interim-bail';
}

export type Chargesheet =
  | { readonly state: 'not-filed'; readonly asOf: CalendarDate }
  | { readonly state: 'filed'; readonly on: CalendarDate };

export type RemandExtension =
  | { readonly state: 'none' }
  | { readonly state: 'granted'; readonly until: CalendarDate };

/** One earlier conviction; sections that could not be read stay as typed. */
export interface Conviction {
  readonly offences: readonly OffenceRef[];
  readonly unrecognised: readonly string[];
}

export interface LawFacts {
  /** Forces one code for every question; absent, dates decide. */
  readonly regime?: Regime | undefined;
  readonly offences: readonly OffenceRef[];
  /** Sections as typed that the tables do not know, or that need a limb to be chosen. */
  readonly unrecognised: readonly string[];
  /** The offences that an abetment, attempt, conspiracy or the like follows; not charged by being named here. */
  readonly principalOffences?: readonly OffenceRef[] | undefined;
  readonly court?: CourtKind | undefined;
  readonly offenceDate?: CalendarDate | undefined;
  readonly firDate?: CalendarDate | undefined;
  readonly custodyStatus?: 'police' | 'judicial' | 'not-arrested' | undefined;
  readonly arrestDate?: CalendarDate | undefined;
  readonly firstRemandDate?: CalendarDate | undefined;
  readonly custody?: readonly CustodySpan[] | undefined;
  readonly chargesheet?: Chargesheet | undefined;
  readonly remandExtension?: RemandExtension | undefined;
  /** The day on which default bail was applied for; it keeps the right alive against a later charge-sheet. */
  readonly defaultBailClaimedOn?: CalendarDate | undefined;
  /** Days of detention lost to delay that the accused caused, as a person has confirmed them. */
  readonly delayByAccusedDays?: number | undefined;
  /** Never convicted of any offence. */
  readonly neverConvicted?: boolean | undefined;
  readonly otherPendingCases?: number | undefined;
  readonly convictions?: readonly Conviction[] | undefined;
  readonly woman?: boolean | undefined;
  readonly child?: boolean | undefined;
  readonly sickOrInfirm?: boolean | undefined;
  readonly age?: number | undefined;
  readonly cooperated?: boolean | undefined;
  readonly economicOffence?: boolean | undefined;
  /** An earlier bond in the same case was broken. */
  readonly brokeEarlierBond?: boolean | undefined;
  readonly firstEvidenceDate?: CalendarDate | undefined;
  readonly interimProtectionUntil?: CalendarDate | undefined;
  readonly conviction?: { readonly on: CalendarDate } | undefined;
  readonly sentenceYears?: number | undefined;
  readonly onBailAtConviction?: boolean | undefined;
}
