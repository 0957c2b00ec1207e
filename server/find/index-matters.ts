/**
 * Keeps the words of all matters, so that no write waits for the index. The chain of the audit log names each changed
 * matter, also one that a server of the former release wrote.
 */
import { entryOfMatter } from '#records/find/find-entry.ts';
import type { Ports } from '#server/ports.ts';
import { inTransaction, type Sql } from '#server/storage/sql.ts';
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

const BATCH = 500;

/** Brings the index up to the end of the chain. Another process may do it at the same time: then this one stops. */
export async function indexMatters({ pool }: Pick<Ports, 'pool'>): Promise<void> {
  while (await inTransaction(pool, indexBatch));
}

/** True if there may be more. */
async function indexBatch(sql: Sql): Promise<boolean> {
  const { rows } = await sql.query<Progress>(
    'SELECT case_id, application_id, n FROM matter_words_progress FOR UPDATE SKIP LOCKED',
  );
  const [progress] = rows;
  if (!progress) return false;
  if (progress.case_id !== null) return fillFrom(sql, 'case', progress.case_id);
  if (progress.application_id !== null) return fillFrom(sql, 'application', progress.application_id);
  return followChain(sql, Number(progress.n));
}

/** The matters from before the index, by their ids. */
async function fillFrom(sql: Sql, kind: Kind, after: string): Promise<boolean> {
  const { rows } = await sql.query<MatterRow>(
    `SELECT _id, version, court, place_key, record FROM ${TABLES[kind]} WHERE _id > $1 ORDER BY _id LIMIT ${BATCH}`,
    [after],
  );
  await store(sql, kind, rows);
  const next = rows.length < BATCH ? null : rows.at(-1)?._id;
  await sql.query(`UPDATE matter_words_progress SET ${kind}_id = $1`, [next]);
  return true;
}

async function followChain(sql: Sql, since: number): Promise<boolean> {
  const { rows } = await sql.query<{ n: string; entity: string | null; id: string | null }>(
    `SELECT n, entity, entity_id AS id FROM audit_chain LEFT JOIN audit ON audit._id = audit_id
       AND action NOT IN ('read', 'download', 'share', 'denied')
     WHERE n > $1 ORDER BY n LIMIT ${BATCH}`,
    [since],
  );
  const last = rows.at(-1);
  if (!last) return false;
  const ids = (entity: Kind): string[] =>
    rows.flatMap((row) => (row.entity === entity ? (row.id ?? []) : []));
  const applications = await changed(sql, 'application', ids('application'));
  // a filing has one audit row and also writes its case
  const theirCases = applications.flatMap(({ record: { caseId } }) =>
    typeof caseId === 'string' ? caseId : [],
  );
  await changed(sql, 'case', [...ids('case'), ...theirCases]);
  await sql.query('UPDATE matter_words_progress SET n = $1', [last.n]);
  return rows.length === BATCH;
}

async function changed(sql: Sql, kind: Kind, ids: readonly string[]): Promise<readonly MatterRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql.query<MatterRow>(
    `SELECT _id, version, court, place_key, record FROM ${TABLES[kind]} WHERE _id = ANY($1::uuid[])`,
    [ids],
  );
  await store(sql, kind, rows);
  return rows;
}

async function store(sql: Sql, kind: Kind, rows: readonly MatterRow[]): Promise<void> {
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
