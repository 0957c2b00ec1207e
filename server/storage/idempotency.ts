/** One row per key and person: the request it stood for, and the first settled answer to it. */
import type { Answer } from '#server/http/answer.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type TransactionSetting, type Sql, sqlState } from './sql.ts';

export interface KeyedRequest {
  readonly userId: string;
  readonly key: string;
  readonly fingerprint: Buffer;
}

const LOCK_NOT_AVAILABLE = '55P03';

/** What a transaction that takes a key begins with: whoever is at work with it is not waited for. */
export const KEY_PATIENCE: TransactionSetting = "SET LOCAL lock_timeout = '100ms'";

/** Takes the key for this transaction, or answers what was answered the first time. */
export async function claimKey(sql: Sql, request: KeyedRequest, now: Date): Promise<Answer | undefined> {
  try {
    const taken = await sql.query(
      `INSERT INTO idempotency_keys (user_id, key, fingerprint, at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (user_id, key) DO NOTHING`,
      [request.userId, request.key, request.fingerprint, now],
    );
    return taken.rowCount === 1 ? undefined : await storedAnswer(sql, request);
  } catch (error) {
    if (sqlState(error) === LOCK_NOT_AVAILABLE) throw new Refusal('key-in-progress', { retryAfter: 1 });
    throw error;
  }
}

async function storedAnswer(sql: Sql, { userId, key, fingerprint }: KeyedRequest): Promise<Answer> {
  const found = await sql.query<{ fingerprint: Buffer; status: number; answer: Answer['body'] }>(
    'SELECT fingerprint, status, answer FROM idempotency_keys WHERE user_id = $1 AND key = $2',
    [userId, key],
  );
  const row = found.rows[0];
  if (!row) throw new Refusal('key-in-progress', { retryAfter: 1 });
  if (!row.fingerprint.equals(fingerprint)) throw new Refusal('key-reused');
  return { status: row.status, body: row.answer };
}

export async function storeAnswer(sql: Sql, { userId, key }: KeyedRequest, answer: Answer): Promise<void> {
  await sql.query('UPDATE idempotency_keys SET status = $3, answer = $4 WHERE user_id = $1 AND key = $2', [
    userId,
    key,
    answer.status,
    JSON.stringify(answer.body),
  ]);
}

/** Whether a key of this person has had its answer. */
export async function hasAnswer(sql: Sql, userId: string, key: unknown): Promise<boolean> {
  if (typeof key !== 'string') return false;
  const found = await sql.query('SELECT 1 FROM idempotency_keys WHERE user_id = $1 AND key = $2', [
    userId,
    key,
  ]);
  return found.rows.length > 0;
}
