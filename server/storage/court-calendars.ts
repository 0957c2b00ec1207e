/** The operator's calendars: one for each High Court and year. */
import { CourtCalendar } from '#contract/case/court-calendar.ts';
import type { Sql } from './sql.ts';

export interface StoredCalendar {
  readonly calendar: CourtCalendar;
  readonly importedAt: Date;
  readonly operator: string;
}

/** By court and year, from this year on. */
export async function courtCalendars(sql: Sql, fromYear: number): Promise<StoredCalendar[]> {
  const { rows } = await sql.query<{ body: unknown; imported_at: Date; operator: string }>(
    'SELECT body, imported_at, operator FROM court_calendars WHERE year >= $1 ORDER BY high_court, year',
    [fromYear],
  );
  return rows.map(({ body, imported_at: importedAt, operator }) => {
    return { calendar: CourtCalendar.parse(body), importedAt, operator };
  });
}

/** Replaces the calendar of the same court and year. True if there was one. */
export async function putCourtCalendar(
  sql: Sql,
  { calendar, importedAt, operator }: StoredCalendar,
): Promise<boolean> {
  const { highCourt, year } = calendar;
  const { rowCount } = await sql.query('DELETE FROM court_calendars WHERE high_court = $1 AND year = $2', [
    highCourt,
    year,
  ]);
  await sql.query(
    'INSERT INTO court_calendars (high_court, year, body, imported_at, operator) VALUES ($1, $2, $3, $4, $5)',
    [highCourt, year, JSON.stringify(calendar), importedAt, operator],
  );
  return (rowCount ?? 0) > 0;
}
