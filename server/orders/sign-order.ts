/** The signature of the judge's passkey over the hash of an order. The hash itself is the challenge. */
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import type { Order } from '#contract/application/order.ts';
import { offerChallenge, takeChallenge } from '#server/account/passkey/challenges.ts';
import type { RelyingParty } from '#server/account/passkey/relying-party.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Effect, Write } from '#server/http/write.ts';
import type { Ports } from '#server/ports.ts';
import { saveApplication } from '#server/storage/applications.ts';
import { matterOfApplication } from '#server/storage/matter.ts';
import { type Sql, sqlOf } from '#server/storage/sql.ts';
import { type OrderAsked, type OrderRef, type OwnOrder, ownOrder } from './own-order.ts';
import { isSignedBy } from './verify-order.ts';

/** An order that its judge can still sign with a key. */
async function unsignedOrder(sql: Sql, caller: Caller, ref: OrderAsked): Promise<OwnOrder> {
  const own = await ownOrder(sql, caller, ref);
  if (own.order.proof?.keySignedAt !== undefined) throw new Refusal('status-closed', { msg: SIGNED });
  return own;
}

const SIGNED = 'This order is signed with a passkey already.';

export async function beginOrderSignature(
  ports: Ports,
  { caller, party }: { readonly caller: Caller; readonly party: RelyingParty },
  ref: OrderRef,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const sql = sqlOf(ports.pool);
  const { sha256 } = await unsignedOrder(sql, caller, ref);
  const keys = await sql.query<{ id: string }>(
    'SELECT credential_id AS id FROM passkeys WHERE user_id = $1 AND rp_id = $2',
    [caller.user._id, party.domain],
  );
  if (keys.rows.length === 0) throw new Refusal('forbidden', { msg: NO_KEY });
  const challenge = new Uint8Array(Buffer.from(sha256, 'hex'));
  await offerChallenge(sql, { challenge, userId: caller.user._id, now: ports.now() });
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  return generateAuthenticationOptions({
    rpID: party.domain,
    challenge,
    allowCredentials: keys.rows,
    timeout: 300_000,
    userVerification: 'required',
  });
}

const NO_KEY = 'Your account has no passkey for this address. Add one in Settings, then sign the order.';

export const signOrder =
  (ref: OrderRef, response: { readonly id: string }, party: RelyingParty): Effect =>
  async (write) => {
    const { sql, caller, now, touch, note } = write;
    const { application, order, sha256 } = await unsignedOrder(sql, caller, { ...ref, lock: 'FOR UPDATE' });
    const key = await keyOfSignature(write, { sha256, response, party });
    await sql.query(
      `INSERT INTO order_signatures (order_id, at, credential_id, public_key, rp_id, origin, response)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [
        order._id,
        now,
        key.credential_id,
        key.public_key,
        party.domain,
        party.origin,
        JSON.stringify(response),
      ],
    );
    const next = {
      ...application,
      version: application.version + 1,
      orders: application.orders.map((each) => (each._id === order._id ? withKey(each, now) : each)),
    };
    await saveApplication(sql, next);
    const matter = matterOfApplication(next);
    const { _id: id, createdBy: ownerId, version } = next;
    touch({ entity: 'application', id, version, ownerId, before: matter, after: matter });
    const detail = { order: order._id, sha256, passkey: key._id };
    note({ action: 'sign-order', entity: 'application', id, version, detail });
    return { status: 204, body: undefined };
  };

const withKey = (order: Order, now: Date): Order =>
  order.proof ? { ...order, proof: { ...order.proof, keySignedAt: now.toISOString() } } : order;

interface SigningKey {
  readonly _id: string;
  readonly credential_id: string;
  readonly public_key: Buffer;
}

interface SignedHash {
  readonly sha256: string;
  readonly response: { readonly id: string };
  readonly party: RelyingParty;
}

/** The caller's passkey that signed this hash, after an offer of this server. */
async function keyOfSignature(
  { sql, caller, now }: Write,
  { sha256, response, party }: SignedHash,
): Promise<SigningKey> {
  const userId = caller.user._id;
  const challenge = Buffer.from(sha256, 'hex').toString('base64url');
  const isOffered = await takeChallenge(sql, { challenge, userId, now });
  const found = await sql.query<SigningKey>(
    `UPDATE passkeys SET used_at = $4 WHERE credential_id = $1 AND user_id = $2 AND rp_id = $3
     RETURNING _id, credential_id, public_key`,
    [response.id, userId, party.domain, now],
  );
  const [key] = found.rows;
  if (!isOffered || !key) throw wrongSignature();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library validates it and throws
  const assertion = response as AuthenticationResponseJSON;
  const { credential_id: credentialId, public_key: publicKey } = key;
  const { domain: rpId, origin } = party;
  const isSigned = await isSignedBy(assertion, { sha256, rpId, origin, credentialId, publicKey });
  if (!isSigned) throw wrongSignature();
  return key;
}

const wrongSignature = (): Refusal =>
  new Refusal('forbidden', {
    msg: 'This took too long, or the passkey did not sign this order. Sign it once more.',
  });
