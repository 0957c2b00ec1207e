/**
 * The change logs: one for each person, of what is theirs, and one for each court, of what is before it, which its
 * judges read beside their own. A writer collects what it touched and numbers it at the end of its transaction, from
 * the counter of each log, locked in the order of their ids and held until the commit: so within each log numbers are in
 * commit order, no writer waits for another in a circle, and no sequence is shared by all. However many judges a court
 * has, it is one statement and one row of the log.
 */
import type { Entity } from '#contract/changes.ts';
import type { RemovalReason } from '#contract/history-events.ts';
import { placeKey } from '#kernel/place-key.ts';
import { lockCourts } from './court-locks.ts';
import type { Matter } from './matter.ts';
import {
  type Catalogue,
  type StoredRecord,
  kindsUnder,
  parentColumn,
  type StoredKind,
} from './record-kind.ts';
import type { Sql } from './sql.ts';

export interface ChangedRecord {
  readonly entity: Entity;
  readonly id: string;
  readonly version: number;
  readonly ownerId: string;
  /** Before which court it was and is; none for what only its owner sees. */
  readonly before?: Matter;
  readonly after?: Matter;
  /** Why it is gone for everybody, where it is. */
  readonly removed?: RemovalReason | undefined;
}

interface LogRow {
  readonly logId: string;
  readonly entity: Entity;
  readonly id: string;
  readonly version: number;
}

const MOVED: RemovalReason = 'moved';

export interface LogContext {
  readonly now: Date;
  readonly records: Catalogue;
}

export async function appendChanges(
  sql: Sql,
  touched: readonly ChangedRecord[],
  context: LogContext,
): Promise<void> {
  if (touched.length === 0) return;
  await lockCourts(sql, touched.flatMap(courtsOf));
  const changes = oncePerRecord([...touched, ...(await movedWithTheirParents(sql, touched, context))]);
  await fanOut(sql, changes, context);
}

const courtsOf = ({ before, after }: ChangedRecord): Matter[] =>
  [before, after].filter((each) => each !== undefined);

/** From where it was first to where it is last: a transaction may touch a record twice. */
function oncePerRecord(touched: readonly ChangedRecord[]): ChangedRecord[] {
  const once = new Map<string, ChangedRecord>();
  for (const change of touched) {
    const key = `${change.entity} ${change.id}`;
    const first = once.get(key);
    once.set(key, first?.before ? { ...change, before: first.before } : change);
  }
  return [...once.values()];
}

/** What belongs to a record goes with it before another court. */
async function movedWithTheirParents(
  sql: Sql,
  touched: readonly ChangedRecord[],
  { records }: LogContext,
): Promise<ChangedRecord[]> {
  const rows: ChangedRecord[] = [];
  for (const parent of oncePerRecord(touched).filter(isMove)) {
    for (const kind of kindsUnder(records, parent.entity)) {
      for (const { _id: id, version } of await childrenOf(sql, kind, parent.id)) {
        rows.push({ ...parent, entity: kind.entity, id, version });
      }
    }
  }
  return rows;
}

async function childrenOf(sql: Sql, { table, seen }: StoredKind, parentId: string): Promise<StoredRecord[]> {
  if (typeof seen === 'string') return [];
  const text = `SELECT _id, version FROM ${table} WHERE ${parentColumn(seen)} = $1 ORDER BY _id`;
  return (await sql.query<StoredRecord & { _id: string }>(text, [parentId])).rows;
}

const isMove = ({ before, after }: ChangedRecord): boolean =>
  before !== undefined &&
  after !== undefined &&
  (before.court !== after.court || placeKey(before.courtPlace) !== placeKey(after.courtPlace));

/**
 * The end of every statement that appends, after entry (log_id, nth, entity, entity_id, version, removed_because).
 * The counters are locked in order first, then raised by as many rows as their log gets. $1 is the moment.
 */
export const APPEND = `held AS MATERIALIZED (
    SELECT log_id FROM change_counters WHERE log_id IN (SELECT log_id FROM entry)
    ORDER BY log_id FOR NO KEY UPDATE
  ), counted AS (
    UPDATE change_counters AS counter SET last = counter.last + added.entries
    FROM (SELECT log_id, count(*) AS entries FROM entry JOIN held USING (log_id) GROUP BY log_id) AS added
    WHERE counter.log_id = added.log_id RETURNING counter.log_id, counter.last - added.entries AS base
  )
  INSERT INTO change_log (log_id, entity, entity_id, number, version, removed_because, at)
  SELECT log_id, entity, entity_id, base + row_number() OVER (PARTITION BY log_id ORDER BY nth),
    version, removed_because, $1
  FROM entry JOIN counted USING (log_id)
  ON CONFLICT (log_id, entity, entity_id) DO UPDATE SET number = excluded.number,
    version = excluded.version, removed_because = excluded.removed_because, at = excluded.at`;

/** Of change (nth, owner_id, court, place_key): its owner's log, its court's, and that of the whole kind where it is kept. */
export const LOGS_OF_CHANGE = `logs AS (
    SELECT nth, owner_id AS log_id FROM change
    UNION ALL SELECT nth, log_id FROM change JOIN court_places AS place
      ON place.kind = court AND place.place_key IN ('', change.place_key) AND logged
  )`;

/** And in the logs of the courts that it was before and is no more, as a removal. */
const FAN_OUT = `WITH change AS (
    SELECT * FROM unnest($2::text[], $3::uuid[], $4::int[], $5::uuid[], $6::text[], $7::text[], $8::text[], $9::text[], $11::text[])
      WITH ORDINALITY
      AS change (entity, entity_id, version, owner_id, court, place_key, was_court, was_place_key, gone, nth)
  ), ${LOGS_OF_CHANGE}, entry AS MATERIALIZED (
    SELECT log_id, nth, entity, entity_id, version, coalesce(gone, removed_because) AS removed_because FROM change JOIN (
      SELECT nth, log_id, NULL AS removed_because FROM logs
      UNION ALL SELECT nth, log_id, $10 FROM change JOIN court_places AS place
        ON place.kind = was_court AND place.place_key IN ('', was_place_key) AND logged
        WHERE (place.kind = court AND place.place_key IN ('', change.place_key)) IS NOT TRUE
    ) AS told USING (nth)
  ), ${APPEND}`;

async function fanOut(sql: Sql, changes: readonly ChangedRecord[], { now }: LogContext): Promise<void> {
  await sql.query(FAN_OUT, [
    now,
    changes.map(({ entity }) => entity),
    changes.map(({ id }) => id),
    changes.map(({ version }) => version),
    changes.map(({ ownerId }) => ownerId),
    changes.map(({ after }) => after?.court ?? null),
    changes.map(({ after }) => after && placeKey(after.courtPlace)),
    changes.map(({ before }) => before?.court ?? null),
    changes.map(({ before }) => before && placeKey(before.courtPlace)),
    MOVED,
    changes.map(({ removed }) => removed ?? null),
  ]);
}

/** What is in a log already is left where it is, where only the missing are asked for. */
const APPEND_ROWS = `WITH entry AS MATERIALIZED (
    SELECT log_id, nth, entity, entity_id, version, NULL AS removed_because
    FROM unnest($2::uuid[], $3::text[], $4::uuid[], $5::int[])
      WITH ORDINALITY AS given (log_id, entity, entity_id, version, nth)
    WHERE NOT ($6 AND EXISTS (
      SELECT 1 FROM change_log AS log WHERE log.log_id = given.log_id AND log.entity = given.entity
        AND log.entity_id = given.entity_id AND removed_because IS NULL))
  ), ${APPEND}`;

export async function appendRows(
  sql: Sql,
  rows: readonly LogRow[],
  { now, missingOnly = false }: { readonly now: Date; readonly missingOnly?: boolean },
): Promise<void> {
  if (rows.length === 0) return;
  await sql.query(APPEND_ROWS, [
    now,
    rows.map(({ logId }) => logId),
    rows.map(({ entity }) => entity),
    rows.map(({ id }) => id),
    rows.map(({ version }) => version),
    missingOnly,
  ]);
}

/** All that is or was in the log `$3` into the log `$2`, as removals: whoever read both reads only the latter from now on. */
const APPEND_REMOVALS = `WITH entry AS MATERIALIZED (
    SELECT $2::uuid AS log_id, number AS nth, entity, entity_id, version, coalesce(removed_because, $4) AS removed_because
    FROM change_log WHERE log_id = $3
  ), ${APPEND}`;

interface AccessRevocation {
  readonly now: Date;
  readonly userId: string;
  /** The court's. */
  readonly logId: string;
  readonly because: RemovalReason;
}

/** No writer of the court is under way meanwhile: what is told before this commits is in it. */
export async function appendRemovals(
  sql: Sql,
  { now, userId, logId, because }: AccessRevocation,
): Promise<void> {
  await sql.query(
    'SELECT 1 FROM change_counters WHERE log_id = ANY($1::uuid[]) ORDER BY log_id FOR NO KEY UPDATE',
    [[userId, logId]],
  );
  await sql.query(APPEND_REMOVALS, [now, userId, logId, because]);
}
