/**
 * Limits logins per address (per /64 for IPv6), and per account with a growing delay. Known devices have
 * their own limit, so an attacker cannot lock a user out.
 */
import { createHash } from 'node:crypto';
import type { Ports } from '#server/ports.ts';
import { Refusal } from '#server/http/refusal.ts';
import { forget } from '#server/storage/rate-limit.ts';
import { countRequest } from '#server/http/limits.ts';
import { placeOf } from '#server/http/place-of.ts';
import { type Sql, sqlOf } from '#server/storage/sql.ts';
import { hashToken } from '#server/storage/session.ts';

const QUARTER = 900;
const DAY = 86_400_000;
/** Failures of one account without delay. */
const FREE = 20;
const LONGEST = 900;

export interface LoginAttempt {
  readonly email: string;
  readonly address: string;
  /** Device cookie of the last login. */
  readonly device: string | undefined;
}

/** Rejects an attempt over the limit. Returns the bucket to clear after a correct password. */
export async function checkLoginLimit(ports: Ports, attempt: LoginAttempt): Promise<string> {
  const sql = sqlOf(ports.pool);
  const { limits } = ports.config;
  const now = ports.now();
  const place = placeOf(attempt.address);
  const known = await isKnown(sql, attempt);
  const bucket = known ? `login:device:${attempt.device}` : `login:${attempt.email}:${place}`;
  await countRequest(sql, { bucket, limit: limits.loginPerAccount, seconds: QUARTER }, now);
  if (known) return bucket;
  await countRequest(sql, { bucket: `login:${place}`, limit: limits.loginPerAddress, seconds: QUARTER }, now);
  await checkDelay(sql, attempt.email, now);
  return bucket;
}

const accountOf = (email: string): Buffer => createHash('sha256').update(email).digest();

async function checkDelay(sql: Sql, email: string, now: Date): Promise<void> {
  const found = await sql.query<{ count: number; last_at: Date }>(
    'SELECT count, last_at FROM login_failures WHERE account = $1 AND last_at > $2',
    [accountOf(email), new Date(now.getTime() - DAY)],
  );
  const { count = 0, last_at: last = now } = found.rows[0] ?? {};
  const seconds = count < FREE ? 0 : Math.min(LONGEST, 2 ** (count - FREE));
  const left = Math.ceil((last.getTime() + seconds * 1_000 - now.getTime()) / 1_000);
  if (seconds > 0 && left > 0) throw new Refusal('rate-limited', { retryAfter: left });
}

export async function countFailure(sql: Sql, email: string, now: Date): Promise<void> {
  await sql.query(
    `INSERT INTO login_failures (account, count, last_at) VALUES ($1, 1, $2)
     ON CONFLICT (account) DO UPDATE SET last_at = excluded.last_at,
       count = CASE WHEN login_failures.last_at > $3 THEN login_failures.count + 1 ELSE 1 END`,
    [accountOf(email), now, new Date(now.getTime() - DAY)],
  );
}

/** Clears the failures after a correct password. */
export async function clearLoginFailures(sql: Sql, email: string, bucket: string): Promise<void> {
  await forget(sql, bucket);
  await forgetFailures(sql, email);
}

/** Also called after a password reset. */
export async function forgetFailures(sql: Sql, email: string): Promise<void> {
  await sql.query('DELETE FROM login_failures WHERE account = $1', [accountOf(email)]);
}

async function isKnown(sql: Sql, { email, device }: LoginAttempt): Promise<boolean> {
  if (device === undefined) return false;
  const found = await sql.query(
    `SELECT 1 FROM known_devices JOIN users ON users._id = user_id WHERE email = $1 AND token_hash = $2`,
    [email, hashToken(device)],
  );
  return found.rowCount === 1;
}

/** The device sends this cookie at its next login. It is no session and gives no access. */
export async function issueDeviceCookie(
  sql: Sql,
  { now, randomBytes }: Pick<Ports, 'now' | 'randomBytes'>,
  { userId, device }: { readonly userId: string; readonly device: string | undefined },
): Promise<string> {
  const token = device ?? randomBytes(32).toString('base64url');
  await sql.query(
    `INSERT INTO known_devices (user_id, token_hash, seen_at) VALUES ($1, $2, $3)
     ON CONFLICT (user_id, token_hash) DO UPDATE SET seen_at = excluded.seen_at`,
    [userId, hashToken(token), now()],
  );
  return token;
}
