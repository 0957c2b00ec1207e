/**
 * Dates as entries of a calendar file: whole days, which are the same day in every zone. Each rings at nine in the
 * morning five, two and one days before, where the calendar of the phone takes alarms from a file.
 */
import type { Alarm, EventAttributes } from 'ics';
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';

export interface CalendarEntry {
  /** The same for the same date of the same matter: a later file moves the entry, and makes no second one. */
  readonly uid: string;
  readonly on: CalendarDate;
  readonly title: string;
  readonly description: string;
  readonly alarm: (days: number) => string;
}

export const ALARM_DAYS = [5, 2, 1] as const;

/** The entries of a file made at `now`. */
export function calendarEvents(entries: readonly CalendarEntry[], now: Date): EventAttributes[] {
  return entries.map(({ uid, on, title, description, alarm }) => ({
    uid: `${uid}@zamanat`,
    sequence: minutesSince2026(now),
    start: dateArray(on),
    end: dateArray(addDays(on, 1)),
    title,
    description,
    busyStatus: 'FREE',
    classification: 'PRIVATE',
    alarms: ALARM_DAYS.map((days): Alarm => ({
      action: 'display',
      description: alarm(days),
      // from the first minute of the day back to nine in the morning
      trigger: { before: true, days: days - 1, hours: 15 },
    })),
  }));
}

/** A file made later has the higher number, so its dates replace the earlier ones. */
const minutesSince2026 = (now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - Date.UTC(2026, 0, 1)) / 60_000));

function dateArray(on: CalendarDate): [number, number, number] {
  const [year = 0, month = 0, date = 0] = on.split('-').map(Number);
  return [year, month, date];
}
