/** Lists and ends the sessions of a user. An ended session keeps its row, so that its device learns why. */
import { hashToken } from './session.ts';
import { endsOfSessions, type SessionEnds } from './session-ends.ts';
import type { Sql } from './sql.ts';

/** Deletes the push subscriptions of the sessions in `ended`. */
const SILENCED = `silenced AS (
  DELETE FROM push_subscriptions AS browser USING ended
  WHERE browser.user_id = ended.user_id AND browser.session_id = ended._id)`;

export async function endSession(sql: Sql, token: string, now: Date): Promise<void> {
  await sql.query(
    `WITH ended AS (
       UPDATE sessions SET ended_at = $2, ended_by = 'logout' WHERE token_hash = $1 AND ended_at IS NULL
       RETURNING _id, user_id
     ), ${SILENCED} SELECT FROM ended`,
    [hashToken(token), now],
  );
}

interface KeptSession {
  readonly _id: string;
  readonly device: string | null;
  readonly created_at: Date;
  readonly used_at: Date;
}

interface OpenSessionsQuery {
  readonly userId: string;
  readonly now: Date;
  readonly ends: SessionEnds;
}

/** Open sessions, last used first. */
export async function openSessionsOf(
  sql: Sql,
  { userId, now, ends }: OpenSessionsQuery,
): Promise<KeptSession[]> {
  const found = await sql.query<KeptSession>(
    `SELECT _id, device, created_at, used_at FROM sessions
     WHERE user_id = $1 AND ended_at IS NULL AND used_at > $2 AND created_at > $3 ORDER BY used_at DESC, _id`,
    [userId, ...endsOfSessions(now, ends)],
  );
  return found.rows;
}

/** Ends a session from another device, which keeps its local data. False if the user has no such session. */
export async function revokeSession(
  sql: Sql,
  { userId, sessionId, now }: { readonly userId: string; readonly sessionId: string; readonly now: Date },
): Promise<boolean> {
  const ended = await sql.query(
    `WITH ended AS (
       UPDATE sessions SET ended_at = coalesce(ended_at, $3), ended_by = coalesce(ended_by, 'revoked')
       WHERE user_id = $1 AND _id = $2 RETURNING _id, user_id
     ), ${SILENCED} SELECT FROM ended`,
    [userId, sessionId, now],
  );
  return ended.rowCount === 1;
}

/** Revokes all sessions of the user except the current one. */
export async function revokeSessions(
  sql: Sql,
  { userId, except, now }: { readonly userId: string; readonly except?: string; readonly now: Date },
): Promise<void> {
  await sql.query(
    `UPDATE sessions SET ended_at = $2, ended_by = 'revoked'
     WHERE user_id = $1 AND ended_at IS NULL AND _id IS DISTINCT FROM $3::uuid`,
    [userId, now, except ?? null],
  );
  await sql.query('DELETE FROM known_devices WHERE user_id = $1', [userId]);
  await sql.query(
    'DELETE FROM push_subscriptions WHERE user_id = $1 AND ($2::uuid IS NULL OR session_id IS DISTINCT FROM $2)',
    [userId, except ?? null],
  );
}
