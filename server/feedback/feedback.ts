import type { Feedback } from '#contract/feedback.ts';
import type { Sql } from '../db/sql.ts';

export async function feedbackById(sql: Sql, id: string): Promise<Feedback | undefined> {
  const found = await sql.query<{ record: Feedback }>('SELECT record FROM feedback WHERE _id = $1', [id]);
  return found.rows[0]?.record;
}

/** Everybody's, newest first, and how many there are in all: for the operator alone. */
export async function feedbackSince(
  sql: Sql,
  since: Date | null,
  limit: number,
): Promise<{ readonly newest: Feedback[]; readonly total: number }> {
  const found = await sql.query<{ record: Feedback; total: number }>(
    `SELECT record, (count(*) OVER ())::int AS total FROM feedback
     WHERE created_at >= coalesce($1::timestamptz, '-infinity') ORDER BY created_at DESC, _id DESC LIMIT $2`,
    [since, limit],
  );
  return { newest: found.rows.map(({ record }) => record), total: found.rows[0]?.total ?? 0 };
}

/** False where the id is taken. */
export async function insertFeedback(sql: Sql, record: Feedback): Promise<boolean> {
  const inserted = await sql.query(
    'INSERT INTO feedback (_id, owner_id, created_at, record) VALUES ($1, $2, $3, $4) ON CONFLICT (_id) DO NOTHING',
    [record._id, record.by._id, record.at, JSON.stringify(record)],
  );
  return inserted.rowCount === 1;
}
