/** Days and instants on screen: DD-MM-YYYY, clock times of India whatever the device's zone. */
import { type CalendarDate, dayInIndia, indianDate } from '#kernel/calendar-date.ts';

const CLOCK = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

export const clockInIndia = (instant: string): string => CLOCK.format(new Date(instant));

export function Day({ on }: { on: CalendarDate }) {
  return <time dateTime={on}>{indianDate(on)}</time>;
}

/** The day of an instant in India. */
export function DayOf({ at }: { at: string }) {
  return <time dateTime={at}>{indianDate(dayInIndia(new Date(at)))}</time>;
}

export function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at}>
      {indianDate(dayInIndia(new Date(at)))}, {clockInIndia(at)}
      {'\u00a0'}IST
    </time>
  );
}
