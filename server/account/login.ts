/** Login. A wrong address and a wrong password give the same answer after the same time. */
import type { Credentials, SessionAnswer } from '#contract/account/user.ts';
import { seatsInForce } from '#server/http/caller.ts';
import type { Ports } from '#server/ports.ts';
import { Refusal } from '#server/http/refusal.ts';
import { audit } from '#server/storage/audit.ts';
import { type Sql, sqlOf } from '#server/storage/sql.ts';
import { checkLoginLimit, countFailure, clearLoginFailures } from './login-limits.ts';
import { proveSecondFactor } from './second-factor/prove-second-factor.ts';
import { seatsOf, userByEmail, userEntity, type UserRow } from '#server/storage/users.ts';
import { passwordMatches, hashDummyPassword } from './password.ts';
import { hasPassword } from '#server/storage/users.ts';
import { openVerifiedSession } from '#server/storage/session.ts';

export interface LoginSource {
  readonly address: string;
  readonly inDemonstration: boolean;
  readonly device: string | undefined;
  /** Browser and system for the device list. */
  readonly calledItself?: string | undefined;
}

/** The user as read before the password check. */
export interface VerifiedUser {
  readonly user: UserRow;
  readonly bucket: string;
  /** The second factor was asked for and is right. */
  readonly secondFactor: boolean;
}

export async function login(
  ports: Ports,
  credentials: Credentials,
  from: LoginSource,
): Promise<SessionAnswer> {
  return enterVerified(ports, sqlOf(ports.pool), { ...(await verify(ports, credentials, from)), from });
}

/** Waits for a hash slot. Do not call while holding a database connection. */
export async function verify(
  ports: Ports,
  { email, password, secondFactor: code }: Credentials,
  from: LoginSource,
): Promise<VerifiedUser> {
  const sql = sqlOf(ports.pool);
  const bucket = await checkLoginLimit(ports, { email, address: from.address, device: from.device });
  const user = await userByEmail(sql, email);
  const isRight = await ports.passwordTurns.take(async () =>
    user && hasPassword(user.password_hash)
      ? passwordMatches(password, user.password_hash)
      : hashDummyPassword(password, ports.config.passwordCost),
  );
  if (!user || !isRight) {
    await countFailure(sql, email, ports.now());
    await audit(sql, ports, { action: 'login-failed', userId: user?._id });
    throw new Refusal('wrong-credentials');
  }
  if (user.sample && !from.inDemonstration) throw sampleAccount();
  return { user, bucket, secondFactor: await proveSecondFactor(ports, { user, code }) };
}

/** Rejects if the password changed or the account closed after verification. */
export async function enterVerified(
  ports: Ports,
  sql: Sql,
  { user, bucket, secondFactor, from }: VerifiedUser & { readonly from: LoginSource },
): Promise<SessionAnswer> {
  const token = await openVerifiedSession(sql, ports, { user, device: from.calledItself, secondFactor });
  if (token === undefined) throw new Refusal('wrong-credentials');
  await clearLoginFailures(sql, user.email, bucket);
  return entered(ports, sql, { user, token, from, secondFactor });
}

interface VerifiedLogin {
  readonly user: UserRow;
  readonly token: string;
  readonly from: LoginSource;
  readonly secondFactor: boolean;
  /** Login method other than a password. */
  readonly detail?: unknown;
}

/** Writes the audit row and returns the session. */
export async function entered(
  ports: Ports,
  sql: Sql,
  { user, token, from, secondFactor, detail }: VerifiedLogin,
): Promise<SessionAnswer> {
  await audit(sql, ports, { action: 'login', userId: user._id, detail });
  const session = { user, seats: await seatsOf(sql, user._id), usedSecondFactor: secondFactor };
  const seats = seatsInForce(session, from.inDemonstration);
  return { token, user: userEntity(user, seats) };
}

/** The passwords of sample accounts are public. */
export const sampleAccount = (): Refusal =>
  new Refusal('forbidden', {
    msg: 'This is a sample account of the demonstration. It does not sign in here: register your own.',
  });
