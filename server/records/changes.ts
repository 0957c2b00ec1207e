/**
 * `GET /changes`: a page of the caller's logs with the current records. Visibility is checked at reading
 * time, so the logs may be read in any order.
 */
import type { Entity } from '#contract/changes.ts';
import { knownRemoval, type RemovalReason } from '#contract/case/history-events.ts';
import { historyEventWords as english } from '#text/en/work/history-events.ts';
import { JsonText } from '#server/http/answer.ts';
import type { Caller } from '#server/http/caller.ts';
import type { Ports } from '#server/ports.ts';
import { atMost } from '#server/storage/page.ts';
import { matterOfRow, type RecordRow } from '#server/storage/read-record.ts';
import type { Catalogue } from '#server/storage/record-kind.ts';
import { sqlOf } from '#server/storage/sql.ts';
import type { JoinedQuery } from '#server/storage/session-statement.ts';
import { checkCursor, cursorFrom, type LogEnd, nextCursor } from './cursor.ts';
import { canSee } from '#server/storage/matter.ts';
import type { RecordVersion } from './records.ts';

type Row = {
  /** In the first row only. */
  readonly ends: readonly LogEnd[] | null;
  readonly nth: string | null;
  readonly log: string;
  readonly entity: Entity | null;
  readonly entity_id: string;
  readonly number: string;
  readonly version: number;
  readonly removed_because: string | null;
} & (RecordRow | { readonly record: null });

/** Label of a log in a cursor: the last twelve digits of its id. */
const LABEL = 'substr(log_id::text, 25)';

/** Courts of the caller, a row of `who`. The parameter marks the demonstration. */
export const seatsOfCaller = (inDemonstration: string): string => `
    SELECT kind, place_key, at - interval '5 minutes' AS seated FROM judge_seats
      WHERE who.role = 'judge' AND who.verified AND who.second_factor AND NOT ${inDemonstration}::boolean
        AND user_id = who._id
    UNION ALL SELECT kind, place_key, '-infinity' FROM court_places
      WHERE who.role = 'judge' AND ${inDemonstration} AND place_key = ''`;

/**
 * Log ends, new rows and current records, from one snapshot. Parameter $2 is the position in the own log, $4
 * and $5 in other logs; $6 marks an old cursor, $7 the demonstration.
 */
const pageFrom = ({ ofLog }: Catalogue, size: number): string => `
  WITH given AS MATERIALIZED (
    SELECT * FROM unnest($4::text[], $5::bigint[]) AS given (log, since)
    UNION ALL SELECT CASE WHEN number IS NULL THEN 'z' ELSE '' END || ${LABEL}, coalesce(number, $2)
      FROM earlier_positions WHERE $6::boolean AND user_id = who._id
  ), seats AS (${seatsOfCaller('$7')}
  ), logs AS MATERIALIZED (
    SELECT who._id AS log_id, '' AS log, NULL AS kind, NULL AS place_key, $2::bigint AS since,
      '-infinity'::timestamptz AS seated
    UNION ALL SELECT log_id, ${LABEL}, kind, place_key, coalesce(given.since, 0), seated
      FROM seats JOIN court_places USING (kind, place_key) LEFT JOIN given ON given.log = ${LABEL}
    UNION ALL SELECT log_id, given.log, NULL, NULL, given.since, '-infinity'
      FROM earlier_positions AS earlier JOIN given ON given.log = 'z' || ${LABEL}
      WHERE user_id = who._id AND number IS NULL
  ), page AS MATERIALIZED (
    SELECT most.*, row_number() OVER (ORDER BY log = '', log, number) AS nth FROM (
      SELECT log, entity, entity_id, number, version, removed_because FROM logs CROSS JOIN LATERAL (
        SELECT entity, entity_id, number, version, removed_because FROM change_log AS own
        WHERE own.log_id = logs.log_id AND number > logs.since AND (removed_because IS NULL OR at > seated)
        ORDER BY number LIMIT ${size}
      ) AS own ORDER BY log = '', log, number LIMIT ${size}
    ) AS most LIMIT $3
  )
  SELECT log.*, found.*, CASE WHEN coalesce(nth, 1) = 1 THEN (
    SELECT json_agg(json_build_object('log', log, 'kind', kind, 'place', place_key, 'last', last, 'pruned', pruned,
      'since', since)) FROM logs JOIN change_counters USING (log_id)) END AS ends
  FROM (SELECT 1) AS one LEFT JOIN page AS log ON true LEFT JOIN LATERAL (${ofLog}) AS found ON true`;

export interface ChangesQuery {
  readonly since?: string | undefined;
  readonly limit: number;
}

/** Query whose rows `changesFor` reads. */
export function changesQuery(
  records: Catalogue,
): (query: ChangesQuery, inDemonstration: boolean) => JoinedQuery {
  const texts = new Map<number, string>(); // by page size
  return ({ since, limit }, inDemonstration) => {
    const size = atMost(limit + 1);
    const text = texts.get(size) ?? pageFrom(records, size);
    texts.set(size, text);
    const cursor = since === undefined ? undefined : cursorFrom(since);
    const others = [...(cursor?.others ?? [])];
    const values = [
      cursor?.own.number ?? 0,
      limit + 1,
      others.map(([log]) => log),
      others.map(([, { number }]) => number),
      cursor?.isEarlier ?? false,
      inDemonstration,
    ];
    return { text, values, many: true, onStandby: true };
  };
}

interface ChangesRequest {
  readonly caller: Caller;
  readonly query: ChangesQuery;
  readonly beside: readonly unknown[];
}

export interface PageOfChanges {
  /** A `ChangesPage`. */
  readonly body: JsonText;
  /** Records on the page. */
  readonly carried: readonly RecordVersion[];
}

export async function changesFor(
  { pool, records }: Pick<Ports, 'pool' | 'records'>,
  { caller, query, beside }: ChangesRequest,
): Promise<PageOfChanges> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- rows of `changesQuery`
  const found = (beside as readonly Row[]).toSorted((one, other) => Number(one.nth) - Number(other.nth));
  const ends = found[0]?.ends ?? [];
  const cursor = query.since === undefined ? undefined : cursorFrom(query.since);
  if (cursor) await checkCursor(sqlOf(pool), caller, { cursor, ends });
  const rows = found.filter(({ entity }) => entity !== null);
  const page = rows.slice(0, query.limit);
  const reached = new Map(page.map(({ log, number }) => [log, Number(number)]));
  const logs = new Map(ends.map((end) => [end.log, end]));
  const telling = { caller, records };
  const changes = page.flatMap((row) => toldOf(row, { ...telling, log: logs.get(row.log) }) ?? []);
  const end = {
    next: nextCursor(caller, { before: cursor, ends, reached }),
    more: rows.length > query.limit,
    generation: caller.generation,
  };
  return {
    body: new JsonText(`{"changes":[${changes.map(textOf).join(',')}],${JSON.stringify(end).slice(1)}`),
    carried: changes.filter(({ data }) => data !== undefined),
  };
}

interface ChangeEntry extends RecordVersion {
  readonly deleted?: true;
  readonly because?: RemovalReason;
  readonly reason?: string;
  /** JSON text. */
  readonly data?: string;
}

/** Entity and id need no escaping. */
const textOf = (entry: ChangeEntry): string =>
  entry.data === undefined
    ? JSON.stringify(entry)
    : `{"entity":"${entry.entity}","id":"${entry.id}","version":${entry.version},"data":${entry.data}}`;

interface ChangesContext {
  readonly caller: Caller;
  readonly records: Catalogue;
  readonly log: LogEnd | undefined;
}

/** `undefined` if another log reports the record. */
function toldOf(row: Row, telling: ChangesContext): ChangeEntry | undefined {
  const { caller, records } = telling;
  const { entity, entity_id: id, version, removed_because: removed } = row;
  if (entity === null) throw new Error('a row of the ends of the logs is none of their changes');
  const kind = records.kindOf(entity);
  if ('ofCaller' in kind) {
    const own = kind.ofCaller(caller);
    return { entity, id, version: own.version, data: JSON.stringify(own) };
  }
  if (row.record === null || !canSee(caller, matterOfRow(row))) {
    return { entity, id, version, deleted: true, ...why(removed ?? 'not-before-you') };
  }
  if (!isAtHome(row, telling)) return undefined;
  if (removed !== null) return { entity, id, version, deleted: true, ...why(removed) };
  return { entity, id, version: row.record_version, data: row.record };
}

/** Rows from before event codes contain the English sentence. */
function why(removed: string): Pick<ChangeEntry, 'because' | 'reason'> {
  const because = knownRemoval(removed);
  return because ? { because, reason: english.removal[because] } : { reason: removed };
}

/**
 * A record is reported by its owner's log or its court's. Reading it from a court and its kind log is
 * intended: a seat may end between two pages.
 */
function isAtHome(row: RecordRow, { caller, log }: ChangesContext): boolean {
  const isTheirs = row.owner_id === caller.user._id;
  if (log?.log === '') return isTheirs;
  if (!log || log.kind === null) return true; // log from before court logs: report everything visible
  if (isTheirs || row.court !== log.kind) return false;
  return log.place === '' || row.place_key === log.place;
}
