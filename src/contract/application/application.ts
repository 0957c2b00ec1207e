/** A bail application: the content that the filer writes and the record that the server stores. */
import * as z from 'zod/mini';
import {
  Antecedents,
  CaseFacts,
  Coercive,
  CustodyStatus,
  StoredCaseFacts,
} from '#contract/case/case-facts.ts';
import { factShape } from '#contract/case/fact-shape.ts';
import { Order, Sha256 } from './order.ts';
import { StoredPacket, Packet } from './packet.ts';
import {
  Id,
  Instant,
  nameLine,
  personName,
  PlainDate,
  required,
  text,
  Version,
} from '#contract/primitives.ts';
import { STATUSES } from './statuses.ts';
import { orUnknownCode, UpdateEvent } from '#contract/case/history-events.ts';

export const Gender = z.enum(['male', 'female', 'other'], 'Gender is required');

const email = z.email('Enter an email address such as name@example.in.').check(z.maxLength(254));

export const Applicant = z.object({
  name: personName(120, 'Full name is required'),
  nameLocal: z.optional(nameLine(120)),
  /** "son of Ramchandra Jadhav" */
  parentage: z.optional(nameLine(160, 'parentage')),
  age: z
    .int('Age is required')
    .check(z.gte(1, 'Enter an age from 1 to 120.'), z.lte(120, 'Enter an age from 1 to 120.')),
  gender: Gender,
  occupation: z.optional(text(120)),
  address: required(500, 'Address is required'),
  phone: z.optional(
    text(20).check(z.regex(/^[+\d][\d\s-]{5,18}$/, 'Enter a phone number such as 98765 43210.')),
  ),
  email: z.optional(email),
});
export type Applicant = z.infer<typeof Applicant>;

/** An accused of the same FIR who applies with the applicant. Facts of one person alone are here. */
export const CoApplicant = z.extend(
  z.pick(Applicant, {
    name: true,
    parentage: true,
    age: true,
    gender: true,
    occupation: true,
    address: true,
  }),
  {
    custodyStatus: z.optional(CustodyStatus),
    arrestDate: z.optional(PlainDate),
    firstRemandDate: z.optional(PlainDate),
    jail: z.optional(text(200)),
    person: z.optional(z.object(factShape('case.person'))),
    antecedents: z.optional(Antecedents),
    coercive: z.optional(Coercive),
  },
);
export type CoApplicant = z.infer<typeof CoApplicant>;

export const MOST_CO_APPLICANTS = 9;

const CoApplicants = z
  .array(CoApplicant)
  .check(
    z.maxLength(MOST_CO_APPLICANTS, 'One application takes up to 10 applicants. File another for the rest.'),
  );

export const RELIEFS = [
  'bailable',
  'regular-magistrate',
  'regular-sessions',
  'regular-high-court',
  'anticipatory',
  'default',
  'undertrial',
  'suspension',
] as const;
export const Relief = z.enum(RELIEFS);
export type Relief = z.infer<typeof Relief>;

/** Provision or judgment that supports a ground, as cited in the law tables. */
const GroundAuthority = z.object({
  source: required(160, 'Name the Act or the judgment.'),
  at: required(120, 'Name the section or the citation.'),
});

export const BailPart = z.object({
  relief: z.optional(Relief),
  ordinal: z.optional(z.int().check(z.gte(1), z.lte(50))),
  grounds: required(40_000, 'Grounds for bail are required'),
  groundParts: z.optional(
    z
      .array(
        z.object({
          heading: required(200, 'Heading is required'),
          text: required(20_000, 'Text is required'),
          documentId: z.optional(Id),
          authority: z.optional(GroundAuthority),
          furtherAuthorities: z.optional(z.array(GroundAuthority).check(z.maxLength(12))),
          /** Id in the library of grounds from which it was taken. */
          ground: z.optional(text(80)),
        }),
      )
      .check(z.maxLength(40)),
  ),
  previousApplications: z.optional(z.enum(['none', 'one', 'multiple'])),
  previous: z.optional(
    z
      .array(
        z.object({
          court: required(200, 'Court is required'),
          number: required(60, 'Number is required'),
          filedOn: z.optional(PlainDate),
          outcome: required(60, 'Outcome is required'),
          decidedOn: z.optional(PlainDate),
        }),
      )
      .check(z.maxLength(40)),
  ),
  proposedConditions: z.optional(z.enum(['standard', 'reporting', 'passport', 'custom'])),
  customConditions: z.optional(text(4_000)),
  undertakings: z.optional(text(8_000)),
  /** Reasons for filing despite an objection, by the key of the concern. */
  answers: z.optional(
    z
      .array(
        z.object({
          concern: required(120, 'Name the concern.'),
          reason: required(2_000, 'Enter the reason for filing despite this.'),
        }),
      )
      .check(z.maxLength(30)),
  ),
  /** Cause of delay for an appeal under a special Act. Printed with the prayer for condonation. */
  delayCause: z.optional(text(4_000)),
  prayer: z.optional(text(8_000)),
  conviction: z.optional(
    z.object({
      court: required(200, 'Court is required'),
      on: PlainDate,
      sentence: required(400, 'Sentence is required'),
      /** Absent if the application is made to the convicting court, before an appeal is filed. */
      appealNumber: z.optional(text(60)),
      finePaid: z.optional(z.boolean()),
      /** On bail at the time of conviction. */
      onBail: z.optional(z.boolean()),
    }),
  ),
});
export type BailPart = z.infer<typeof BailPart>;

export const Annexure = z.object({
  omitted: z
    .array(
      z.object({
        part: z.enum(['A', 'B', 'C', 'D', 'E', 'F']),
        reason: required(500, 'Enter the reason for omitting this part.'),
      }),
    )
    .check(z.maxLength(6)),
});

export const Advocate = z.object({
  name: personName(120, 'Name of the advocate is required'),
  enrolmentNumber: z.optional(text(60)),
  address: z.optional(text(500)),
  phone: z.optional(text(20)),
});

/** Content written by the filer. Section 3 of the specification alone is enough to be valid. */
export const ApplicationContent = z.object({
  language: z.optional(z.enum(['en', 'hi'])),
  lawEdition: z.optional(text(40)),
  applicant: Applicant,
  coApplicants: z.optional(CoApplicants),
  case: CaseFacts,
  bail: BailPart,
  annexure: z.optional(Annexure),
  advocate: z.optional(Advocate),
  packet: z.optional(Packet),
});
export type ApplicationContent = z.infer<typeof ApplicationContent>;

/**
 * `POST /applications`. Other body fields (`status`, `createdBy`, `applicantId`) are accepted and ignored.
 */
export const NewApplication = z.extend(ApplicationContent, {
  _id: z.optional(Id),
  caseId: z.optional(Id),
});
export type NewApplication = z.infer<typeof NewApplication>;

export const Status = z.enum(STATUSES);
export type Status = z.infer<typeof Status>;

/** `description` is the English text of `told`. Lines older than the codes have only the description. */
export const Update = z.object({
  description: z.string(),
  date: Instant,
  by: z.string(),
  told: orUnknownCode(UpdateEvent),
});
export type Update = z.infer<typeof Update>;

/** An amendment. `before` is a merge patch that turns the text after it into the text before it. */
export const Amendment = z.object({
  at: Instant,
  by: z.string(),
  before: z.looseObject({}),
});
export type Amendment = z.infer<typeof Amendment>;

/** Groups that the filer's merge patch may change. */
export const PATCHABLE = [
  'language',
  'lawEdition',
  'applicant',
  'coApplicants',
  'case',
  'bail',
  'annexure',
  'advocate',
  'packet',
] as const;

/**
 * The record as the server sends it and the device stores it. It also accepts records older than newer rules.
 */
export const Application = z.extend(ApplicationContent, {
  applicant: z.extend(Applicant, {
    name: required(120, 'Full name is required'),
    nameLocal: z.optional(text(120)),
    parentage: z.optional(text(160)),
  }),
  case: StoredCaseFacts,
  packet: z.optional(StoredPacket),
  advocate: z.optional(z.extend(Advocate, { name: required(120, 'Name of the advocate is required') })),
  _id: Id,
  caseId: Id,
  version: Version,
  applicationNumber: z.string(),
  status: Status,
  createdAt: Instant,
  createdBy: Id,
  applicantId: Id,
  updates: z.array(Update),
  /** Newest last. Absent in a record of an older release until its next amendment. */
  amendments: z.optional(z.array(Amendment)),
  documents: z.array(z.looseObject({ name: z.string(), uploadedAt: Instant, fileUrl: z.string() })),
  hearings: z.array(z.looseObject({ _id: Id, date: PlainDate, time: z.string() })),
  hearingDate: z.optional(PlainDate),
  orders: z.array(Order),
  /** The stored paper: hash of its exact text, and the version that was filed or amended. */
  filedPaper: z.optional(z.object({ version: Version, sha256: Sha256 })),
});
export type Application = z.infer<typeof Application>;

/** The written content without server fields, used to compare two versions. */
export function contentOf(record: ApplicationContent): ApplicationContent {
  const {
    language,
    lawEdition,
    applicant,
    coApplicants,
    case: facts,
    bail,
    annexure,
    advocate,
    packet,
  } = record;
  return {
    ...(language && { language }),
    ...(lawEdition && { lawEdition }),
    applicant,
    ...(coApplicants && { coApplicants }),
    case: facts,
    bail,
    ...(annexure && { annexure }),
    ...(advocate && { advocate }),
    ...(packet && { packet }),
  };
}
