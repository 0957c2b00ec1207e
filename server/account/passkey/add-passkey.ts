/** Adds a passkey to the account. Requires the password again if there is one. */
import type { NewPasskey, Passkey, PasskeyRequest } from '#contract/account/passkey.ts';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { audit } from '#server/storage/audit.ts';
import { inTransaction, type Sql, sqlOf } from '#server/storage/sql.ts';
import type { Caller } from '#server/http/caller.ts';
import { invalid, type Refusal } from '#server/http/refusal.ts';
import type { Ports } from '#server/ports.ts';
import { hasPassword } from '#server/storage/users.ts';
import { refuseSample, requirePassword } from '#server/account/password-change.ts';
import { noteSecondFactor } from '#server/storage/session.ts';
import { requireJudgeIdentity } from '#server/account/require-identity.ts';
import { requireSecondFactor } from '#server/account/second-factor/authenticator.ts';
import { lockUser } from '#server/storage/users.ts';
import { createChallenge, takeChallenge } from './challenges.ts';
import { passkeyEntity, type PasskeyRow } from './passkeys.ts';
import type { RelyingParty } from './relying-party.ts';

/** Keys per account. */
const MOST = 20;
const PRODUCT = 'Zamanat';

interface AddPasskeyRequest {
  readonly caller: Caller;
  readonly party: RelyingParty;
}

export async function beginPasskey(
  ports: Ports,
  { caller, party }: AddPasskeyRequest,
  { password }: PasskeyRequest,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { user } = caller;
  refuseSample(caller, 'It takes no passkey: register your own account to try one.');
  requireJudgeIdentity(ports, caller);
  if (hasPassword(user.password_hash)) {
    if (password === undefined) throw invalid({ password: 'Enter your password once more.' });
    const wrong = 'This is not your password. No passkey was added.';
    await requirePassword(ports, caller, { password: password, field: 'password', wrong });
  }
  const sql = sqlOf(ports.pool);
  await requireSecondFactor(sql, caller);
  const known = await credentialsOf(sql, user._id);
  if (known.length >= MOST) throw tooMany();
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  return generateRegistrationOptions({
    rpName: PRODUCT,
    rpID: party.domain,
    userName: user.email,
    userDisplayName: user.name,
    userID: new Uint8Array(Buffer.from(user._id)),
    challenge: await createChallenge(sql, ports, user._id),
    timeout: 300_000,
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

const tooMany = (): Refusal => invalid({ name: `There are ${MOST} passkeys already. Remove one first.` });

async function credentialsOf(sql: Sql, userId: string): Promise<{ id: string; transports: string[] }[]> {
  const found = await sql.query<{ id: string; transports: string[] }>(
    'SELECT credential_id AS id, transports FROM passkeys WHERE user_id = $1',
    [userId],
  );
  return found.rows;
}

export async function addPasskey(
  ports: Ports,
  { caller, party }: AddPasskeyRequest,
  { response, name }: NewPasskey,
): Promise<Passkey> {
  const { user } = caller;
  refuseSample(caller, 'It takes no passkey: register your own account to try one.');
  const made = await verified(ports, { caller, party }, response);
  return inTransaction(ports.pool, async (sql) => {
    await lockUser(sql, user._id);
    await requireSecondFactor(sql, caller);
    if ((await credentialsOf(sql, user._id)).length >= MOST) throw tooMany();
    const added = await sql.query<PasskeyRow>(
      `INSERT INTO passkeys (_id, user_id, credential_id, public_key, counter, transports, rp_id, name, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (credential_id) DO NOTHING
       RETURNING _id, name, created_at, used_at`,
      [
        ports.newId(),
        user._id,
        made.id,
        Buffer.from(made.publicKey),
        made.counter,
        made.transports ?? [],
        party.domain,
        name,
        ports.now(),
      ],
    );
    const [row] = added.rows;
    if (!row) throw invalid({ name: 'This passkey was added before.' });
    await noteSecondFactor(sql, caller, ports.now());
    await audit(sql, ports, { action: 'add-passkey', userId: user._id, detail: { passkey: row._id } });
    return passkeyEntity(row);
  });
}

async function verified(
  ports: Ports,
  { caller, party }: AddPasskeyRequest,
  response: NewPasskey['response'],
) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const userId = caller.user._id;
  const verification = await verifyRegistrationResponse({
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library validates it and throws
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge: async (challenge) =>
      takeChallenge(sqlOf(ports.pool), { challenge, userId, now: ports.now() }),
    expectedOrigin: party.origin,
    expectedRPID: party.domain,
    requireUserVerification: true,
  }).catch(() => undefined);
  if (verification?.verified !== true) {
    throw invalid({ name: 'This took too long, or the passkey could not be checked. Add it once more.' });
  }
  return verification.registrationInfo.credential;
}
