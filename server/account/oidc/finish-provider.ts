/**
 * Completes a provider login: connected account, new account, or the account with this e-mail after its
 * password. An e-mail alone connects nothing, because its owner may be another person.
 */
import type { FinishProvider } from '#contract/account/provider.ts';
import type { SessionAnswer, User } from '#contract/account/user.ts';
import { audit } from '#server/storage/audit.ts';
import { inTransaction, type Sql, sqlOf } from '#server/storage/sql.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';
import type { Ports } from '#server/ports.ts';
import {
  entered,
  enterVerified,
  type LoginSource,
  type VerifiedUser,
  verify,
} from '#server/account/login.ts';
import { NO_PASSWORD } from '#server/storage/users.ts';
import { proveSecondFactor } from '#server/account/second-factor/prove-second-factor.ts';
import { insertAccount, createJudgeLogs } from '#server/account/register.ts';
import { openSession } from '#server/storage/session.ts';
import { userByEmail, userById, type UserRow } from '#server/storage/users.ts';
import { claimsOf, endTry, type KnownClaims } from './provider-attempts.ts';

interface CallbackOrigin extends LoginSource {
  readonly browser: string;
}

/** Do the slow work first, so that the transaction uses one connection briefly. */
export async function finishProvider(
  ports: Ports,
  request: FinishProvider,
  from: CallbackOrigin,
): Promise<SessionAnswer> {
  const way = await wayIn(ports, request, from);
  const session = await inTransaction(ports.pool, async (sql) => {
    const known = await knownOf(ports, sql, { asked: request, from });
    const connected = await userOfProvider(sql, known);
    const opened = connected
      ? await enter(ports, sql, { user: connected, way, from })
      : await connect(ports, sql, { known, way, from });
    await endTry(sql, request.code);
    return opened;
  });
  if (way.kind === 'new') await createJudgeLogs(ports, session);
  return session;
}

interface FinishProviderRequest {
  readonly asked: FinishProvider;
  readonly from: CallbackOrigin;
}

async function knownOf(ports: Ports, sql: Sql, { asked, from }: FinishProviderRequest): Promise<KnownClaims> {
  const known = await claimsOf(sql, { code: asked.code, browser: from.browser, now: ports.now() });
  if (!known) throw over();
  return known;
}

const over = (): Refusal =>
  invalid({ code: 'This took too long, or was finished before. Start again from the login page.' });

type WayIn =
  | { readonly kind: 'connected'; readonly secondFactor: boolean }
  | ({ readonly kind: 'verified' } & VerifiedUser)
  | ({ readonly kind: 'new' } & Pick<User, 'name' | 'email' | 'role'>);

/** Determines the login path, or throws the refusal that names the missing input. */
async function wayIn(ports: Ports, request: FinishProvider, from: CallbackOrigin): Promise<WayIn> {
  const sql = sqlOf(ports.pool);
  const known = await knownOf(ports, sql, { asked: request, from });
  const connected = await userOfProvider(sql, known);
  if (connected) {
    const secondFactor = await proveSecondFactor(ports, { user: connected, code: request.secondFactor });
    return { kind: 'connected', secondFactor };
  }
  const { email, name } = known.claims;
  if (email === null) {
    throw new Refusal('forbidden', {
      msg: 'This provider has not confirmed an email of yours. Confirm it there, or register here with a password.',
    });
  }
  if (await userByEmail(sql, email)) {
    if (request.password === undefined) throw new Refusal('link-needed');
    const credentials = { email, password: request.password, secondFactor: request.secondFactor };
    return { kind: 'verified', ...(await verify(ports, credentials, from).catch(inWordsOfLink)) };
  }
  if (request.role === undefined) throw new Refusal('role-needed');
  return { kind: 'new', email, name: name === '' ? localPart(email) : name, role: request.role };
}

const localPart = (email: string): string => email.split('@')[0] ?? email;

function inWordsOfLink(error: unknown): never {
  if (error instanceof Refusal && error.problem.code === 'wrong-credentials') {
    throw invalid({
      password: 'This is not the password of your account here. Try again, or set a new one.',
    });
  }
  throw error;
}

/** Lock the user, so that an account that is being closed cannot be entered. */
async function userOfProvider(sql: Sql, { provider, claims }: KnownClaims): Promise<UserRow | undefined> {
  const found = await sql.query<{ user_id: string }>(
    'SELECT user_id FROM provider_accounts WHERE provider = $1 AND subject = $2 FOR SHARE',
    [provider, claims.subject],
  );
  const [row] = found.rows;
  return row && userById(sql, row.user_id);
}

async function enter(
  ports: Ports,
  sql: Sql,
  { user, way, from }: { readonly user: UserRow; readonly way: WayIn; readonly from: CallbackOrigin },
): Promise<SessionAnswer> {
  if (way.kind !== 'connected') throw over(); // connected meanwhile, without a second step
  const { secondFactor } = way;
  const token = await openSession(sql, ports, { userId: user._id, device: from.calledItself, secondFactor });
  return entered(ports, sql, { user, token, from, secondFactor });
}

interface ConnectRequest {
  readonly known: KnownClaims;
  readonly way: WayIn;
  readonly from: CallbackOrigin;
}

async function connect(ports: Ports, sql: Sql, { known, way, from }: ConnectRequest): Promise<SessionAnswer> {
  if (way.kind === 'connected') throw over(); // the account was closed meanwhile
  const session =
    way.kind === 'verified'
      ? await enterVerified(ports, sql, { ...way, from }).catch(inWordsOfLink)
      : await insertAccount(ports, sql, {
          ...way,
          passwordHash: NO_PASSWORD,
          from: { ...from, emailConfirmed: true }, // by the provider
        });
  const { provider, claims } = known;
  const { _id: userId } = session.user;
  const added = await sql.query(
    `INSERT INTO provider_accounts (provider, subject, user_id, linked_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT DO NOTHING`,
    [provider, claims.subject, userId, ports.now()],
  );
  if (added.rowCount === 1) {
    await audit(sql, ports, { action: 'link-provider', userId, detail: { provider } });
  } else if ((await userOfProvider(sql, known))?._id !== userId) {
    throw over(); // the identity was connected to another account meanwhile
  }
  return session;
}
