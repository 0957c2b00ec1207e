/** A hearing of a case, or of one of its applications: listed by the judge, moved, and what came of it. */
import * as z from 'zod/mini';
import { Id, Instant, PlainDate, required, text, Version } from './primitives.ts';
import { Role } from './user.ts';

/** What a bail matter is listed for; a judge may write another purpose in their own words. */
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

/** Who is to be told of the day. */
export const NOTICES = ['prosecutor', 'victim', 'informant'] as const;
export const ADJOURNED_BY = ['accused', 'prosecution', 'court', 'both'] as const;

const TIME = 'Write the time as HH:mm, such as 10:30.';
/** By the clock of India. */
const Time = z.string('Time is required').check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, TIME));

const MINUTES = 'Write the length in minutes, from 5 to 480.';

const listing = {
  date: PlainDate,
  time: Time,
  purpose: required(200, 'Purpose is required'),
  courtroom: z.optional(text(60)),
  /** How long it is expected to take. */
  minutes: z.optional(z.int(MINUTES).check(z.gte(5, MINUTES), z.lte(480, MINUTES))),
};
const Notices = z.array(z.enum(NOTICES)).check(z.maxLength(NOTICES.length));

const State = z.enum(HEARING_STATES, 'Choose what came of the hearing.');

const outcome = {
  adjournedBy: z.optional(z.enum(ADJOURNED_BY, 'Say who asked for the adjournment.')),
  reason: z.optional(text(1_000)),
  /** To which day it was put off; the hearing of that day is `nextHearingId`, listed with it. */
  nextDate: z.optional(PlainDate),
  nextHearingId: z.optional(Id),
  notes: z.optional(text(4_000)),
};

export const NewHearing = z.object({
  _id: z.optional(Id),
  ...listing,
  notices: z.optional(Notices),
  /** Listed before, and lost by a server that was restored from a backup: how it stood. Its day may have passed. */
  since: z.optional(z.object({ state: State, ...outcome, deviceTime: z.optional(Instant) })),
});
export type NewHearing = z.infer<typeof NewHearing>;

export const Hearing = z.object({
  _id: Id,
  version: Version,
  caseId: Id,
  /** Where one application of the case is heard. */
  applicationId: z.optional(Id),
  ...listing,
  notices: Notices,
  state: State,
  ...outcome,
  at: Instant,
  /** When it was listed, by the clock of the judge's device. */
  deviceTime: z.optional(Instant),
  by: z.object({ _id: Id, name: z.string(), role: Role }),
});
export type Hearing = z.infer<typeof Hearing>;

/** What a merge patch of the judge may touch; the rest of a body is accepted and not obeyed. */
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

/** No refusal: the judge knows why two matters stand at one hour. */
export const HearingWarning = z.object({ code: z.enum(['clash', 'full-day']), msg: z.string() });
export type HearingWarning = z.infer<typeof HearingWarning>;

/** As it is answered to the judge who listed or moved it: the warnings are of that moment, and not kept. */
export const HearingAnswer = z.extend(Hearing, { warnings: z.array(HearingWarning) });

/** A row of the judge's calendar: the case stands in it, so that a list needs no second call. */
export const DocketEntry = z.extend(Hearing, {
  caseId: z.object({
    _id: Id,
    caseNumber: z.optional(z.string()),
    title: z.string(),
    dcmCategory: z.string(),
    applicant: z.object({ name: z.string(), firstName: z.string(), lastName: z.optional(z.string()) }),
  }),
  /** The courtroom, and the court. */
  location: z.string(),
});
export type DocketEntry = z.infer<typeof DocketEntry>;
