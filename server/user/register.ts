/** A new account, its first session, and for a judge in demonstration the matters that are already there. */
import type { Registration, SessionAnswer } from '#contract/user.ts';
import { EVERY_COURT, seatsInForce } from '../http/caller.ts';
import type { Ports } from '../ports.ts';
import { Refusal } from '../http/refusal.ts';
import { LETTERS } from '../db/generation.ts';
import { audit } from '../db/audit.ts';
import { appendRows } from '../db/change-log.ts';
import { countOne } from '../db/rate-limit.ts';
import { takeCourts } from '../db/court-locks.ts';
import { fillView } from '../db/fill-view.ts';
import { inTransaction, sqlOf } from '../db/sql.ts';
import { insertUser, userByEmail, userById, userEntity } from './users.ts';
import { refuseWeakPassword } from './common-passwords.ts';
import { hashPassword, NO_PASSWORD } from './password.ts';
import type { From } from './login.ts';
import { placeOf } from './login-limits.ts';
import { openSession } from './session.ts';

export async function register(ports: Ports, body: Registration, from: From): Promise<SessionAnswer> {
  refuseWeakPassword(body.password, body);
  const { config, now } = ports;
  await countOne(
    sqlOf(ports.pool),
    { bucket: `register:${placeOf(from.address)}`, limit: config.limits.registerPerAddress, seconds: 3_600 },
    now(),
  );
  return createAccount(ports, body, from);
}

export async function createAccount(
  ports: Ports,
  body: Omit<Registration, 'password'> & { readonly password: string | null },
  {
    inDemonstration,
    calledItself,
    sample = false,
  }: Pick<From, 'inDemonstration' | 'calledItself'> & {
    readonly sample?: boolean;
  },
): Promise<SessionAnswer> {
  if (await userByEmail(sqlOf(ports.pool), body.email)) throw taken();
  const { randomBytes, config } = ports;
  const { password } = body;
  const passwordHash =
    password === null
      ? NO_PASSWORD
      : await ports.passwordTurns.take(async () =>
          hashPassword(password, { randomBytes, cost: config.passwordCost }),
        );
  const userId = ports.newId();
  const seesAll = body.role === 'judge' && ports.config.demonstration;
  const account = await inTransaction(ports.pool, async (sql) => {
    const { name, email, role } = body;
    const now = ports.now();
    const row = { _id: userId, email, name, role, password_hash: passwordHash, sample, now };
    if (!(await insertUser(sql, row, () => filingCode(ports.randomBytes(5))))) throw taken();
    const user = await userById(sql, userId);
    if (!user) throw new Error('the account that was just made is not there');
    await appendRows(sql, [{ userId, entity: 'user', id: userId, version: 1 }], { now });
    const seats = seatsInForce({ user, seats: [] }, inDemonstration);
    if (seesAll) await takeCourts(sql, EVERY_COURT); // whoever is filing is seen by the filling, or sees this judge
    await audit(sql, ports, { action: 'register', userId });
    return {
      token: await openSession(sql, ports, { userId, device: calledItself }),
      user: userEntity(user, seats),
    };
  });
  if (seesAll) await fillView(ports, userId, EVERY_COURT);
  return account;
}

const taken = (): Refusal =>
  new Refusal('email-taken', {
    fields: { email: 'An account with this email already exists. Log in, or use another email.' },
  });

const filingCode = (bytes: Buffer): string =>
  [...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join('');
