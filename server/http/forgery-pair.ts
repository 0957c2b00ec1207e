/**
 * Second defence against request forgery; cookies authenticate nobody. The cookie is an HMAC of the session
 * and must equal the header on every write that sends it.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hashToken } from '#server/storage/session.ts';
import type { Ports } from '#server/ports.ts';
import { Refusal } from './refusal.ts';

export const isHttps = ({ config }: Ports): boolean => config.publicUrl?.startsWith('https:') ?? false;

/** A browser stores a name with this prefix only with `Secure`, for this host and for the whole path. */
export const hostCookie = (ports: Ports, name: string): string => (isHttps(ports) ? `__Host-${name}` : name);

const cookieName = (ports: Ports): string => hostCookie(ports, 'XSRF-TOKEN');

/**
 * Sets or deletes the cookie. The value is fixed per session, so a repeated cookie does not break a pending
 * write.
 */
export function forgeryCookie(ports: Ports, token: string | undefined): string {
  const value = token === undefined ? '' : pairFor(token, NONCE);
  const attributes = ['Path=/', 'SameSite=Strict', ...(isHttps(ports) ? ['Secure'] : [])];
  if (token === undefined) attributes.push('Max-Age=0');
  return [`${cookieName(ports)}=${value}`, ...attributes].join('; ');
}

/** Earlier releases used a random nonce. Their cookies stay valid. */
const NONCE = 'one';

const pairFor = (token: string, nonce: string): string =>
  `${nonce}.${createHmac('sha256', hashToken(token)).update(nonce).digest('base64url')}`;

export function compareForgeryPair(app: FastifyInstance, ports: Ports): void {
  app.addHook('preHandler', async (request) => {
    if (!['POST', 'PUT', 'DELETE', 'PATCH'].includes(request.method)) return;
    const cookie = cookieOf(request, cookieName(ports));
    if (cookie === undefined) return;
    const header = request.headers['x-xsrf-token'];
    if (typeof header !== 'string' || !equal(header, cookie)) throw new Refusal('forgery-check');
    const token = request.headers['x-auth-token'];
    if (typeof token !== 'string') return;
    if (!equal(cookie, pairFor(token, cookie.split('.')[0] ?? ''))) throw new Refusal('forgery-check');
  });
}

/** `undefined` if the cookie is missing or empty. */
export function cookieOf({ headers }: FastifyRequest, name: string): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const found = pairs.find((pair) => pair.startsWith(`${name}=`));
  const value = found?.slice(name.length + 1);
  return value === '' ? undefined : value;
}

function equal(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
