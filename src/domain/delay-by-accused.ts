/**
 * What adjournments that the accused asked for come to: the days from each such hearing to the day to which it was put
 * off. It is a proposal: a person confirms it into `delayByAccusedDays`, or counts otherwise.
 */
import type { Hearing } from '#contract/hearing.ts';
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';

type Adjourned = Pick<Hearing, 'date' | 'state' | 'adjournedBy' | 'nextDate'>;

export interface ProposedDelay<T extends Adjourned> {
  readonly days: number;
  readonly hearings: readonly T[];
}

/** One that both sides asked for is nobody's delay; one without a next day cannot be counted; no day counts twice. */
export function proposedDelay<T extends Adjourned>(hearings: readonly T[]): ProposedDelay<T> {
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
