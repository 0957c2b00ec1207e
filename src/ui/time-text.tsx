/** Days and hours as an Indian court writes them, in `<time>`. The zone of the machine never matters. */
import { type CalendarDate, dayInIndia, indianDate } from '#kernel/calendar-date.ts';

const CLOCK = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const NBSP = '\u00a0';

interface ClockTextProps {
  /** An instant, ISO 8601. */
  at: string;
  /** "IST", where a time stands alone. */
  zone?: string | undefined;
}

/** 14:06 */
export function ClockText({ at, zone }: ClockTextProps) {
  const clock = CLOCK.format(new Date(at));
  return <time dateTime={at}>{zone ? `${clock}${NBSP}${zone}` : clock}</time>;
}

/** 20-11-2026 */
export function DayText({ day }: { day: CalendarDate }) {
  return <time dateTime={day}>{indianDate(day)}</time>;
}

/** The hour where it was today, the day otherwise. */
export function WhenText({ at, now }: { at: string; now: Date }) {
  const day = dayInIndia(new Date(at));
  return day === dayInIndia(now) ? <ClockText at={at} /> : <DayText day={day} />;
}

/** 20-11-2026, 13:31 IST */
export function MomentText({ at, zone }: ClockTextProps) {
  return (
    <>
      <DayText day={dayInIndia(new Date(at))} />, <ClockText at={at} zone={zone} />
    </>
  );
}

/** Friday, 20-11-2026 */
export function WeekdayText({ at, locale }: { at: Date; locale: string }) {
  const weekday = new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Kolkata', weekday: 'long' }).format(at);
  return (
    <>
      {weekday}, <DayText day={dayInIndia(at)} />
    </>
  );
}
