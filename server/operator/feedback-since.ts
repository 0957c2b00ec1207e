import type { Feedback } from '#contract/account/feedback.ts';
import type { Sql } from '#server/storage/sql.ts';

/** Feedback of all users, newest first, with the total. For the operator only. */
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
