/** When each push subscription is looked at next. A round reads only those that are due. */
import { placeKey } from '#kernel/place-key.ts';
import { type ChangedRecord, isMove } from './change-log.ts';
import type { Matter } from './matter.ts';
import type { Sql } from './sql.ts';

/** Locks in id order, because two writers may wake the same judge. */
const WAKE = `UPDATE push_subscriptions SET due_at = $1 WHERE _id IN (
  SELECT _id FROM push_subscriptions WHERE due_at > $1 AND user_id IN (
    SELECT unnest($2::uuid[])
    UNION SELECT user_id FROM judge_seats JOIN unnest($3::text[], $4::text[]) AS court (kind, place)
      ON judge_seats.kind = court.kind AND judge_seats.place_key IN ('', court.place))
  ORDER BY _id FOR NO KEY UPDATE)`;

interface PushReaders {
  readonly users?: readonly string[];
  readonly courts?: readonly Matter[];
}

/** Makes the browsers of these users and of the judges of these courts due. */
export async function wakePushes(
  sql: Sql,
  { users = [], courts = [] }: PushReaders,
  now: Date,
): Promise<void> {
  if (users.length === 0 && courts.length === 0) return;
  const kinds = courts.map(({ court }) => court ?? null); // null for a record that no judge sees
  const places = courts.map(({ courtPlace }) => placeKey(courtPlace));
  await sql.query(WAKE, [now, [...new Set(users)], kinds, places]);
}

/** A judge gets pushes of hearings and of requests for other conditions of bail. */
const OF_DOCKET: ReadonlySet<string> = new Set(['hearing', 'contested']);

/** Readers of notifications that these changes may have made. */
export function readersOf(changes: readonly ChangedRecord[]): PushReaders {
  const news = changes.filter(({ entity }) => ['application', 'hearing', 'user'].includes(entity));
  const docket = changes.filter((change) => OF_DOCKET.has(change.entity) || isMove(change));
  return {
    users: news.map(({ ownerId }) => ownerId),
    courts: docket.flatMap(({ before, after }) => [before, after]).filter((court) => court !== undefined),
  };
}
