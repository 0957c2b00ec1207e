/** Events and body of a webhook. The body has ids, times and kinds, and no name or text of a case. */
import * as z from 'zod/mini';
import { Id, Instant } from '#contract/primitives.ts';
import type { ServiceScope } from './service-scopes.ts';

export const WEBHOOK_EVENTS = [
  'application-filed',
  'order-signed',
  'hearing-listed',
  'status-changed',
] as const;

export const WebhookEvent = z.enum(WEBHOOK_EVENTS);
export type WebhookEvent = z.infer<typeof WebhookEvent>;

/** The scope that the service account needs for an event. */
export const scopeOfEvent = (event: WebhookEvent): ServiceScope =>
  event === 'hearing-listed' ? 'read-hearings' : 'read-cases';

export const WebhookBody = z.object({
  /** The same at each attempt, so that a receiver ignores a repeated one. */
  id: Id,
  event: WebhookEvent,
  at: Instant,
  record: z.object({
    kind: z.enum(['application', 'case', 'hearing']),
    _id: Id,
    version: z.int(),
    caseId: Id,
  }),
});
export type WebhookBody = z.infer<typeof WebhookBody>;
