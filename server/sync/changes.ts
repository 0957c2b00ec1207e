/**
 * `GET /changes`: a page of the caller's own log, with the records as they are now. Whether the caller may still see
 * one is decided now, too. A cursor belongs to one person, and to the demonstration or not.
 */
import type { Change, ChangesPage, Entity } from '#contract/changes.ts';
import { type Caller, maySee } from '../http/caller.ts';
import { invalid, Refusal } from '../http/refusal.ts';
import type { Ports } from '../ports.ts';
import { readRecords } from '../db/read-records.ts';
import type { Catalogue, Kept, StoredKind } from '../db/record-kind.ts';
import { type Sql, sqlOf } from '../db/sql.ts';

interface Row {
  readonly entity: Entity;
  readonly entity_id: string;
  readonly number: string;
  readonly version: number;
  readonly removed_because: string | null;
}

const NOT_BEFORE_YOU = 'It is not before your court.';

export async function changesFor(
  { pool, records }: Pick<Ports, 'pool' | 'records'>,
  caller: Caller,
  query: { readonly since?: string | undefined; readonly limit: number },
): Promise<ChangesPage> {
  const sql = sqlOf(pool);
  const from = query.since === undefined ? 0 : await positionOf(sql, caller, query.since);
  const found = await sql.query<Row>(
    `SELECT entity, entity_id, number, version, removed_because FROM change_log
     WHERE user_id = $1 AND number > $2 ORDER BY number LIMIT $3`,
    [caller.user._id, from, query.limit + 1],
  );
  const rows = found.rows.slice(0, query.limit);
  const seen = await recordsOf(sql, records, { caller, rows });
  return {
    changes: rows.map((row) => changeOf(row, seen.get(keyOf(row.entity, row.entity_id)))),
    next: cursorOf(caller, Number(rows.at(-1)?.number ?? from)),
    more: found.rows.length > query.limit,
  };
}

const keyOf = (entity: Entity, id: string): string => `${entity} ${id}`;

/** The records of these rows as they are now, where the caller may still see them. */
async function recordsOf(
  sql: Sql,
  records: Catalogue,
  { caller, rows }: { readonly caller: Caller; readonly rows: readonly Row[] },
): Promise<ReadonlyMap<string, Kept>> {
  const seen = new Map<string, Kept>();
  const wanted = new Map<StoredKind, string[]>();
  for (const { entity, entity_id: id, removed_because: removed } of rows) {
    const kind = records.kindOf(entity);
    if (removed !== null) continue;
    if ('ofCaller' in kind) seen.set(keyOf(entity, id), kind.ofCaller(caller));
    else wanted.set(kind, [...(wanted.get(kind) ?? []), id]);
  }
  for (const { entity, id, record, matter } of await readRecords(sql, records, wanted)) {
    if (maySee(caller, matter)) seen.set(keyOf(entity, id), record);
  }
  return seen;
}

function changeOf(row: Row, data: Kept | undefined): Change {
  const { entity, entity_id: id, version, removed_because: removed } = row;
  return data && removed === null
    ? { entity, id, version: data.version, data }
    : { entity, id, version, deleted: true, reason: removed ?? NOT_BEFORE_YOU };
}

const MARK = /^1\.(\d{1,15})\.([0-9a-f]{8})([dn])$/;

/** What only this person's log can mean; the demonstration sees more, so its cursor is another. */
const scopeOf = ({ user, inDemonstration }: Caller): string =>
  user._id.slice(-8) + (inDemonstration && user.role === 'judge' ? 'd' : 'n');

const cursorOf = (caller: Caller, number: number): string =>
  Buffer.from(`1.${number}.${scopeOf(caller)}`).toString('base64url');

async function positionOf(sql: Sql, caller: Caller, since: string): Promise<number> {
  const mark = MARK.exec(Buffer.from(since, 'base64url').toString('utf8'));
  const scope = scopeOf(caller);
  if (!mark || mark[2] !== scope.slice(0, -1)) {
    throw invalid({ since: 'Start again without since: this cursor is not one of yours.' });
  }
  const number = Number(mark[1]);
  const found = await sql.query<{ last: string; pruned: string }>(
    'SELECT last, pruned FROM change_counters WHERE user_id = $1',
    [caller.user._id],
  );
  const { last = '0', pruned = '0' } = found.rows[0] ?? {};
  // a position ahead of the log comes from a database that was since restored
  const known = number <= Number(last) && (number === 0 || number >= Number(pruned));
  if (!known || mark[3] !== scope.at(-1)) throw new Refusal('cursor-expired');
  return number;
}
