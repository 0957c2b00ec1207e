/** Second step of a login: a code of the app or a recovery code. A login with a passkey needs none. */
import { audit } from '#server/storage/audit.ts';
import { countRequest } from '#server/http/limits.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';
import type { Ports } from '#server/ports.ts';
import { forget } from '#server/storage/rate-limit.ts';
import { openedSecret, type StoredSecret } from '#server/storage/secrets/sealed-secret.ts';
import { type Sql, sqlOf } from '#server/storage/sql.ts';
import type { UserRow } from '#server/storage/users.ts';
import { countFailure } from '#server/account/login-limits.ts';
import { isAuthenticatorCode, stepOf } from './authenticator-code.ts';
import { takeRecoveryCode } from './recovery-codes.ts';

interface Factors {
  readonly authenticator: boolean;
  readonly passkeys: number;
}

export async function factorsOf(sql: Sql, userId: string): Promise<Factors> {
  const { rows } = await sql.query<Factors>(
    `SELECT EXISTS (SELECT 1 FROM authenticators WHERE user_id = $1 AND confirmed_at IS NOT NULL) AS authenticator,
       (SELECT count(*)::int FROM passkeys WHERE user_id = $1) AS passkeys`,
    [userId],
  );
  return rows[0] ?? { authenticator: false, passkeys: 0 };
}

/** A passkey of a verified judge is required at each login. For other accounts it only replaces the password. */
export function hasSecondStep(
  { verified_name: verifiedName }: Pick<UserRow, 'verified_name'>,
  { authenticator, passkeys }: Factors,
): boolean {
  return authenticator || (verifiedName !== null && passkeys > 0);
}

interface SecondStep {
  readonly user: UserRow;
  readonly code: string | undefined;
}

/**
 * True if a code was given and is right, false if the account has no second factor. Do not call in a
 * transaction: a rejection must count.
 */
export async function proveSecondFactor(ports: Ports, { user, code }: SecondStep): Promise<boolean> {
  const sql = sqlOf(ports.pool);
  const factors = await factorsOf(sql, user._id);
  if (!hasSecondStep(user, factors)) return false;
  if (code === undefined || code.trim() === '') throw codeNeeded(factors);
  const bucket = `second-factor:${user._id}`;
  await countRequest(sql, { bucket, limit: ports.config.limits.codesPerUser, seconds: 900 }, ports.now());
  if (!(await isRight(ports, sql, { userId: user._id, code }))) {
    await countFailure(sql, user.email, ports.now());
    await audit(sql, ports, { action: 'login-failed', userId: user._id, detail: { by: 'second-factor' } });
    throw invalid({
      secondFactor: 'This code is wrong, or was used before. Wait for the next code, or use a recovery code.',
    });
  }
  await forget(sql, bucket);
  return true;
}

const codeNeeded = ({ authenticator }: Factors): Refusal =>
  authenticator
    ? new Refusal('code-needed')
    : new Refusal('code-needed', {
        msg: 'This account logs in with a passkey. Use it, or enter a recovery code.',
      });

async function isRight(
  ports: Ports,
  sql: Sql,
  { userId, code }: { readonly userId: string; readonly code: string },
): Promise<boolean> {
  if (await takeAuthenticatorCode(ports, sql, { userId, code })) return true;
  const now = ports.now();
  if (!(await takeRecoveryCode(sql, { userId, code, now }))) return false;
  await audit(sql, ports, { action: 'use-recovery-code', userId });
  return true;
}

const keyMissing = (): Refusal =>
  new Refusal('unavailable', {
    msg: 'The server cannot check codes of your app: its key is missing. Use a recovery code, and tell the operator.',
  });

interface AuthenticatorTry {
  readonly userId: string;
  readonly code: string;
  /** The app is being set up. */
  readonly isFirst?: boolean;
}

/** Takes each time step once, also when two logins come together. */
export async function takeAuthenticatorCode(
  ports: Pick<Ports, 'now' | 'secretKeys' | 'config'>,
  sql: Sql,
  { userId, code, isFirst = false }: AuthenticatorTry,
): Promise<boolean> {
  const digits = code.replaceAll(/\s/g, '');
  if (!isAuthenticatorCode(digits)) return false; // a recovery code, which needs no key
  const now = ports.now();
  const { authenticatorWindow: window } = ports.config;
  const { rows } = await sql.query<StoredSecret>(
    'SELECT secret, key_id FROM authenticators WHERE user_id = $1 AND (confirmed_at IS NULL) = $2',
    [userId, isFirst],
  );
  const [row] = rows;
  const secret = row && openedSecret(ports.secretKeys, userId, row);
  if (row && !secret) throw keyMissing();
  const step = secret && stepOf(secret, { code: digits, now, window });
  if (step === undefined) return false;
  const taken = await sql.query(
    `UPDATE authenticators SET last_step = $2, confirmed_at = coalesce(confirmed_at, $3)
     WHERE user_id = $1 AND last_step < $2`,
    [userId, step, now],
  );
  return taken.rowCount === 1;
}
