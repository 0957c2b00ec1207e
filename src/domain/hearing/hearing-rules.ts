/** Rules of a hearing and the choice of pending hearings, shared by device and server. */
import type { Hearing } from '#contract/case/hearing.ts';
import { addMonths, type CalendarDate } from '#kernel/calendar-date.ts';

type State = Hearing['state'];

/** The hearing can still be called. */
export const OPEN_STATES: readonly State[] = ['listed', 'called', 'passed-over'];

/** States allowed before the day. All others record events in court. */
const BEFORE_THE_DAY = new Set<State>(['listed', 'adjourned', 'cancelled']);

export type HearingFault =
  | { readonly field: 'date'; readonly code: 'day-past' | 'day-far' }
  | { readonly field: 'state'; readonly code: 'not-yet' }
  | { readonly field: 'adjournedBy'; readonly code: 'by-whom' }
  | { readonly field: 'reason'; readonly code: 'why' }
  | {
      readonly field: 'nextDate';
      readonly code: 'next-not-later' | 'day-past' | 'day-far' | 'next-is-listed';
    };

type HearingChange = Pick<Hearing, 'date' | 'state'> & Partial<Hearing>;

/** `before` is the previous hearing. An unchanged day may be in the past. */
export function hearingFaults(
  change: HearingChange,
  before: HearingChange | undefined,
  today: CalendarDate,
): HearingFault[] {
  return [
    ...dayFaults(change, before, today),
    ...outcomeFaults(change, today),
    ...nextFaults(change, before, today),
  ];
}

/** Catches a mistyped year. */
const isFar = (date: CalendarDate, today: CalendarDate): boolean => date > addMonths(today, 24);

function dayFaults(
  { date }: HearingChange,
  before: HearingChange | undefined,
  today: CalendarDate,
): HearingFault[] {
  if (date === before?.date) return [];
  if (date < today) return [{ field: 'date', code: 'day-past' }];
  return isFar(date, today) ? [{ field: 'date', code: 'day-far' }] : [];
}

function outcomeFaults(
  { date, state, adjournedBy, reason }: HearingChange,
  today: CalendarDate,
): HearingFault[] {
  if (date > today && !BEFORE_THE_DAY.has(state)) return [{ field: 'state', code: 'not-yet' }];
  if (state !== 'adjourned') return [];
  return [
    ...(adjournedBy ? [] : [{ field: 'adjournedBy', code: 'by-whom' } as const]),
    ...(reason ? [] : [{ field: 'reason', code: 'why' } as const]),
  ];
}

function nextFaults(
  { date, nextDate }: HearingChange,
  before: HearingChange | undefined,
  today: CalendarDate,
): HearingFault[] {
  if (nextDate === undefined || nextDate === before?.nextDate) return [];
  const fault = (code: Extract<HearingFault, { field: 'nextDate' }>['code']): HearingFault[] => [
    { field: 'nextDate', code },
  ];
  if (before?.nextHearingId !== undefined) return fault('next-is-listed');
  if (nextDate < today) return fault('day-past');
  if (nextDate <= date) return fault('next-not-later');
  return isFar(nextDate, today) ? fault('day-far') : [];
}
