/** One row per key and user: the request and its first settled answer. */
import { LOCK_NOT_AVAILABLE, type TransactionSetting, type Sql, sqlState } from './sql.ts';

export interface KeyedRequest {
  readonly userId: string;
  readonly key: string;
  readonly fingerprint: Buffer;
}

/** Short lock timeout: do not wait for another request with the same key. */
export const KEY_PATIENCE: TransactionSetting = "SET LOCAL lock_timeout = '100ms'";

/** The first settled answer to a key, as stored. */
export interface StoredAnswer {
  readonly status: number;
  readonly body: unknown;
}

export type KeyClaim =
  | { readonly kind: 'claimed' | 'in-progress' | 'reused' }
  | { readonly kind: 'answered'; readonly answer: StoredAnswer };

/** Claims the key for this transaction. `in-progress`: another request holds it; `reused`: it stood for another request. */
export async function claimKey(sql: Sql, request: KeyedRequest, now: Date): Promise<KeyClaim> {
  try {
    const claimed = await sql.query(
      `INSERT INTO idempotency_keys (user_id, key, fingerprint, at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (user_id, key) DO NOTHING`,
      [request.userId, request.key, request.fingerprint, now],
    );
    return claimed.rowCount === 1 ? { kind: 'claimed' } : await readStoredAnswer(sql, request);
  } catch (error) {
    if (sqlState(error) === LOCK_NOT_AVAILABLE) return { kind: 'in-progress' };
    throw error;
  }
}

async function readStoredAnswer(sql: Sql, { userId, key, fingerprint }: KeyedRequest): Promise<KeyClaim> {
  const found = await sql.query<{ fingerprint: Buffer; status: number; answer: unknown }>(
    'SELECT fingerprint, status, answer FROM idempotency_keys WHERE user_id = $1 AND key = $2',
    [userId, key],
  );
  const row = found.rows[0];
  if (!row) return { kind: 'in-progress' };
  if (!row.fingerprint.equals(fingerprint)) return { kind: 'reused' };
  return { kind: 'answered', answer: { status: row.status, body: row.answer } };
}

export async function storeAnswer(
  sql: Sql,
  { userId, key }: KeyedRequest,
  { status, body }: StoredAnswer,
): Promise<void> {
  await sql.query('UPDATE idempotency_keys SET status = $3, answer = $4 WHERE user_id = $1 AND key = $2', [
    userId,
    key,
    status,
    JSON.stringify(body),
  ]);
}

/** True if the key of this user has an answer. */
export async function hasAnswer(sql: Sql, userId: string, key: unknown): Promise<boolean> {
  if (typeof key !== 'string') return false;
  const found = await sql.query('SELECT 1 FROM idempotency_keys WHERE user_id = $1 AND key = $2', [
    userId,
    key,
  ]);
  return found.rows.length > 0;
}
