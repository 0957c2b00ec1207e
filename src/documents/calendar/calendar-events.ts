/**
 * Dates as calendar entries of whole days, which depend on no time zone. Alarms ring at 9:00 five, two and one
 * days before, and on the day itself.
 */
import type { Alarm, EventAttributes } from 'ics';
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import { withPlainLines } from '#kernel/text-lines.ts';

export interface CalendarEntry {
  /** Same for the same date of the same matter, so that a later file moves the entry. */
  readonly uid: string;
  readonly on: CalendarDate;
  readonly title: string;
  readonly description: string;
  readonly alarm: (days: number) => string;
}

const ALARM_DAYS = [5, 2, 1, 0] as const;

export function calendarEvents(entries: readonly CalendarEntry[], now: Date): EventAttributes[] {
  return entries.map(({ uid, on, title, description, alarm }) => ({
    uid: `${uid}@zamanat`,
    sequence: minutesSince2026(now),
    start: dateArray(on),
    end: dateArray(addDays(on, 1)),
    title: withPlainLines(title),
    description: withPlainLines(description),
    busyStatus: 'FREE',
    classification: 'PRIVATE',
    alarms: ALARM_DAYS.map((days): Alarm => ({
      action: 'display',
      description: withPlainLines(alarm(days)),
      trigger: at9(days),
    })),
  }));
}

/** 9:00, counted from the first minute of the day of the entry. */
const at9 = (daysBefore: number): NonNullable<Alarm['trigger']> =>
  daysBefore === 0 ? { before: false, hours: 9 } : { before: true, days: daysBefore - 1, hours: 15 };

/** A later file has a higher sequence number, so that its dates replace earlier ones. */
const minutesSince2026 = (now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - FIRST_OF_2026) / 60_000));

/** 01-01-2026, 00:00 UTC, in milliseconds. */
const FIRST_OF_2026 = 1_767_225_600_000;

function dateArray(on: CalendarDate): [number, number, number] {
  const [year = 0, month = 0, date = 0] = on.split('-').map(Number);
  return [year, month, date];
}
