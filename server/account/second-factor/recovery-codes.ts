/** Recovery codes: 118 random bits each, so a plain hash protects them. Each works once. */
import { hash } from 'node:crypto';
import type { Ports } from '#server/ports.ts';
import type { Sql } from '#server/storage/sql.ts';

const COUNT = 10;
/** Without letters and digits that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Replaces all earlier codes. */
export async function createRecoveryCodes(
  sql: Sql,
  { randomBytes }: Pick<Ports, 'randomBytes'>,
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, () => codeFrom(randomBytes(24)));
  await sql.query('DELETE FROM recovery_codes WHERE user_id = $1', [userId]);
  await sql.query('INSERT INTO recovery_codes (user_id, code_hash) SELECT $1, unnest($2::bytea[])', [
    userId,
    codes.map((code) => hashOf(userId, code)),
  ]);
  return codes;
}

/** False for a wrong or used code. */
export async function takeRecoveryCode(
  sql: Sql,
  { userId, code, now }: { readonly userId: string; readonly code: string; readonly now: Date },
): Promise<boolean> {
  const used = await sql.query(
    'UPDATE recovery_codes SET used_at = $3 WHERE user_id = $1 AND code_hash = $2 AND used_at IS NULL',
    [userId, hashOf(userId, code), now],
  );
  return used.rowCount === 1;
}

export async function unusedRecoveryCodes(sql: Sql, userId: string): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM recovery_codes WHERE user_id = $1 AND used_at IS NULL',
    [userId],
  );
  return rows[0]?.count ?? 0;
}

function codeFrom(bytes: Buffer): string {
  const letters = [...bytes].map((byte) => LETTERS.charAt(byte % LETTERS.length)).join('');
  return letters.replaceAll(/(.{4})(?=.)/g, '$1-');
}

const hashOf = (userId: string, code: string): Buffer =>
  hash('sha256', `${userId}:${code.toLowerCase().replaceAll(/[^a-z\d]/g, '')}`, 'buffer');
