/**
 * Facts of a matter for the law rules, built by `src/domain/case/law-facts.ts` or from calculator and scenario
 * forms. Absent means unknown; "none" is a value.
 */
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { PleadedFact } from './pleaded-facts.ts';
import type { CourtKind } from './relief.ts';
import type { OffenceRef } from './tables.ts';

/** Code of procedure that decides a question. */
export type Regime = 'BNSS' | 'CrPC';

/** Facts on which a right or a date of the liberty clock depends, in the order of its form. */
export const CLOCK_FACTS = [
  'offences',
  'principal',
  'limb',
  'classification',
  'maximumTerm',
  'firDate',
  'custodyStatus',
  'arrestDate',
  'firstRemandDate',
  'chargesheet',
  'chargesheetAt',
  'remandExtension',
  'orderedOn',
  'defaultBailClaim',
  'defaultBailClaimAt',
  'neverConvicted',
  'otherPendingCases',
  'delayByAccusedDays',
  'firstEvidenceDate',
  'noticeToAppear',
  'arrestAt',
  'production',
  'groundsOfArrest',
  'appearanceNotice',
  'reasonsInWriting',
  'custodySpans',
  'bailOrder',
  'firInOtherState',
  'witnesses',
  'concludedOn',
  'acquittedOn',
  'specialCourtOrderOn',
  'chequeDeposit',
  'ageAtAct',
] as const;

/** Facts of judicial discretion and of the time after a judgment. */
export const FURTHER_FACT_NAMES = [
  'convictions',
  'woman',
  'child',
  'sickOrInfirm',
  'age',
  'cooperated',
  'convictedOn',
  'sentenceYears',
  'onBailAtConviction',
  'amountInvolved',
] as const;

/** Every fact that a rule may request. Each has a question in `src/text/en/law/law-facts.ts`. */
export const FACT_NAMES = [...CLOCK_FACTS, ...FURTHER_FACT_NAMES] as const;
export type FactName = (typeof FACT_NAMES)[number];

export interface CustodySpan {
  readonly from: CalendarDate;
  readonly to?: CalendarDate | undefined;
  readonly kind: 'police' | 'judicial' | 'interim-bail';
}

/** Time in IST, `HH:mm`. */
export type ClockTime = string;

export type Chargesheet =
  | { readonly state: 'not-filed'; readonly asOf: CalendarDate }
  | {
      readonly state: 'filed';
      readonly on: CalendarDate;
      readonly at?: ClockTime | undefined;
      /** Filed before the investigation of this accused was complete. */
      readonly incomplete?: boolean | undefined;
    };

export type RemandExtension =
  | { readonly state: 'none' }
  | {
      readonly state: 'granted';
      readonly until: CalendarDate;
      readonly orderedOn?: CalendarDate | undefined;
      /** The accused appeared in person or by video and was informed of the request for extension. */
      readonly produced?: boolean | undefined;
      /** The court had the Public Prosecutor's own report with reasons. */
      readonly prosecutorReport?: boolean | undefined;
    };

/** Oral or written application for default bail by an accused ready to furnish bail. */
export type DefaultBailClaim =
  | { readonly state: 'none' }
  | { readonly state: 'claimed'; readonly on: CalendarDate; readonly at?: ClockTime | undefined };

/** Known facts of the arrest. */
export interface Arrest {
  readonly at?: ClockTime | undefined;
  /** A relative, friend or nominee was informed at once. */
  readonly relativeInformed?: boolean | undefined;
  /** A notice of appearance (BNSS 35(3), CrPC 41A) was served first, and the accused complied. */
  readonly appearanceNotice?: boolean | undefined;
  /** PMLA 19: reasons to believe were recorded in writing before the arrest. */
  readonly reasonsInWriting?: boolean | undefined;
}

/** An event with its day, or known not to have happened. */
export type Event<Name extends string, More = unknown> =
  | { readonly state: 'none' }
  | ({ readonly state: Name; readonly on: CalendarDate; readonly at?: ClockTime | undefined } & More);

export interface GrantOfBail {
  readonly releasedOn?: CalendarDate | undefined;
  /** Other bail orders of the same accused that also wait for sureties. */
  readonly otherOrders?: number | undefined;
}

/** One earlier conviction. Unreadable sections remain as typed. */
export interface Conviction {
  readonly offences: readonly OffenceRef[];
  readonly unrecognised: readonly string[];
}

export interface LawFacts {
  /** Forces one code for every question; otherwise dates decide. */
  readonly regime?: Regime | undefined;
  /** Code of the investigation as the user stated it, for a case without an FIR date. */
  readonly investigation?: Regime | undefined;
  readonly offences: readonly OffenceRef[];
  /** Typed sections that are unknown or need a limb. */
  readonly unrecognised: readonly string[];
  /** Principal offences of an abetment, attempt or conspiracy. Listing them here does not charge them. */
  readonly principalOffences?: readonly OffenceRef[] | undefined;
  /** Limbs that the user chose, as references; the section itself keeps the charge as it is. */
  readonly limbs?: readonly OffenceRef[] | undefined;
  /** Facts that the allegations state. They point to a limb and decide none. */
  readonly pleaded?: readonly PleadedFact[] | undefined;
  readonly court?: CourtKind | undefined;
  readonly offenceDate?: CalendarDate | undefined;
  readonly firDate?: CalendarDate | undefined;
  readonly custodyStatus?: 'police' | 'judicial' | 'not-arrested' | undefined;
  readonly arrestDate?: CalendarDate | undefined;
  readonly firstRemandDate?: CalendarDate | undefined;
  readonly custody?: readonly CustodySpan[] | undefined;
  readonly chargesheet?: Chargesheet | undefined;
  readonly remandExtension?: RemandExtension | undefined;
  /** A claim preserves the right against a later charge-sheet or extension. */
  readonly defaultBailClaim?: DefaultBailClaim | undefined;
  /** Days of delay by the accused, as confirmed by the user. */
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
  /** The accused broke an earlier bond in this case. */
  readonly brokeEarlierBond?: boolean | undefined;
  readonly firstEvidenceDate?: CalendarDate | undefined;
  readonly interimProtectionUntil?: CalendarDate | undefined;
  readonly conviction?: { readonly on: CalendarDate } | undefined;
  readonly ageAtAct?: number | undefined;
  /** Amount allegedly laundered, in whole rupees. */
  readonly amountInvolved?: number | undefined;
  /** On bail under the same Act on the day of the offence. */
  readonly onBailAtOffence?: boolean | undefined;
  /** A foreign national who entered without authority. */
  readonly unlawfulEntry?: boolean | undefined;
  /** Proclaimed offender, not recalled. */
  readonly proclaimed?: boolean | undefined;
  readonly arrest?: Arrest | undefined;
  readonly production?: Event<'produced'> | undefined;
  readonly groundsOfArrest?: Event<'given'> | undefined;
  /** A notice of appearance (BNSS 35(3), CrPC 41A) to a person who was not arrested; `on` is the day to appear. */
  readonly noticeToAppear?: Event<'to-appear'> | undefined;
  readonly firInOtherState?: boolean | undefined;
  readonly bailOrder?: Event<'granted', GrantOfBail> | undefined;
  readonly witnesses?:
    | { readonly cited?: number | undefined; readonly examined?: number | undefined }
    | undefined;
  /** False while the trial is pending. */
  readonly trialOver?: boolean | undefined;
  readonly concludedOn?: CalendarDate | undefined;
  readonly acquittedOn?: CalendarDate | undefined;
  /** Date of the Special Court's bail decision. */
  readonly specialCourtOrderOn?: CalendarDate | undefined;
  /** Year in the number of the appeal against the judgment. */
  readonly appealYear?: number | undefined;
  /** Date of the appeal against it. */
  readonly appealFiledOn?: CalendarDate | undefined;
  readonly chequeDeposit?: Event<'ordered', { readonly paidOn?: CalendarDate | undefined }> | undefined;
  /** `Infinity` for life. */
  readonly sentenceYears?: number | undefined;
  readonly onBailAtConviction?: boolean | undefined;
}
