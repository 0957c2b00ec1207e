/** Rules of a diary entry, shared by device and server. */
import { type CalendarDate, dayInIndia, indianWallClock } from '#kernel/calendar-date.ts';

export interface DiaryFault {
  readonly field: 'date' | 'time';
  readonly code: 'day-to-come' | 'time-to-come';
}

interface EntryTime {
  readonly date: CalendarDate;
  readonly time?: string | undefined;
}

/** A diary records the past. Future events are hearings or notes. */
export function diaryFaults({ date, time }: EntryTime, now: Date): DiaryFault[] {
  const today = dayInIndia(now);
  if (date > today) return [{ field: 'date', code: 'day-to-come' }];
  const isLater = date === today && time !== undefined && time > clockIn(now);
  return isLater ? [{ field: 'time', code: 'time-to-come' }] : [];
}

const clockIn = (now: Date): string => indianWallClock(now).toISOString().slice(11, 16);
