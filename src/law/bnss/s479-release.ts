/** What section 479 gives an undertrial, and from when. */
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Determination, Finding, Release } from '#law/determination.ts';
import type { Term } from '#law/maximum-term.ts';

export interface UndertrialDates {
  /** First day of custody, from which every date here runs. */
  readonly from: CalendarDate;
  /** Null under the CrPC, which knows one half only. */
  readonly oneThird: CalendarDate | null;
  readonly oneHalf: CalendarDate;
  readonly maximum: CalendarDate;
  /** True while the delay caused by the accused is not known: the first two dates can only be later. */
  readonly delayNotKnown: boolean;
}

export interface UndertrialRelease extends Finding<Release> {
  /** On the reading that only another case bars release; the same as `conclusion` under the CrPC. */
  readonly caseLevel: Determination<Release>;
  /** Null while it is not known whether the person was ever convicted. */
  readonly fraction: '1/3' | '1/2' | 'excluded' | null;
  /** The date that this person's fraction gives. */
  readonly thresholdDate: CalendarDate | null;
  readonly dates: UndertrialDates | null;
  readonly maximumTerm: Term | null;
}
