/**
 * Time to decide a bail application: two weeks, anticipatory six (Antil, 2022), at most two months (Bhalerao,
 * 2025: "preferably"). A target for the court and no right of the applicant.
 */
import { addDays, addMonths, type CalendarDate } from '#kernel/calendar-date.ts';
import type { Authority } from './authority.ts';
import { ANNA_BHALERAO, ANTIL_2022 } from './judgments.ts';
import type { Relief } from './relief.ts';

export interface DisposalTime {
  /** Target day of the decision. */
  readonly by: CalendarDate;
  readonly weeks: 2 | 6;
  readonly authority: Authority;
  /** Latest day for any relief. */
  readonly latest: CalendarDate;
  readonly latestAuthority: Authority;
}

/** Null for suspension of sentence, which neither judgment covers. */
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
