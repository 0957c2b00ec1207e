/** Signing in: the same answer, after the same time, whether the address or the password is wrong. */
import type { Credentials } from '#contract/user.ts';
import { type Answer, ok } from '../http/answer.ts';
import { seatsInForce } from '../http/caller.ts';
import type { Ports } from '../ports.ts';
import { Refusal } from '../http/refusal.ts';
import { audit } from '../db/audit.ts';
import { countOne, forget } from '../db/rate-limit.ts';
import { sqlOf } from '../db/sql.ts';
import { seatsOf, userByEmail, userEntity } from './users.ts';
import { passwordMatches, spendTheTimeOfAMatch } from './password.ts';
import { openSession } from './session.ts';

const QUARTER = 900;

export async function login(
  ports: Ports,
  { email, password }: Credentials,
  from: { readonly address: string; readonly inDemonstration: boolean },
): Promise<Answer> {
  const sql = sqlOf(ports.pool);
  const { limits } = ports.config;
  const account = `login:${email}:${from.address}`;
  const address = `login:${from.address}`;
  await countOne(sql, { bucket: account, limit: limits.loginPerAccount, seconds: QUARTER }, ports.now());
  await countOne(sql, { bucket: address, limit: limits.loginPerAddress, seconds: QUARTER }, ports.now());
  const user = await userByEmail(sql, email);
  if (!user || !(await passwordMatches(password, user.password_hash))) {
    if (!user) await spendTheTimeOfAMatch(password, ports.config.passwordCost);
    await audit(sql, ports, { action: 'login-failed', userId: user?._id });
    throw new Refusal('wrong-credentials');
  }
  await forget(sql, account);
  const token = await openSession(sql, ports, user._id);
  await audit(sql, ports, { action: 'login', userId: user._id });
  const seats = seatsInForce({ user, seats: await seatsOf(sql, user._id) }, from.inDemonstration);
  return ok({ token, user: userEntity(user, seats) });
}
