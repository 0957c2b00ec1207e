/**
 * An order being written, as one device of its judge keeps it: theirs alone, on all their devices, and no part of a
 * case file. Each device writes its own record, so that none overwrites what was typed on another.
 */
import * as z from 'zod/mini';
import { DecisionStatus } from './order.ts';
import { Id, Instant, Version } from './primitives.ts';

export const ORDER_DRAFT_MAX = 60_000;

const said = {
  applicationId: Id,
  status: DecisionStatus,
  /** Which device has it; the name says nothing about the device. */
  device: Id,
  /** What was typed, as the app that wrote it keeps it. */
  words: z.string().check(z.minLength(1), z.maxLength(ORDER_DRAFT_MAX, 'This draft is too long to keep.')),
  /** When it was last typed at, by the clock of the device. */
  at: Instant,
};

export const KeptOrderDraft = z.object(said);
export type KeptOrderDraft = z.infer<typeof KeptOrderDraft>;

export const SharedOrderDraft = z.object({ _id: Id, version: Version, ...said });
export type SharedOrderDraft = z.infer<typeof SharedOrderDraft>;
