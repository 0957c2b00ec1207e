/** Sets up and removes the authenticator app of the caller. */
import type { Confirmation, NewAuthenticator, SecondFactorState } from '#contract/account/second-factor.ts';
import { audit } from '#server/storage/audit.ts';
import type { Caller } from '#server/http/caller.ts';
import { countRequest } from '#server/http/limits.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';
import type { Ports } from '#server/ports.ts';
import { noteSecondFactor } from '#server/storage/session.ts';
import { sealSecret } from '#server/storage/secrets/sealed-secret.ts';
import { inTransaction, type Sql, sqlOf } from '#server/storage/sql.ts';
import { hasPassword, lockUser } from '#server/storage/users.ts';
import { refuseSample, requirePassword } from '#server/account/password-change.ts';
import { requireJudgeIdentity } from '#server/account/require-identity.ts';
import { addressOf } from './authenticator-code.ts';
import { factorsOf, hasSecondStep, takeAuthenticatorCode } from './prove-second-factor.ts';
import { createRecoveryCodes, unusedRecoveryCodes } from './recovery-codes.ts';

const SECRET_BYTES = 20;

export async function secondFactorState(ports: Ports, caller: Caller): Promise<SecondFactorState> {
  const sql = sqlOf(ports.pool);
  const { user, usedSecondFactor: used, inDemonstration } = caller;
  const { authenticator } = await factorsOf(sql, user._id);
  return {
    authenticator,
    recoveryCodes: await unusedRecoveryCodes(sql, user._id),
    required: (user.verified_name !== null || user.role === 'operator') && !inDemonstration,
    used,
  };
}

/** A session from before the second factor must not change it: it was opened with the password alone. */
export async function requireSecondFactor(sql: Sql, { user, usedSecondFactor }: Caller): Promise<void> {
  if (usedSecondFactor || !hasSecondStep(user, await factorsOf(sql, user._id))) return;
  throw new Refusal('second-factor-needed', {
    msg: 'Log in again with your second factor, then change it here.',
  });
}

async function confirm(ports: Ports, caller: Caller, { password }: Confirmation): Promise<void> {
  refuseSample(caller, 'It takes no second factor: register your own account to try one.');
  await requireSecondFactor(sqlOf(ports.pool), caller);
  requireJudgeIdentity(ports, caller);
  if (!hasPassword(caller.user.password_hash)) return;
  if (password === undefined) throw invalid({ password: 'Enter your password once more.' });
  const wrong = 'This is not your password. Nothing was changed.';
  await requirePassword(ports, caller, { password, field: 'password', wrong });
}

/** The secret counts after its first code. A second request replaces it until then. */
export async function beginAuthenticator(
  ports: Ports,
  caller: Caller,
  confirmation: Confirmation,
): Promise<NewAuthenticator> {
  await confirm(ports, caller, confirmation);
  const { _id: userId, email } = caller.user;
  const secret = ports.randomBytes(SECRET_BYTES);
  const sealed = sealSecret(ports, userId, secret);
  const begun = await sqlOf(ports.pool).query(
    `INSERT INTO authenticators AS known (user_id, secret, key_id, created_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (user_id) DO UPDATE
       SET secret = excluded.secret, key_id = excluded.key_id, created_at = excluded.created_at
       WHERE known.confirmed_at IS NULL`,
    [userId, sealed.secret, sealed.key_id, ports.now()],
  );
  if (begun.rowCount !== 1) {
    throw invalid({ password: 'An authenticator app is set up already. Remove it first.' });
  }
  return addressOf(secret, email);
}

/** Returns the recovery codes, which are shown once. */
export async function confirmAuthenticator(
  ports: Ports,
  caller: Caller,
  code: string,
): Promise<readonly string[]> {
  const { user } = caller;
  const limit = ports.config.limits.codesPerUser;
  const bucket = `first-code:${user._id}`;
  await countRequest(sqlOf(ports.pool), { bucket, limit, seconds: 900 }, ports.now());
  return inTransaction(ports.pool, async (sql) => {
    await lockUser(sql, user._id);
    await requireSecondFactor(sql, caller);
    const isRight = await takeAuthenticatorCode(ports, sql, {
      userId: user._id,
      code,
      isFirst: true,
    });
    if (!isRight) {
      throw invalid({
        code: 'This code is wrong. Check the time of the device with the app, and enter the next code.',
      });
    }
    await noteSecondFactor(sql, caller, ports.now());
    await audit(sql, ports, { action: 'add-authenticator', userId: user._id });
    return createRecoveryCodes(sql, ports, user._id);
  });
}

export async function removeAuthenticator(
  ports: Ports,
  caller: Caller,
  confirmation: Confirmation,
): Promise<void> {
  await confirm(ports, caller, confirmation);
  const { user } = caller;
  await inTransaction(ports.pool, async (sql) => {
    await lockUser(sql, user._id);
    const { passkeys } = await factorsOf(sql, user._id);
    if (user.verified_name !== null && passkeys === 0) throw invalid({ password: LAST_FACTOR });
    await sql.query('DELETE FROM authenticators WHERE user_id = $1', [user._id]);
    if (passkeys === 0) await sql.query('DELETE FROM recovery_codes WHERE user_id = $1', [user._id]);
    await audit(sql, ports, { action: 'remove-authenticator', userId: user._id });
  });
}

const LAST_FACTOR = 'A judge keeps one second factor. Add a passkey first, then remove this one.';

/** Earlier codes stop working. */
export async function newRecoveryCodes(
  ports: Ports,
  caller: Caller,
  confirmation: Confirmation,
): Promise<readonly string[]> {
  await confirm(ports, caller, confirmation);
  const { user } = caller;
  return inTransaction(ports.pool, async (sql) => {
    await lockUser(sql, user._id);
    if (!hasSecondStep(user, await factorsOf(sql, user._id))) {
      throw invalid({ password: 'Recovery codes replace a second factor. Set one up first.' });
    }
    await audit(sql, ports, { action: 'new-recovery-codes', userId: user._id });
    return createRecoveryCodes(sql, ports, user._id);
  });
}
