/**
 * A charge-sheet that ends default bail in any case. A longer period, of an unread section or an unnamed principal
 * offence, only moves the date.
 */
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import type { Authority } from '#law/authority.ts';
import { barred, type Determination, type Reason } from '#law/determination.ts';
import { SANJAY_DUTT } from '#law/judgments.ts';
import type { Matter } from '#law/matter.ts';
import { shortestInvestigationDays } from '#law/special/investigation-period.ts';
import { claimedBefore, type ClaimEnd } from './s187-claim.ts';
import type { DefaultBailDates } from './s187-dates.ts';

interface EndInput {
  readonly dates: DefaultBailDates | null;
  readonly authority: Authority;
  /** Reason for the period of the known sections; null without one. */
  readonly period: Reason | null;
}

/** Null if every section is known, or if the charge-sheet alone does not decide. */
export function endedByChargesheet(
  matter: Matter,
  { dates, authority, period }: EndInput,
): Determination<never> | null {
  const { chargesheet } = matter;
  if (chargesheet?.state !== 'filed') return null;
  if (matter.allRead && dates?.principalOffence === null) return null;
  const from = earliestAccrual(matter, dates);
  if (from !== null && chargesheet.on < from) {
    const inTime: Reason = { code: 'charge-sheet-in-time', authority, about: addDays(from, -1) };
    return barred(period ? [inTime, period] : [inTime]);
  }
  if (!isUnclaimed(matter, from, chargesheet)) return null;
  return barred([{ code: 'filed-and-not-claimed', authority: SANJAY_DUTT, about: chargesheet.on }]);
}

/** No claim, or one that is out of time under every section. */
function isUnclaimed(
  { defaultBailClaim: claim }: Matter,
  from: CalendarDate | null,
  filed: ClaimEnd,
): boolean {
  if (claim?.state === 'none') return true;
  return from !== null && claimedBefore(claim, from, filed) === false;
}

/** First day on which the right can accrue under any section; null without the start of the period. */
function earliestAccrual(
  { firstRemandDate, firstDay, regimes }: Matter,
  dates: DefaultBailDates | null,
): CalendarDate | null {
  if (dates) return dates.extensionMissing ? dates.withoutExtension : dates.from;
  const dayOne = firstRemandDate ?? firstDay;
  return dayOne === undefined
    ? null
    : addDays(dayOne, shortestInvestigationDays(regimes.defaultBail ?? 'BNSS'));
}
