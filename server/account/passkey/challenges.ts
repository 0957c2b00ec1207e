/** Passkey challenges: valid for five minutes, consumed by the first answer, right or wrong. */
import type { Sql } from '#server/storage/sql.ts';
import type { Ports } from '#server/ports.ts';
import { hashToken } from '#server/storage/session.ts';

const OPEN_FOR = 5 * 60_000;

/** `userId` is the user who adds a key; null for a login. Bytes, which the library encodes. */
export async function createChallenge(
  sql: Sql,
  { randomBytes, now }: Pick<Ports, 'randomBytes' | 'now'>,
  userId: string | null,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(randomBytes(32));
  await sql.query(
    'INSERT INTO passkey_challenges (challenge_hash, user_id, created_at) VALUES ($1, $2, $3)',
    [hashToken(Buffer.from(challenge).toString('base64url')), userId, now()],
  );
  return challenge;
}

interface OfferedChallenge {
  readonly challenge: Uint8Array;
  readonly userId: string;
  readonly now: Date;
}

/** A challenge with a meaning, such as the hash of an order. It can be offered again. */
export async function offerChallenge(sql: Sql, { challenge, userId, now }: OfferedChallenge): Promise<void> {
  await sql.query(
    `INSERT INTO passkey_challenges (challenge_hash, user_id, created_at) VALUES ($1, $2, $3)
     ON CONFLICT (challenge_hash) DO UPDATE SET user_id = excluded.user_id, created_at = excluded.created_at`,
    [hashToken(Buffer.from(challenge).toString('base64url')), userId, now],
  );
}

interface ChallengeLookup {
  readonly challenge: string;
  readonly userId: string | null;
  readonly now: Date;
}

/** False for an unknown, used, foreign or expired challenge. */
export async function takeChallenge(sql: Sql, { challenge, userId, now }: ChallengeLookup): Promise<boolean> {
  const result = await sql.query(
    `DELETE FROM passkey_challenges
     WHERE challenge_hash = $1 AND user_id IS NOT DISTINCT FROM $2::uuid AND created_at > $3`,
    [hashToken(challenge), userId, new Date(now.getTime() - OPEN_FOR)],
  );
  return result.rowCount === 1;
}
