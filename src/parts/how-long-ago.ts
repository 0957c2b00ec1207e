/** "3 hours ago", in the largest unit that says something. Null within the last minute. */
import type { LanguageCode } from '#contract/setting-choices.ts';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

export function howLongAgo(instant: string, now: Date, language: LanguageCode = 'en'): string | null {
  const ms = now.getTime() - Date.parse(instant);
  const unit = UNITS.find(([, length]) => ms >= length);
  if (!unit) return null;
  return new Intl.RelativeTimeFormat(`${language}-IN-u-nu-latn`).format(-Math.floor(ms / unit[1]), unit[0]);
}
