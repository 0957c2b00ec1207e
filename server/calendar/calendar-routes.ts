/** `GET|POST /users/calendar-feeds`, `DELETE .../{id}`, and `GET /calendar/{token}.ics` for a calendar app. */
import { CALENDAR_FEEDS_MAX } from '#contract/account/calendar-feed.ts';
import { dayInIndia } from '#kernel/calendar-date.ts';
import { requireIdentity } from '#server/account/require-identity.ts';
import { type Answer, created, ok } from '#server/http/answer.ts';
import { type Caller, isDemonstration } from '#server/http/caller.ts';
import { countRequest } from '#server/http/limits.ts';
import { placeOf } from '#server/http/place-of.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';
import { type Api, route } from '#server/http/route.ts';
import { importedCaseLaw } from '#server/law/read-law.ts';
import type { Ports } from '#server/ports.ts';
import { audit, auditOfReading } from '#server/storage/audit.ts';
import { hashToken } from '#server/storage/session.ts';
import { inTransaction, sqlOf } from '#server/storage/sql.ts';
import { lockUser } from '#server/storage/users.ts';
import {
  feedByToken,
  feedsOf,
  type FoundFeed,
  insertFeed,
  noteFetched,
  removeFeed,
} from './calendar-feeds.ts';
import { ownDates } from './own-dates.ts';

const HOUR = 3_600;

/** Fetches of one address in an hour. Apps fetch once to four times. */
const FETCHES_PER_HOUR = 12;

/** The name of the file is fixed, so that it carries nothing of the request. */
const FILE_HEADERS = {
  'content-type': 'text/calendar; charset=utf-8',
  'content-disposition': 'inline; filename="zamanat.ics"',
};

export function calendarRoutes(api: Api): void {
  const { ports } = api;
  const sql = sqlOf(ports.pool);
  route(api, 'listCalendarFeeds', async ({ caller }) => ok(await feedsOf(sql, caller.user._id)));
  route(api, 'makeCalendarFeed', async ({ caller }) => makeFeed(ports, caller));
  route(api, 'endCalendarFeed', async ({ caller, params }) => {
    const userId = caller.user._id;
    if (!(await removeFeed(sql, { userId, id: params._id }))) throw new Refusal('not-found');
    await audit(sql, ports, { action: 'end-calendar', userId, detail: { calendar: params._id } });
    return { status: 204, body: undefined };
  });
  route(api, 'readCalendarFeed', async ({ params, request }) => {
    const { sharedPerAddress: limit } = ports.config.limits;
    const bucket = `calendar:${placeOf(request.ip)}`;
    await countRequest(sql, { bucket, limit, seconds: 60 }, ports.now());
    const found = await feedByToken(sql, hashToken(params.file.replace(/\.ics$/, '')));
    if (!found || (found.user.sample && !isDemonstration(ports, request))) throw ended();
    return ok(await fileOf(ports, found), FILE_HEADERS);
  });
}

async function makeFeed(ports: Ports, caller: Caller): Promise<Answer> {
  const { user } = caller;
  if (user.role === 'judge') throw new Refusal('forbidden', { msg: NOT_FOR_JUDGES });
  requireIdentity(ports, caller);
  const token = ports.randomBytes(32).toString('base64url');
  const [_id, now] = [ports.newId(), ports.now()];
  await inTransaction(ports.pool, async (sql) => {
    await lockUser(sql, user._id);
    if ((await feedsOf(sql, user._id)).length >= CALENDAR_FEEDS_MAX) throw tooMany();
    await insertFeed(sql, { _id, userId: user._id, tokenHash: hashToken(token), now });
    await audit(sql, ports, { action: 'make-calendar', userId: user._id, detail: { calendar: _id } });
  });
  return created({ _id, createdAt: now.toISOString(), url: `/api/calendar/${token}.ics` });
}

const NOT_FOR_JUDGES =
  'A judge has no calendar address, because it would show the docket without a second factor. Save the hearings as a file instead.';

const tooMany = (): Refusal =>
  invalid({
    calendar: `${CALENDAR_FEEDS_MAX} calendar addresses are open. End one of them, then make the next.`,
  });

/** The same for an unknown token, so that nobody learns which tokens existed. */
const ended = (): Refusal =>
  new Refusal('not-found', {
    msg: 'This calendar address was ended or never existed. Make a new one in Settings, Notifications.',
  });

async function fileOf(ports: Ports, { _id, used_at: used, user }: FoundFeed): Promise<string> {
  const sql = sqlOf(ports.pool);
  const now = ports.now();
  const rate = { bucket: `calendar-feed:${_id}`, limit: FETCHES_PER_HOUR, seconds: HOUR };
  await countRequest(sql, rate, now);
  const today = dayInIndia(now);
  const dates = await ownDates(sql, user._id, today);
  const caseLaw = await importedCaseLaw(sql);
  const { language } = user.settings;
  const text = await ports.tasks.run(user._id, 'calendarFile', {
    ...dates,
    asOf: today,
    now,
    caseLaw,
    language,
  });
  if (used === null || now.getTime() - used.getTime() >= HOUR * 1_000) {
    await noteFetched(sql, _id, now);
    // apps fetch all day, so the log has one row an hour
    await auditOfReading(sql, ports, {
      action: 'read-calendar',
      userId: undefined,
      detail: { calendar: _id },
    });
  }
  return text;
}
