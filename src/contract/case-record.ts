/** A case: what one person's applications belong to. Opened by filing; kept up by its owner. */
import * as z from 'zod/mini';
import { Status } from './application.ts';
import { CaseFacts } from './case-facts.ts';
import { CourtKind } from './court.ts';
import { Id, Instant, PlainDate, text, Version } from './primitives.ts';

export const CaseParty = z.object({
  name: z.string(),
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  address: z.optional(z.string()),
  phone: z.optional(z.string()),
  email: z.optional(z.string()),
});

export const DcmCategory = z.enum(['Standard', 'Expedited', 'Complex']);

export const CaseRecord = z.object({
  _id: Id,
  version: Version,
  ownerId: Id,
  title: z.string(),
  caseNumber: z.optional(z.string()),
  cnr: z.optional(z.string()),
  firNumber: z.optional(z.string()),
  policeStation: z.optional(z.string()),
  court: CourtKind,
  courtPlace: z.optional(text(120)),
  courtName: z.optional(text(200)),
  judge: z.optional(z.string()),
  filingDate: PlainDate,
  nextHearingDate: z.optional(PlainDate),
  applicant: CaseParty,
  defendant: z.optional(z.object({ firstName: z.string() })),
  respondent: z.string(),
  charges: z.array(z.string()),
  description: z.string(),
  status: Status,
  dcmCategory: DcmCategory,
  lawyer: z.optional(
    z.object({
      name: z.string(),
      barCouncilNumber: z.optional(z.string()),
      phone: z.optional(z.string()),
      email: z.optional(z.string()),
    }),
  ),
  facts: z.optional(z.partial(CaseFacts)),
  createdAt: Instant,
});
export type CaseRecord = z.infer<typeof CaseRecord>;
