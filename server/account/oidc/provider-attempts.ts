/** Provider login attempts: bound to one browser, valid for ten minutes, used once. */
import type { Sql } from '#server/storage/sql.ts';
import { hashToken } from '#server/storage/session.ts';
import type { ProviderClaims } from './oidc-client.ts';

const OPEN_FOR = 10 * 60_000;

interface ProviderAttempt {
  readonly provider: string;
  readonly browser: string;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly now: Date;
}

export async function keepTry(sql: Sql, attempt: ProviderAttempt): Promise<void> {
  await sql.query(
    `INSERT INTO provider_tries (state_hash, browser_hash, provider, verifier, nonce, created_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [
      hashToken(attempt.state),
      hashToken(attempt.browser),
      attempt.provider,
      attempt.verifier,
      attempt.nonce,
      attempt.now,
    ],
  );
}

interface ProviderCallback {
  readonly provider: string;
  readonly browser: string;
  readonly state: string;
  readonly now: Date;
}

/** First return wins. `undefined` if expired or started in another browser. */
export async function takeTry(
  sql: Sql,
  { provider, browser, state, now }: ProviderCallback,
): Promise<{ readonly nonce: string; readonly verifier: string } | undefined> {
  const found = await sql.query<{ nonce: string; verifier: string }>(
    `UPDATE provider_tries SET used_at = $4 WHERE state_hash = $1 AND browser_hash = $2 AND provider = $3
       AND used_at IS NULL AND created_at > $5 RETURNING nonce, verifier`,
    [hashToken(state), hashToken(browser), provider, now, new Date(now.getTime() - OPEN_FOR)],
  );
  return found.rows[0];
}

export async function keepClaims(
  sql: Sql,
  { state, code, claims }: { readonly state: string; readonly code: string; readonly claims: ProviderClaims },
): Promise<void> {
  await sql.query('UPDATE provider_tries SET code_hash = $2, claims = $3 WHERE state_hash = $1', [
    hashToken(state),
    hashToken(code),
    JSON.stringify(claims),
  ]);
}

export interface KnownClaims {
  readonly provider: string;
  readonly claims: ProviderClaims;
}

/** Lock the attempt, so that it is completed once. */
export async function claimsOf(
  sql: Sql,
  { code, browser, now }: { readonly code: string; readonly browser: string; readonly now: Date },
): Promise<KnownClaims | undefined> {
  const found = await sql.query<KnownClaims>(
    `SELECT provider, claims FROM provider_tries
     WHERE code_hash = $1 AND browser_hash = $2 AND claims IS NOT NULL AND created_at > $3 FOR UPDATE`,
    [hashToken(code), hashToken(browser), new Date(now.getTime() - OPEN_FOR)],
  );
  return found.rows[0];
}

/** Invalidates the code of the attempt. */
export async function endTry(sql: Sql, code: string): Promise<void> {
  await sql.query('DELETE FROM provider_tries WHERE code_hash = $1', [hashToken(code)]);
}
