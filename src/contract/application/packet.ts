/**
 * Choices for the filing packet: parts, deponent, oath, sureties, notices and court forms. All are optional:
 * each part decides whether it is needed, and a blank prints as a line to fill in.
 */
import * as z from 'zod/mini';
import { Id, nameLine, personName, PlainDate, required, Rupees, text } from '#contract/primitives.ts';
import { PageFormat } from './page-format.ts';

/** In binding order. */
export const PACKET_PARTS = [
  'index',
  'urgency',
  'memo',
  'dates',
  'application',
  'affidavit',
  'annexure',
  'earlier-orders',
  'documents',
  'translation',
  'exemption',
  'sureties',
  'indigence',
  'prosecutor',
  'victim',
  'vakalatnama',
] as const;
export type PacketPart = (typeof PACKET_PARTS)[number];

const choice = z.optional(z.boolean());
/**
 * An object instead of a record: `quickCheck` supports it, and the first sync checks ten thousand records.
 */
const PARTS = {
  index: choice,
  urgency: choice,
  memo: choice,
  dates: choice,
  application: choice,
  affidavit: choice,
  annexure: choice,
  'earlier-orders': choice,
  documents: choice,
  translation: choice,
  exemption: choice,
  sureties: choice,
  indigence: choice,
  prosecutor: choice,
  victim: choice,
  vakalatnama: choice,
} satisfies Record<PacketPart, z.ZodMiniType>;

const Megabytes = z.number('Enter the limit in MB.').check(z.gte(1), z.lte(500));

/** Paper format of one court. The record stores a copy, so that a paper keeps its original format. */
export const CourtProfile = z.object({
  key: required(60, 'Name the court.'),
  name: personName(120, 'Name the court.'),
  /** Top heading with place: "IN THE HIGH COURT OF JUDICATURE AT BOMBAY". */
  heading: z.optional(text(200)),
  /** Line below the heading: "CRIMINAL APPELLATE JURISDICTION". */
  jurisdiction: z.optional(text(160)),
  /** `{number}` and `{year}` are replaced by the court's values: "CRM-M/{number}/{year}". */
  caseNumber: z.optional(text(120)),
  /** Separate number format for anticipatory bail. */
  anticipatoryNumber: z.optional(text(120)),
  paper: z.optional(z.enum(['a4', 'legal'])),
  page: z.optional(PageFormat),
  /** Court fee and stamps; each is a line of the index. */
  feeLines: z.optional(z.array(text(200)).check(z.maxLength(8))),
  limitMb: z.optional(Megabytes),
  /** Maximum pages per file or volume. Absent: no limit. */
  limitPages: z.optional(z.int('Enter the number of pages.').check(z.gte(1), z.lte(20_000))),
});
export type CourtProfile = z.infer<typeof CourtProfile>;

/** `settings.courtProfiles`: the user's changes, by profile key. */
export const CourtProfiles = z.record(
  z.string(),
  z.extend(CourtProfile, { name: required(120, 'Name the court.') }),
);

const age = z.int('Enter the age in years.').check(z.gte(1), z.lte(120));

/** Deponent (pairokar) if the applicant cannot swear. */
const Deponent = z.object({
  name: z.optional(nameLine(120)),
  parentage: z.optional(nameLine(160, 'parentage')),
  /** Relation to the applicant, such as "brother". */
  relation: z.optional(text(80)),
  age: z.optional(age),
  address: z.optional(text(500)),
});

const Surety = z.object({
  name: z.optional(nameLine(120)),
  parentage: z.optional(nameLine(160, 'parentage')),
  age: z.optional(age),
  occupation: z.optional(text(120)),
  relation: z.optional(text(80)),
  address: z.optional(text(500)),
  /** Security for the bond: land, a vehicle or a deposit. */
  property: z.optional(text(400)),
  worth: z.optional(Rupees),
});

const Service = z.object({
  /** Office or recipient of service. */
  to: z.optional(text(200)),
  on: z.optional(PlainDate),
  mode: z.optional(z.enum(['hand', 'email', 'post'])),
});

export const Packet = z.object({
  /** Manual choices that override the proposed parts. */
  parts: z.optional(z.object(PARTS)),
  court: z.optional(CourtProfile),
  /**
   * Authority that administers the oath. `verification`: no affidavit besides the verification of the
   * application.
   */
  oath: z.optional(z.enum(['oath-commissioner', 'notary', 'jail', 'verification'])),
  deponent: z.optional(Deponent),
  sureties: z.optional(z.array(Surety).check(z.maxLength(10))),
  /** Means and dependants of an applicant who cannot find a surety. */
  indigence: z.optional(text(2_000)),
  /** Reason for urgency. */
  urgency: z.optional(text(2_000)),
  exemption: z.optional(
    z.object({
      from: z.optional(z.array(z.enum(['certified-copies', 'translations'])).check(z.maxLength(2))),
      reason: z.optional(text(2_000)),
    }),
  ),
  translation: z.optional(
    z.object({
      translator: z.optional(text(120)),
      language: z.optional(text(60)),
      address: z.optional(text(500)),
    }),
  ),
  service: z.optional(
    z.object({ prosecutor: z.optional(Service), victim: z.optional(z.omit(Service, { to: true })) }),
  ),
  /** Change of circumstances since the last decided application. */
  change: z.optional(text(4_000)),
  /** Attached documents in order; the first is Annexure A-1. */
  annexures: z.optional(
    z
      .array(
        z.object({
          documentId: Id,
          title: z.optional(text(200)),
          /** Stored with the application and not bound. */
          leftOut: z.optional(z.boolean()),
          copy: z.optional(z.enum(['original', 'certified', 'plain'])),
          /** Default: the language of the court. */
          language: z.optional(text(60)),
        }),
      )
      .check(z.maxLength(200)),
  ),
});
export type Packet = z.infer<typeof Packet>;

const storedNames = { name: z.optional(text(120)), parentage: z.optional(text(160)) };

/** Stored form. It accepts records that were saved before names were validated. */
export const StoredPacket = z.extend(Packet, {
  court: z.optional(z.extend(CourtProfile, { name: required(120, 'Name the court.') })),
  deponent: z.optional(z.extend(Deponent, storedNames)),
  sureties: z.optional(z.array(z.extend(Surety, storedNames)).check(z.maxLength(10))),
});
