/**
 * Moves the rows of reading of a past partition to a file. The other rows stay: the history of a case, the proof of
 * an order and the webhooks read them.
 */
import type { AuditAction } from '#contract/operator/audit-actions.ts';
import { AUDIT_CONTENT } from '../audit-chain.ts';
import { type Database, inTransaction, type Sql, sqlOf } from '../sql.ts';
import type { ArchivedRow, CheckedArchive } from './archive-file.ts';
import { ARCHIVED, refuseTruncate } from './audit-months.ts';

/** Nine of ten rows of the log. */
const READINGS: readonly AuditAction[] = ['read', 'read-shared', 'read-calendar'];

export interface AuditPartition {
  readonly table: string;
  readonly fromId: string;
  readonly beforeId: string;
}

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Partitions that end at or before this id and were not archived yet, oldest first. */
export async function partitionsBefore(pool: Database, id: string): Promise<AuditPartition[]> {
  const { rows } = await pool.query<{ table: string; from: string | null; before: string | null }>(
    `SELECT relname AS table, substring(bound FROM 'FROM \\(''([0-9a-f-]+)''\\)') AS from,
       substring(bound FROM 'TO \\(''([0-9a-f-]+)''\\)') AS before
     FROM (SELECT relname, pg_get_expr(relpartbound, oid) AS bound FROM pg_class
       JOIN pg_inherits ON inhrelid = oid WHERE inhparent = 'audit'::regclass) AS parts
     WHERE relname NOT IN (SELECT partition_name FROM audit_archives)`,
  );
  return rows
    .flatMap(({ table, from, before }) =>
      before !== null && before <= id ? { table, fromId: from ?? FIRST_ID, beforeId: before } : [],
    )
    .toSorted((one, other) => (one.beforeId < other.beforeId ? -1 : 1));
}

const PAGE = 1_000;

/** The rows for the file. Throws on a row that is not in the chain yet. */
export async function* rowsOfReading(pool: Database, { table }: AuditPartition): AsyncGenerator<ArchivedRow> {
  let after = FIRST_ID;
  for (;;) {
    const { rows } = await sqlOf(pool).query<Omit<ArchivedRow, 'n'> & { n: string | null }>(
      `SELECT own.n, _id AS id, coalesce(encode(before.hash, 'hex'), '') AS previous,
         encode(own.hash, 'hex') AS hash, ${AUDIT_CONTENT} AS content
       FROM ${table} AS audit LEFT JOIN audit_chain AS own ON own.audit_id = audit._id
         LEFT JOIN audit_chain AS before ON before.n = own.n - 1
       WHERE audit._id > $1 AND action = ANY($2::text[]) ORDER BY audit._id LIMIT ${PAGE}`,
      [after, READINGS],
    );
    for (const { n, ...row } of rows) {
      if (n === null) throw new Error(`Row ${row.id} of the audit log is not in its chain.`);
      yield { ...row, n: Number(n) };
    }
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last.id;
  }
}

export interface WrittenArchive extends CheckedArchive {
  readonly fileName: string;
  readonly at: Date;
}

/** With it PostgreSQL attaches the kept rows without reading them under its lock. */
const BOUNDS = 'audit_kept_bounds';

/**
 * Replaces the partition by one without the rows of the file, in one transaction. The former table stays as
 * `archived_...`, outside the log. `note` writes the audit row of the archive.
 */
export async function detachPartition(
  owner: Database,
  { table, fromId, beforeId }: AuditPartition,
  { written, note }: { readonly written: WrittenArchive; readonly note: (sql: Sql) => Promise<void> },
): Promise<void> {
  const kept = `${table}_kept`;
  await inTransaction(
    owner,
    async (sql) => {
      await sql.query('SET LOCAL statement_timeout = 0');
      await sql.query(`LOCK TABLE ${table} IN SHARE MODE`); // so that its rows are counted before the log is locked
      await sql.query(`CREATE TABLE ${kept} (LIKE audit INCLUDING DEFAULTS INCLUDING INDEXES)`);
      await sql.query(`INSERT INTO ${kept} SELECT * FROM ${table} WHERE NOT action = ANY($1::text[])`, [
        READINGS,
      ]);
      await refuseOtherRows(sql, { table, kept, archived: written.rows });
      await sql.query(
        `ALTER TABLE ${kept} ADD CONSTRAINT ${BOUNDS} CHECK (_id >= '${fromId}' AND _id < '${beforeId}')`,
      );
      await sql.query(`ALTER TABLE audit DETACH PARTITION ${table}`);
      await sql.query(`ALTER TABLE ${table} RENAME TO ${ARCHIVED}${table}`);
      await sql.query(`ALTER TABLE ${kept} RENAME TO ${table}`);
      const from = fromId === FIRST_ID ? 'MINVALUE' : `'${fromId}'`;
      await sql.query(
        `ALTER TABLE audit ATTACH PARTITION ${table} FOR VALUES FROM (${from}) TO ('${beforeId}')`,
      );
      await sql.query(`ALTER TABLE ${table} DROP CONSTRAINT ${BOUNDS}`);
      await sql.query(refuseTruncate(table));
      await sql.query(
        `INSERT INTO audit_archives (partition_name, at, from_id, before_id, archived, file_name, sha256)
         VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        [table, written.at, fromId, beforeId, written.rows, written.fileName, written.sha256],
      );
      await note(sql);
    },
    `SET LOCAL lock_timeout = '10s'`,
  );
}

/** A row may have been added while the file was written. */
async function refuseOtherRows(
  sql: Sql,
  { table, kept, archived }: { readonly table: string; readonly kept: string; readonly archived: number },
): Promise<void> {
  const { rows } = await sql.query<{ all: string; kept: string }>(
    `SELECT (SELECT count(*) FROM ${table}) AS all, (SELECT count(*) FROM ${kept}) AS kept`,
  );
  if (Number(rows[0]?.all) !== Number(rows[0]?.kept) + archived)
    throw new Error(`Rows were added to ${table} while its file was written. Run the command again.`);
}

/** Tables whose rows are in a file, by the name of their partition. */
export async function archivedTables(pool: Database): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT partition_name AS name FROM audit_archives
     WHERE to_regclass($1 || partition_name) IS NOT NULL ORDER BY before_id`,
    [ARCHIVED],
  );
  return rows.map(({ name }) => name);
}

export async function dropArchived(owner: Database, table: string): Promise<void> {
  await owner.query(`DROP TABLE ${ARCHIVED}${table}`);
}

export interface StoredArchive {
  readonly partition: string;
  readonly fileName: string;
  readonly archived: number;
  readonly sha256: string;
  /** Rows of the chain in this partition that are no longer in the log. */
  readonly missing: number;
  /** The audit log has a row about this file. */
  readonly isLogged: boolean;
}

export async function storedArchives(pool: Database): Promise<StoredArchive[]> {
  const { rows } = await pool.query<StoredArchive>(
    `SELECT partition_name AS partition, file_name AS "fileName", archived::float8,
       encode(sha256, 'hex') AS sha256,
       (SELECT count(*)::float8 FROM audit_chain LEFT JOIN audit ON _id = audit_id
         WHERE audit_id >= from_id AND audit_id < before_id AND _id IS NULL) AS missing,
       EXISTS (SELECT FROM audit WHERE action = 'archive-audit'
         AND detail->>'sha256' = encode(audit_archives.sha256, 'hex')) AS "isLogged"
     FROM audit_archives ORDER BY before_id`,
  );
  return rows;
}
