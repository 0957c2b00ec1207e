/** Dates and times in Indian court format, in `<time>`. Always IST, whatever the machine's zone. */
import { type CalendarDate, dayInIndia, indianDate, indianWallClock } from '#kernel/calendar-date.ts';

const NBSP = '\u00a0';

/** 14:06, or with its zone if the time is shown without context. */
export function clockInIndia(at: string, zone?: string): string {
  const clock = indianWallClock(new Date(at)).toISOString().slice(11, 16);
  return zone ? `${clock}${NBSP}${zone}` : clock;
}

interface ClockTextProps {
  /** An instant, ISO 8601. */
  at: string;
  /** "IST", if the time is shown without context. */
  zone?: string | undefined;
}

/** 14:06 */
export function ClockText({ at, zone }: ClockTextProps) {
  return (
    <time dateTime={at} translate="no">
      {clockInIndia(at, zone)}
    </time>
  );
}

/** 20-11-2026 */
export function DayText({ day }: { day: CalendarDate }) {
  return (
    <time dateTime={day} translate="no">
      {indianDate(day)}
    </time>
  );
}

/** The day of an instant. */
export function DayOfText({ at }: { at: string }) {
  return <DayText day={dayInIndia(new Date(at))} />;
}

/** The time if it is today, the date otherwise. */
export function WhenText({ at, now }: { at: string; now: Date }) {
  const day = dayInIndia(new Date(at));
  return day === dayInIndia(now) ? <ClockText at={at} /> : <DayText day={day} />;
}

/** 20-11-2026, 13:31 IST */
export function MomentText({ at, zone }: ClockTextProps) {
  return (
    <>
      <DayOfText at={at} />, <ClockText at={at} zone={zone} />
    </>
  );
}

/** Friday, 20-11-2026 */
export function WeekdayText({ at, weekdays }: { at: Date; weekdays: readonly string[] }) {
  return (
    <>
      {weekdays[indianWallClock(at).getUTCDay()]}, <DayText day={dayInIndia(at)} />
    </>
  );
}
