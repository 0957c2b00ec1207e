/** Result of section 479 for an undertrial, with its dates. */
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Determination, Finding, Release } from '#law/determination.ts';
import type { Term } from '#law/maximum-term.ts';

export interface UndertrialDates {
  /** First day of custody, from which all dates here run. */
  readonly from: CalendarDate;
  /** Null under the CrPC, which has only one half. */
  readonly oneThird: CalendarDate | null;
  readonly oneHalf: CalendarDate;
  readonly maximum: CalendarDate;
  /** True while the delay by the accused is unknown: the first two dates can only be later. */
  readonly delayNotKnown: boolean;
}

export interface UndertrialRelease extends Finding<Release> {
  /** Result if only another case bars release. Equal to `conclusion` under the CrPC. */
  readonly caseLevel: Determination<Release>;
  /** Null while earlier convictions are unknown. */
  readonly fraction: '1/3' | '1/2' | 'excluded' | null;
  /** Date of the applicable fraction. */
  readonly thresholdDate: CalendarDate | null;
  readonly dates: UndertrialDates | null;
  readonly maximumTerm: Term | null;
}
