/**
 * What the product itself says in a record: a code with its values, worded where it is shown (`src/text/history-event-text.ts`). The
 * English sentence beside it is for whoever asks the API, and for an app that is older than the code. A line without a
 * code is of before there were any.
 */
import * as z from 'zod/mini';
import { HEARING_STATES } from './hearing.ts';
import { DecisionStatus } from './order.ts';
import { PlainDate } from './primitives.ts';
import { quickCheck } from './quick-check.ts';
import { DCM_CATEGORIES, STATUSES } from './statuses.ts';

const Status = z.enum(STATUSES);
const Category = z.enum(DCM_CATEGORIES);

/** A line of the history of an application. */
export const UpdateTold = z.discriminatedUnion('code', [
  z.object({ code: z.literal('filed') }),
  z.object({ code: z.literal('amended') }),
  z.object({ code: z.literal('withdrawn') }),
  z.object({ code: z.literal('document-added'), name: z.string() }),
  z.object({
    code: z.literal('decided'),
    status: DecisionStatus,
    judge: z.string(),
    reasoned: z.boolean(),
    notes: z.optional(z.string()),
  }),
]);
export type UpdateTold = z.infer<typeof UpdateTold>;

/** What was done to an application or a case, and how it stood before and after. */
const STATUS_LINES = [
  'application-filed',
  'application-amended',
  'application-withdrawn',
  'application-decided',
  'case-added',
  'case-updated',
  'case-decided',
] as const;

/** A line of the history of a case. */
export const HistoryTold = z.discriminatedUnion('code', [
  z.object({ code: z.enum(STATUS_LINES), from: z.optional(Status), to: z.optional(Status) }),
  z.object({ code: z.literal('case-managed'), from: Category, to: Category }),
  z.object({
    code: z.literal('delay-counted'),
    from: z.optional(z.number()),
    to: z.optional(z.number()),
  }),
  z.object({
    code: z.literal('hearing-listed'),
    date: z.optional(PlainDate),
    time: z.optional(z.string()),
    purpose: z.optional(z.string()),
  }),
  z.object({ code: z.literal('hearing-updated'), reason: z.optional(z.string()) }),
  z.object({
    code: z.literal('hearing-outcome'),
    state: z.enum(HEARING_STATES),
    reason: z.optional(z.string()),
  }),
  z.object({ code: z.literal('hearing-moved'), from: PlainDate, to: PlainDate }),
  z.object({ code: z.literal('document-added'), name: z.optional(z.string()) }),
  z.object({ code: z.literal('diary-written') }),
  z.object({ code: z.literal('assessment-saved') }),
  z.object({ code: z.literal('file-updated') }),
]);
export type HistoryTold = z.infer<typeof HistoryTold>;

/** Why a record leaves a device. `may-be-gone`: this device was ahead of a server that a backup has restored. */
export const REMOVALS = [
  'moved',
  'not-before-you',
  'seat-ended',
  'judge-removed',
  'writer-removed',
  'put-away',
  'may-be-gone',
] as const;
export type RemovalTold = (typeof REMOVALS)[number];

/** What a later server tells of must stop no record: it is shown by the sentence beside it. */
export const orUnknownCode = <T extends z.ZodMiniType>(known: T) =>
  z.optional(z.union([known, z.looseObject({ code: z.string() })]));

const knows = <T>(schema: z.ZodMiniType<T>): ((told: unknown) => T | undefined) => {
  const fits = quickCheck(schema);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as its schema has just said
  return (told) => (fits(told) ? (told as T) : undefined);
};

/** Nothing of what this version does not know. */
export const knownUpdate = knows(UpdateTold);
export const knownHistory = knows(HistoryTold);
export const knownRemoval = knows(z.enum(REMOVALS));
