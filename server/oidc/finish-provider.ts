/**
 * The end of a log in with a provider: the account that is connected, a new one, or the one that has this e-mail, once its
 * password was said. An e-mail alone connects nothing: whoever registered it first may be somebody else.
 */
import type { FinishProvider } from '#contract/provider.ts';
import type { SessionAnswer } from '#contract/user.ts';
import { audit } from '../db/audit.ts';
import { inTransaction, type Sql, sqlOf } from '../db/sql.ts';
import { seatsInForce } from '../http/caller.ts';
import { invalid, Refusal } from '../http/refusal.ts';
import type { Ports } from '../ports.ts';
import { type From, login } from '../user/login.ts';
import { createAccount } from '../user/register.ts';
import { openSession } from '../user/session.ts';
import { seatsOf, userByEmail, userById, userEntity, type UserRow } from '../user/users.ts';
import { claimsOf, endTry, type KnownClaims } from './provider-tries.ts';

interface Finishing extends From {
  readonly browser: string;
}

export async function finishProvider(
  ports: Ports,
  asked: FinishProvider,
  from: Finishing,
): Promise<SessionAnswer> {
  return inTransaction(ports.pool, async (sql) => {
    const known = await claimsOf(sql, { code: asked.code, browser: from.browser, now: ports.now() });
    if (!known)
      throw invalid({ code: 'This took too long, or was finished before. Begin again at the log in.' });
    const connected = await userOfProvider(sql, known);
    const session = connected
      ? await enter(ports, sql, { user: connected, from })
      : await connect(ports, sql, { asked, known, from });
    await endTry(sql, asked.code);
    return session;
  });
}

async function userOfProvider(sql: Sql, { provider, claims }: KnownClaims): Promise<UserRow | undefined> {
  const found = await sql.query<{ user_id: string }>(
    'SELECT user_id FROM provider_accounts WHERE provider = $1 AND subject = $2',
    [provider, claims.subject],
  );
  const [row] = found.rows;
  return row && userById(sql, row.user_id);
}

async function enter(
  ports: Ports,
  sql: Sql,
  { user, from }: { readonly user: UserRow; readonly from: Finishing },
): Promise<SessionAnswer> {
  const token = await openSession(sql, ports, { userId: user._id, device: from.calledItself });
  await audit(sql, ports, { action: 'login', userId: user._id });
  const seats = seatsInForce({ user, seats: await seatsOf(sql, user._id) }, from.inDemonstration);
  return { token, user: userEntity(user, seats) };
}

interface Connecting {
  readonly asked: FinishProvider;
  readonly known: KnownClaims;
  readonly from: Finishing;
}

async function connect(ports: Ports, sql: Sql, { asked, known, from }: Connecting): Promise<SessionAnswer> {
  const { email, name, subject } = known.claims;
  if (email === null) {
    throw new Refusal('forbidden', {
      msg: 'This provider has not confirmed an email of yours. Confirm it there, or register here with a password.',
    });
  }
  const session = (await userByEmail(sqlOf(ports.pool), email))
    ? await withPassword(ports, { email, password: asked.password }, from)
    : await asNew(ports, { email, name, role: asked.role }, from);
  await sql.query(
    'INSERT INTO provider_accounts (provider, subject, user_id, linked_at) VALUES ($1, $2, $3, $4)',
    [known.provider, subject, session.user._id, ports.now()],
  );
  await audit(sql, ports, {
    action: 'link-provider',
    userId: session.user._id,
    detail: { provider: known.provider },
  });
  return session;
}

async function withPassword(
  ports: Ports,
  { email, password }: { readonly email: string; readonly password: string | undefined },
  from: Finishing,
): Promise<SessionAnswer> {
  if (password === undefined) throw new Refusal('link-needed');
  return login(ports, { email, password }, from).catch((error: unknown) => {
    if (error instanceof Refusal && error.problem.code === 'wrong-credentials') {
      throw invalid({
        password: 'This is not the password of your account here. Try again, or set a new one.',
      });
    }
    throw error;
  });
}

async function asNew(
  ports: Ports,
  { email, name, role }: { readonly email: string; readonly name: string } & Pick<FinishProvider, 'role'>,
  from: Finishing,
): Promise<SessionAnswer> {
  if (role === undefined) throw new Refusal('role-needed');
  const called = name.trim() === '' ? (email.split('@')[0] ?? email) : name.trim();
  return createAccount(ports, { email, name: called.slice(0, 120), role, password: null }, from);
}
