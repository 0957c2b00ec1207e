/** Lists of complete records, newest first: of one owner or of a judge. */
import type { CourtSeat } from '#contract/case/court.ts';
import { placeKey } from '#kernel/place-key.ts';
import type { JoinedQuery } from './session-statement.ts';
import { atMost, keysetOf, type PagedRow, type Page } from './page.ts';
import { type StoredKind, wholeOf } from './record-kind.ts';
import { auditSource, SOON_ON_DISK } from './audit.ts';
import type { Sql } from './sql.ts';

export interface Listing {
  readonly kind: StoredKind;
  readonly page: Page;
  /** Condition from the code, never from a caller, with its own index. */
  readonly where?: string;
}

const NEWEST_FIRST = 'ORDER BY created_at DESC, _id DESC';

/** The user's own records, read with the session. For a judge's docket see `docketRecords`. */
export function ownRecordsQuery(kind: StoredKind): (page: Page) => JoinedQuery {
  const texts = new Map<number, string>(); // by page size
  const notJudge = kind.seen === 'court' ? "AND who.role <> 'judge'" : '';
  const textOf = (size: number): string => `SELECT _id, version, nth, ${wholeOf(kind)} AS record FROM (
      SELECT own.*, row_number() OVER (${NEWEST_FIRST}) AS nth FROM ${kind.table} AS own
      WHERE owner_id = who._id ${notJudge} AND (created_at, _id) < ($2, $3) ${NEWEST_FIRST} LIMIT ${size}
    ) AS own LIMIT $4`;
  return (page) => {
    const { at, id, limit } = keysetOf(page);
    const size = atMost(limit);
    const text = texts.get(size) ?? textOf(size);
    texts.set(size, text);
    return { text, values: [at, id, limit], many: true };
  };
}

export interface Judge {
  readonly userId: string;
  readonly seats: readonly CourtSeat[];
  /** Id of the audit row that the same statement writes. */
  readonly auditId: string;
  readonly now: Date;
}

/** Reads one page per seat from the index of its court or kind. */
export async function docketRecords(
  sql: Sql,
  { kind, page, where }: Listing,
  { userId, seats: given, auditId, now }: Judge,
): Promise<PagedRow[]> {
  const { at, id, limit } = keysetOf(page);
  const seats = withoutOverlap(given);
  const parameters: unknown[] = [at, id, limit, auditId, now, userId, ...auditSource()];
  const ofSeat = (seat: { readonly kind: string; readonly place: string }): string => {
    const fits = [seat.kind, ...(seat.place === '' ? [] : [seat.place])].map((value, n) => {
      parameters.push(value);
      return `${n === 0 ? 'court' : 'place_key'} = $${parameters.length}`;
    });
    return `(SELECT own.* FROM ${kind.table} AS own WHERE ${fits.join(' AND ')} ${where ? `AND ${where}` : ''}
      AND (created_at, _id) < ($1, $2) ${NEWEST_FIRST} LIMIT ${atMost(limit)})`;
  };
  if (seats.length === 0) return [];
  const found = await sql.query<PagedRow>(
    `WITH page AS MATERIALIZED (
       SELECT * FROM (${seats.map(ofSeat).join(' UNION ALL ')}) AS before ${NEWEST_FIRST} LIMIT $3
     ), noted AS (
       INSERT INTO audit (_id, at, user_id, action, detail, address, session)
       SELECT $4, $5, $6, 'read', detail, $7, decode($8, 'hex') FROM (
         SELECT jsonb_build_object('records', jsonb_build_object('${kind.entity}', jsonb_object_agg(_id, version))) AS detail
         FROM page HAVING ${kind.inCaseFile} AND count(*) > 0) AS read, ${SOON_ON_DISK}
     )
     SELECT _id, version, ${wholeOf(kind)} AS record FROM page AS own ${NEWEST_FIRST}`,
    parameters,
    'text',
  );
  return found.rows;
}

/** Distinct kinds and places for `unnest`. */
export function seatsAsColumns(given: readonly CourtSeat[]): [string[], string[]] {
  const seats = withoutOverlap(given);
  return [seats.map(({ kind }) => kind), seats.map(({ place }) => place)];
}

/** A seat for a whole kind covers its places, so no matter is listed twice. */
function withoutOverlap(seats: readonly CourtSeat[]): { kind: string; place: string }[] {
  const wholeKinds = new Set(seats.filter(({ place }) => placeKey(place) === '').map(({ kind }) => kind));
  const placed = seats.filter(({ kind }) => !wholeKinds.has(kind));
  return [
    ...[...wholeKinds].map((kind) => ({ kind, place: '' })),
    ...placed.map(({ kind, place }) => ({ kind, place: placeKey(place) })),
  ];
}
