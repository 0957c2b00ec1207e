/** Facts of a matter: the `case` group of an application and `facts` of a case. Absent means unknown. */
import * as z from 'zod/mini';
import { Cnr } from './cnr.ts';
import { CourtKind } from './court.ts';
import { factShape } from './fact-shape.ts';
import { MOST_FIRS, nameLine, personName, PlainDate, required, text } from '#contract/primitives.ts';

export const OffenceRef = z.object({
  /** `IPC`, `BNS` or the short code of a special Act. */
  code: required(20, 'Name the Act.'),
  section: required(40, 'Name the section.'),
  /** Limb of a divided section. Absent means the base row. */
  variant: z.optional(text(120)),
});
export type OffenceRef = z.infer<typeof OffenceRef>;

export const CUSTODY = ['police', 'judicial', 'not-arrested'] as const;
export const CustodyStatus = z.enum(CUSTODY, 'Choose police, judicial or not arrested.');
export type CustodyStatus = z.infer<typeof CustodyStatus>;

export const CustodySpan = z.object({
  from: PlainDate,
  to: z.optional(PlainDate),
  kind: z.enum(
    ['police', 'judicial', 'interim-bail'],
    'Choose police custody, judicial custody or interim bail.',
  ),
});
export type CustodySpan = z.infer<typeof CustodySpan>;

const ClockTime = text(5).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter the time, such as 10:30.'));

const Chargesheet = z.discriminatedUnion('state', [
  z.object({ state: z.literal('not-filed'), asOf: PlainDate }),
  z.object({
    state: z.literal('filed'),
    on: PlainDate,
    at: z.optional(ClockTime),
    /** Filed before the investigation of this accused was complete. */
    incomplete: z.optional(z.boolean()),
  }),
]);

const RemandExtension = z.discriminatedUnion('state', [
  z.object({ state: z.literal('none') }),
  z.object({
    state: z.literal('granted'),
    until: PlainDate,
    orderedOn: z.optional(PlainDate),
    /** The accused appeared in person or by video and was informed of the request for extension. */
    produced: z.optional(z.boolean()),
    /** The court had the Public Prosecutor's own report with reasons. */
    prosecutorReport: z.optional(z.boolean()),
  }),
]);

const Arrest = z.object({
  /** Time of the arrest. */
  at: z.optional(ClockTime),
  relativeInformed: z.optional(z.boolean()),
  /** A notice of appearance (BNSS 35(3), CrPC 41A) was served first, and the accused complied. */
  appearanceNotice: z.optional(z.boolean()),
  /** PMLA 19: the reasons to believe were recorded in writing before the arrest. */
  reasonsInWriting: z.optional(z.boolean()),
  /** First production before a Magistrate. */
  production: z.optional(
    z.discriminatedUnion('state', [
      z.object({ state: z.literal('none') }),
      z.object({ state: z.literal('produced'), on: PlainDate, at: z.optional(ClockTime) }),
    ]),
  ),
});

/** Written grounds of arrest, furnished to the accused. */
const GroundsOfArrest = z.discriminatedUnion('state', [
  z.object({ state: z.literal('none') }),
  z.object({ state: z.literal('given'), on: PlainDate, at: z.optional(ClockTime) }),
]);

/** A bail order that may not have led to release yet. */
const BailOrder = z.discriminatedUnion('state', [
  z.object({ state: z.literal('none') }),
  z.object({
    state: z.literal('granted'),
    on: PlainDate,
    releasedOn: z.optional(PlainDate),
    /** Other bail orders of the same accused that also wait for sureties. */
    otherOrders: z.optional(z.int().check(z.nonnegative())),
  }),
]);

const ChequeDeposit = z.discriminatedUnion('state', [
  z.object({ state: z.literal('none') }),
  z.object({ state: z.literal('ordered'), on: PlainDate, paidOn: z.optional(PlainDate) }),
]);

/**
 * Notice of appearance (BNSS 35(3), CrPC 41A) to an accused who was not arrested, with the date of
 * appearance.
 */
const NoticeToAppear = z.discriminatedUnion('state', [
  z.object({ state: z.literal('none') }),
  z.object({ state: z.literal('to-appear'), on: PlainDate }),
]);

const DefaultBailClaim = z.discriminatedUnion('state', [
  z.object({ state: z.literal('none') }),
  z.object({ state: z.literal('claimed'), on: PlainDate, at: z.optional(ClockTime) }),
]);

const Trial = z.object({
  stage: required(120, 'Name the stage.'),
  chargeFramedOn: z.optional(PlainDate),
  firstEvidenceDate: z.optional(PlainDate),
  /** False while the trial is pending. */
  over: z.optional(z.boolean()),
  concludedOn: z.optional(PlainDate),
  acquittedOn: z.optional(PlainDate),
  witnessesCited: z.optional(z.int().check(z.nonnegative())),
  witnessesExamined: z.optional(z.int().check(z.nonnegative())),
});

export const Antecedents = z.object({
  known: z.literal(true),
  rows: z
    .array(
      z.object({
        firNumber: required(60, 'FIR number is required'),
        policeStation: required(120, 'Police station is required'),
        district: z.optional(text(120)),
        sections: z.array(text(80)),
        state: z.enum(
          ['pending', 'acquitted', 'discharged', 'quashed', 'convicted'],
          'Select the outcome of the case.',
        ),
        on: z.optional(PlainDate),
      }),
    )
    .check(z.maxLength(100)),
});

export const Coercive = z.object({
  known: z.literal(true),
  rows: z
    .array(
      z.object({
        kind: z.enum(['nbw', 'proclamation'], 'Choose a non-bailable warrant or a proclamation.'),
        on: z.optional(PlainDate),
        recalledOn: z.optional(PlainDate),
      }),
    )
    .check(z.maxLength(50)),
});

const CoAccused = z.object({
  name: personName(120, 'Name is required'),
  bail: z.enum(
    ['granted', 'refused', 'pending', 'not-arrested'],
    'Select whether bail was granted, refused or is pending.',
  ),
  court: z.optional(text(200)),
  on: z.optional(PlainDate),
});

/** Another FIR that the same application covers. The first one has fields of its own. */
const FurtherFir = z.object({
  firNumber: required(60, 'FIR number is required'),
  firDate: z.optional(PlainDate),
  policeStation: required(120, 'Police station is required'),
  district: z.optional(text(120)),
  state: z.optional(text(80)),
  sections: z
    .array(text(80), 'Sections applied are required')
    .check(z.minLength(1, 'Sections applied are required'), z.maxLength(60)),
  allegations: required(20_000, 'Allegations description is required'),
});
export type FurtherFir = z.infer<typeof FurtherFir>;

const MOST_FURTHER_FIRS = MOST_FIRS - 1;

/** Plain optional fields follow from the registry of facts. */
export const CaseFacts = z.object({
  ...factShape('case'),
  firNumber: required(60, 'FIR/Case number is required'),
  policeStation: required(120, 'Police station is required'),
  /** The respondent, if not the State: as printed, with the office that represents it. */
  respondent: z.optional(nameLine(300)),
  cnr: z.optional(Cnr),
  caseNumber: z.optional(
    z.object({
      type: required(60, 'Case type is required'),
      number: required(20, 'Case number is required'),
      year: z.int().check(z.gte(1900), z.lte(2200)),
    }),
  ),
  court: CourtKind,
  offences: z.optional(z.array(OffenceRef).check(z.maxLength(60))),
  /** Principal offences of an abetment, attempt or conspiracy. Listing them here does not charge them. */
  principalOffences: z.optional(z.array(OffenceRef).check(z.maxLength(20))),
  /** Limbs of charged sections, as printed names of the tables. The section alone keeps it as charged. */
  limbs: z.optional(z.array(text(80)).check(z.maxLength(60))),
  sections: z
    .array(text(80), 'Sections applied are required')
    .check(z.minLength(1, 'Sections applied are required'), z.maxLength(60)),
  allegations: required(20_000, 'Allegations description is required'),
  custodyStatus: z.optional(CustodyStatus),
  custody: z.optional(z.array(CustodySpan).check(z.maxLength(60))),
  groundsOfArrest: z.optional(GroundsOfArrest),
  arrest: z.optional(Arrest),
  noticeToAppear: z.optional(NoticeToAppear),
  chargesheet: z.optional(Chargesheet),
  remandExtension: z.optional(RemandExtension),
  defaultBailClaim: z.optional(DefaultBailClaim),
  trial: z.optional(Trial),
  bailOrder: z.optional(BailOrder),
  chequeDeposit: z.optional(ChequeDeposit),
  antecedents: z.optional(Antecedents),
  coercive: z.optional(Coercive),
  furtherFirs: z.optional(
    z
      .array(FurtherFir)
      .check(
        z.maxLength(MOST_FURTHER_FIRS, 'One application takes up to 20 FIRs. File another for the rest.'),
      ),
  ),
  coAccused: z.optional(z.array(CoAccused).check(z.maxLength(100))),
  person: z.optional(z.object(factShape('case.person'))),
});
export type CaseFacts = z.infer<typeof CaseFacts>;

/** Stored form. It accepts records that were saved before names were validated. */
export const StoredCaseFacts = z.extend(CaseFacts, {
  respondent: z.optional(text(300)),
  coAccused: z.optional(
    z.array(z.extend(CoAccused, { name: required(120, 'Name is required') })).check(z.maxLength(100)),
  ),
});
