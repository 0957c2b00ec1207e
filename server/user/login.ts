/** Signing in: the same answer, after the same time, whether the address or the password is wrong. */
import type { Credentials, SessionAnswer } from '#contract/user.ts';
import { seatsInForce } from '../http/caller.ts';
import type { Ports } from '../ports.ts';
import { Refusal } from '../http/refusal.ts';
import { audit } from '../db/audit.ts';
import { sqlOf } from '../db/sql.ts';
import { admitTry, countFailure, forgiveTry } from './login-limits.ts';
import { seatsOf, userByEmail, userEntity } from './users.ts';
import { hasPassword, passwordMatches, spendTheTimeOfAMatch } from './password.ts';
import { openSession } from './session.ts';

export interface From {
  readonly address: string;
  readonly inDemonstration: boolean;
  readonly device: string | undefined;
  /** Browser and system, for the list of one's devices. */
  readonly calledItself?: string | undefined;
}

export async function login(
  ports: Ports,
  { email, password }: Credentials,
  from: From,
): Promise<SessionAnswer> {
  const sql = sqlOf(ports.pool);
  const bucket = await admitTry(ports, { email, address: from.address, device: from.device });
  const user = await userByEmail(sql, email);
  const isRight = await ports.passwordTurns.take(async () =>
    user && hasPassword(user.password_hash)
      ? passwordMatches(password, user.password_hash)
      : spendTheTimeOfAMatch(password, ports.config.passwordCost),
  );
  if (!user || !isRight) {
    await countFailure(sql, email, ports.now());
    await audit(sql, ports, { action: 'login-failed', userId: user?._id });
    throw new Refusal('wrong-credentials');
  }
  if (user.sample && !from.inDemonstration) throw sampleAccount();
  await forgiveTry(sql, email, bucket);
  const token = await openSession(sql, ports, { userId: user._id, device: from.calledItself });
  await audit(sql, ports, { action: 'login', userId: user._id });
  const seats = seatsInForce({ user, seats: await seatsOf(sql, user._id) }, from.inDemonstration);
  return { token, user: userEntity(user, seats) };
}

/** Everybody knows their passwords. */
const sampleAccount = (): Refusal =>
  new Refusal('forbidden', {
    msg: 'This is a sample account of the demonstration. It does not sign in here: register your own.',
  });
