/** From where somebody logs in, and the cookies by which their browser is known again. */
import type { SessionAnswer } from '#contract/user.ts';
import type { FastifyRequest } from 'fastify';
import { sqlOf } from '#server/storage/sql.ts';
import type { Answer } from '#server/http/answer.ts';
import { isDemonstration } from '#server/http/caller.ts';
import { cookieOf, forgeryCookie, isHttps } from '#server/http/forgery-pair.ts';
import type { Ports } from '#server/ports.ts';
import type { From } from './login.ts';
import { issueDeviceCookie } from './login-limits.ts';

export const loginOrigin = (ports: Ports, request: FastifyRequest): From => ({
  address: request.ip,
  inDemonstration: isDemonstration(ports, request),
  device: deviceOf(request),
  calledItself: calledItself(request),
});

export async function withCookies(
  ports: Ports,
  { device }: From,
  { status, session }: { readonly status: number; readonly session: SessionAnswer },
): Promise<Answer> {
  const known = await issueDeviceCookie(sqlOf(ports.pool), ports, { userId: session.user._id, device });
  const cookies = [forgeryCookie(ports, session.token), deviceCookie(ports, known)];
  return { status, body: session, headers: { 'set-cookie': cookies } };
}

const DEVICE_COOKIE = 'zamanat-device';
const KEPT_SECONDS = 400 * 86_400;

function deviceOf(request: FastifyRequest): string | undefined {
  const value = cookieOf(request, DEVICE_COOKIE);
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
}

/**
 * What tells a device that has signed in before from a stranger's: no session, it reads nothing and signs nobody in. Its
 * tries are counted by themselves, so that guessing from elsewhere keeps nobody out of their own account.
 */
const deviceCookie = (ports: Ports, token: string): string =>
  [
    `${DEVICE_COOKIE}=${token}`,
    'Path=/api/auth',
    `Max-Age=${KEPT_SECONDS}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isHttps(ports) ? ['Secure'] : []),
  ].join('; ');

/** The first that fits: each of the later ones is named by the earlier ones, too. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bOPR\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** What a browser says of itself, in two words that a person knows their device by. Nobody is told apart by it. */
function calledItself({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const said = headers['user-agent'] ?? '';
  const named = (list: typeof BROWSERS) => list.find(([sign]) => sign.test(said))?.[1];
  const parts = [named(BROWSERS), named(SYSTEMS)].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join(' · ');
}
