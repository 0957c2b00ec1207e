/** Signing in: the same answer, after the same time, whether the address or the password is wrong. */
import type { Credentials, SessionAnswer } from '#contract/user.ts';
import { seatsInForce } from '#server/http/caller.ts';
import type { Ports } from '#server/ports.ts';
import { Refusal } from '#server/http/refusal.ts';
import { audit } from '#server/storage/audit.ts';
import { type Sql, sqlOf } from '#server/storage/sql.ts';
import { checkLoginLimit, countFailure, clearLoginFailures } from './login-limits.ts';
import { seatsOf, userByEmail, userEntity, type UserRow } from '#server/storage/users.ts';
import { passwordMatches, hashDummyPassword } from './password.ts';
import { hasPassword } from '#server/storage/users.ts';
import { openVerifiedSession } from '#server/storage/session.ts';

export interface From {
  readonly address: string;
  readonly inDemonstration: boolean;
  readonly device: string | undefined;
  /** Browser and system, for the list of one's devices. */
  readonly calledItself?: string | undefined;
}

/** Whose password was right, as they were read before it was looked at. */
export interface Verified {
  readonly user: UserRow;
  readonly bucket: string;
}

export async function login(ports: Ports, said: Credentials, from: From): Promise<SessionAnswer> {
  return enterVerified(ports, sqlOf(ports.pool), { ...(await verify(ports, said, from)), from });
}

/** Takes its turn at the passwords: not to be called with a connection in hand. */
export async function verify(ports: Ports, { email, password }: Credentials, from: From): Promise<Verified> {
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
  return { user, bucket };
}

/** Refuses where the password has been changed, or the account closed, since it was verified. */
export async function enterVerified(
  ports: Ports,
  sql: Sql,
  { user, bucket, from }: Verified & { readonly from: From },
): Promise<SessionAnswer> {
  const token = await openVerifiedSession(sql, ports, { user, device: from.calledItself });
  if (token === undefined) throw new Refusal('wrong-credentials');
  await clearLoginFailures(sql, user.email, bucket);
  return entered(ports, sql, { user, token, from });
}

interface VerifiedLogin {
  readonly user: UserRow;
  readonly token: string;
  readonly from: From;
  /** By what else than a password. */
  readonly detail?: unknown;
}

/** The answer to a log in, written down. */
export async function entered(
  ports: Ports,
  sql: Sql,
  { user, token, from, detail }: VerifiedLogin,
): Promise<SessionAnswer> {
  await audit(sql, ports, { action: 'login', userId: user._id, detail });
  const seats = seatsInForce({ user, seats: await seatsOf(sql, user._id) }, from.inDemonstration);
  return { token, user: userEntity(user, seats) };
}

/** Everybody knows their passwords. */
export const sampleAccount = (): Refusal =>
  new Refusal('forbidden', {
    msg: 'This is a sample account of the demonstration. It does not sign in here: register your own.',
  });
