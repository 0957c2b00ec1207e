/** A local push service with one browser: messages are decrypted as that browser would. */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { PushSubscriptionBody } from '#contract/account/notification.ts';

export interface Pushed {
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  /** As the browser reads it. */
  readonly text: string;
  /** The verified sender; null if the signature does not match the key, as a push service would reject it. */
  readonly vapid: Vapid | null;
}

export interface Vapid {
  readonly aud: string;
  /** In seconds since 1970. */
  readonly exp: number;
  readonly sub: string;
  readonly key: string;
}

export interface PushService {
  readonly subscription: PushSubscriptionBody;
  readonly pushed: readonly Pushed[];
  /** Sets the status of all further answers. */
  readonly answerWith: (status: number) => void;
  readonly stop: () => Promise<void>;
}

export async function pushService(): Promise<PushService> {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const auth = randomBytes(16);
  const pushed: Pushed[] = [];
  let status = 201;
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const bytes = Buffer.concat(chunks);
      const { headers } = request;
      const text = decrypted(bytes, { browser, auth });
      pushed.push({ headers, bytes, text, vapid: vapidOf(headers.authorization) });
      reply.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    subscription: {
      endpoint: `http://127.0.0.1:${port}/push/one`,
      keys: { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') },
    },
    pushed,
    answerWith: (next) => {
      status = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}

interface Browser {
  readonly browser: ReturnType<typeof createECDH>;
  readonly auth: Buffer;
}

/** RFC 8292: an ES256 token signed by the key sent with it. */
function vapidOf(authorization = ''): Vapid | null {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(\S+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65) return null;
  const [x, y] = [point.toString('base64url', 1, 33), point.toString('base64url', 33)];
  const signer = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: signer, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isSigned ? { ...JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')), key } : null;
}

/** RFC 8188 and 8291: one record, `aes128gcm`. */
function decrypted(bytes: Buffer, { browser, auth }: Browser): string {
  const salt = bytes.subarray(0, 16);
  const length = bytes.readUInt8(20);
  const server = bytes.subarray(21, 21 + length);
  const sealed = bytes.subarray(21 + length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), server]);
  const key = Buffer.from(hkdfSync('sha256', browser.computeSecret(server), auth, info, 32));
  const derive = (name: string, size: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, Buffer.from(`Content-Encoding: ${name}\0`), size));
  const open = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  open.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
}
