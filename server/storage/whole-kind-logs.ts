/**
 * Log of a whole kind of court. It begins in a short transaction that locks the kind; older rows follow in
 * batches that lock this log only.
 */
import type { CourtKind } from '#contract/case/court.ts';
import type { Entity } from '#contract/changes.ts';
import { appendRows } from './change-log.ts';
import { lockCourtKind } from './court-locks.ts';
import { type Catalogue, isSharedInSql, kindsUnder, parentColumn, type StoredKind } from './record-kind.ts';
import { type Database, inTransaction, type Sql, sqlOf } from './sql.ts';

const BATCH = 500;

export interface BackfillContext {
  readonly pool: Database;
  readonly records: Catalogue;
  readonly now: () => Date;
}

/** Creates missing logs and returns when they are complete. */
export async function ensureKindLogs(filling: BackfillContext, kinds: readonly CourtKind[]): Promise<void> {
  await inTransaction(filling.pool, async (sql) => beginWholeKinds(sql, kinds));
  await fillWholeKinds(filling);
}

/** Runs in the caller's transaction. Call `fillWholeKinds` after it. */
export async function beginWholeKinds(sql: Sql, kinds: readonly CourtKind[]): Promise<void> {
  const missing = await sql.query<{ kind: CourtKind }>(
    `SELECT kind FROM court_places WHERE kind = ANY($1::text[]) AND place_key = '' AND NOT logged ORDER BY kind`,
    [kinds],
  );
  for (const { kind } of missing.rows) {
    await lockCourtKind(sql, kind);
    await sql.query(
      `UPDATE court_places SET logged = true, filled = false WHERE kind = $1 AND place_key = '' AND NOT logged`,
      [kind],
    );
  }
}

interface Log {
  readonly logId: string;
  readonly court: CourtKind;
}

/** The next start completes an interrupted run. */
export async function fillWholeKinds(filling: BackfillContext): Promise<void> {
  const sql = sqlOf(filling.pool);
  const found = await sql.query<Log>(
    'SELECT log_id AS "logId", kind AS court FROM court_places WHERE NOT filled ORDER BY kind',
    [],
  );
  for (const log of found.rows) {
    for (const kind of filling.records.stored.filter(({ seen }) => seen === 'court')) {
      await fillKind(filling, { log, kind });
    }
    await sql.query('UPDATE court_places SET filled = true WHERE log_id = $1', [log.logId]);
  }
}

interface KindBackfill {
  readonly log: Log;
  readonly kind: StoredKind;
}

interface BackfillRow {
  readonly entity: Entity;
  readonly id: string;
  readonly version: number;
  readonly at: string;
}

/** Newest first, because current matters are needed first. */
async function fillKind(filling: BackfillContext, fill: KindBackfill): Promise<void> {
  let after: Pick<BackfillRow, 'at' | 'id'> | undefined;
  do {
    after = await inTransaction(filling.pool, async (sql) => fillBatch(sql, filling, { ...fill, after }));
  } while (after);
}

async function fillBatch(
  sql: Sql,
  { records, now }: BackfillContext,
  { log, kind, after }: KindBackfill & { readonly after: Pick<BackfillRow, 'at' | 'id'> | undefined },
): Promise<BackfillRow | undefined> {
  // lock the counter, so that a concurrent writer of this kind is not overwritten
  await sql.query('SELECT 1 FROM change_counters WHERE log_id = $1 FOR NO KEY UPDATE', [log.logId]);
  const found = await sql.query<BackfillRow>(
    `SELECT '${kind.entity}' AS entity, _id AS id, version, created_at::text AS at FROM ${kind.table}
     WHERE court = $1 AND (created_at, _id) < ($2, $3) ORDER BY created_at DESC, _id DESC LIMIT ${BATCH}`,
    [log.court, after?.at ?? 'infinity', after?.id ?? 'ffffffff-ffff-ffff-ffff-ffffffffffff'],
  );
  const rows = [...found.rows, ...(await underThem(sql, records, { kind, found: found.rows }))];
  await appendRows(
    sql,
    rows.map(({ entity, id, version }) => ({ logId: log.logId, entity, id, version })),
    { now: now(), missingOnly: true },
  );
  return found.rows.length === BATCH ? found.rows.at(-1) : undefined;
}

async function underThem(
  sql: Sql,
  records: Catalogue,
  { kind, found }: { readonly kind: StoredKind; readonly found: readonly BackfillRow[] },
): Promise<Pick<BackfillRow, 'entity' | 'id' | 'version'>[]> {
  const each = kindsUnder(records, kind.entity).flatMap((child) =>
    typeof child.seen === 'string'
      ? []
      : [
          `SELECT '${child.entity}' AS entity, _id AS id, version FROM ${child.table}
           WHERE ${parentColumn(child.seen)} = ANY($1::uuid[]) AND ${isSharedInSql(child, child.table)}`,
        ],
  );
  if (each.length === 0 || found.length === 0) return [];
  return (await sql.query<BackfillRow>(each.join(' UNION ALL '), [found.map(({ id }) => id)])).rows;
}
