/** Passkey login. The signed challenge must come from this server, be recent and unused. */
import type { SessionAnswer } from '#contract/account/user.ts';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { audit } from '#server/storage/audit.ts';
import { inTransaction, type Sql, sqlOf } from '#server/storage/sql.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Ports } from '#server/ports.ts';
import { entered, type LoginSource, sampleAccount } from '#server/account/login.ts';
import { openSession } from '#server/storage/session.ts';
import { userById } from '#server/storage/users.ts';
import { createChallenge, takeChallenge } from './challenges.ts';
import type { RelyingParty } from './relying-party.ts';

/** Sends no key list, so that nobody can test which addresses have a key. */
export async function beginPasskeyLogin(
  ports: Ports,
  { domain }: RelyingParty,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  return generateAuthenticationOptions({
    rpID: domain,
    challenge: await createChallenge(sqlOf(ports.pool), ports, null),
    timeout: 300_000,
    userVerification: 'required',
  });
}

interface KeptKey {
  readonly _id: string;
  readonly user_id: string;
  readonly credential_id: string;
  readonly public_key: Buffer;
  /** PostgreSQL returns bigint as text. */
  readonly counter: string;
}

interface LoggingIn {
  readonly party: RelyingParty;
  readonly from: LoginSource;
}

export async function logInWithPasskey(
  ports: Ports,
  response: { readonly id: string },
  { party, from }: LoggingIn,
): Promise<SessionAnswer> {
  const used = await verifyPasskey(ports, response, party);
  if (!used) throw refused();
  return inTransaction(ports.pool, async (transaction) => enter(ports, transaction, { ...used, from }));
}

interface UsedPasskey {
  readonly key: KeptKey;
  readonly counter: number;
}

/** Undefined for a wrong key or challenge, which is written to the audit log. */
export async function verifyPasskey(
  ports: Ports,
  response: { readonly id: string },
  party: RelyingParty,
): Promise<UsedPasskey | undefined> {
  const sql = sqlOf(ports.pool);
  const found = await sql.query<KeptKey>(
    'SELECT _id, user_id, credential_id, public_key, counter FROM passkeys WHERE credential_id = $1 AND rp_id = $2',
    [response.id, party.domain],
  );
  const [key] = found.rows;
  const counter = key && (await counterOf(ports, { key, party }, response));
  if (key && counter !== undefined) return { key, counter };
  await audit(sql, ports, { action: 'login-failed', userId: key?.user_id, detail: BY_PASSKEY });
  return undefined;
}

/** False for a key that was removed or used at the same moment. */
export async function countPasskey(sql: Sql, { key, counter }: UsedPasskey, now: Date): Promise<boolean> {
  const counted = await sql.query(
    'UPDATE passkeys SET counter = $2, used_at = $3 WHERE _id = $1 AND counter = $4',
    [key._id, counter, now, key.counter],
  );
  return counted.rowCount === 1;
}

const BY_PASSKEY = { by: 'passkey' };

const refused = (): Refusal =>
  new Refusal('wrong-credentials', {
    msg: 'This passkey opens no account here, or it took too long. Try again, or log in with your password.',
  });

/** Counter of the verified key; `undefined` for a wrong key or challenge. */
async function counterOf(
  ports: Ports,
  { key, party }: { readonly key: KeptKey; readonly party: RelyingParty },
  response: object,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library validates it and throws
  const assertion = response as AuthenticationResponseJSON;
  const verification = await verifyAuthenticationResponse({
    response: assertion,
    expectedChallenge: async (challenge) =>
      takeChallenge(sqlOf(ports.pool), { challenge, userId: null, now: ports.now() }),
    expectedOrigin: party.origin,
    expectedRPID: party.domain,
    credential: {
      id: key.credential_id,
      publicKey: new Uint8Array(key.public_key),
      counter: Number(key.counter),
    },
    requireUserVerification: true,
  }).catch(() => undefined);
  if (verification?.verified !== true) return undefined;
  const handle = assertion.response.userHandle;
  const isTheirs = handle !== undefined && Buffer.from(handle, 'base64url').toString() === key.user_id;
  return isTheirs ? verification.authenticationInfo.newCounter : undefined;
}

interface PasskeyLogin extends UsedPasskey {
  readonly from: LoginSource;
}

async function enter(ports: Ports, sql: Sql, { from, ...used }: PasskeyLogin): Promise<SessionAnswer> {
  const isCounted = await countPasskey(sql, used, ports.now());
  const user = isCounted ? await userById(sql, used.key.user_id) : undefined;
  if (!user) throw refused();
  if (user.sample && !from.inDemonstration) throw sampleAccount();
  const token = await openSession(sql, ports, {
    userId: user._id,
    device: from.calledItself,
    secondFactor: true,
  });
  return entered(ports, sql, { user, token, from, secondFactor: true, detail: BY_PASSKEY });
}
