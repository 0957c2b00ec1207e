/** What a browser says of itself, in two words that a person knows their device by. Nobody is told apart by it. */
import type { FastifyRequest } from 'fastify';

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

export function calledItself({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const said = headers['user-agent'] ?? '';
  const named = (list: typeof BROWSERS) => list.find(([sign]) => sign.test(said))?.[1];
  const parts = [named(BROWSERS), named(SYSTEMS)].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join(' · ');
}
