/** Sends one signed request. The name is resolved at each attempt, and the socket uses the checked address. */
import { createHmac } from 'node:crypto';
import { lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps, type RequestOptions } from 'node:https';
import type { LookupFunction } from 'node:net';
import { addressIn, isPublicAddress } from '#server/storage/public-address.ts';

const PATIENCE_MS = 10_000;

export interface SignedRequest {
  readonly url: string;
  readonly body: string;
  readonly secret: string | Buffer;
  readonly now: Date;
  /** For tests: the receiver is on this machine, without TLS. */
  readonly toLoopback: boolean;
  /** For tests: how names are found and which certificates count. */
  readonly network?: Pick<RequestOptions, 'lookup' | 'ca'>;
}

/** `t=<seconds>,v1=<HMAC-SHA256 of "<seconds>.<body>" in hexadecimal>`. */
export function signatureOf({ body, secret, now }: Pick<SignedRequest, 'body' | 'secret' | 'now'>): string {
  const seconds = Math.floor(now.getTime() / 1_000);
  const hmac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${hmac}`;
}

/** True for an answer from 200 to 299. Redirects are not followed. */
export async function sendWebhook(sending: SignedRequest): Promise<boolean> {
  const { url, body, toLoopback, network } = sending;
  if (!URL.canParse(url)) return false;
  const target = new URL(url);
  const address = addressIn(target.hostname);
  const isOpenHttp = toLoopback && target.protocol === 'http:' && address === '127.0.0.1';
  if (!isOpenHttp && !isReachable(target, address)) return false;
  const options: RequestOptions = {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'Zamanat-Webhook',
      'x-zamanat-signature': signatureOf(sending),
    },
    signal: AbortSignal.timeout(PATIENCE_MS),
    lookup: publicLookup,
    ...network,
    agent: false,
  };
  return new Promise((resolve) => {
    const sent = (isOpenHttp ? requestHttp : requestHttps)(target, options, (answer) => {
      const { statusCode = 0 } = answer;
      answer.destroy(); // nothing in its body is needed
      resolve(statusCode >= 200 && statusCode < 300);
    });
    sent.on('error', () => resolve(false)); // no network, no TLS, a refused address or a timeout
    sent.end(body);
  });
}

const isReachable = ({ protocol, username, password }: URL, address: string | undefined): boolean =>
  protocol === 'https:' &&
  username === '' &&
  password === '' &&
  (address === undefined || isPublicAddress(address));

/** Fails if one of the addresses of the name is not public. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const inside = error ? undefined : addresses.find(({ address }) => !isPublicAddress(address));
    const [first] = error ? [] : addresses;
    if (error || inside || !first) {
      done(error ?? new Error(`${hostname} is not a public address`), '', 0);
    } else if (options.all) done(null, addresses);
    else done(null, first.address, first.family);
  });
};
