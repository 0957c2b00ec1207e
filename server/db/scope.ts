/** When a judge is given a court, what is before it comes into their log: no cursor skips it. */
import { COURT_KINDS, type CourtSeat } from '#contract/court.ts';
import { placeKey } from '#kernel/place-key.ts';
import type { Entity } from '#contract/changes.ts';
import { appendRows } from './change-log.ts';
import type { Sql } from './sql.ts';

interface Scope {
  readonly seats: readonly CourtSeat[] | 'every';
  readonly now: Date;
  /** Leaves alone what is in view already: nothing is pulled again. */
  readonly missingOnly?: true;
}

/** Waits for the writers of these courts, and they for us, until the transaction ends. */
export async function holdCourtsAlone(sql: Sql): Promise<void> {
  await sql.query('SELECT 1 FROM court_locks ORDER BY kind FOR UPDATE');
}

export async function bringIntoView(
  sql: Sql,
  userId: string,
  { seats, now, missingOnly }: Scope,
): Promise<void> {
  await holdCourtsAlone(sql);
  const sits = seats === 'every' ? COURT_KINDS.map((kind): CourtSeat => ({ kind })) : seats;
  const found = await sql.query<{ entity: Entity; id: string; version: number }>(
    `WITH seat AS (SELECT * FROM unnest($1::text[], $2::text[]) AS seat (kind, place)),
     matter AS (
       SELECT 'case' AS entity, _id AS id, version, court, place_key FROM cases
       UNION ALL
       SELECT 'application', _id, version, court, place_key FROM applications
       UNION ALL
       SELECT 'assessment', made._id, made.version, court, place_key
       FROM assessments AS made JOIN cases ON cases._id = case_id
     )
     SELECT entity, id, version FROM matter
     WHERE EXISTS (SELECT 1 FROM seat WHERE kind = court AND (place = '' OR place = place_key))
       AND NOT ($3 AND EXISTS (
         SELECT 1 FROM change_log AS log WHERE log.user_id = $4 AND log.entity = matter.entity
           AND log.entity_id = matter.id AND removed_because IS NULL))
     ORDER BY id`,
    [sits.map(({ kind }) => kind), sits.map(({ place }) => placeKey(place)), missingOnly ?? false, userId],
  );
  await appendRows(
    sql,
    found.rows.map(({ entity, id, version }) => ({ entity, id, version, userId, removedBecause: null })),
    now,
  );
}
