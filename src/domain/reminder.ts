/** When a person is told of a hearing, and the names of what they are told: the same on their devices and the server. */
import type { Hearing } from '#contract/hearing.ts';
import type { Reminder } from '#contract/reminders.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { OPEN_STATES } from './hearing-rules.ts';

const HOUR = 3_600_000;
const BEFORE: Readonly<Record<Reminder, number>> = {
  '1-hour': HOUR,
  '3-hours': 3 * HOUR,
  '1-day': 24 * HOUR,
  '2-days': 48 * HOUR,
  '1-week': 7 * 24 * HOUR,
};

/** The longest of them, in days. */
export const FARTHEST_REMINDER = 7;

/** A court sits from then on; of a date that somebody typed, no more is known. */
const FIRST_CALL = '10:30';

interface HearingHour {
  readonly date: CalendarDate;
  readonly time: string | null;
}

/** The hour of India. A reminder alone is an instant: the day of a hearing stays a day. */
const calledAt = ({ date, time }: HearingHour): number =>
  Date.parse(`${date}T${time ?? FIRST_CALL}:00+05:30`);

/** Since when its person is to be told, and until when there is use in it: the end of its day. */
export function reminderSpan(
  called: HearingHour,
  reminder: Reminder,
): { readonly from: number; readonly to: number } {
  return {
    from: calledAt(called) - BEFORE[reminder],
    to: Date.parse(`${called.date}T23:59:59+05:30`),
  };
}

const when = ({ date, time }: HearingHour): string =>
  `${date}${time === null ? '' : `T${time.replace(':', '')}`}`;

/** One for each day and hour: a hearing that is moved is told anew. */
export const listedId = (hearing: Pick<Hearing, '_id'> & HearingHour): string =>
  `hearing-${hearing._id}-${when(hearing)}`;
export const soonId = (hearing: { readonly _id: string } & HearingHour): string =>
  `soon-${hearing._id}-${when(hearing)}`;
export const decidedId = (applicationId: string, orderId: string | number): string =>
  `decided-${applicationId}-${orderId}`;
export const openedId = (shareId: string): string => `share-opened-${shareId}`;
export const rightId = (
  caseId: string,
  { right, on }: { readonly right: string; readonly on: CalendarDate },
): string => `right-${caseId}-${right}-${on}`;

/** What was listed longer ago is no news, on a device that is new too. */
export const NEWS_DAYS = 14;

/** What a court is to hear on one day: a judge is reminded of it as a whole, by its first hour. */
export interface DocketDay {
  readonly date: CalendarDate;
  readonly time: string;
  readonly matters: number;
  /** The case that is called first. */
  readonly about: string;
}

type Called = Pick<Hearing, 'date' | 'time' | 'state' | 'caseId'>;

/** Of hearings that are still to be called, day by day. */
export function docketDays(hearings: readonly Called[]): DocketDay[] {
  const days = new Map<CalendarDate, DocketDay>();
  for (const { date, time, state, caseId } of hearings) {
    if (!OPEN_STATES.includes(state)) continue;
    const known = days.get(date);
    const first = known && known.time <= time ? known : { date, time, about: caseId };
    days.set(date, { ...first, matters: (known?.matters ?? 0) + 1 });
  }
  return [...days.values()];
}

export const docketId = ({ date }: Pick<DocketDay, 'date'>): string => `docket-${date}`;
