import type { CourtSeat } from '#contract/case/court.ts';
import { UNDECIDED } from '#domain/case/status-rules.ts';
import { placeKey } from '#kernel/place-key.ts';
import type { Sql } from '#server/storage/sql.ts';

/** Pending applications before the court. A court without a place has those of its whole kind. */
export async function pendingBefore(sql: Sql, { kind, place }: CourtSeat): Promise<number> {
  const { rows } = await sql.query<{ pending: number }>(
    `SELECT count(*)::int AS pending FROM applications
     WHERE court = $1 AND ($2 = '' OR place_key = $2) AND status = $3`,
    [kind, placeKey(place), UNDECIDED],
  );
  return rows[0]?.pending ?? 0;
}
