/**
 * Keeps the words of all matters, so that no write waits for the index. The chain of the audit log names each changed
 * matter, also one that a server of the former release wrote.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { entryOfMatter } from '#records/find/find-entry.ts';
import type { Ports } from '#server/ports.ts';
import { inTransaction, type Sql, sqlState } from '#server/storage/sql.ts';
import { type CourtOfRow, lexemesOf } from './matter-lexemes.ts';

type Kind = 'case' | 'application';
const TABLES: Readonly<Record<Kind, string>> = { case: 'cases', application: 'applications' };

interface Progress {
  readonly case_id: string | null;
  readonly application_id: string | null;
  readonly n: string;
}

interface MatterRow extends CourtOfRow {
  readonly _id: string;
  readonly version: number;
  readonly record: Readonly<Record<string, unknown>>;
}

/** The words of one batch are made in some milliseconds, so calls of users wait no longer. */
const BATCH = 40;
/** Most rows of the chain are readings, which have no words. */
const CHAIN_BATCH = 500;
const BETWEEN_MS = 5;

type IndexPorts = Pick<Ports, 'pool' | 'reportCrash'>;

/** Work on the index in one transaction. */
interface IndexRound {
  readonly sql: Sql;
  readonly skipped: SkippedMatter[];
}

interface SkippedMatter {
  readonly kind: Kind;
  readonly id: string;
  readonly cause: unknown;
}

/** Brings the index up to the end of the chain. Another process may do it at the same time: then this one stops. */
export async function indexMatters({ pool, reportCrash }: IndexPorts): Promise<void> {
  for (;;) {
    const { hasMore, skipped } = await inTransaction(pool, async (sql) => {
      const indexing: IndexRound = { sql, skipped: [] };
      return { hasMore: await indexBatch(indexing), skipped: indexing.skipped };
    });
    for (const { kind, id, cause } of skipped)
      reportCrash(new Error(`The court search cannot index ${kind} ${id}.`, { cause }));
    if (!hasMore) return;
    await pause(BETWEEN_MS);
  }
}

/** True if there may be more. */
async function indexBatch(indexing: IndexRound): Promise<boolean> {
  const { rows } = await indexing.sql.query<Progress>(
    'SELECT case_id, application_id, n FROM matter_words_progress FOR UPDATE SKIP LOCKED',
  );
  const [progress] = rows;
  if (!progress) return false;
  if (progress.case_id !== null) return fillFrom(indexing, 'case', progress.case_id);
  if (progress.application_id !== null) return fillFrom(indexing, 'application', progress.application_id);
  return followChain(indexing, Number(progress.n));
}

/** The matters from before the index, by their ids. */
async function fillFrom(indexing: IndexRound, kind: Kind, after: string): Promise<boolean> {
  const { sql } = indexing;
  const { rows } = await sql.query<MatterRow>(
    `SELECT _id, version, court, place_key, record FROM ${TABLES[kind]} WHERE _id > $1 ORDER BY _id LIMIT ${BATCH}`,
    [after],
  );
  await store(indexing, kind, rows);
  const next = rows.length < BATCH ? null : rows.at(-1)?._id;
  await sql.query(`UPDATE matter_words_progress SET ${kind}_id = $1`, [next]);
  return true;
}

async function followChain(indexing: IndexRound, since: number): Promise<boolean> {
  const { sql } = indexing;
  const { rows } = await sql.query<{ n: string; entity: string | null; id: string | null }>(
    `SELECT n, entity, entity_id AS id FROM audit_chain LEFT JOIN audit ON audit._id = audit_id
       AND action NOT IN ('read', 'download', 'share', 'denied')
     WHERE n > $1 ORDER BY n LIMIT ${CHAIN_BATCH}`,
    [since],
  );
  const last = rows.at(-1);
  if (!last) return false;
  const ids = (entity: Kind): string[] =>
    rows.flatMap((row) => (row.entity === entity ? (row.id ?? []) : []));
  const applications = await changed(indexing, 'application', ids('application'));
  // a filing has one audit row and also writes its case
  const theirCases = applications.flatMap(({ record: { caseId } }) =>
    typeof caseId === 'string' ? caseId : [],
  );
  await changed(indexing, 'case', [...ids('case'), ...theirCases]);
  await sql.query('UPDATE matter_words_progress SET n = $1', [last.n]);
  return rows.length === CHAIN_BATCH;
}

async function changed(
  indexing: IndexRound,
  kind: Kind,
  ids: readonly string[],
): Promise<readonly MatterRow[]> {
  const all: MatterRow[] = [];
  for (let from = 0; from < ids.length; from += BATCH) {
    const { rows } = await indexing.sql.query<MatterRow>(
      `SELECT _id, version, court, place_key, record FROM ${TABLES[kind]} WHERE _id = ANY($1::uuid[])`,
      [ids.slice(from, from + BATCH)],
    );
    await store(indexing, kind, rows);
    all.push(...rows);
  }
  return all;
}

/** Stores the rows, or one row after the other if one of them cannot be stored: the progress moves on without that one. */
async function store(indexing: IndexRound, kind: Kind, rows: readonly MatterRow[]): Promise<void> {
  if ((await refusal(indexing.sql, kind, rows)) === undefined) return;
  for (const row of rows) {
    const cause = await refusal(indexing.sql, kind, [row]);
    if (cause !== undefined) indexing.skipped.push({ kind, id: row._id, cause });
  }
}

/** Why the content of the rows cannot be stored. Undefined if they are stored. */
async function refusal(sql: Sql, kind: Kind, rows: readonly MatterRow[]): Promise<unknown> {
  await sql.query('SAVEPOINT words');
  try {
    await storeAll(sql, kind, rows);
  } catch (error) {
    if (!isOfContent(error)) throw error;
    await sql.query('ROLLBACK TO SAVEPOINT words');
    return error;
  }
  await sql.query('RELEASE SAVEPOINT words');
  return undefined;
}

/** Values and limits of PostgreSQL, and an error of our own code. A lost connection or a lock is no fault of a row. */
const isOfContent = (error: unknown): boolean =>
  /^(?:22|23|54)/.test(sqlState(error) ?? '') || error instanceof TypeError || error instanceof RangeError;

async function storeAll(sql: Sql, kind: Kind, rows: readonly MatterRow[]): Promise<void> {
  const made = rows.flatMap((row) => {
    const entry = entryOfMatter(kind, row.record);
    return entry ? [{ id: row._id, version: row.version, words: JSON.stringify(lexemesOf(entry, row)) }] : [];
  });
  if (made.length === 0) return;
  await sql.query(
    `INSERT INTO matter_words (_id, entity, version, words)
     SELECT id, $4, version, array_to_tsvector(ARRAY(SELECT jsonb_array_elements_text(words)))
     FROM unnest($1::uuid[], $2::int[], $3::jsonb[]) AS made (id, version, words)
     ON CONFLICT (_id) DO UPDATE SET version = excluded.version, words = excluded.words`,
    [made.map(({ id }) => id), made.map(({ version }) => version), made.map(({ words }) => words), kind],
  );
}
