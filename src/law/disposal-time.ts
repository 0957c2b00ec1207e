/**
 * Within what time a bail application ought to be decided: two weeks, an anticipatory one six (Antil, 2022), none later
 * than two months (Bhalerao, 2025: "preferably"). A measure for the court; no right of the applicant turns on it.
 */
import { addDays, addMonths, type CalendarDate } from '#kernel/calendar-date.ts';
import type { Authority } from './authority.ts';
import { ANNA_BHALERAO, ANTIL_2022 } from './judgments.ts';
import type { Relief } from './relief.ts';

export interface DisposalTime {
  /** The day by which it ought to be decided. */
  readonly by: CalendarDate;
  readonly weeks: 2 | 6;
  readonly authority: Authority;
  /** The latest day, whatever is asked for. */
  readonly latest: CalendarDate;
  readonly latestAuthority: Authority;
}

/** Null for the suspension of a sentence, of which neither judgment speaks. */
export function disposalTime(relief: Relief, filedOn: CalendarDate): DisposalTime | null {
  if (relief === 'suspension') return null;
  const weeks = relief === 'anticipatory' ? 6 : 2;
  return {
    by: addDays(filedOn, weeks * 7),
    weeks,
    authority: ANTIL_2022,
    latest: addMonths(filedOn, 2),
    latestAuthority: ANNA_BHALERAO,
  };
}
