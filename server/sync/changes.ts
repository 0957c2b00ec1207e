/**
 * `GET /changes`: a page of the caller's own log, with the records as they are now. Whether the caller may still see
 * one is decided now, too. A cursor belongs to one person, and to the demonstration or not.
 */
import type { Entity } from '#contract/changes.ts';
import { JsonText } from '../http/answer.ts';
import { type Caller, maySee } from '../http/caller.ts';
import { invalid, Refusal } from '../http/refusal.ts';
import type { Ports } from '../ports.ts';
import { generationsOf } from '../db/generation.ts';
import { atMost } from '../db/page.ts';
import { matterOfRow, type RecordRow } from '../db/read-record.ts';
import type { Catalogue } from '../db/record-kind.ts';
import { type Sql, sqlOf } from '../db/sql.ts';
import type { Beside } from '../user/session.ts';
import type { Carried } from './records.ts';

type Row = {
  readonly last: string | null;
  readonly pruned: string | null;
  readonly entity: Entity | null;
  readonly entity_id: string;
  readonly number: string;
  readonly version: number;
  readonly removed_because: string | null;
} & (RecordRow | { readonly record: null });

const NOT_YOURS = 'Start again without since: this cursor is not one of yours.';
const NOT_BEFORE_YOU = 'It is not before your court.';

/**
 * The log's ends, its rows after the position, and their records as they are now: all of one moment, and read beside
 * the session of whoever asks. $2 is the position.
 */
const pageFrom = ({ ofLog }: Catalogue, size: number): string => `
  SELECT last, pruned, log.*, found.* FROM change_counters
  LEFT JOIN (SELECT * FROM (
    SELECT entity, entity_id, number, version, removed_because, row_number() OVER (ORDER BY number) AS nth
    FROM change_log WHERE user_id = who._id AND number > $2 ORDER BY number LIMIT ${size}
  ) AS most LIMIT $3) AS log ON true
  LEFT JOIN LATERAL (${ofLog}) AS found ON log.removed_because IS NULL
  WHERE user_id = who._id`;

export interface ChangesQuery {
  readonly since?: string | undefined;
  readonly limit: number;
}

/** What `changesFor` is given the rows of. */
export function changesBeside(records: Catalogue): (query: ChangesQuery) => Beside {
  const texts = new Map<number, string>(); // by size
  return ({ since, limit }) => {
    const size = atMost(limit + 1);
    const text = texts.get(size) ?? pageFrom(records, size);
    texts.set(size, text);
    return { text, values: [positionOf(since), limit + 1], many: true };
  };
}

const positionOf = (since: string | undefined): number =>
  since === undefined ? 0 : cursorFrom(since).number;

interface Asked {
  readonly caller: Caller;
  readonly query: ChangesQuery;
  readonly beside: readonly unknown[];
}

export interface PageOfChanges {
  /** A `ChangesPage`. */
  readonly body: JsonText;
  /** The records that are in it. */
  readonly carried: readonly Carried[];
}

export async function changesFor(
  { pool, records }: Pick<Ports, 'pool' | 'records'>,
  { caller, query, beside }: Asked,
): Promise<PageOfChanges> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what `changesBeside` reads
  const found = beside as readonly Row[];
  if (query.since !== undefined) {
    const cursor = cursorFrom(query.since);
    await checkCursor(sqlOf(pool), caller, { cursor, ends: found[0] });
  }
  const from = positionOf(query.since);
  const rows = found
    .filter(({ entity }) => entity !== null)
    .toSorted((one, other) => Number(one.number) - Number(other.number));
  const changes = rows.slice(0, query.limit).map((row) => changeOf(row, { caller, records }));
  const end = {
    next: cursorOf(caller, Number(rows.at(Math.min(rows.length, query.limit) - 1)?.number ?? from)),
    more: rows.length > query.limit,
    generation: caller.generation,
  };
  return {
    body: new JsonText(`{"changes":[${changes.map(textOf).join(',')}],${JSON.stringify(end).slice(1)}`),
    carried: changes.filter(({ data }) => data !== undefined),
  };
}

interface Told extends Carried {
  readonly deleted?: true;
  readonly reason?: string;
  /** As JSON. */
  readonly data?: string;
}

const textOf = ({ data, ...said }: Told): string =>
  data === undefined ? JSON.stringify(said) : `${JSON.stringify(said).slice(0, -1)},"data":${data}}`;

function changeOf(
  row: Row,
  { caller, records }: { readonly caller: Caller; readonly records: Catalogue },
): Told {
  const { entity, entity_id: id, version, removed_because: removed } = row;
  if (entity === null) throw new Error('a row of the ends of the log is none of its changes');
  const kind = records.kindOf(entity);
  if (removed !== null) return { entity, id, version, deleted: true, reason: removed };
  if ('ofCaller' in kind) {
    const own = kind.ofCaller(caller);
    return { entity, id, version: own.version, data: JSON.stringify(own) };
  }
  if (row.record !== null && maySee(caller, matterOfRow(row))) {
    return { entity, id, version: row.record_version, data: row.record };
  }
  return { entity, id, version, deleted: true, reason: NOT_BEFORE_YOU };
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

/** As it was given, whoever it was given to; what it says is checked against the log. */
function cursorFrom(since: string): Cursor {
  const mark = MARK.exec(Buffer.from(since, 'base64url').toString('utf8'));
  if (!mark) throw invalid({ since: NOT_YOURS });
  const [number = '', user = '', where = '', generation] = mark[1] ? mark.slice(1, 4) : mark.slice(4);
  return { number: Number(number), user, where, generation };
}

async function checkCursor(
  sql: Sql,
  caller: Caller,
  { cursor, ends }: { readonly cursor: Cursor; readonly ends: Pick<Row, 'last' | 'pruned'> | undefined },
): Promise<void> {
  const { number, user, where, generation } = cursor;
  // first, whoever it was given to: a person has another id in another database
  await checkGeneration(sql, caller, generation);
  if (user !== scopeOf(caller).slice(0, -1)) throw invalid({ since: NOT_YOURS });
  const { last, pruned } = ends ?? { last: null, pruned: null };
  // a position ahead of the log comes from a database that was since restored, though nobody has said so
  if (number > Number(last ?? 0)) throw new Refusal('history-changed');
  if (number !== 0 && number < Number(pruned ?? 0)) throw new Refusal('cursor-expired');
  if (where !== scopeOf(caller).at(-1)) throw new Refusal('cursor-expired');
}

async function checkGeneration(sql: Sql, { generation }: Caller, given: string | undefined): Promise<void> {
  if (given === generation) return;
  const known = await generationsOf(sql);
  const first = known.at(-1)?.id;
  if (given === undefined && first === generation) return;
  throw new Refusal(known.some(({ id }) => id === (given ?? first)) ? 'history-changed' : 'other-database');
}
