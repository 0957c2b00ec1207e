/** Address and browser of a login, and its cookies. */
import type { SessionAnswer } from '#contract/account/user.ts';
import type { FastifyRequest } from 'fastify';
import { sqlOf } from '#server/storage/sql.ts';
import type { Answer } from '#server/http/answer.ts';
import { isDemonstration } from '#server/http/caller.ts';
import { cookieOf, forgeryCookie, hostCookie, isHttps } from '#server/http/forgery-pair.ts';
import type { Ports } from '#server/ports.ts';
import type { LoginSource } from './login.ts';
import { issueDeviceCookie } from './login-limits.ts';

export const loginOrigin = (ports: Ports, request: FastifyRequest): LoginSource => ({
  address: request.ip,
  inDemonstration: isDemonstration(ports, request),
  device: deviceOf(ports, request),
  calledItself: calledItself(request),
});

export async function withCookies(
  ports: Ports,
  { device }: LoginSource,
  { status, session }: { readonly status: number; readonly session: SessionAnswer },
): Promise<Answer> {
  const known = await issueDeviceCookie(sqlOf(ports.pool), ports, { userId: session.user._id, device });
  const cookies = [forgeryCookie(ports, session.token), deviceCookie(ports, known)];
  return { status, body: session, headers: { 'set-cookie': cookies } };
}

/** Devices of earlier releases have it without the prefix. */
const DEVICE_COOKIE = 'zamanat-device';
const KEPT_SECONDS = 400 * 86_400;

function deviceOf(ports: Ports, request: FastifyRequest): string | undefined {
  const value = cookieOf(request, hostCookie(ports, DEVICE_COOKIE)) ?? cookieOf(request, DEVICE_COOKIE);
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
}

/**
 * Identifies a known device and gives no access. Its attempts have their own limit, so guessing elsewhere
 * does not lock the user out.
 */
const deviceCookie = (ports: Ports, token: string): string =>
  [
    `${hostCookie(ports, DEVICE_COOKIE)}=${token}`,
    'Path=/',
    `Max-Age=${KEPT_SECONDS}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isHttps(ports) ? ['Secure'] : []),
  ].join('; ');

/** First match wins: later names also occur in the strings of earlier browsers. */
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

/** Browser and system for the user's device list. Not used for identification. */
function calledItself({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const userAgent = headers['user-agent'] ?? '';
  const nameIn = (list: typeof BROWSERS) => list.find(([sign]) => sign.test(userAgent))?.[1];
  const parts = [nameIn(BROWSERS), nameIn(SYSTEMS)].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join(' · ');
}
