/**
 * Whether default bail was claimed in time: after it accrued, before a charge-sheet or an extension (Sanjay
 * Dutt; Ravindran). On the same day the hours decide.
 */
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { ClockTime, LawFacts } from '#law/facts.ts';

/** Event that ends an unclaimed right. */
export interface ClaimEnd {
  readonly on: CalendarDate;
  readonly at?: ClockTime | undefined;
}

export type ClaimInTime = boolean | 'claim-not-known' | 'hours-not-known';

export function claimedBefore(
  claim: LawFacts['defaultBailClaim'],
  from: CalendarDate,
  ending: ClaimEnd,
): ClaimInTime {
  if (claim === undefined) return 'claim-not-known';
  if (claim.state === 'none' || claim.on < from || claim.on > ending.on) return false;
  if (claim.on < ending.on) return true;
  if (claim.at === undefined || ending.at === undefined) return 'hours-not-known';
  return claim.at < ending.at;
}
