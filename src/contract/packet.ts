/**
 * What a person chooses for the filing packet: which parts, who swears and before whom, sureties, notices, the court's
 * own forms. Everything may be absent: a part says by itself whether it is needed, and a blank is a line for the pen.
 */
import * as z from 'zod/mini';
import { Id, nameLine, personName, PlainDate, required, Rupees, text } from './primitives.ts';

/** In the order in which they are bound. */
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
/** An object and no record: `quickCheck` reads it, and a device that is being filled asks of ten thousand records. */
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

const Megabytes = z.number('Write the limit in MB.').check(z.gte(1), z.lte(500));

/** How one court wants its papers. A copy stands in the record: a paper keeps the form in which it was made. */
export const CourtProfile = z.object({
  key: required(60, 'Name the court.'),
  name: personName(120, 'Name the court.'),
  /** The words above everything, with their place: "IN THE HIGH COURT OF JUDICATURE AT BOMBAY". */
  heading: z.optional(text(200)),
  /** The line below them: "CRIMINAL APPELLATE JURISDICTION". */
  jurisdiction: z.optional(text(160)),
  /** `{number}` and `{year}` stand for what the court gives: "CRM-M/{number}/{year}". */
  caseNumber: z.optional(text(120)),
  /** The same for anticipatory bail, where it is counted apart. */
  anticipatoryNumber: z.optional(text(120)),
  paper: z.optional(z.enum(['a4', 'legal'])),
  /** Court fee and stamps, each a line of the index. */
  feeLines: z.optional(z.array(text(200)).check(z.maxLength(8))),
  limitMb: z.optional(Megabytes),
  /** Pages of one file or volume; absent: the court counts none. */
  limitPages: z.optional(z.int('Write the number of pages.').check(z.gte(1), z.lte(20_000))),
});
export type CourtProfile = z.infer<typeof CourtProfile>;

/** `settings.courtProfiles`: what a person changed, by the profile's key. */
export const CourtProfiles = z.record(
  z.string(),
  z.extend(CourtProfile, { name: required(120, 'Name the court.') }),
);

const age = z.int('Write the age in years.').check(z.gte(1), z.lte(120));

/** Who swears where the applicant cannot: the pairokar. */
const Deponent = z.object({
  name: z.optional(nameLine(120)),
  parentage: z.optional(nameLine(160, 'parentage')),
  /** "brother", of the applicant. */
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
  /** What answers for the bond: land, a vehicle, a deposit. */
  property: z.optional(text(400)),
  worth: z.optional(Rupees),
});

const Service = z.object({
  /** The office or person that took it. */
  to: z.optional(text(200)),
  on: z.optional(PlainDate),
  mode: z.optional(z.enum(['hand', 'email', 'post'])),
});

export const Packet = z.object({
  /** Taken in or left out by hand, against what is proposed. */
  parts: z.optional(z.object(PARTS)),
  court: z.optional(CourtProfile),
  /** Before whom it is sworn; `verification`: no affidavit beside the application's own verification. */
  oath: z.optional(z.enum(['oath-commissioner', 'notary', 'jail', 'verification'])),
  deponent: z.optional(Deponent),
  sureties: z.optional(z.array(Surety).check(z.maxLength(10))),
  /** What the applicant lives on, and for whom, where no surety can be found. */
  indigence: z.optional(text(2_000)),
  /** Why it cannot wait for its turn. */
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
  service: z.optional(z.object({ prosecutor: z.optional(Service), victim: z.optional(Service) })),
  /** What has changed since the last application was decided. */
  change: z.optional(text(4_000)),
  /** The attached documents in their order: the first is Annexure A-1. */
  annexures: z.optional(
    z
      .array(
        z.object({
          documentId: Id,
          title: z.optional(text(200)),
          /** Kept with the application, and not bound. */
          leftOut: z.optional(z.boolean()),
          copy: z.optional(z.enum(['original', 'certified', 'plain'])),
          /** Absent: the language of the court. */
          language: z.optional(text(60)),
        }),
      )
      .check(z.maxLength(200)),
  ),
});
export type Packet = z.infer<typeof Packet>;

const keptNames = { name: z.optional(text(120)), parentage: z.optional(text(160)) };

/** As it is kept: also what was written before names were checked. */
export const KeptPacket = z.extend(Packet, {
  court: z.optional(z.extend(CourtProfile, { name: required(120, 'Name the court.') })),
  deponent: z.optional(z.extend(Deponent, keptNames)),
  sureties: z.optional(z.array(z.extend(Surety, keptNames)).check(z.maxLength(10))),
});
