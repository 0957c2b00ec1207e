/**
 * Courts by kind and place, each with its change log; the row without a place is the kind. Writers hold the courts
 * in shared mode, in order, kind first.
 */
import type { CourtKind } from '#contract/case/court.ts';
import { placeKey } from '#kernel/place-key.ts';
import type { Matter } from './matter.ts';
import type { Sql } from './sql.ts';

interface Court {
  readonly kind: CourtKind;
  readonly place: string;
}

/** Locks all or none. To add a court, lock the kind first. */
const HOLD = `SELECT 1 FROM court_places
  WHERE (kind, place_key) IN (SELECT * FROM unnest($1::text[], $2::text[])) AND cardinality($1) = (
    SELECT count(*) FROM unnest($1::text[], $2::text[]) AS named (kind, place_key)
    JOIN court_places USING (kind, place_key)
  ) ORDER BY kind, place_key FOR SHARE`;

/** Shared with other writers of these courts. */
export async function lockCourts(sql: Sql, matters: readonly Matter[]): Promise<void> {
  const courts = distinct(
    matters.flatMap(({ court, courtPlace }) => (court ? [{ kind: court, place: placeKey(courtPlace) }] : [])),
  );
  if (courts.length === 0) return;
  const lockResult = await sql.query(HOLD, columns(courts));
  if (lockResult.rowCount === courts.length) return;
  await addCourts(sql, courts); // first matter before this court
  await sql.query(HOLD, columns(courts));
}

/** Locks the kind first, so that no court is added while its log begins. */
async function addCourts(sql: Sql, courts: readonly Court[]): Promise<void> {
  await sql.query(HOLD, columns(courts.map(({ kind }) => ({ kind, place: '' }))));
  await sql.query(
    `WITH added AS (
       INSERT INTO court_places (kind, place_key) SELECT * FROM unnest($1::text[], $2::text[]) ORDER BY 1, 2
       ON CONFLICT DO NOTHING RETURNING log_id
     ) INSERT INTO change_counters (log_id) SELECT log_id FROM added`,
    columns(courts),
  );
}

/** Exclusive lock on the court kind until the transaction ends. */
export async function lockCourtKind(sql: Sql, kind: CourtKind): Promise<void> {
  await sql.query(
    `UPDATE court_places SET turn = turn + 1 WHERE (kind, place_key) IN (
       SELECT kind, place_key FROM court_places WHERE kind = $1 ORDER BY place_key FOR UPDATE)`,
    [kind],
  );
}

function distinct(courts: readonly Court[]): Court[] {
  const once = new Map(courts.map((court) => [`${court.kind} ${court.place}`, court]));
  return [...once.keys()].toSorted().flatMap((key) => once.get(key) ?? []);
}

const columns = (courts: readonly Court[]): [string[], string[]] => [
  courts.map(({ kind }) => kind),
  courts.map(({ place }) => place),
];
