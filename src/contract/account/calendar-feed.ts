/** Addresses at which a calendar app fetches the dates of a user. Everyone with an address sees the dates. */
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { Id, Instant } from '#contract/primitives.ts';

/** Addresses of one account. */
export const CALENDAR_FEEDS_MAX = 5;

export const CalendarFeed = z.object({
  _id: Id,
  createdAt: Instant,
  /** Last time that an app fetched the dates, to the hour. Absent if none did. */
  usedAt: z.optional(Instant),
});
export type CalendarFeed = z.infer<typeof CalendarFeed>;

/** The only response with the address: the server stores a hash of its token. */
export const MadeCalendarFeed = z.extend(CalendarFeed, { url: z.string() });

/** 256 bits, base64url, with the ending that calendar apps expect. */
const FeedFile = z.string().check(z.regex(/^[\w-]{43}\.ics$/));

export const CALENDAR_ENDPOINTS = {
  listCalendarFeeds: {
    method: 'GET',
    path: '/api/users/calendar-feeds',
    who: 'signed-in',
    reply: { status: 200, schema: z.array(CalendarFeed) },
  },
  /** Not idempotent: the response contains a token that must not be stored. */
  makeCalendarFeed: {
    method: 'POST',
    path: '/api/users/calendar-feeds',
    who: 'signed-in',
    reply: { status: 201, schema: MadeCalendarFeed },
  },
  endCalendarFeed: {
    method: 'DELETE',
    path: '/api/users/calendar-feeds/:_id',
    who: 'signed-in',
    params: z.object({ _id: Id }),
    reply: { status: 204, schema: z.undefined() },
  },
  readCalendarFeed: {
    method: 'GET',
    path: '/api/calendar/:file',
    who: 'anyone',
    params: z.object({ file: FeedFile }),
    reply: { status: 200, schema: z.unknown(), files: ['text/calendar'] },
  },
} as const satisfies Record<string, Endpoint>;
