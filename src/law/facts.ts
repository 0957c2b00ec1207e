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
  'defaultBailClaim',
  'claimTime',
  'chargesheetTime',
  'extensionOrder',
  'ageAtAct',
  'amountInvolved',
  'custodySpans',
  'arrestTime',
  'production',
  'groundsOfArrest',
  'appearanceNotice',
  'noticeToAppear',
  'reasonsForArrest',
  'bailOrder',
  'otherState',
  'trialProgress',
  'trialConcluded',
  'acquittal',
  'specialCourtOrder',
  'chequeDeposit',
] as const;
export type FactName = (typeof FACT_NAMES)[number];

export interface CustodySpan {
  readonly from: CalendarDate;
  readonly to?: CalendarDate | undefined;
  readonly kind: 'police' | 'judicial' | 'interim-bail';
}

/** An hour of a day in India, `HH:mm`. */
export type ClockTime = string;

export type Chargesheet =
  | { readonly state: 'not-filed'; readonly asOf: CalendarDate }
  | {
      readonly state: 'filed';
      readonly on: CalendarDate;
      readonly at?: ClockTime | undefined;
      /** Filed while the investigation of this accused was not finished. */
      readonly incomplete?: boolean | undefined;
    };

export type RemandExtension =
  | { readonly state: 'none' }
  | {
      readonly state: 'granted';
      readonly until: CalendarDate;
      readonly orderedOn?: CalendarDate | undefined;
      /** The accused was before the court, in person or by video, and was told what was asked. */
      readonly produced?: boolean | undefined;
      /** The Public Prosecutor's own report, with reasons, was before the court. */
      readonly prosecutorReport?: boolean | undefined;
    };

/** Default bail applied for, orally or in writing, by a person ready to furnish bail. */
export type DefaultBailClaim =
  | { readonly state: 'none' }
  | { readonly state: 'claimed'; readonly on: CalendarDate; readonly at?: ClockTime | undefined };

/** How the arrest was made, so far as it is known. */
export interface Arrest {
  readonly at?: ClockTime | undefined;
  /** A relative, friend or nominated person was told at once. */
  readonly relativeInformed?: boolean | undefined;
  /** A notice of appearance (BNSS 35(3), CrPC 41A) was given before it, and what it asked was done. */
  readonly appearanceNotice?: boolean | undefined;
  /** PMLA 19: the reasons to believe were recorded in writing before it. */
  readonly reasonsInWriting?: boolean | undefined;
}

/** Something that happened on a day, or that is known not to have happened. */
export type Event<Name extends string, More = unknown> =
  | { readonly state: 'none' }
  | ({ readonly state: Name; readonly on: CalendarDate; readonly at?: ClockTime | undefined } & More);

export interface GrantOfBail {
  readonly releasedOn?: CalendarDate | undefined;
  /** Other orders of bail for the same person that wait for sureties too. */
  readonly otherOrders?: number | undefined;
}

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
  /** A claim keeps the right alive against a later charge-sheet, and against a later extension. */
  readonly defaultBailClaim?: DefaultBailClaim | undefined;
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
  readonly ageAtAct?: number | undefined;
  /** The sum said to be laundered, in whole rupees. */
  readonly amountInvolved?: number | undefined;
  /** On bail in a case under the same Act on the day of the offence. */
  readonly onBailAtOffence?: boolean | undefined;
  /** Not a citizen of India, who entered without authority. */
  readonly unlawfulEntry?: boolean | undefined;
  /** Declared a proclaimed offender, and not recalled. */
  readonly proclaimed?: boolean | undefined;
  readonly arrest?: Arrest | undefined;
  readonly production?: Event<'produced'> | undefined;
  readonly groundsOfArrest?: Event<'given'> | undefined;
  /** A notice of appearance (BNSS 35(3), CrPC 41A) to a person who was not arrested; `on` is the day to appear. */
  readonly notice?: Event<'to-appear'> | undefined;
  readonly firInOtherState?: boolean | undefined;
  readonly bailOrder?: Event<'granted', GrantOfBail> | undefined;
  readonly witnesses?:
    | { readonly cited?: number | undefined; readonly examined?: number | undefined }
    | undefined;
  /** False: the trial is still going on. */
  readonly trialOver?: boolean | undefined;
  readonly trialConcludedOn?: CalendarDate | undefined;
  readonly acquittedOn?: CalendarDate | undefined;
  /** The day on which a Special Court decided the bail application. */
  readonly specialCourtOrderOn?: CalendarDate | undefined;
  /** The day on which the appeal from it was filed. */
  readonly appealFiledOn?: CalendarDate | undefined;
  readonly chequeDeposit?: Event<'ordered', { readonly paidOn?: CalendarDate | undefined }> | undefined;
  /** `Infinity` for life. */
  readonly sentenceYears?: number | undefined;
  readonly onBailAtConviction?: boolean | undefined;
}
