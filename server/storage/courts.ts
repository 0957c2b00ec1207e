/** Courts of a verified judge; in demonstration all three kinds. */
import { type Court, COURT_KINDS, type CourtSeat } from '#contract/case/court.ts';
import { historyEventWords as english } from '#text/en/work/history-events.ts';
import type { Sql } from '#server/storage/sql.ts';

export async function courtsHere(sql: Sql, inDemonstration: boolean): Promise<Court[]> {
  const found = await sql.query<{ kind: CourtSeat['kind']; place: string | null }>(
    'SELECT kind, min(place) AS place FROM judge_seats GROUP BY kind, place_key ORDER BY kind, place_key',
  );
  const seats = found.rows.map(({ kind, place }): CourtSeat => (place === null ? { kind } : { kind, place }));
  const kinds = inDemonstration ? COURT_KINDS.map((kind): CourtSeat => ({ kind })) : [];
  const wholeKinds = kinds.filter(({ kind }) => !seats.some((seat) => seat.kind === kind && !seat.place));
  return [...wholeKinds, ...seats].map((seat) => Object.assign(seat, { name: english.court(seat) }));
}
