/**
 * Feedback to the operator: general, a wish, or an error such as in a card of the legal database. It is
 * immutable and visible only to its writer and the operator.
 */
import * as z from 'zod/mini';
import { Id, Instant, required, text, Version } from '#contract/primitives.ts';
import { Role } from './user.ts';

export const FEEDBACK_TYPES = ['general', 'feature', 'issue'] as const;
export type FeedbackType = (typeof FEEDBACK_TYPES)[number];

export const FEEDBACK_MESSAGE_MAX = 2_000;

/** Kinds of errors on a provision card. */
export const PROVISION_FAULTS = ['heading', 'punishment', 'outdated', 'cross-reference', 'other'] as const;
export type ProvisionFault = (typeof PROVISION_FAULTS)[number];

const UNKNOWN_PLACE = 'Name the code and the section.';

export const FeedbackAbout = z.object({
  kind: z.literal('provision'),
  code: required(60, UNKNOWN_PLACE),
  section: required(120, UNKNOWN_PLACE),
  fault: z.enum(PROVISION_FAULTS, 'Choose the error.'),
  /** Law edition of the reported card. */
  lawEdition: z.optional(text(60)),
});
export type FeedbackAbout = z.infer<typeof FeedbackAbout>;

const RATING = 'Give a rating from 1 to 5, or none.';
const EMAIL = 'Enter an email address such as name@example.in, or leave blank.';

const baseFields = {
  feedbackType: z.enum(FEEDBACK_TYPES, 'Choose general feedback, a feature request or an issue.'),
  subject: required(200, 'Enter a subject of a few words.', 'Shorten the subject to 200 characters.'),
  message: required(
    FEEDBACK_MESSAGE_MAX,
    'Describe it in a few words.',
    `Shorten the description to ${FEEDBACK_MESSAGE_MAX} characters.`,
  ),
  details: z.optional(text(4_000, undefined, 'Shorten the details to 4000 characters.')),
  email: z.optional(text(254, EMAIL, EMAIL).check(z.email(EMAIL))),
  rating: z.optional(z.int(RATING).check(z.gte(1, RATING), z.lte(5, RATING))),
  appVersion: z.optional(text(40)),
  about: z.optional(FeedbackAbout),
};

export const NewFeedback = z.object({ _id: z.optional(Id), ...baseFields });
export type NewFeedback = z.infer<typeof NewFeedback>;

export const Feedback = z.object({
  _id: Id,
  version: Version,
  ...baseFields,
  at: Instant,
  /** Writing time by the clock of the device. */
  deviceTime: z.optional(Instant),
  by: z.object({ _id: Id, name: z.string(), role: Role }),
});
export type Feedback = z.infer<typeof Feedback>;
