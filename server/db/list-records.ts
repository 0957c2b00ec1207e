/** Lists of whole records, newest first: those of one owner, or those before a judge. */
import type { CourtSeat } from '#contract/court.ts';
import { placeKey } from '#kernel/place-key.ts';
import { keysetOf, type Page } from './page.ts';
import type { Kept, StoredKind } from './record-kind.ts';
import type { Sql } from './sql.ts';

export interface Listing<Whole extends Kept> {
  readonly kind: StoredKind<Whole>;
  readonly page: Page;
  /** Of the code, never of a caller: a condition that an index of its own serves. */
  readonly where?: string;
}

const NEWEST_FIRST = 'ORDER BY created_at DESC, _id DESC';

export async function recordsOfOwner<Whole extends Kept>(
  sql: Sql,
  { kind, page }: Listing<Whole>,
  ownerId: string,
): Promise<Whole[]> {
  const { at, id, limit } = keysetOf(page);
  const found = await sql.query<{ record: Whole }>(
    `SELECT record FROM ${kind.table} WHERE owner_id = $1 AND (created_at, _id) < ($2, $3)
     ${NEWEST_FIRST} LIMIT $4`,
    [ownerId, at, id, limit],
  );
  return found.rows.map(({ record }) => record);
}

/** Each seat is read from the index of its court or of its kind, as far as the page goes and no further. */
export async function recordsBefore<Whole extends Kept>(
  sql: Sql,
  { kind, page, where }: Listing<Whole>,
  given: readonly CourtSeat[],
): Promise<Whole[]> {
  const { at, id, limit } = keysetOf(page);
  const seats = withoutOverlap(given);
  const ofSeat = (fits: string): string =>
    `(SELECT _id, created_at, record FROM ${kind.table}
      WHERE ${fits} ${where ? `AND ${where}` : ''} AND (created_at, _id) < ($3, $4) ${NEWEST_FIRST} LIMIT $5)`;
  const found = await sql.query<{ record: Whole }>(
    `SELECT record FROM unnest($1::text[], $2::text[]) AS seat (kind, place) CROSS JOIN LATERAL (
       ${ofSeat("seat.place = '' AND court = seat.kind")}
       UNION ALL ${ofSeat("seat.place <> '' AND court = seat.kind AND place_key = seat.place")}
     ) AS found ${NEWEST_FIRST} LIMIT $5`,
    [seats.map(({ kind: court }) => court), seats.map(({ place }) => place), at, id, limit],
  );
  return found.rows.map(({ record }) => record);
}

/** Who sits for a whole kind sits in its places, too: none of their matters is listed twice. */
function withoutOverlap(seats: readonly CourtSeat[]): { kind: string; place: string }[] {
  const whole = new Set(seats.filter(({ place }) => placeKey(place) === '').map(({ kind }) => kind));
  const placed = seats.filter(({ kind }) => !whole.has(kind));
  return [
    ...[...whole].map((kind) => ({ kind, place: '' })),
    ...placed.map(({ kind, place }) => ({ kind, place: placeKey(place) })),
  ];
}
