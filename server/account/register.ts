/** Registers an account with its first session. For a demonstration judge, starts the logs of all courts. */
import { COURT_KINDS } from '#contract/case/court.ts';
import type { Registration, Role, SessionAnswer } from '#contract/account/user.ts';
import { seatsInForce } from '#server/http/caller.ts';
import type { Ports } from '#server/ports.ts';
import { Refusal } from '#server/http/refusal.ts';
import { LETTERS } from '#server/storage/generation.ts';
import { audit } from '#server/storage/audit.ts';
import { appendRows } from '#server/storage/change-log.ts';
import { countRequest } from '#server/http/limits.ts';
import { ensureKindLogs } from '#server/storage/whole-kind-logs.ts';
import { inTransaction, type Sql, sqlOf } from '#server/storage/sql.ts';
import { insertUser, userByEmail, userById, userEntity } from '#server/storage/users.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';
import { hashPassword } from './password.ts';
import type { LoginSource } from './login.ts';
import { placeOf } from '#server/http/place-of.ts';
import { openSession } from '#server/storage/session.ts';

export async function register(ports: Ports, body: Registration, from: LoginSource): Promise<SessionAnswer> {
  const { config, now } = ports;
  await countRequest(
    sqlOf(ports.pool),
    { bucket: `register:${placeOf(from.address)}`, limit: config.limits.registerPerAddress, seconds: 3_600 },
    now(),
  );
  // by e-mail, so that the users of one address do not wait for each other
  await refuseWeakPassword(ports, {
    account: `register:${body.email}`,
    password: body.password,
    owner: body,
  });
  return createAccount(ports, body, from);
}

interface RegistrationOptions extends Pick<LoginSource, 'inDemonstration' | 'calledItself'> {
  readonly sample?: boolean;
  /** Default: in a demonstration. */
  readonly emailConfirmed?: boolean;
}

export async function createAccount(
  ports: Ports,
  { password, ...person }: Omit<Registration, 'role'> & { readonly role: Role },
  from: RegistrationOptions,
): Promise<SessionAnswer> {
  if (await userByEmail(sqlOf(ports.pool), person.email)) throw emailTakenRefusal();
  const { randomBytes, config } = ports;
  const passwordHash = await ports.passwordTurns.take(async () =>
    hashPassword(password, { randomBytes, cost: config.passwordCost }),
  );
  const account = await inTransaction(ports.pool, async (sql) =>
    insertAccount(ports, sql, { ...person, passwordHash, from }),
  );
  await createJudgeLogs(ports, account);
  return account;
}

interface NewAccount extends Omit<Registration, 'password' | 'role'> {
  /** The demonstration has an operator too. */
  readonly role: Role;
  readonly passwordHash: string;
  readonly from: RegistrationOptions;
}

/** Runs in the caller's transaction. Call `createJudgeLogs` after it. */
export async function insertAccount(
  ports: Ports,
  sql: Sql,
  { name, email, role, passwordHash, from }: NewAccount,
): Promise<SessionAnswer> {
  const userId = ports.newId();
  const now = ports.now();
  const { sample = false, calledItself, inDemonstration, emailConfirmed = inDemonstration } = from;
  const row = { _id: userId, email, name, role, password_hash: passwordHash, sample, emailConfirmed, now };
  if (!(await insertUser(sql, row, () => filingCode(ports.randomBytes(5))))) throw emailTakenRefusal();
  const user = await userById(sql, userId);
  if (!user) throw new Error('the account that was just made is not there');
  await appendRows(sql, [{ logId: userId, entity: 'user', id: userId, version: 1 }], { now });
  const seats = seatsInForce({ user, seats: [], usedSecondFactor: false }, inDemonstration);
  await audit(sql, ports, { action: 'register', userId });
  return {
    token: await openSession(sql, ports, { userId, device: calledItself }),
    user: userEntity(user, seats),
  };
}

/** A demonstration judge sits in every court. */
export async function createJudgeLogs(ports: Ports, { user }: SessionAnswer): Promise<void> {
  if (user.role === 'judge' && ports.config.demonstration) await ensureKindLogs(ports, COURT_KINDS);
}

const emailTakenRefusal = (): Refusal =>
  new Refusal('email-taken', {
    fields: { email: 'An account with this email already exists. Log in, or use another email.' },
  });

const filingCode = (bytes: Buffer): string =>
  [...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join('');
