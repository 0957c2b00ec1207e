/** Age of displayed data: "As of 10:42, 3 hours ago". */
import type { LanguageCode } from '#contract/account/setting-choices.ts';
import { useMinute } from '#data/react/use-minute.ts';
import { dayInIndia, indianDate } from '#kernel/calendar-date.ts';
import { useLanguage } from '#parts/load-catalogue.ts';
import { useText } from '#parts/text-context.tsx';
import { clockInIndia } from '#ui/time-text.tsx';

export function AgeText({ at }: { at: string }) {
  const { times } = useText();
  const { language } = useLanguage();
  const now = useMinute();
  const on = dayInIndia(new Date(at));
  const clock = clockInIndia(at);
  const moment = on === dayInIndia(now) ? clock : `${indianDate(on)}, ${clock}`;
  return (
    <span className="small quiet">
      <time dateTime={at}>{times.asOf(moment, howLongAgo(at, now, language) ?? times.justNow)}</time>
    </span>
  );
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "3 hours ago", in the largest useful unit. Null within the last minute. */
function howLongAgo(instant: string, now: Date, language: LanguageCode): string | null {
  const ms = now.getTime() - Date.parse(instant);
  const unit = UNITS.find(([, length]) => ms >= length);
  if (!unit) return null;
  return new Intl.RelativeTimeFormat(`${language}-IN-u-nu-latn`).format(-Math.floor(ms / unit[1]), unit[0]);
}
