/** Accounts as an operator finds them. */
import type { AccountRow, AccountsAnswer } from '#contract/operator/operator-endpoints.ts';
import { MOST_ROWS } from '#contract/operator/operator-endpoints.ts';
import type { Role } from '#contract/account/user.ts';
import { endsOfSessions, type SessionEnds } from '#server/storage/session-ends.ts';
import type { Sql } from '#server/storage/sql.ts';
import { HAS_SECOND_FACTOR, patternOf } from './courts-at-work.ts';

interface AccountSearch {
  readonly search: string;
  readonly now: Date;
  readonly ends: SessionEnds;
}

interface AccountFound {
  readonly _id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly created_at: Date;
  readonly email_confirmed: boolean;
  readonly second_factor: boolean;
  readonly sessions: number;
  readonly total: number;
}

/** By name or e-mail, best match first. */
export async function accountsFound(sql: Sql, { search, now, ends }: AccountSearch): Promise<AccountsAnswer> {
  const { rows } = await sql.query<AccountFound>(
    `SELECT _id, name, email, role, created_at, email_confirmed, ${HAS_SECOND_FACTOR} AS second_factor, (
       SELECT count(*)::int FROM sessions WHERE user_id = users._id AND ended_at IS NULL
         AND used_at > $3 AND sessions.created_at > $4) AS sessions, (count(*) OVER ())::int AS total
     FROM users WHERE (name ILIKE $1 OR email ILIKE $1) AND email LIKE '%@%'
     ORDER BY email = lower($2) DESC, lower(name), email LIMIT ${MOST_ROWS}`,
    [patternOf(search), search, ...endsOfSessions(now, ends)],
  );
  return { accounts: rows.map(accountRow), total: rows[0]?.total ?? 0 };
}

const accountRow = ({ _id, name, email, role, sessions, ...row }: AccountFound): AccountRow => ({
  _id,
  name,
  email,
  role,
  since: row.created_at.toISOString(),
  emailConfirmed: row.email_confirmed,
  secondFactor: row.second_factor,
  sessions,
});
