/**
 * The change log, one per person. A writer collects what it touched and numbers it at the end of its transaction,
 * from each recipient's own counter row, locked in the order of user ids and held until the commit: so for each reader
 * numbers are in commit order, no writer waits for another in a circle, and no sequence is shared by all.
 */
import type { Entity } from '#contract/changes.ts';
import { placeKey } from '#kernel/place-key.ts';
import { assessmentsOf } from '../assessment/assessments.ts';
import type { Matter } from './matter.ts';
import type { Sql } from './sql.ts';

export interface Touched {
  readonly entity: Entity;
  readonly id: string;
  readonly version: number;
  readonly ownerId: string;
  /** Before which court it was and is; none for what only its owner sees. */
  readonly before?: Matter;
  readonly after?: Matter;
}

interface LogRow {
  readonly userId: string;
  readonly entity: Entity;
  readonly id: string;
  readonly version: number;
  readonly removedBecause: string | null;
}

export const MOVED = 'It is before another court now.';

export interface LogContext {
  readonly now: Date;
  /** In a server that can be a demonstration, every judge's log is filled. */
  readonly everyJudge: boolean;
}

export async function appendChanges(
  sql: Sql,
  touched: readonly Touched[],
  context: LogContext,
): Promise<void> {
  if (touched.length === 0) return;
  await holdCourts(sql, touched);
  const rows: LogRow[] = [];
  const records = oncePerRecord(touched);
  for (const change of [...records, ...(await movedWithTheirCase(sql, records))]) {
    rows.push(...(await rowsFor(sql, change, context)));
  }
  await appendRows(sql, rows, context.now);
}

/** From where it was first to where it is last: a transaction may touch a record twice. */
function oncePerRecord(touched: readonly Touched[]): Touched[] {
  const once = new Map<string, Touched>();
  for (const change of touched) {
    const key = `${change.entity} ${change.id}`;
    const first = once.get(key);
    once.set(key, first?.before ? { ...change, before: first.before } : change);
  }
  return [...once.values()];
}

/** A case that goes before another court takes its assessments with it. */
async function movedWithTheirCase(sql: Sql, records: readonly Touched[]): Promise<Touched[]> {
  const moved = records.filter(({ entity, before, after }) => entity === 'case' && isMove(before, after));
  const rows: Touched[] = [];
  for (const { id: caseId, ownerId, before, after } of moved) {
    for (const { _id: id, version } of await assessmentsOf(sql, caseId)) {
      rows.push({
        entity: 'assessment',
        id,
        version,
        ownerId,
        ...(before && { before }),
        ...(after && { after }),
      });
    }
  }
  return rows;
}

const isMove = (before: Matter | undefined, after: Matter | undefined): boolean =>
  before !== undefined &&
  after !== undefined &&
  (before.court !== after.court || placeKey(before.courtPlace) !== placeKey(after.courtPlace));

/** A judge who is given a court meanwhile waits, and then sees what this transaction wrote. */
async function holdCourts(sql: Sql, touched: readonly Touched[]): Promise<void> {
  const kinds = touched.flatMap(({ before, after }) =>
    [before, after].flatMap((matter) => matter?.court ?? []),
  );
  if (kinds.length === 0) return;
  await sql.query('SELECT 1 FROM court_locks WHERE kind = ANY($1) ORDER BY kind FOR SHARE', [kinds]);
}

async function rowsFor(sql: Sql, change: Touched, context: LogContext): Promise<LogRow[]> {
  const { entity, id, version, ownerId, before, after } = change;
  const now = after ? await judgesBefore(sql, after, context) : [];
  const earlier = before ? await judgesBefore(sql, before, context) : [];
  const see = new Set([ownerId, ...now]);
  const lost = earlier.filter((userId) => !see.has(userId));
  return [
    ...[...see].map((userId) => ({ userId, entity, id, version, removedBecause: null })),
    ...lost.map((userId) => ({ userId, entity, id, version, removedBecause: MOVED })),
  ];
}

async function judgesBefore(sql: Sql, matter: Matter, { everyJudge }: LogContext): Promise<string[]> {
  const found = everyJudge
    ? await sql.query<{ user_id: string }>("SELECT _id AS user_id FROM users WHERE role = 'judge'")
    : await sql.query<{ user_id: string }>(
        "SELECT DISTINCT user_id FROM judge_seats WHERE kind = $1 AND place_key IN ('', $2)",
        [matter.court, placeKey(matter.courtPlace)],
      );
  return found.rows.map(({ user_id: userId }) => userId);
}

export async function appendRows(sql: Sql, rows: readonly LogRow[], now: Date): Promise<void> {
  const perUser = new Map<string, LogRow[]>();
  for (const row of rows) perUser.set(row.userId, [...(perUser.get(row.userId) ?? []), row]);
  for (const userId of [...perUser.keys()].toSorted()) {
    const own = perUser.get(userId) ?? [];
    const counted = await sql.query<{ first: string }>(
      'UPDATE change_counters SET last = last + $2 WHERE user_id = $1 RETURNING last - $2 + 1 AS first',
      [userId, own.length],
    );
    const first = Number(counted.rows[0]?.first);
    await insertRows(sql, userId, { rows: own, first, now });
  }
}

async function insertRows(
  sql: Sql,
  userId: string,
  { rows, first, now }: { rows: readonly LogRow[]; first: number; now: Date },
): Promise<void> {
  await sql.query(
    `INSERT INTO change_log (user_id, entity, entity_id, number, version, removed_because, at)
     SELECT $1, entity, entity_id, number, version, removed_because, $7
     FROM unnest($2::text[], $3::uuid[], $4::bigint[], $5::int[], $6::text[])
       AS row (entity, entity_id, number, version, removed_because)
     ON CONFLICT (user_id, entity, entity_id) DO UPDATE SET number = excluded.number,
       version = excluded.version, removed_because = excluded.removed_because, at = excluded.at`,
    [
      userId,
      rows.map(({ entity }) => entity),
      rows.map(({ id }) => id),
      rows.map((_, index) => first + index),
      rows.map(({ version }) => version),
      rows.map(({ removedBecause }) => removedBecause),
      now,
    ],
  );
}
