/**
 * A share link to one application: created by the filer, read without an account, until revoked or expired.
 */
import * as z from 'zod/mini';
import { Status } from '#contract/application/application.ts';
import { Id, Instant } from '#contract/primitives.ts';

/** Data of applicant, advocate and others that a link may hide. */
export const HIDEABLE = ['phone', 'address'] as const;
export const Hideable = z.enum(HIDEABLE, 'hide names phone, address or both.');
export type Hideable = z.infer<typeof Hideable>;

const email = z.email('Enter an email address such as name@example.in.').check(z.maxLength(254));

/**
 * Lifetime of a link in days: longer than from filing to first hearing, short enough to expire if forgotten.
 */
export const SHARE_DAYS = 14;

/** `POST /applications/{id}/share`. Without an e-mail address it only creates the link. */
export const NewShare = z.object({
  email: z.optional(email),
  hide: z.optional(z.array(Hideable).check(z.maxLength(2))),
});
export type NewShare = z.infer<typeof NewShare>;

/** `kept`: the server has no mail; the message is a file in the operator's folder. */
export const MAIL_OUTCOMES = ['sent', 'kept', 'refused', 'unreachable'] as const;
export type MailOutcome = (typeof MAIL_OUTCOMES)[number];

const shareFields = {
  _id: Id,
  createdAt: Instant,
  expiresAt: Instant,
  email: z.optional(z.string()),
  hide: z.array(Hideable),
};

/** The only response with the link: the server stores only a hash of the token. */
export const MadeShare = z.object({
  ...shareFields,
  url: z.string(),
  mail: z.optional(z.enum(MAIL_OUTCOMES)),
});
export type MadeShare = z.infer<typeof MadeShare>;

/** A link that is neither revoked nor expired. */
export const LiveShare = z.object({
  ...shareFields,
  opened: z.int(),
  lastOpenedAt: z.optional(Instant),
});
export type LiveShare = z.infer<typeof LiveShare>;

/** 256 bits, base64url, as in the link path. */
export const ShareToken = z.string().check(z.regex(/^[\w-]{43}$/));

const lines = z.array(z.string());
const textFields = { text: z.string(), keepWithNext: z.optional(z.boolean()) };
const party = z.object({ description: z.string(), label: z.string() });

/** The paper's content as in `src/documents`, without parts for the filer alone. */
const PaperBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('court'), ...textFields }),
  z.object({ kind: z.literal('docket'), ...textFields }),
  z.object({ kind: z.literal('title'), ...textFields }),
  z.object({ kind: z.literal('parties'), applicant: party, versus: z.string(), respondent: party }),
  z.object({
    kind: z.literal('heading'),
    ...textFields,
    level: z.union([z.literal(2), z.literal(3)]),
    newPage: z.optional(z.boolean()),
  }),
  z.object({ kind: z.literal('paragraph'), ...textFields }),
  z.object({ kind: z.literal('numbered'), ...textFields, number: z.int() }),
  z.object({ kind: z.literal('lettered'), ...textFields, letter: z.string() }),
  z.object({
    kind: z.literal('table'),
    head: lines,
    rows: z.array(lines),
    shares: z.optional(z.array(z.number())),
  }),
  z.object({ kind: z.literal('signature'), left: lines, right: lines }),
]);

export const SharedPaper = z.object({
  language: z.enum(['en', 'hi']),
  lawEdition: z.string(),
  title: z.string(),
  number: z.nullable(z.string()),
  blocks: z.array(PaperBlock),
  gaps: lines,
});
export type SharedPaper = z.infer<typeof SharedPaper>;

/** Printed text before and after an amendment, as far as it differs. */
const SharedAmendment = z.object({ at: Instant, was: z.string(), is: z.string() });
export type SharedAmendment = z.infer<typeof SharedAmendment>;

/** `GET /shared/{token}`: the paper as filed, its amendments and its progress in court. */
export const SharedApplication = z.object({
  applicationNumber: z.string(),
  status: Status,
  /** While orders decide only some of the applicants. */
  partlyDecided: z.optional(z.object({ decided: z.int(), of: z.int() })),
  /** If bail is granted in some of the FIRs. */
  firsGranted: z.optional(z.object({ granted: z.int(), of: z.int() })),
  filedAt: Instant,
  /** Server time of the response. */
  asOf: Instant,
  expiresAt: Instant,
  hide: z.array(Hideable),
  document: SharedPaper,
  /** Oldest first. Absent in a copy of an older release, whose paper contains the amendments. */
  amendments: z.optional(z.array(SharedAmendment)),
});
export type SharedApplication = z.infer<typeof SharedApplication>;
