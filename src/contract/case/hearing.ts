/** A hearing of a case or application: listing, adjournment and outcome. */
import * as z from 'zod/mini';
import { Id, Instant, PlainDate, required, text, Version } from '#contract/primitives.ts';
import { Role } from '#contract/account/user.ts';

/** Usual purposes of a bail hearing. A judge may write another one. */
export const HEARING_PURPOSES = [
  'admission',
  'notice',
  'reply',
  'case-diary',
  'victim-notice',
  'arguments',
  'orders',
  'bond',
  'compliance',
  'cancellation',
] as const;

export const HEARING_STATES = [
  'listed',
  'called',
  'passed-over',
  'not-reached',
  'part-heard',
  'heard',
  'adjourned',
  'reserved',
  'pronounced',
  'cancelled',
] as const;

/** Recipients of the notice of hearing. */
export const NOTICES = ['prosecutor', 'victim', 'informant'] as const;
export const ADJOURNED_BY = ['accused', 'prosecution', 'court', 'both'] as const;

const TIME = 'Enter the time as HH:mm, such as 10:30.';
/** Indian Standard Time. */
const Time = z.string('Time is required').check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, TIME));

const MINUTES = 'Enter the length in minutes, from 5 to 480.';

const listing = {
  date: PlainDate,
  time: Time,
  purpose: required(200, 'Purpose is required'),
  courtroom: z.optional(text(60)),
  /** Expected duration. */
  minutes: z.optional(z.int(MINUTES).check(z.gte(5, MINUTES), z.lte(480, MINUTES))),
};
const Notices = z.array(z.enum(NOTICES)).check(z.maxLength(NOTICES.length));

const State = z.enum(HEARING_STATES, 'Choose the outcome.');

const outcome = {
  adjournedBy: z.optional(z.enum(ADJOURNED_BY, 'Select who sought the adjournment.')),
  reason: z.optional(text(1_000)),
  /** Date of the adjourned hearing, whose id is `nextHearingId`. Both are created together. */
  nextDate: z.optional(PlainDate),
  nextHearingId: z.optional(Id),
  notes: z.optional(text(4_000)),
};

export const NewHearing = z.object({
  _id: z.optional(Id),
  ...listing,
  notices: z.optional(Notices),
  /** State of a hearing that a restored server had lost and that is listed again. Its day may be past. */
  since: z.optional(z.object({ state: State, ...outcome, deviceTime: z.optional(Instant) })),
});
export type NewHearing = z.infer<typeof NewHearing>;

export const Hearing = z.object({
  _id: Id,
  version: Version,
  caseId: Id,
  /** Set if the hearing concerns one application of the case. */
  applicationId: z.optional(Id),
  ...listing,
  notices: Notices,
  state: State,
  ...outcome,
  at: Instant,
  /** Listing time by the clock of the judge's device. */
  deviceTime: z.optional(Instant),
  by: z.object({ _id: Id, name: z.string(), role: Role }),
});
export type Hearing = z.infer<typeof Hearing>;

/** Fields that the judge's merge patch may change. Other body fields are accepted and ignored. */
export const HEARING_PATCHABLE = [
  'date',
  'time',
  'purpose',
  'courtroom',
  'minutes',
  'notices',
  'state',
  'adjournedBy',
  'reason',
  'nextDate',
  'notes',
] as const;

/** A warning and not an error: a judge may list two matters at one time on purpose. */
export const HearingWarning = z.object({ code: z.enum(['clash', 'full-day']), msg: z.string() });
export type HearingWarning = z.infer<typeof HearingWarning>;

/** Response to the judge who listed or moved the hearing. Warnings are computed and not stored. */
export const HearingAnswer = z.extend(Hearing, { warnings: z.array(HearingWarning) });

/** A calendar row of the judge. It includes the case, so that a list needs one request. */
export const DocketEntry = z.extend(Hearing, {
  caseId: z.object({
    _id: Id,
    caseNumber: z.optional(z.string()),
    title: z.string(),
    dcmCategory: z.string(),
    applicant: z.object({ name: z.string(), firstName: z.string(), lastName: z.optional(z.string()) }),
  }),
  /** Courtroom and court. */
  location: z.string(),
});
export type DocketEntry = z.infer<typeof DocketEntry>;
