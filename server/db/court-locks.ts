/**
 * A writer holds the courts of what it wrote, and the judges' seats are read under that: whoever is given a court
 * meanwhile waits, and then sees what was written, or is seen. One row for each court, so that no court waits for
 * another; the row without a place stands for the kind, and who adds a court holds it. Rows are taken in their order.
 */
import type { CourtKind, CourtSeat } from '#contract/court.ts';
import { placeKey } from '#kernel/place-key.ts';
import type { Matter } from './matter.ts';
import type { Sql } from './sql.ts';

interface Court {
  readonly kind: CourtKind;
  readonly place: string;
}

const HOLD = `SELECT 1 FROM court_places
  WHERE (kind, place_key) IN (SELECT * FROM unnest($1::text[], $2::text[])) ORDER BY kind, place_key FOR SHARE`;

/** Beside the other writers of these courts. */
export async function holdCourts(sql: Sql, matters: readonly Matter[]): Promise<void> {
  const courts = distinct(
    matters.flatMap(({ court, courtPlace }) => (court ? [{ kind: court, place: placeKey(courtPlace) }] : [])),
  );
  if (courts.length === 0) return;
  const held = await sql.query(HOLD, columns(courts));
  if (held.rowCount === courts.length) return;
  await addCourts(sql, courts); // the first matter that was ever before this court
  await sql.query(HOLD, columns(courts));
}

/** Whoever takes the whole kind waits for us here, or we for them: no court appears behind their back. */
async function addCourts(sql: Sql, courts: readonly Court[]): Promise<void> {
  await sql.query(HOLD, columns(courts.map(({ kind }) => ({ kind, place: '' }))));
  await sql.query(
    `INSERT INTO court_places (kind, place_key) SELECT * FROM unnest($1::text[], $2::text[]) ORDER BY 1, 2
     ON CONFLICT DO NOTHING`,
    columns(courts),
  );
}

const TAKE = `UPDATE court_places SET turn = turn + 1 WHERE (kind, place_key) IN (
  SELECT kind, place_key FROM court_places WHERE kind = $1 AND ($2 = ANY(ARRAY['*', place_key]))
  ORDER BY place_key FOR UPDATE)`;

/** Alone: waits for the writers of these courts, and they for us, until the transaction ends. */
export async function takeCourts(sql: Sql, seats: readonly CourtSeat[]): Promise<void> {
  const courts = distinct(seats.map(({ kind, place }) => ({ kind, place: placeKey(place) })));
  for (const { kind, place } of courts) {
    if (place !== '') await addCourts(sql, [{ kind, place }]);
    await sql.query(TAKE, [kind, place]);
    if (place === '') await sql.query(TAKE, [kind, '*']);
  }
}

function distinct(courts: readonly Court[]): Court[] {
  const once = new Map(courts.map((court) => [`${court.kind} ${court.place}`, court]));
  return [...once.keys()].toSorted().flatMap((key) => once.get(key) ?? []);
}

const columns = (courts: readonly Court[]): [string[], string[]] => [
  courts.map(({ kind }) => kind),
  courts.map(({ place }) => place),
];
