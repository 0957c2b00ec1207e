/** A software authenticator with a key, built on Node's cryptography. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const b64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();

/** User present, user verified, and with new keys the credential itself. */
const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 };

type Cbor = Parameters<typeof isoCBOR.encode>[0];

interface KeyOptions {
  readonly challenge: string;
}

export interface ClientContext {
  readonly origin: string;
  readonly domain: string;
  /** True if the user was verified by fingerprint, face or PIN. */
  readonly verified?: boolean;
}

export interface PasskeyDevice {
  readonly id: string;
  /** Response to the creation of a key. */
  readonly create: (
    options: KeyOptions & { readonly user: { readonly id: string } },
    said: ClientContext,
  ) => object;
  /** Response to a login; increments the counter. */
  readonly get: (
    options: KeyOptions,
    said: ClientContext,
    userHandle?: string,
  ) => { id: string; response: object };
  /** Current signature counter. */
  counter: number;
}

export function passkeyDevice(): PasskeyDevice {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credential = randomBytes(32);
  const id = b64(credential);
  let handle = '';
  const answer = (response: object) => ({
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });
  const device: PasskeyDevice = {
    id,
    counter: 0,
    create: ({ challenge, user }, context) => {
      handle = user.id;
      const made = Buffer.concat([
        Buffer.alloc(16),
        Buffer.of(0, credential.length),
        credential,
        cose(publicKey),
      ]);
      const data = new Uint8Array(authenticatorData(context, 0, made));
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ]);
      return answer({
        clientDataJSON: b64(clientData('webauthn.create', challenge, context)),
        attestationObject: b64(isoCBOR.encode(attestation)),
        transports: ['internal'],
      });
    },
    get: ({ challenge }, context, userHandle = handle) => {
      device.counter += 1;
      const client = clientData('webauthn.get', challenge, context);
      const data = authenticatorData(context, device.counter);
      return answer({
        clientDataJSON: b64(client),
        authenticatorData: b64(data),
        signature: b64(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
        userHandle,
      });
    },
  };
  return device;
}

function authenticatorData(
  { domain, verified = true }: ClientContext,
  counter: number,
  made?: Uint8Array,
): Buffer {
  const flags = FLAGS.present + (verified ? FLAGS.verified : 0) + (made ? FLAGS.attested : 0);
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(domain), Buffer.of(flags), count, made ?? Buffer.alloc(0)]);
}

const clientData = (type: string, challenge: string, { origin }: ClientContext): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** ES256, as COSE writes a public key. */
function cose(publicKey: KeyObject): Uint8Array {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return isoCBOR.encode(
    new Map<number, number | Uint8Array<ArrayBuffer>>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  );
}
