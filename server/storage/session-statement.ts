/**
 * Texts of the session statement. It reads session, user and seats together with the joined query of the call.
 */
import { AUDIT_COLUMNS } from './audit.ts';
import { CURRENT_GENERATION } from './generation.ts';
import type { Sql, Statement } from './sql.ts';
import type { SessionEnds } from './session-ends.ts';
import { columnsOfUser } from './users.ts';

/** First statement of every call: session, user and seats. */
const WHO_CALLS = `SELECT ${columnsOfUser('person')}, session._id AS session_id, session.created_at AS session_created_at,
    used_at, ended_by, second_factor, coalesce(identity_confirmed_at, session.created_at) AS confirmed_at, ${CURRENT_GENERATION} AS generation,
    CASE role WHEN 'judge' THEN (
      SELECT jsonb_agg(jsonb_build_object('kind', kind, 'place', place, 'ends_at', ends_at) ORDER BY kind, place_key)
      FROM judge_seats WHERE user_id = person._id) END AS seats
  FROM sessions AS session JOIN users AS person ON person._id = session.user_id WHERE token_hash = $1`;

/**
 * Query that runs in the session statement. Parameters start at $2, column names are unique, `who` is
 * available, and JSON stays text.
 */
export interface JoinedQuery extends Statement {
  /** May return several rows in any order; column `nth` numbers them from 1. */
  readonly many?: true;
  /** May run on a standby that has reached the primary. It reads only. */
  readonly onStandby?: true;
  /**
   * Audit insert for a judge's read: `AUDIT_COLUMNS` from `who` and `beside`, with parameters after those of
   * `beside`. Used only for known judges, so that other reads need no write access.
   */
  readonly audited?: Statement | undefined;
}

export interface SessionRequest {
  readonly token: string;
  readonly now: Date;
  readonly ends: SessionEnds;
  readonly beside?: JoinedQuery | undefined;
  /** Runs the statement, which then only reads; by default the primary does. */
  readonly reader?: Sql | undefined;
  /** Counts a write in the window that starts at this time. */
  readonly countedFrom?: Date | undefined;
}

/** All caller data in one column of the first row, because every column of every row has a cost. */
export interface Row {
  readonly who: string | null;
  readonly writes?: number;
}

export function valuesOf({ beside, countedFrom }: SessionRequest, tokenHash: Buffer): unknown[] {
  return [tokenHash, ...(beside?.values ?? []), ...(countedFrom ? [countedFrom] : [])];
}

/** Token hashes of recent judges: a hint that may be outdated. */
const judges = new Set<string>();
const MOST_JUDGES = 10_000;

export function noteJudge(tokenHash: Buffer): void {
  if (judges.size >= MOST_JUDGES) judges.clear();
  judges.add(tokenHash.toString('latin1'));
}

/** Adds the audit insert for callers who were judges at their last call. */
export function forJudges(asking: SessionRequest, tokenHash: Buffer): SessionRequest {
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

export function textOf({ beside, countedFrom }: SessionRequest): string {
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
