/** Judges and courts as an operator lists them: seats and counts, no record of a case. */
import type { CourtKind } from '#contract/case/court.ts';
import {
  type CourtRow,
  type JudgeRow,
  type JudgesAnswer,
  MOST_ROWS,
} from '#contract/operator/operator-endpoints.ts';
import { UNDECIDED } from '#domain/case/status-rules.ts';
import type { Sql } from '#server/storage/sql.ts';
import { seatOf } from '#server/storage/users.ts';
import { plannedMoves } from './seat-moves.ts';

export const patternOf = (search: string): string => `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

interface JudgeFound {
  readonly _id: string;
  readonly name: string;
  readonly email: string;
  readonly designation: string | null;
  readonly email_confirmed: boolean;
  readonly second_factor: boolean;
  readonly seats: readonly { readonly kind: CourtKind; readonly place: string | null }[] | null;
  readonly total: number;
}

/** The second factor of an account: an authenticator that was confirmed, or a passkey. */
export const HAS_SECOND_FACTOR = `(EXISTS (SELECT FROM authenticators AS app WHERE app.user_id = users._id
    AND confirmed_at IS NOT NULL) OR EXISTS (SELECT FROM passkeys AS key WHERE key.user_id = users._id))`;

/** By name, e-mail, designation, or the place of a seat. */
export async function judgesFound(sql: Sql, search: string): Promise<JudgesAnswer> {
  const { rows } = await sql.query<JudgeFound>(
    `SELECT _id, name, email, designation, email_confirmed, ${HAS_SECOND_FACTOR} AS second_factor, (
       SELECT jsonb_agg(jsonb_build_object('kind', kind, 'place', place) ORDER BY kind, place_key)
       FROM judge_seats WHERE user_id = users._id) AS seats, (count(*) OVER ())::int AS total
     FROM users WHERE role = 'judge' AND (name ILIKE $1 OR email ILIKE $1 OR designation ILIKE $1
       OR EXISTS (SELECT FROM judge_seats WHERE user_id = users._id AND (place ILIKE $1 OR kind ILIKE $1)))
     ORDER BY lower(name), email LIMIT ${MOST_ROWS}`,
    [patternOf(search)],
  );
  const moves = await plannedMoves(
    sql,
    rows.map(({ _id }) => _id),
  );
  return {
    judges: rows.map((row) => judgeRow(row, moves.get(row._id) ?? [])),
    total: rows[0]?.total ?? 0,
    courts: await courtsFound(sql, search),
  };
}

const judgeRow = (row: JudgeFound, moves: JudgeRow['moves']): JudgeRow => ({
  _id: row._id,
  name: row.name,
  email: row.email,
  ...(row.designation !== null && { designation: row.designation }),
  courts: (row.seats ?? []).map(seatOf),
  emailConfirmed: row.email_confirmed,
  secondFactor: row.second_factor,
  moves,
});

/** Courts with a judge, and places with a pending application that no judge sits in. */
async function courtsFound(sql: Sql, search: string): Promise<CourtRow[]> {
  const { rows } = await sql.query<{
    kind: CourtKind;
    place: string | null;
    judges: number;
    pending: number;
  }>(
    `WITH seated AS (
       SELECT kind, place_key, min(place) AS place, count(*)::int AS judges FROM judge_seats GROUP BY kind, place_key
     ), filed AS (
       SELECT court AS kind, place_key, count(*)::int AS pending
       FROM applications WHERE status = $2 GROUP BY court, place_key
     )
     SELECT kind, coalesce(place, (
         SELECT record #>> '{case,courtPlace}' FROM applications AS one
         WHERE one.court = listed.kind AND one.place_key = listed.place_key AND status = $2 LIMIT 1)) AS place,
       judges, CASE WHEN place_key = '' THEN (SELECT coalesce(sum(own.pending), 0)::int FROM filed AS own
         WHERE own.kind = listed.kind) ELSE pending END AS pending
     FROM (
       SELECT kind, place_key, place, coalesce(judges, 0) AS judges,
         coalesce(pending, 0) AS pending
       FROM seated FULL JOIN filed USING (kind, place_key)
     ) AS listed
     WHERE coalesce(place, place_key) ILIKE $1 OR kind ILIKE $1
     ORDER BY kind, place_key LIMIT ${MOST_ROWS}`,
    [patternOf(search), UNDECIDED],
  );
  return rows.map(({ kind, place, judges, pending }) =>
    place === null ? { kind, judges, pending } : { kind, place, judges, pending },
  );
}
