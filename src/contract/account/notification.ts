/** A notification: a code with values, worded on display. */
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { OrderSeat } from '#contract/application/order.ts';
import { Id, Instant, PlainDate } from '#contract/primitives.ts';

export const SERVER_NOTIFICATION_KINDS = [
  'decided',
  'hearing',
  'hearing-soon',
  'right',
  'share-opened',
  'transferred',
  'conditions-asked',
] as const;

/** Derived from the subject, so that all devices create the same id. */
export const NotificationId = z.string().check(z.maxLength(160), z.regex(/^[\w-]+$/));

export const ServerNotification = z.object({
  _id: NotificationId,
  kind: z.enum(SERVER_NOTIFICATION_KINDS),
  at: Instant,
  /**
   * The application for decisions, transfers, opened links and requests; otherwise the case. For a docket, the first case to be
   * called.
   */
  about: Id,
  title: z.string(),
  applicationNumber: z.nullable(z.string()),
  status: z.optional(z.string()),
  /** The order grants bail in some of its FIRs and refuses it in others. */
  isInPart: z.optional(z.boolean()),
  date: z.optional(PlainDate),
  time: z.optional(z.string()),
  right: z.optional(z.string()),
  /** The new court of a transferred application. */
  court: z.optional(OrderSeat),
  /** Number of matters in a judge's docket of the day. */
  matters: z.optional(z.number()),
  /** Day on which the user read it, on any device. */
  readOn: z.optional(PlainDate),
});
export type ServerNotification = z.infer<typeof ServerNotification>;

const PushSubscriptionBody = z.object({
  endpoint: z.string().check(z.maxLength(2_000), z.regex(/^https?:\/\/[\x21-\x7e]+$/), z.url()),
  keys: z.object({
    p256dh: z.string().check(z.maxLength(200), z.regex(/^[\w-]+=*$/)),
    auth: z.string().check(z.maxLength(100), z.regex(/^[\w-]+=*$/)),
  }),
});
export type PushSubscriptionBody = z.infer<typeof PushSubscriptionBody>;

/** A push message contains only the kind and no case data. */
export const PushPayload = z.object({ kind: z.enum(SERVER_NOTIFICATION_KINDS) });
export type PushPayload = z.infer<typeof PushPayload>;

export const NOTIFICATION_ENDPOINTS = {
  listNotifications: {
    method: 'GET',
    path: '/api/notifications',
    who: 'signed-in',
    reply: { status: 200, schema: z.array(ServerNotification) },
  },
  readNotification: {
    method: 'POST',
    path: '/api/notifications/:_id/read',
    who: 'signed-in',
    params: z.object({ _id: NotificationId }),
    reply: { status: 200, schema: ServerNotification },
    idempotent: true,
  },
  pushKey: {
    method: 'GET',
    path: '/api/push/key',
    who: 'signed-in',
    reply: { status: 200, schema: z.object({ publicKey: z.string() }) },
  },
  subscribePush: {
    method: 'POST',
    path: '/api/push/subscriptions',
    who: 'signed-in',
    body: PushSubscriptionBody,
    reply: { status: 201, schema: z.object({ _id: Id }) },
    idempotent: true,
  },
  unsubscribePush: {
    method: 'DELETE',
    path: '/api/push/subscriptions/:_id',
    who: 'signed-in',
    params: z.object({ _id: Id }),
    reply: { status: 204, schema: z.undefined() },
    idempotent: true,
  },
} as const satisfies Record<string, Endpoint>;
