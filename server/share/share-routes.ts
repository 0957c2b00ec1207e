/**
 * `POST|GET /applications/{id}/share`, `DELETE .../share/{shareId}`, and `GET /shared/{token}` for the link.
 */
import { partlyDecided } from '#domain/application/order-applicants.ts';
import { firsGranted } from '#domain/application/granted-firs.ts';
import { present } from '#kernel/present.ts';
import type { Application } from '#contract/application/application.ts';
import type { LiveShare, MadeShare, NewShare, SharedApplication } from '#contract/share/share.ts';
import { hasAddress } from '#contract/primitives.ts';
import { dayInIndia, indianDate } from '#kernel/calendar-date.ts';
import { applicationById } from '#server/storage/applications.ts';
import { filedPapersOf } from '#server/papers/filed-papers.ts';
import { printContextOf } from '#server/papers/print-context.ts';
import { audit } from '#server/storage/audit.ts';
import { canSee, matterOfApplication } from '#server/storage/matter.ts';
import { countRequest } from '#server/http/limits.ts';
import { inTransaction, type Sql, sqlOf } from '#server/storage/sql.ts';
import { type Answer, created, ok } from '#server/http/answer.ts';
import type { Caller } from '#server/http/caller.ts';
import { knownOrigin } from '#server/http/origin-of.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';
import { spendQuota } from '#server/http/quotas.ts';
import { type Api, route } from '#server/http/route.ts';
import { writeCall } from '#server/http/write-call.ts';
import type { Ports } from '#server/ports.ts';
import { placeOf } from '#server/http/place-of.ts';
import { hashShareToken, LIVE_AT_MOST, SHARE_OPENS, SHARE_PATH } from './share-rules.ts';
import {
  countLive,
  countOpened,
  revokeShare,
  type FoundShare,
  insertShare,
  liveShares,
  shareByToken,
} from './shares.ts';
import { mailWords } from '#server/account/mail-words.ts';

export function shareRoutes(api: Api): void {
  const { ports } = api;
  const sql = sqlOf(ports.pool);
  route(api, 'listShares', async ({ caller, params }) => {
    await ownApplication(sql, caller, params._id);
    const live: LiveShare[] = await liveShares(sql, params._id, ports.now());
    return ok(live);
  });
  route(api, 'shareApplication', async ({ caller, params, body, request }) => {
    const record = await ownApplication(sql, caller, params._id);
    return share(ports, { caller, record, asked: body, origin: knownOrigin(ports, request) });
  });
  route(api, 'endShare', async (call) =>
    writeCall(ports, call, async ({ sql: within, caller, now, note }) => {
      const { _id: applicationId, shareId } = call.params;
      await ownApplication(within, caller, applicationId);
      const outcome = await revokeShare(within, { applicationId, shareId, now });
      if (!outcome) throw new Refusal('not-found');
      if (outcome === 'ended')
        note({ action: 'end-share', entity: 'application', id: applicationId, detail: { share: shareId } });
      return { status: 204, body: undefined };
    }),
  );
  route(api, 'readShared', async ({ params, request }) => {
    const { sharedPerAddress: limit } = ports.config.limits;
    const account = `shared:${placeOf(request.ip)}`;
    await countRequest(sql, { bucket: account, limit, seconds: 60 }, ports.now());
    return ok(await opened(ports, { token: params.token, account }));
  });
}

/** Only the filer may share. Judges may not. */
async function ownApplication(sql: Sql, caller: Caller, id: string): Promise<Application> {
  const record = await applicationById(sql, id);
  if (!record) throw new Refusal('not-found');
  if (record.createdBy === caller.user._id) return record;
  if (canSee(caller, matterOfApplication(record))) throw new Refusal('forbidden');
  throw new Refusal('not-found', { denied: { entity: 'application', id } });
}

interface ShareRequest {
  readonly caller: Caller;
  readonly record: Application;
  readonly asked: NewShare;
  /** `undefined` if not configured; then no link is mailed. */
  readonly origin: string | undefined;
}

/** Creates the link before sending the mail. The link works even if the mail fails. */
async function share(ports: Ports, { caller, record, asked, origin }: ShareRequest): Promise<Answer> {
  if (asked.email !== undefined && origin === undefined) throw unmailed();
  if (asked.email !== undefined && hasAddress(caller.user.name)) throw addressInName();
  const rate = {
    bucket: `share:${caller.user._id}`,
    limit: ports.config.limits.sharesPerUser,
    seconds: 3_600,
  };
  const now = ports.now();
  await countRequest(sqlOf(ports.pool), rate, now);
  if (asked.email !== undefined)
    await spendQuota(ports, { kind: 'mails', userId: caller.user._id, amount: 1 });
  const token = ports.randomBytes(32).toString('base64url');
  const { email, hide = [] } = asked;
  const made = {
    _id: ports.newId(),
    createdAt: now,
    expiresAt: new Date(now.getTime() + SHARE_OPENS),
    email,
    hide: [...new Set(hide)].toSorted(),
  };
  await inTransaction(ports.pool, async (sql) => {
    if ((await countLive(sql, record._id, now)) >= LIVE_AT_MOST) throw tooMany();
    const row = { ...made, applicationId: record._id, ownerId: caller.user._id };
    await insertShare(sql, { ...row, tokenHash: hashShareToken(token) });
    const detail = { share: made._id, hide: made.hide, ...(email !== undefined && { email }) };
    await audit(sql, ports, {
      action: 'share',
      userId: caller.user._id,
      entity: 'application',
      id: record._id,
      version: record.version,
      detail,
    });
  });
  const url = SHARE_PATH + token;
  const mail =
    email === undefined || origin === undefined
      ? undefined
      : await ports.mail.send(messageOf({ caller, record, email, url: origin + url, until: made.expiresAt }));
  const answer: MadeShare = {
    ...made,
    createdAt: made.createdAt.toISOString(),
    expiresAt: made.expiresAt.toISOString(),
    url,
    ...(mail && { mail }),
  };
  return created(answer);
}

const unmailed = (): Refusal =>
  invalid({
    email:
      'This server cannot send links: its public address is not set. Leave the email empty, make the link and copy it instead.',
  });

/** An account of an earlier release may have such a name. */
const addressInName = (): Refusal =>
  invalid({
    email:
      'Your name contains a web or e-mail address, so it is not sent in e-mails. Correct it in Settings, or leave the email empty, make the link and copy it instead.',
  });

const tooMany = (): Refusal =>
  invalid({
    share: `${LIVE_AT_MOST} links to this application are open. End one of them, then make the next.`,
  });

interface ShareMail extends Pick<ShareRequest, 'caller' | 'record'> {
  readonly email: string;
  readonly url: string;
  readonly until: Date;
}

function messageOf({ caller, record: { applicationNumber: number }, email, url, until }: ShareMail) {
  const by = caller.user.name;
  const { shareMail } = mailWords(caller.user);
  const text = shareMail.text({ by, number, url, until: indianDate(dayInIndia(until)) });
  return { to: email, subject: shareMail.subject(number), text, replyTo: caller.user.email };
}

interface OpenedLink {
  readonly token: string;
  /** The reader has no account: the work counts to the address. */
  readonly account: string;
}

async function opened(ports: Ports, { token, account }: OpenedLink): Promise<SharedApplication> {
  const sql = sqlOf(ports.pool);
  const now = ports.now();
  const found = await shareByToken(sql, hashShareToken(token));
  refuseClosed(found, now);
  const { record, hide, expires_at: expiresAt } = found;
  const context = await printContextOf(sql, record);
  const filed = (await filedPapersOf(sql, record._id)).map(({ paper }) => paper);
  const shown = { context, hide, filed };
  const { document, amendments } = await ports.tasks.run(account, 'sharedPaper', record, shown);
  await countOpened(sql, found._id, now);
  await audit(sql, ports, {
    action: 'read-shared',
    userId: undefined,
    entity: 'application',
    id: record._id,
    version: record.version,
    detail: { share: found._id },
  });
  return {
    applicationNumber: record.applicationNumber,
    status: record.status,
    ...present({
      partlyDecided: partlyDecided(record) ?? undefined,
      firsGranted: firsGranted(record) ?? undefined,
    }),
    filedAt: record.createdAt,
    asOf: now.toISOString(),
    expiresAt: expiresAt.toISOString(),
    hide: [...hide],
    document,
    amendments: [...amendments],
  };
}

function refuseClosed(found: FoundShare | undefined, now: Date): asserts found is FoundShare {
  if (!found) throw new Refusal('not-found');
  if (found.ended) throw new Refusal('share-ended');
  if (found.expires_at <= now) throw new Refusal('share-expired');
}
