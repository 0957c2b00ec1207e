import type { Assessment } from '#contract/assessment.ts';
import type { Sql } from '../db/sql.ts';

export async function latestAssessmentOf(sql: Sql, caseId: string): Promise<Assessment | undefined> {
  const found = await sql.query<{ record: Assessment }>(
    'SELECT record FROM assessments WHERE case_id = $1 ORDER BY version DESC LIMIT 1',
    [caseId],
  );
  return found.rows[0]?.record;
}
