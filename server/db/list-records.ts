/** Lists of whole records, newest first: those of one owner, or those before a judge. */
import type { CourtSeat } from '#contract/court.ts';
import { placeKey } from '#kernel/place-key.ts';
import { keysetOf, type Listed, type Page } from './page.ts';
import { type StoredKind, wholeOf } from './record-kind.ts';
import type { Sql } from './sql.ts';

export interface Listing {
  readonly kind: StoredKind;
  readonly page: Page;
  /** Of the code, never of a caller: a condition that an index of its own serves. */
  readonly where?: string;
}

const NEWEST_FIRST = 'ORDER BY created_at DESC, _id DESC';

export async function recordsOfOwner(sql: Sql, { kind, page }: Listing, ownerId: string): Promise<Listed[]> {
  const { at, id, limit } = keysetOf(page);
  const found = await sql.query<Listed>(
    `SELECT _id, version, ${wholeOf(kind)} AS record FROM ${kind.table} AS own WHERE owner_id = $1 AND (created_at, _id) < ($2, $3)
     ${NEWEST_FIRST} LIMIT $4`,
    [ownerId, at, id, limit],
  );
  return found.rows;
}

/**
 * A plan that knows how few rows are asked for, and of how many courts, is made once and kept; one that does not is made
 * anew at every call. The sizes that the product asks for have a statement each, every other shares one.
 */
const sizeOf = (limit: number): { readonly size: string; readonly values: number[] } =>
  [50, 100, 500].includes(limit) ? { size: String(limit), values: [] } : { size: '$3', values: [limit] };

/** Each seat is read from the index of its court or of its kind, as far as the page goes and no further. */
export async function recordsBefore(
  sql: Sql,
  { kind, page, where }: Listing,
  given: readonly CourtSeat[],
): Promise<Listed[]> {
  const { at, id, limit } = keysetOf(page);
  const { size, values } = sizeOf(limit);
  const seats = withoutOverlap(given);
  const parameters: unknown[] = [at, id, ...values];
  const ofSeat = (seat: { readonly kind: string; readonly place: string }): string => {
    const fits = [seat.kind, ...(seat.place === '' ? [] : [seat.place])].map((value, n) => {
      parameters.push(value);
      return `${n === 0 ? 'court' : 'place_key'} = $${parameters.length}`;
    });
    return `(SELECT own.* FROM ${kind.table} AS own WHERE ${fits.join(' AND ')} ${where ? `AND ${where}` : ''}
      AND (created_at, _id) < ($1, $2) ${NEWEST_FIRST} LIMIT ${size})`;
  };
  if (seats.length === 0) return [];
  const found = await sql.query<Listed>(
    `SELECT _id, version, ${wholeOf(kind)} AS record FROM (${seats.map(ofSeat).join(' UNION ALL ')}) AS own
     ${NEWEST_FIRST} LIMIT ${size}`,
    parameters,
  );
  return found.rows;
}

/** For `unnest`: the kinds and the places of the courts, each once. */
export function seatsAsColumns(given: readonly CourtSeat[]): [string[], string[]] {
  const seats = withoutOverlap(given);
  return [seats.map(({ kind }) => kind), seats.map(({ place }) => place)];
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
