/**
 * One change log per user and one per court. A writer numbers its changes at the end of its transaction under the
 * counter rows, locked in id order, so numbers follow commit order.
 */
import type { Entity } from '#contract/changes.ts';
import type { RemovalReason } from '#contract/case/history-events.ts';
import { placeKey } from '#kernel/place-key.ts';
import { lockCourts } from './court-locks.ts';
import type { Matter } from './matter.ts';
import {
  type Catalogue,
  type StoredRecord,
  isSharedInSql,
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
  /** Court before and after the change; undefined if only the owner sees the record. */
  readonly before?: Matter;
  readonly after?: Matter;
  /** Reason for a removal. */
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

/** Merges repeated changes of a record within a transaction: first `before`, last `after`. */
function oncePerRecord(touched: readonly ChangedRecord[]): ChangedRecord[] {
  const once = new Map<string, ChangedRecord>();
  for (const change of touched) {
    const key = `${change.entity} ${change.id}`;
    const first = once.get(key);
    once.set(key, first?.before ? { ...change, before: first.before } : change);
  }
  return [...once.values()];
}

/** Children move to the new court with their parent. */
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

async function childrenOf(sql: Sql, kind: StoredKind, parentId: string): Promise<StoredRecord[]> {
  const { table, seen } = kind;
  if (typeof seen === 'string') return [];
  const text = `SELECT _id, version FROM ${table} WHERE ${parentColumn(seen)} = $1
    AND ${isSharedInSql(kind, table)} ORDER BY _id`;
  return (await sql.query<StoredRecord & { _id: string }>(text, [parentId])).rows;
}

/** True if another court sees the record than before. */
export const isMove = ({ before, after }: Pick<ChangedRecord, 'before' | 'after'>): boolean =>
  before !== undefined &&
  after !== undefined &&
  (before.court !== after.court || placeKey(before.courtPlace) !== placeKey(after.courtPlace));

/**
 * Tail of every appending statement, after entry (log_id, nth, entity, entity_id, version, removed_because).
 * Locks the counters in order, then raises them. $1 is the time.
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

/**
 * Logs of change (nth, owner_id, court, place_key): the owner's, the court's and, if it exists, the kind's.
 */
export const LOGS_OF_CHANGE = `logs AS (
    SELECT nth, owner_id AS log_id FROM change
    UNION ALL SELECT nth, log_id FROM change JOIN court_places AS place
      ON place.kind = court AND place.place_key IN ('', change.place_key) AND logged
  )`;

/** Also writes a removal to the logs of courts that lost the record. */
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

/** With `missingOnly`, skips rows that the log already contains. */
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

/** Copies all of log `$3` to log `$2` as removals, for a reader who loses `$3`. */
const APPEND_REMOVALS = `WITH entry AS MATERIALIZED (
    SELECT $2::uuid AS log_id, number AS nth, entity, entity_id, version, coalesce(removed_because, $4) AS removed_because
    FROM change_log WHERE log_id = $3
  ), ${APPEND}`;

interface AccessRevocation {
  readonly now: Date;
  readonly userId: string;
  /** Log of the court. */
  readonly logId: string;
  readonly because: RemovalReason;
}

/** Blocks writers of the court, so that the copy is complete. */
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
