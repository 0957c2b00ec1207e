/** A case: what one person's applications belong to. Opened by filing; kept up by its owner. */
import * as z from 'zod/mini';
import { Status } from './application.ts';
import { CaseFacts } from './case-facts.ts';
import { CourtKind } from './court.ts';
import { Id, Instant, PlainDate, required, text, Version } from './primitives.ts';

export const CaseParty = z.object({
  name: required(120, 'Full name is required'),
  firstName: z.optional(text(120)),
  lastName: z.optional(text(120)),
  address: z.optional(text(500)),
  phone: z.optional(text(20)),
  email: z.optional(text(254)),
});

export const DcmCategory = z.enum(['Standard', 'Expedited', 'Complex']);

/** No field holds more than an application's: what is looked up by (FIR, police station) must fit an index. */
export const CaseRecord = z.object({
  _id: Id,
  version: Version,
  ownerId: Id,
  title: required(300, 'Title is required'),
  caseNumber: z.optional(text(120)),
  cnr: z.optional(text(24)),
  firNumber: z.optional(text(60)),
  policeStation: z.optional(text(120)),
  court: CourtKind,
  courtPlace: z.optional(text(120)),
  courtName: z.optional(text(200)),
  judge: z.optional(text(120)),
  filingDate: PlainDate,
  nextHearingDate: z.optional(PlainDate),
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
  facts: z.optional(z.partial(CaseFacts)),
  createdAt: Instant,
});
export type CaseRecord = z.infer<typeof CaseRecord>;

/** What its owner may write; the rest of a body is accepted and not obeyed. */
export const CASE_PATCHABLE = [
  'title',
  'caseNumber',
  'cnr',
  'firNumber',
  'policeStation',
  'court',
  'courtPlace',
  'courtName',
  'judge',
  'nextHearingDate',
  'applicant',
  'defendant',
  'respondent',
  'charges',
  'description',
  'lawyer',
  'facts',
] as const;
