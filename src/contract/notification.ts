/** What a person is told of: a code with its values. It is worded where it is shown. */
import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { Id, Instant, PlainDate } from './primitives.ts';

export const SERVER_NOTIFICATION_KINDS = [
  'decided',
  'hearing',
  'hearing-soon',
  'right',
  'share-opened',
] as const;

/** Made of what it tells of, so that every device gives it the same. */
export const NotificationId = z.string().check(z.maxLength(160), z.regex(/^[\w-]+$/));

export const ServerNotification = z.object({
  _id: NotificationId,
  kind: z.enum(SERVER_NOTIFICATION_KINDS),
  at: Instant,
  /** The application of a decision or an opened link; the case of the rest, of a docket the one that is called first. */
  about: Id,
  title: z.string(),
  applicationNumber: z.nullable(z.string()),
  status: z.optional(z.string()),
  date: z.optional(PlainDate),
  time: z.optional(z.string()),
  right: z.optional(z.string()),
  /** Of the docket of a day, of which a judge is reminded as a whole: how many are to be called. */
  matters: z.optional(z.number()),
  /** The day on which its person has seen it, on any device. */
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

/** All that a push says: what kind of thing, and nothing of any case. */
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
