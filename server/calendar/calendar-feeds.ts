/** Calendar addresses of users. An ended address has no row; the audit log has its end. */
import type { CalendarFeed } from '#contract/account/calendar-feed.ts';
import { CURRENT_GENERATION } from '#server/storage/generation.ts';
import type { Sql } from '#server/storage/sql.ts';
import { columnsOfUser, type UserRow } from '#server/storage/users.ts';

interface FeedRow {
  readonly _id: string;
  readonly created_at: Date;
  readonly used_at: Date | null;
}

/** Newest first. */
export async function feedsOf(sql: Sql, userId: string): Promise<CalendarFeed[]> {
  const { rows } = await sql.query<FeedRow>(
    `SELECT _id, created_at, used_at FROM calendar_feeds
     WHERE user_id = $1 AND generation = ${CURRENT_GENERATION} ORDER BY created_at DESC, _id DESC`,
    [userId],
  );
  return rows.map(feedEntity);
}

const feedEntity = ({ _id, created_at: made, used_at: used }: FeedRow): CalendarFeed => ({
  _id,
  createdAt: made.toISOString(),
  ...(used && { usedAt: used.toISOString() }),
});

interface NewFeed {
  readonly _id: string;
  readonly userId: string;
  readonly tokenHash: Buffer;
  readonly now: Date;
}

export async function insertFeed(sql: Sql, { _id, userId, tokenHash, now }: NewFeed): Promise<void> {
  await sql.query(
    `INSERT INTO calendar_feeds (_id, user_id, token_hash, generation, created_at)
     VALUES ($1, $2, $3, ${CURRENT_GENERATION}, $4)`,
    [_id, userId, tokenHash, now],
  );
}

/** False if the user has no such address. */
export async function removeFeed(
  sql: Sql,
  feed: { readonly userId: string; readonly id: string },
): Promise<boolean> {
  const removed = await sql.query('DELETE FROM calendar_feeds WHERE _id = $1 AND user_id = $2', [
    feed.id,
    feed.userId,
  ]);
  return removed.rowCount === 1;
}

export interface FoundFeed extends FeedRow {
  readonly user: Pick<UserRow, '_id' | 'role' | 'sample' | 'settings'>;
}

export async function feedByToken(sql: Sql, tokenHash: Buffer): Promise<FoundFeed | undefined> {
  const { rows } = await sql.query<FeedRow & { readonly owner: UserRow }>(
    `SELECT feed._id, feed.created_at, feed.used_at, row_to_json(owner) AS owner
     FROM calendar_feeds AS feed
       JOIN LATERAL (SELECT ${columnsOfUser()} FROM users WHERE users._id = feed.user_id) AS owner ON true
     WHERE feed.token_hash = $1 AND feed.generation = ${CURRENT_GENERATION}`,
    [tokenHash],
  );
  const [found] = rows;
  return found && { _id: found._id, created_at: found.created_at, used_at: found.used_at, user: found.owner };
}

export async function noteFetched(sql: Sql, id: string, now: Date): Promise<void> {
  await sql.query('UPDATE calendar_feeds SET used_at = $2 WHERE _id = $1', [id, now]);
}
