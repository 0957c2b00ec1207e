/**
 * History events written by the product: a code with values, worded on display
 * (`src/text/history-event-text.ts`). The English text serves API readers and older apps; lines older than
 * the codes have only that text.
 */
import * as z from 'zod/mini';
import { HEARING_STATES } from './hearing.ts';
import { DecisionStatus, OrderSeat } from '#contract/application/order.ts';
import { PlainDate } from '#contract/primitives.ts';
import { quickCheck } from '#contract/law/quick-check.ts';
import { DCM_CATEGORIES, STATUSES } from '#contract/application/statuses.ts';

const Status = z.enum(STATUSES);
const Category = z.enum(DCM_CATEGORIES);

/** An event of an application. */
export const UpdateEvent = z.discriminatedUnion('code', [
  z.object({ code: z.literal('filed') }),
  z.object({ code: z.literal('amended') }),
  z.object({ code: z.literal('withdrawn') }),
  z.object({ code: z.literal('transferred'), from: OrderSeat, to: OrderSeat, judge: z.string() }),
  z.object({ code: z.literal('document-added'), name: z.string() }),
  z.object({
    code: z.literal('decided'),
    status: DecisionStatus,
    judge: z.string(),
    reasoned: z.boolean(),
    notes: z.optional(z.string()),
    /** Numbers of the applicants whom the order decides. Absent: all. */
    applicants: z.optional(z.array(z.number())),
    /** Numbers of the FIRs in which an order that grants bail refuses it: "31/2026". */
    refusedFirs: z.optional(z.array(z.string())),
    /** With `applicants` or `refusedFirs` the notes of the judge alone; `notes` also names them for older apps. */
    ownNotes: z.optional(z.string()),
  }),
  z.object({ code: z.literal('order-corrected'), judge: z.string(), wrong: z.string(), right: z.string() }),
  z.object({
    code: z.literal('conditions-changed'),
    judge: z.string(),
    /** The order rejects the request and leaves the terms as they are. */
    rejected: z.optional(z.literal(true)),
  }),
]);
export type UpdateEvent = z.infer<typeof UpdateEvent>;

/** Status events of an application or a case, with the status before and after. */
const STATUS_LINES = [
  'application-filed',
  'application-amended',
  'application-withdrawn',
  'application-decided',
  'application-transferred',
  'case-added',
  'case-updated',
  'case-decided',
] as const;

/** An event of a case. */
export const HistoryEvent = z.discriminatedUnion('code', [
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
export type HistoryEvent = z.infer<typeof HistoryEvent>;

/**
 * Reason for removing a record from a device. `may-be-gone`: the device was ahead of a server restored from a
 * backup.
 */
export const REMOVALS = [
  'moved',
  'not-before-you',
  'seat-ended',
  'judge-removed',
  'writer-removed',
  'put-away',
  'may-be-gone',
] as const;
export type RemovalReason = (typeof REMOVALS)[number];

/** Accept unknown event codes from a newer server; show the English text sent with them. */
export const orUnknownCode = <T extends z.ZodMiniType>(known: T) =>
  z.optional(z.union([known, z.looseObject({ code: z.string() })]));

const parserOf = <T>(schema: z.ZodMiniType<T>): ((told: unknown) => T | undefined) => {
  const fits = quickCheck(schema);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- validated by its schema
  return (value) => (fits(value) ? (value as T) : undefined);
};

/** Undefined for codes unknown to this version. */
export const knownUpdate = parserOf(UpdateEvent);
export const knownHistory = parserOf(HistoryEvent);
export const knownRemoval = parserOf(z.enum(REMOVALS));
