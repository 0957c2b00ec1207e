/**
 * When a judge is given a court, what is before it comes into their log: no cursor skips it. The seat is set in a
 * short transaction that holds the court; from its commit on every writer sees the judge, and what was there before is
 * brought in afterwards in batches that hold nobody but this judge's log.
 */
import type { CourtSeat } from '#contract/court.ts';
import { placeKey } from '#kernel/place-key.ts';
import type { Entity } from '#contract/changes.ts';
import { appendRows } from './change-log.ts';
import { type Catalogue, kindsUnder, parentColumn, type StoredKind } from './record-kind.ts';
import { type Database, inTransaction, type Sql } from './sql.ts';

const BATCH = 500;

export interface View {
  readonly pool: Database;
  readonly records: Catalogue;
  readonly now: () => Date;
}

export async function fillView(view: View, userId: string, seats: readonly CourtSeat[]): Promise<void> {
  for (const seat of seats) {
    for (const kind of view.records.stored.filter(({ seen }) => seen === 'court')) {
      await fillKind(view, { userId, seat, kind });
    }
  }
}

interface Fill {
  readonly userId: string;
  readonly seat: CourtSeat;
  readonly kind: StoredKind;
}

interface Found {
  readonly entity: Entity;
  readonly id: string;
  readonly version: number;
  readonly at: string;
}

/** Newest first: what a judge decides this week is there before what was decided years ago. */
async function fillKind(view: View, fill: Fill): Promise<void> {
  let after: Pick<Found, 'at' | 'id'> | undefined;
  do {
    after = await inTransaction(view.pool, async (sql) => fillBatch(sql, view, { ...fill, after }));
  } while (after);
}

async function fillBatch(
  sql: Sql,
  { records, now }: View,
  { userId, seat, kind, after }: Fill & { readonly after: Pick<Found, 'at' | 'id'> | undefined },
): Promise<Found | undefined> {
  // a writer that has this judge in view waits here, or we for it: neither writes over the other's row
  await sql.query('SELECT 1 FROM change_counters WHERE user_id = $1 FOR NO KEY UPDATE', [userId]);
  const place = placeKey(seat.place);
  const found = await sql.query<Found>(
    `SELECT '${kind.entity}' AS entity, _id AS id, version, created_at::text AS at FROM ${kind.table}
     WHERE court = $1 AND ${place === '' ? "$2 = ''" : 'place_key = $2'} AND (created_at, _id) < ($3, $4)
     ORDER BY created_at DESC, _id DESC LIMIT ${BATCH}`,
    [seat.kind, place, after?.at ?? 'infinity', after?.id ?? 'ffffffff-ffff-ffff-ffff-ffffffffffff'],
  );
  const rows = [...found.rows, ...(await underThem(sql, records, { kind, found: found.rows }))];
  await appendRows(
    sql,
    rows.map(({ entity, id, version }) => ({ userId, entity, id, version })),
    { now: now(), missingOnly: true },
  );
  return found.rows.length === BATCH ? found.rows.at(-1) : undefined;
}

async function underThem(
  sql: Sql,
  records: Catalogue,
  { kind, found }: { readonly kind: StoredKind; readonly found: readonly Found[] },
): Promise<Pick<Found, 'entity' | 'id' | 'version'>[]> {
  const each = kindsUnder(records, kind.entity).flatMap(({ entity, table, seen }) =>
    typeof seen === 'string'
      ? []
      : [
          `SELECT '${entity}' AS entity, _id AS id, version FROM ${table} WHERE ${parentColumn(seen)} = ANY($1::uuid[])`,
        ],
  );
  if (each.length === 0 || found.length === 0) return [];
  return (await sql.query<Found>(each.join(' UNION ALL '), [found.map(({ id }) => id)])).rows;
}
