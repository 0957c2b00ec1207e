/** Sessions: a 256-bit token stored as a hash. Use extends a session up to a fixed end. */
import { hash } from 'node:crypto';
import type { CourtSeat } from '#contract/case/court.ts';
import type { Ports } from '#server/ports.ts';
import { AUDIT_COLUMNS } from './audit.ts';
import { noteSession } from './call-source.ts';
import { CURRENT_GENERATION } from './generation.ts';
import type { Sql, Statement } from './sql.ts';
import { columnsOfUser, seatOf, type UserRow } from './users.ts';

const DAY = 86_400_000;
/** Long enough for a phone that was offline for a month with unsent work. */
export const IDLE_END = 60 * DAY;
export const ABSOLUTE_END = 365 * DAY;
/** Update `used_at` at most this often, so that reads cause few writes. */
const EXTENDED_EVERY = 3_600_000;

export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer');

interface NewSession {
  readonly device?: string | undefined;
  /** Opened with a second factor. A judge has no powers without one. */
  readonly secondFactor?: boolean;
}

export async function openSession(
  sql: Sql,
  { randomBytes, now, newId }: Pick<Ports, 'randomBytes' | 'now' | 'newId'>,
  { userId, device, secondFactor = false }: NewSession & { readonly userId: string },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const at = now();
  const sessionId = newId();
  noteSession(sessionId, userId);
  await sql.query(
    `INSERT INTO sessions (token_hash, _id, user_id, created_at, used_at, device, second_factor)
     VALUES ($1, $2, $3, $4, $4, $5, $6)`,
    [hashToken(token), sessionId, userId, at, device ?? null, secondFactor],
  );
  return token;
}

/**
 * Opens a session after a password check. `undefined` if the password has changed since, so that no session
 * outlives a reset.
 */
export async function openVerifiedSession(
  sql: Sql,
  { randomBytes, now, newId }: Pick<Ports, 'randomBytes' | 'now' | 'newId'>,
  { user, device, secondFactor = false }: NewSession & { readonly user: UserRow },
): Promise<string | undefined> {
  const token = randomBytes(32).toString('base64url');
  const sessionId = newId();
  const opened = await sql.query(
    `INSERT INTO sessions (token_hash, _id, user_id, created_at, used_at, device, second_factor)
     SELECT $1, $2, _id, $4, $4, $5, $7 FROM users WHERE _id = $3 AND password_hash = $6 FOR SHARE`,
    [hashToken(token), sessionId, user._id, now(), device ?? null, user.password_hash, secondFactor],
  );
  if (opened.rowCount !== 1) return undefined;
  noteSession(sessionId, user._id);
  return token;
}

/** The caller of this session has just set up a second factor. */
export async function noteSecondFactor(sql: Sql, sessionId: string): Promise<void> {
  await sql.query('UPDATE sessions SET second_factor = true WHERE _id = $1', [sessionId]);
}

interface SessionRow {
  readonly session_id: string;
  readonly session_created_at: string;
  readonly used_at: string;
  readonly ended_by: 'logout' | 'revoked' | null;
  readonly second_factor: boolean;
  readonly generation: string;
  readonly seats: readonly { readonly kind: CourtSeat['kind']; readonly place: string | null }[] | null;
}

interface OpenSession {
  readonly kind: 'open';
  readonly sessionId: string;
  readonly usedSecondFactor: boolean;
  readonly user: UserRow;
  readonly generation: string;
  /** Seats set by the operator; empty for other roles. */
  readonly seats: readonly CourtSeat[];
  /** Writes of the user in this window, including this one. */
  readonly writes: number;
  /** Rows of the joined query; one row of nulls without a match. */
  readonly beside: readonly unknown[];
}

type SessionState = OpenSession | { readonly kind: 'unknown' } | { readonly kind: 'revoked' };

/** First statement of every call: session, user and seats. */
const WHO_CALLS = `SELECT ${columnsOfUser('person')}, session._id AS session_id, session.created_at AS session_created_at,
    used_at, ended_by, second_factor, ${CURRENT_GENERATION} AS generation,
    CASE role WHEN 'judge' THEN (
      SELECT jsonb_agg(jsonb_build_object('kind', kind, 'place', place) ORDER BY kind, place_key)
      FROM judge_seats WHERE user_id = person._id) END AS seats
  FROM sessions AS session JOIN users AS person ON person._id = session.user_id WHERE token_hash = $1`;

/**
 * Query that runs in the session statement. Parameters start at $2, column names are unique, `who` is
 * available, and JSON stays text.
 */
export interface JoinedQuery extends Statement {
  /** May return several rows in any order; column `nth` numbers them from 1. */
  readonly many?: true;
  /**
   * Audit insert for a judge's read: `AUDIT_COLUMNS` from `who` and `beside`, with parameters after those of
   * `beside`. Used only for known judges, so that other reads need no write access.
   */
  readonly audited?: Statement | undefined;
}

export interface SessionRequest {
  readonly token: string;
  readonly now: Date;
  readonly beside?: JoinedQuery | undefined;
  /** Counts a write in the window that starts at this time. */
  readonly countedFrom?: Date | undefined;
}

export async function sessionOf(sql: Sql, asking: SessionRequest): Promise<SessionState> {
  const { token, now } = asking;
  const tokenHash = hashToken(token);
  const request = forRole(asking, tokenHash);
  const { rows } = await sql.query<Row>(textOf(request), valuesOf(request, tokenHash), 'text');
  const first = rows.find(({ who }) => who !== null);
  if (!first || first.who === null) return { kind: 'unknown' };
  const who: SessionRow & UserRow = JSON.parse(first.who);
  if (who.ended_by === 'logout' || isOver(who, now)) return { kind: 'unknown' };
  if (who.ended_by === 'revoked') return { kind: 'revoked' };
  if (now.getTime() - Date.parse(who.used_at) > EXTENDED_EVERY) {
    await sql.query('UPDATE sessions SET used_at = $2 WHERE token_hash = $1', [tokenHash, now]);
  }
  if (who.role === 'judge') noteJudge(tokenHash);
  const { session_id: sessionId, second_factor: usedSecondFactor, generation, seats } = who;
  const seated = (seats ?? []).map(seatOf);
  return {
    kind: 'open',
    sessionId,
    usedSecondFactor,
    generation,
    user: who,
    seats: seated,
    writes: first.writes ?? 0,
    beside: rows,
  };
}

/** All caller data in one column of the first row, because every column of every row has a cost. */
interface Row {
  readonly who: string | null;
  readonly writes?: number;
}

function valuesOf({ beside, countedFrom }: SessionRequest, tokenHash: Buffer): unknown[] {
  return [tokenHash, ...(beside?.values ?? []), ...(countedFrom ? [countedFrom] : [])];
}

/** Token hashes of recent judges: a hint that may be outdated. */
const judges = new Set<string>();
const MOST_JUDGES = 10_000;

function noteJudge(tokenHash: Buffer): void {
  if (judges.size >= MOST_JUDGES) judges.clear();
  judges.add(tokenHash.toString('latin1'));
}

/** Adds the audit insert for callers who were judges at their last call. */
function forRole(asking: SessionRequest, tokenHash: Buffer): SessionRequest {
  const { beside, countedFrom } = asking;
  if (!beside?.audited) return asking;
  if (countedFrom || !judges.has(tokenHash.toString('latin1')))
    return { ...asking, beside: { ...beside, audited: undefined } };
  return { ...asking, beside: { ...beside, values: [...beside.values, ...beside.audited.values] } };
}

/** Statement texts by joined query. Each is built once, and their number is fixed. */
const texts = {
  reading: new Map<string, string>(),
  counting: new Map<string, string>(),
  auditing: new Map<string, string>(),
};

function textOf({ beside, countedFrom }: SessionRequest): string {
  const text = beside?.text ?? '';
  if (beside?.audited) {
    const audited = beside.audited.text; // determines the kind, and so the joined text
    return getOrBuild(texts.auditing, audited, () => auditingText(text, audited));
  }
  return countedFrom
    ? getOrBuild(texts.counting, text, () => countingText(beside))
    : getOrBuild(texts.reading, text, () => readingText(beside));
}

function getOrBuild(known: Map<string, string>, key: string, make: () => string): string {
  const text = known.get(key) ?? make();
  known.set(key, text);
  return text;
}

const readingText = (joinedQuery: JoinedQuery | undefined): string =>
  `SELECT ${saysWho(joinedQuery)} FROM (${WHO_CALLS}) AS who${joined(joinedQuery)}`;

const auditingText = (text: string, audited: string): string => `
  WITH who AS MATERIALIZED (${WHO_CALLS}), beside AS MATERIALIZED (
    SELECT beside.* FROM who, LATERAL (${text}) AS beside
  ), audited AS (INSERT INTO audit (${AUDIT_COLUMNS}) ${audited} RETURNING 1)
  SELECT to_json(who)::text AS who, beside.*, (SELECT count(*)::int FROM audited) AS audited
  FROM who LEFT JOIN beside ON true`;

/**
 * Condition for `audited`: a judge with an open session and account. `$n` and the next parameter are the
 * times of `endsOfSessions`.
 */
export const isJudgeCalling = (n: number): string =>
  `who.role = 'judge' AND who.verified AND who.second_factor AND NOT who.sample AND who.ended_by IS NULL
   AND who.used_at >= $${n} AND who.session_created_at >= $${n + 1}`;

export const endsOfSessions = (now: Date): readonly [Date, Date] => [
  new Date(now.getTime() - IDLE_END),
  new Date(now.getTime() - ABSOLUTE_END),
];

const joined = (joinedQuery: JoinedQuery | undefined): string =>
  joinedQuery ? ` LEFT JOIN LATERAL (${joinedQuery.text}) AS beside ON true` : '';

function saysWho(joinedQuery: JoinedQuery | undefined): string {
  const who = joinedQuery?.many
    ? 'CASE WHEN coalesce(nth, 1) = 1 THEN to_json(who)::text END'
    : 'to_json(who)::text';
  return `${who} AS who${joinedQuery ? ', beside.*' : ''}`;
}

const countingText = (joinedQuery: JoinedQuery | undefined): string => `
  WITH who AS MATERIALIZED (${WHO_CALLS}), counted AS (
    INSERT INTO rate_windows AS held (bucket, starts_at, count)
    SELECT 'write:' || _id, $${(joinedQuery?.values.length ?? 0) + 2}::timestamptz, 1 FROM who WHERE ended_by IS NULL
    ON CONFLICT (bucket, starts_at) DO UPDATE SET count = held.count + 1 RETURNING count
  ) SELECT ${saysWho(joinedQuery)}, (SELECT count FROM counted) AS writes FROM who${joined(joinedQuery)}`;

function isOver({ session_created_at: created, used_at: used }: SessionRow, now: Date): boolean {
  const since = (moment: string): number => now.getTime() - Date.parse(moment);
  return since(used) > IDLE_END || since(created) > ABSOLUTE_END;
}

/** Deletes the push subscriptions of the sessions in `ended`. */
const SILENCED = `silenced AS (
  DELETE FROM push_subscriptions AS browser USING ended
  WHERE browser.user_id = ended.user_id AND browser.session_id = ended._id)`;

export async function endSession(sql: Sql, token: string, now: Date): Promise<void> {
  await sql.query(
    `WITH ended AS (
       UPDATE sessions SET ended_at = $2, ended_by = 'logout' WHERE token_hash = $1 AND ended_at IS NULL
       RETURNING _id, user_id
     ), ${SILENCED} SELECT FROM ended`,
    [hashToken(token), now],
  );
}

interface KeptSession {
  readonly _id: string;
  readonly device: string | null;
  readonly created_at: Date;
  readonly used_at: Date;
}

/** Open sessions, last used first. */
export async function openSessionsOf(sql: Sql, userId: string, now: Date): Promise<KeptSession[]> {
  const found = await sql.query<KeptSession>(
    `SELECT _id, device, created_at, used_at FROM sessions
     WHERE user_id = $1 AND ended_at IS NULL AND used_at > $2 AND created_at > $3 ORDER BY used_at DESC, _id`,
    [userId, ...endsOfSessions(now)],
  );
  return found.rows;
}

/** Ends a session from another device, which keeps its local data. False if the user has no such session. */
export async function revokeSession(
  sql: Sql,
  { userId, sessionId, now }: { readonly userId: string; readonly sessionId: string; readonly now: Date },
): Promise<boolean> {
  const ended = await sql.query(
    `WITH ended AS (
       UPDATE sessions SET ended_at = coalesce(ended_at, $3), ended_by = coalesce(ended_by, 'revoked')
       WHERE user_id = $1 AND _id = $2 RETURNING _id, user_id
     ), ${SILENCED} SELECT FROM ended`,
    [userId, sessionId, now],
  );
  return ended.rowCount === 1;
}

/** Revokes all sessions of the user except the current one. */
export async function revokeSessions(
  sql: Sql,
  { userId, except, now }: { readonly userId: string; readonly except?: string; readonly now: Date },
): Promise<void> {
  await sql.query(
    `UPDATE sessions SET ended_at = $2, ended_by = 'revoked'
     WHERE user_id = $1 AND ended_at IS NULL AND _id IS DISTINCT FROM $3::uuid`,
    [userId, now, except ?? null],
  );
  await sql.query('DELETE FROM known_devices WHERE user_id = $1', [userId]);
  await sql.query(
    'DELETE FROM push_subscriptions WHERE user_id = $1 AND ($2::uuid IS NULL OR session_id IS DISTINCT FROM $2)',
    [userId, except ?? null],
  );
}
