/** A case groups the applications of one user. Filing creates it; its owner maintains it. */
import * as z from 'zod/mini';
import { Status } from '#contract/application/application.ts';
import { CaseFacts, StoredCaseFacts } from './case-facts.ts';
import { Cnr } from './cnr.ts';
import { CourtKind } from './court.ts';
import { Hearing } from './hearing.ts';
import { Id, Instant, PlainDate, required, text, Version } from '#contract/primitives.ts';
import { DCM_CATEGORIES } from '#contract/application/statuses.ts';
import { HistoryEvent, orUnknownCode } from './history-events.ts';

export const CaseParty = z.object({
  name: required(120, 'Full name is required'),
  firstName: z.optional(text(120)),
  lastName: z.optional(text(120)),
  /** Age in the newest application: the name of a child is withheld. */
  age: z.optional(z.int('Enter an age from 1 to 120.').check(z.gte(1), z.lte(120))),
  address: z.optional(text(500)),
  phone: z.optional(text(20)),
  email: z.optional(text(254)),
});

/** Source of a next date that was not listed in this app, and the day on which it was known. */
export const NextDateFrom = z.object({
  asOf: PlainDate,
  source: z.enum(['typed', 'sms', 'cause-list']),
  time: z.optional(text(5)),
  courtroom: z.optional(text(60)),
  purpose: z.optional(text(200)),
});
export type NextDateFrom = z.infer<typeof NextDateFrom>;

/** Steps taken after an order: by order id, each step with its date. */
export const FollowUp = z.record(z.string(), z.record(z.string(), PlainDate));
export type FollowUp = z.infer<typeof FollowUp>;

export const DcmCategory = z.enum(DCM_CATEGORIES);
export type DcmCategory = z.infer<typeof DcmCategory>;

/** Limits match those of an application: the (FIR, police station) lookup must fit an index. */
export const CaseRecord = z.object({
  _id: Id,
  version: Version,
  ownerId: Id,
  title: required(300, 'Title is required'),
  caseNumber: z.optional(text(120)),
  cnr: z.optional(text(24)),
  /** Number that the registry gave before the case had its own, as in e-Courts. */
  filingNumber: z.optional(text(60)),
  firNumber: z.optional(text(60)),
  policeStation: z.optional(text(120)),
  court: CourtKind,
  courtPlace: z.optional(text(120)),
  courtName: z.optional(text(200)),
  judge: z.optional(text(120)),
  filingDate: PlainDate,
  nextHearingDate: z.optional(PlainDate),
  nextDateFrom: z.optional(NextDateFrom),
  followUp: z.optional(FollowUp),
  applicant: CaseParty,
  defendant: z.optional(z.object({ firstName: required(120, 'Name is required') })),
  respondent: required(200, 'Respondent is required'),
  charges: z.array(text(80)).check(z.maxLength(60, 'At most 60 charges.')),
  description: text(20_000),
  status: Status,
  dcmCategory: DcmCategory,
  lawyer: z.optional(
    z.object({
      name: required(120, 'Name of the advocate is required'),
      barCouncilNumber: z.optional(text(60)),
      phone: z.optional(text(20)),
      email: z.optional(text(254)),
    }),
  ),
  facts: z.optional(z.partial(StoredCaseFacts)),
  createdAt: Instant,
});
export type CaseRecord = z.infer<typeof CaseRecord>;

/** Response of the case endpoint: includes hearings and documents, from which the next date follows. */
export const CaseFile = z.extend(CaseRecord, {
  hearings: z.array(Hearing),
  documents: z.array(z.looseObject({ name: z.string(), date: z.string(), url: z.string() })),
});

/** `POST /cases` creates a case without an application. A bare name means an applicant. */
export const NewCase = z.object({
  _id: z.optional(Id),
  title: z.optional(text(300)),
  ...z.pick(CaseRecord, {
    caseNumber: true,
    filingNumber: true,
    firNumber: true,
    policeStation: true,
    court: true,
    courtPlace: true,
    courtName: true,
    judge: true,
    nextHearingDate: true,
    nextDateFrom: true,
    defendant: true,
    lawyer: true,
  }).shape,
  facts: z.optional(z.partial(CaseFacts)),
  cnr: z.optional(Cnr),
  /** Default: the day of creation. */
  filingDate: z.optional(PlainDate),
  applicant: z.union([CaseParty, required(120, 'Full name is required')], 'Full name is required'),
  respondent: z.optional(text(200)),
  charges: z.optional(CaseRecord.shape.charges),
  description: z.optional(text(20_000)),
});
export type NewCase = z.infer<typeof NewCase>;

/** Answer of `POST /cases`: the case, and the caller's cases that name the same FIR and person. */
export const OpenedCase = z.extend(CaseRecord, { mayBeSame: z.optional(z.array(Id)) });

/** Case history, oldest first: a code with values, and the English text. */
export const CaseHistoryLine = z.object({
  at: Instant,
  by: z.string(),
  told: orUnknownCode(HistoryEvent),
  what: z.string(),
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  note: z.optional(z.string()),
});
export type CaseHistoryLine = z.infer<typeof CaseHistoryLine>;

/** Fields that the owner may write. Other body fields are accepted and ignored. */
export const CASE_PATCHABLE = [
  'title',
  'caseNumber',
  'cnr',
  'filingNumber',
  'firNumber',
  'policeStation',
  'court',
  'courtPlace',
  'courtName',
  'judge',
  'nextHearingDate',
  'nextDateFrom',
  'followUp',
  'filingDate',
  'applicant',
  'defendant',
  'respondent',
  'charges',
  'description',
  'lawyer',
  'facts',
] as const;
