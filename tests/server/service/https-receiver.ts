/** A receiver of webhooks with TLS on this machine, under a name that only this test finds. */
import { createServer } from 'node:https';
import type { LookupFunction } from 'node:net';

/** Of this test alone, self-signed for `HOOK_NAME` until 2126. */
export const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBpzCCAU2gAwIBAgIUWX/CESxv9TS4h8gitHV5ignGg8swCgYIKoZIzj0EAwIw
GjEYMBYGA1UEAwwPaG9vay5leGFtcGxlLmluMCAXDTI2MTEyODA4MDEzN1oYDzIx
MjYxMTA0MDgwMTM3WjAaMRgwFgYDVQQDDA9ob29rLmV4YW1wbGUuaW4wWTATBgcq
hkjOPQIBBggqhkjOPQMBBwNCAATAFE9tbGdHOZUz+kXSn6tvCgwyW9JiiQP/vMgO
X+tnEwzjolSOxp59naLuJHWHWpB38kgWewhtk5xWeiq7VRlMo28wbTAdBgNVHQ4E
FgQU+IK56o2wNLYMfckTb0dgy9iptNUwHwYDVR0jBBgwFoAU+IK56o2wNLYMfckT
b0dgy9iptNUwDwYDVR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgg9ob29rLmV4YW1w
bGUuaW4wCgYIKoZIzj0EAwIDSAAwRQIgO/8gb/tAFwuZF0kBv6FsRZtAJgMdBAcW
+A7oGtxUW/sCIQC5imp84TWTX239OgEaQaBgsAjxNqdOGtvnARFkYmQQww==
-----END CERTIFICATE-----
`;
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgipTNaByq17kVbFxy
wvGV5YLO3VIm2F9UlpFHxaSr57ShRANCAATAFE9tbGdHOZUz+kXSn6tvCgwyW9Ji
iQP/vMgOX+tnEwzjolSOxp59naLuJHWHWpB38kgWewhtk5xWeiq7VRlM
-----END PRIVATE KEY-----
`;

export const HOOK_NAME = 'hook.example.in';

/** Finds every name on this machine. */
export const loopbackLookup: LookupFunction = (_name, { all }, done) => {
  if (all) done(null, [{ address: '127.0.0.1', family: 4 }]);
  else done(null, '127.0.0.1', 4);
};

interface Received {
  readonly body: string;
  readonly signature: string;
}

export async function httpsReceiver() {
  const received: Received[] = [];
  const receiver = createServer({ key: KEY, cert: CERTIFICATE }, (request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const signature = String(request.headers['x-zamanat-signature']);
      received.push({ body: Buffer.concat(chunks).toString('utf8'), signature });
      reply.writeHead(200).end();
    });
  });
  await new Promise<void>((resolve) => {
    receiver.listen(0, '127.0.0.1', resolve);
  });
  const address = receiver.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { received, port, close: () => receiver.close() };
}
