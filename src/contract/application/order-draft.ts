/**
 * Draft of an order, private to its judge and synced to all their devices. Each device writes its own record,
 * so that no device overwrites another's text.
 */
import * as z from 'zod/mini';
import { DecisionStatus } from './order.ts';
import { Id, Instant, Version } from '#contract/primitives.ts';

export const ORDER_DRAFT_MAX = 60_000;

const baseFields = {
  applicationId: Id,
  status: DecisionStatus,
  /** Random id of the device; it reveals nothing about it. */
  device: Id,
  /** Draft text in the format of the app version that wrote it. */
  words: z.string().check(z.minLength(1), z.maxLength(ORDER_DRAFT_MAX, 'This draft is too long to save.')),
  /** Time of the last edit by the clock of the device. */
  at: Instant,
};

export const StoredOrderDraft = z.object(baseFields);
export type StoredOrderDraft = z.infer<typeof StoredOrderDraft>;

export const SharedOrderDraft = z.object({ _id: Id, version: Version, ...baseFields });
export type SharedOrderDraft = z.infer<typeof SharedOrderDraft>;
