/**
 * `GET /changes`: a page of the caller's own log, with the records as they are now. Whether the caller may still see
 * one is decided now, too. A cursor belongs to one person, and to the demonstration or not.
 */
import type { Change, ChangesPage, Entity } from '#contract/changes.ts';
import { type Caller, maySee } from '../http/caller.ts';
import { invalid, Refusal } from '../http/refusal.ts';
import type { Ports } from '../ports.ts';
import { generationsOf } from '../db/generation.ts';
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
    generation: caller.generation,
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

/** Number, scope and generation; the first release wrote none of the last. */
const MARK = /^(?:1\.(\d{1,15})\.([0-9a-f]{8})([dn])|2\.(\d{1,15})\.([0-9a-f]{8})([dn])\.([0-9a-z-]{1,40}))$/;

/** What only this person's log can mean; the demonstration sees more, so its cursor is another. */
const scopeOf = ({ user, inDemonstration }: Caller): string =>
  user._id.slice(-8) + (inDemonstration && user.role === 'judge' ? 'd' : 'n');

const cursorOf = (caller: Caller, number: number): string =>
  Buffer.from(`2.${number}.${scopeOf(caller)}.${caller.generation}`).toString('base64url');

interface Cursor {
  readonly number: number;
  readonly user: string;
  readonly where: string;
  readonly generation: string | undefined;
}

function cursorFrom(since: string): Cursor | undefined {
  const mark = MARK.exec(Buffer.from(since, 'base64url').toString('utf8'));
  if (!mark) return undefined;
  const [number = '', user = '', where = '', generation] = mark[1] ? mark.slice(1, 4) : mark.slice(4);
  return { number: Number(number), user, where, generation };
}

async function positionOf(sql: Sql, caller: Caller, since: string): Promise<number> {
  const cursor = cursorFrom(since);
  const scope = scopeOf(caller);
  if (!cursor || cursor.user !== scope.slice(0, -1)) {
    throw invalid({ since: 'Start again without since: this cursor is not one of yours.' });
  }
  await checkGeneration(sql, caller, cursor.generation);
  const { number } = cursor;
  const found = await sql.query<{ last: string; pruned: string }>(
    'SELECT last, pruned FROM change_counters WHERE user_id = $1',
    [caller.user._id],
  );
  const { last = '0', pruned = '0' } = found.rows[0] ?? {};
  // a position ahead of the log comes from a database that was since restored, though nobody has said so
  if (number > Number(last)) throw new Refusal('history-changed');
  if (number !== 0 && number < Number(pruned)) throw new Refusal('cursor-expired');
  if (cursor.where !== scope.at(-1)) throw new Refusal('cursor-expired');
  return number;
}

async function checkGeneration(sql: Sql, { generation }: Caller, given: string | undefined): Promise<void> {
  if (given === generation) return;
  const known = await generationsOf(sql);
  const first = known.at(-1)?.id;
  if (given === undefined && first === generation) return;
  throw new Refusal(known.some(({ id }) => id === (given ?? first)) ? 'history-changed' : 'other-database');
}
