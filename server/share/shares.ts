import type { Application } from '#contract/application/application.ts';
import type { Hideable, LiveShare } from '#contract/share/share.ts';
import { CURRENT_GENERATION } from '#server/storage/generation.ts';
import { wakePushes } from '#server/storage/push-due.ts';
import type { Sql } from '#server/storage/sql.ts';
import { LIVE_AT_MOST } from './share-rules.ts';

interface ShareRow {
  readonly _id: string;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly email: string | null;
  readonly hide: readonly Hideable[];
}

interface NewRow {
  readonly _id: string;
  readonly applicationId: string;
  readonly ownerId: string;
  readonly tokenHash: Buffer;
  readonly email: string | undefined;
  readonly hide: readonly Hideable[];
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Locks the application, so that concurrent links are counted one after the other. */
export async function countLive(sql: Sql, applicationId: string, now: Date): Promise<number> {
  await sql.query('SELECT 1 FROM applications WHERE _id = $1 FOR UPDATE', [applicationId]);
  const found = await sql.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM shares WHERE application_id = $1 AND ${LIVE}`,
    [applicationId, now],
  );
  return found.rows[0]?.count ?? 0;
}

const LIVE = `ended_at IS NULL AND expires_at > $2 AND generation = ${CURRENT_GENERATION}`;

export async function insertShare(sql: Sql, share: NewRow): Promise<void> {
  await sql.query(
    `INSERT INTO shares (_id, application_id, owner_id, token_hash, generation, email, hide, created_at, expires_at)
     VALUES ($1, $2, $3, $4, ${CURRENT_GENERATION}, $5, $6, $7, $8)`,
    [
      share._id,
      share.applicationId,
      share.ownerId,
      share.tokenHash,
      share.email ?? null,
      share.hide,
      share.createdAt,
      share.expiresAt,
    ],
  );
}

/** Active links, newest first. */
export async function liveShares(sql: Sql, applicationId: string, now: Date): Promise<LiveShare[]> {
  const found = await sql.query<LiveRow>(
    `SELECT _id, created_at, expires_at, email, hide, opened, last_opened_at FROM shares
     WHERE application_id = $1 AND ${LIVE} ORDER BY created_at DESC, _id DESC LIMIT ${LIVE_AT_MOST}`,
    [applicationId, now],
  );
  return found.rows.map(liveShareOf);
}

interface LiveRow extends ShareRow {
  readonly opened: number;
  readonly last_opened_at: Date | null;
}

function liveShareOf(row: LiveRow): LiveShare {
  const { _id, email, hide, opened, last_opened_at: last } = row;
  return {
    _id,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    ...(email !== null && { email }),
    hide: [...hide],
    opened,
    ...(last && { lastOpenedAt: last.toISOString() }),
  };
}

/** `again` if already revoked; `undefined` if the application has no such link. */
export async function revokeShare(
  sql: Sql,
  {
    applicationId,
    shareId,
    now,
  }: Readonly<Record<'applicationId' | 'shareId', string>> & { readonly now: Date },
): Promise<'ended' | 'again' | undefined> {
  const ended = await sql.query(
    'UPDATE shares SET ended_at = $3 WHERE _id = $1 AND application_id = $2 AND ended_at IS NULL',
    [shareId, applicationId, now],
  );
  if (ended.rowCount === 1) return 'ended';
  const there = await sql.query('SELECT 1 FROM shares WHERE _id = $1 AND application_id = $2', [
    shareId,
    applicationId,
  ]);
  return there.rowCount === 1 ? 'again' : undefined;
}

export interface FoundShare extends ShareRow {
  readonly ended: boolean;
  readonly record: Application;
}

/** Finds a link by its token hash, with the current application. */
export async function shareByToken(sql: Sql, tokenHash: Buffer): Promise<FoundShare | undefined> {
  const found = await sql.query<FoundShare>(
    `SELECT share._id, share.created_at, expires_at, email, hide, application.record,
       (ended_at IS NOT NULL OR generation <> ${CURRENT_GENERATION}) AS ended
     FROM shares AS share JOIN applications AS application ON application._id = share.application_id
     WHERE token_hash = $1`,
    [tokenHash],
  );
  return found.rows[0];
}

export async function countOpened(sql: Sql, shareId: string, now: Date): Promise<void> {
  const { rows } = await sql.query<{ readonly owner_id: string }>(
    'UPDATE shares SET opened = opened + 1, last_opened_at = $2 WHERE _id = $1 RETURNING owner_id',
    [shareId, now],
  );
  await wakePushes(sql, { users: rows.map(({ owner_id: owner }) => owner) }, now);
}
