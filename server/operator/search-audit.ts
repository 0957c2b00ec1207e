/** Rows of the audit log about an account or a record, newest first. The caller logs the search. */
import type { Sql } from '#server/storage/sql.ts';
import { userByEmail } from '#server/storage/users.ts';

/** Rows of one answer. */
export const MOST_AUDIT_ROWS = 200;

/** An account or a record, because the log has an index of both and of nothing else. */
export type AuditSubject = { readonly email: string } | { readonly id: string };

export interface AuditPeriod {
  readonly from: Date | null;
  /** The day after the last one. */
  readonly before: Date | null;
}

export interface AuditRow {
  readonly _id: string;
  readonly at: Date;
  readonly action: string;
  readonly email: string | null;
  readonly entity: string | null;
  readonly entity_id: string | null;
  readonly version: number | null;
  readonly address: string | null;
  readonly detail: unknown;
  readonly total: number;
}

interface AuditQuery extends AuditPeriod {
  readonly subject: AuditSubject;
  readonly action: string | null;
  readonly most?: number;
}

interface FoundAudit {
  readonly rows: AuditRow[];
  readonly total: number;
}

/** Undefined if no account has the e-mail. An account is found as the one who acts and as the subject of an act. */
export async function searchAudit(sql: Sql, query: AuditQuery): Promise<FoundAudit | undefined> {
  const { subject, action, from, before, most = MOST_AUDIT_ROWS } = query;
  const id = 'email' in subject ? (await userByEmail(sql, subject.email))?._id : subject.id;
  if (id === undefined) return undefined;
  const about =
    'email' in subject ? "(user_id = $1 OR (entity_id = $1 AND entity = 'user'))" : 'entity_id = $1';
  const { rows } = await sql.query<AuditRow>(
    `SELECT audit._id, audit.at, audit.action, users.email, entity, entity_id, audit.version, address, detail,
       (count(*) OVER ())::int AS total
     FROM audit LEFT JOIN users ON users._id = audit.user_id
     WHERE ${about} AND ($2::text IS NULL OR audit.action = $2)
       AND audit.at >= coalesce($3::timestamptz, '-infinity') AND audit.at < coalesce($4::timestamptz, 'infinity')
     ORDER BY audit.at DESC, audit._id DESC LIMIT $5`,
    [id, action, from, before, most],
  );
  return { rows, total: rows[0]?.total ?? 0 };
}

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** True for text in the form of an id, of a record or an account. */
export const isIdText = (text: string): boolean => ID.test(text);
