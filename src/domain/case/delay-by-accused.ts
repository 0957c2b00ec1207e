/**
 * Proposed delay by the accused: the days from each hearing adjourned at their request to the next one. The
 * user confirms it as `delayByAccusedDays` or enters another number.
 */
import type { Hearing } from '#contract/case/hearing.ts';
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';

type AdjournedHearing = Pick<Hearing, 'date' | 'state' | 'adjournedBy' | 'nextDate'>;

export interface ProposedDelay<T extends AdjournedHearing> {
  readonly days: number;
  readonly hearings: readonly T[];
}

/** Excludes joint requests and hearings without a next day. No day counts twice. */
export function proposedDelay<T extends AdjournedHearing>(hearings: readonly T[]): ProposedDelay<T> {
  const own = hearings.filter(
    ({ state, adjournedBy, nextDate }) =>
      state === 'adjourned' && adjournedBy === 'accused' && nextDate !== undefined,
  );
  const days = new Set<CalendarDate>();
  for (const { date, nextDate = date } of own) {
    for (let day = date; day < nextDate; day = addDays(day, 1)) days.add(day);
  }
  return { days: days.size, hearings: own };
}
