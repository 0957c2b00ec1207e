import type { Assessment } from '#contract/assessment.ts';
import type { Sql } from '../db/sql.ts';

export async function assessmentById(sql: Sql, id: string): Promise<Assessment | undefined> {
  const found = await sql.query<{ record: Assessment }>('SELECT record FROM assessments WHERE _id = $1', [
    id,
  ]);
  return found.rows[0]?.record;
}

export async function latestAssessmentOf(sql: Sql, caseId: string): Promise<Assessment | undefined> {
  const found = await sql.query<{ record: Assessment }>(
    'SELECT record FROM assessments WHERE case_id = $1 ORDER BY version DESC LIMIT 1',
    [caseId],
  );
  return found.rows[0]?.record;
}

/** False where the id is taken. The caller holds the case, so no other has this version. */
export async function insertAssessment(sql: Sql, record: Assessment): Promise<boolean> {
  const { _id, caseId, version, at } = record;
  const inserted = await sql.query(
    `INSERT INTO assessments (_id, case_id, version, created_at, record) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (_id) DO NOTHING`,
    [_id, caseId, version, at, JSON.stringify(record)],
  );
  return inserted.rowCount === 1;
}
