/** Times of hearing reminders and ids of notifications, alike on device and server. */
import type { Hearing } from '#contract/case/hearing.ts';
import type { Reminder } from '#contract/account/reminders.ts';
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

/** Longest reminder, in days. */
export const FARTHEST_REMINDER = 7;

/** Start of court sittings; used if a hearing has no time. */
const FIRST_CALL = '10:30';

interface HearingHour {
  readonly date: CalendarDate;
  readonly time: string | null;
}

/** IST. Only the reminder is an instant: the hearing itself has a calendar day. */
const calledAt = ({ date, time }: HearingHour): number =>
  Date.parse(`${date}T${time ?? FIRST_CALL}:00+05:30`);

/** From the reminder time to the end of the hearing's day. */
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

/** One id per day and time, so that a rescheduled hearing notifies again. */
export const listedId = (hearing: Pick<Hearing, '_id'> & HearingHour): string =>
  `hearing-${hearing._id}-${when(hearing)}`;
export const soonId = (hearing: { readonly _id: string } & HearingHour): string =>
  `soon-${hearing._id}-${when(hearing)}`;
export const decidedId = (applicationId: string, orderId: string | number): string =>
  `decided-${applicationId}-${orderId}`;
export const openedId = (shareId: string): string => `share-opened-${shareId}`;
/** `at`: time of the history line. */
export const transferredId = (applicationId: string, at: string): string =>
  `transferred-${applicationId}-${Date.parse(at)}`;
/** A filer's request for other conditions of bail, for the judges of the court. */
export const askedId = (requestId: string): string => `conditions-asked-${requestId}`;
export const rightId = (
  caseId: string,
  { right, on }: { readonly right: string; readonly on: CalendarDate },
): string => `right-${caseId}-${right}-${on}`;

/** Older listings cause no notification, even on a new device. */
export const NEWS_DAYS = 14;

/** A judge's docket of one day. One reminder covers it, at the time of its first matter. */
export interface DocketDay {
  readonly date: CalendarDate;
  readonly time: string;
  readonly matters: number;
  /** Case of the first matter. */
  readonly about: string;
}

type CalledHearing = Pick<Hearing, 'date' | 'time' | 'state' | 'caseId'>;

/** Pending hearings, grouped by day. */
export function docketDays(hearings: readonly CalledHearing[]): DocketDay[] {
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
