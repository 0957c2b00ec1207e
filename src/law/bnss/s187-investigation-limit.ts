/**
 * BNSS 2023, s. 187(3) (CrPC 1973, s. 167(2)): default bail when no charge-sheet is filed in time.
 *
 * Day one is the day of the first remand; the right arises on the day after the last day of the period. Where 60 or 90
 * days is open, the earlier date stands and the other reading is given beside it. Whether bail is furnished, and
 * whether a charge-sheet was filed at an earlier hour of the same day, is not computed here.
 */
import { addDays, type CalendarDate, daysBetween } from '#kernel/calendar-date.ts';
import type { Authority } from '#law/authority.ts';
import { movedByTimeOut } from '#law/custody-days.ts';
import {
  barred,
  type Determination,
  entitled,
  type Finding,
  isNonEmpty,
  type Reason,
  type Release,
  undetermined,
  waitingFor,
} from '#law/determination.ts';
import type { FactName } from '#law/facts.ts';
import { SANJAY_DUTT } from '#law/judgments.ts';
import type { Matter } from '#law/matter.ts';
import { twin } from '#law/parameter.ts';
import { defaultBailCautions } from './s187-cautions.ts';
import { casePeriod } from './s187-period-of-the-case.ts';

export type DefaultBailStatus =
  | 'charge-sheet-in-time'
  | 'not-yet'
  | 'available'
  | 'lapsed-unless-already-claimed'
  | 'depends-on-extension';

export interface DefaultBailDates {
  readonly days: number;
  readonly authority: Authority;
  /** The day from which the count runs: the first remand, or the arrest where that is not known. */
  readonly dayOne: CalendarDate;
  readonly estimated: boolean;
  /** Whether an extension that was granted has moved the date. */
  readonly extended: boolean;
  /** The last day on which a charge-sheet is in time. */
  readonly lastDay: CalendarDate;
  /** The day on which the right arises if none is filed by then. */
  readonly from: CalendarDate;
  /** The latest day on which it can arise where an extension is possible and not known to be refused. */
  readonly ifExtended: CalendarDate | null;
  readonly otherReading: { readonly days: number; readonly from: CalendarDate } | null;
}

export interface DefaultBail extends Finding<Release> {
  readonly dates: DefaultBailDates | null;
  readonly status: DefaultBailStatus | null;
}

export function defaultBail(matter: Matter): DefaultBail {
  const dates = datesOf(matter);
  const status = dates && statusOf(matter, dates);
  const period = casePeriod(matter);
  return {
    conclusion: conclude(matter, dates, status),
    cautions: dates && period ? defaultBailCautions(matter, { dates, period }) : [],
    dates,
    status,
  };
}

function conclude(
  matter: Matter,
  dates: DefaultBailDates | null,
  status: DefaultBailStatus | null,
): Determination<Release> {
  const regime = matter.regimes.defaultBail ?? 'BNSS';
  const authority = twin(regime, { bnss: 's.187(3)', crpc: 's.167(2)' });
  if (matter.inCustody === false) return barred([{ code: 'not-in-custody', authority }]);
  if (!dates)
    return matter.allRead ? undetermined('arrestDate', 'firstRemandDate') : undetermined('offences');
  const missing = missingFacts(matter, dates, status);
  if (isNonEmpty(missing)) return waitingFor(missing, dates.from, matter.asOf);
  if (!status) return undetermined('chargesheet');
  return concludeFrom(matter, dates, { status, authority });
}

/** What stands between today and an answer; a day of remand that is only estimated is asked for beside it. */
function missingFacts(matter: Matter, dates: DefaultBailDates, status: DefaultBailStatus | null): FactName[] {
  const missing: FactName[] = [];
  if (!matter.allRead) missing.push('offences');
  if (status === null) missing.push('chargesheet');
  if (extensionDecides(matter, dates, status)) missing.push('remandExtension');
  const reached = dates.from <= matter.asOf && matter.chargesheet?.state !== 'filed';
  if (missing.length > 0 && dates.estimated && reached) missing.push('firstRemandDate');
  return missing;
}

/** Between the end of the period and the furthest day to which it can be extended. */
function extensionDecides(
  { asOf }: Matter,
  { from, ifExtended }: DefaultBailDates,
  status: DefaultBailStatus | null,
): boolean {
  if (status !== null) return status === 'depends-on-extension';
  return ifExtended !== null && from <= asOf && asOf < ifExtended;
}

function concludeFrom(
  matter: Matter,
  dates: DefaultBailDates,
  { status, authority }: { readonly status: DefaultBailStatus; readonly authority: Authority },
): Determination<Release> {
  const period: Reason = { ...periodReason(dates), about: String(dates.days) };
  if (status === 'charge-sheet-in-time') {
    return barred([{ code: 'charge-sheet-in-time', authority, about: dates.lastDay }, period]);
  }
  if (status === 'lapsed-unless-already-claimed') {
    return barred([{ code: 'lapsed-by-charge-sheet', authority: SANJAY_DUTT, about: dates.from }, period]);
  }
  const more = [...extended(dates), ...claimed(matter)];
  if (status === 'available') return entitled({ on: 'bail', as: 'right' }, period, ...more);
  return {
    kind: 'not-yet',
    on: dates.from,
    daysLeft: daysBetween(matter.asOf, dates.from),
    because: [{ code: 'period-running', authority, about: dates.from }, period, ...more],
  };
}

const extended = ({ extended: moved, authority, from }: DefaultBailDates): Reason[] =>
  moved ? [{ code: 'period-extended', authority, about: from }] : [];

function claimed({ defaultBailClaimedOn, chargesheet }: Matter): Reason[] {
  if (defaultBailClaimedOn === undefined || chargesheet?.state !== 'filed') return [];
  return [{ code: 'claimed-before-charge-sheet', authority: SANJAY_DUTT, about: defaultBailClaimedOn }];
}

function periodReason({ days, authority }: DefaultBailDates): Reason {
  const ordinary = authority.source === 'BNSS' || authority.source === 'CrPC';
  if (!ordinary) return { code: 'period-special-act', authority };
  return { code: days === 90 ? 'period-ninety' : 'period-sixty', authority };
}

function datesOf(matter: Matter): DefaultBailDates | null {
  const dayOne = matter.firstRemandDate ?? matter.firstDay;
  const period = casePeriod(matter);
  if (dayOne === undefined || !period) return null;
  const moved = (nominal: CalendarDate): CalendarDate =>
    movedByTimeOut(nominal, matter.out, { from: dayOne, known: matter.asOf });
  const without = moved(addDays(dayOne, period.days));
  const { from, ifExtended } = withExtension(matter, {
    without,
    latest: period.latest(dayOne).map(moved),
  });
  const other = period.otherReading && moved(addDays(dayOne, period.otherReading.days));
  return {
    days: period.days,
    authority: period.authority,
    dayOne,
    extended: from > without,
    estimated: matter.firstRemandDate === undefined,
    lastDay: addDays(from, -1),
    from,
    ifExtended,
    otherReading:
      period.otherReading && other && other > from ? { days: period.otherReading.days, from: other } : null,
  };
}

/** An extension known to be granted moves the date, never beyond what the Act allows; one known to be refused closes it. */
function withExtension(
  { remandExtension }: Matter,
  { without, latest }: { readonly without: CalendarDate; readonly latest: readonly CalendarDate[] },
): { readonly from: CalendarDate; readonly ifExtended: CalendarDate | null } {
  const furthest = latest.toSorted().at(-1);
  if (furthest === undefined || furthest <= without) return { from: without, ifExtended: null };
  if (remandExtension === undefined) return { from: without, ifExtended: furthest };
  if (remandExtension.state === 'none') return { from: without, ifExtended: null };
  const granted = addDays(remandExtension.until, 1);
  const from = granted > furthest ? furthest : granted;
  return { from: from > without ? from : without, ifExtended: null };
}

/** Null when it is not known whether a charge-sheet has been filed by the day that matters. */
function statusOf(matter: Matter, dates: DefaultBailDates): DefaultBailStatus | null {
  const { chargesheet, asOf } = matter;
  if (chargesheet === undefined) return null;
  if (chargesheet.state === 'filed') return statusWhenFiled(matter, dates, chargesheet.on);
  if (asOf < dates.from) return 'not-yet';
  if (chargesheet.asOf < asOf) return null;
  return dates.ifExtended !== null && asOf < dates.ifExtended ? 'depends-on-extension' : 'available';
}

function statusWhenFiled(matter: Matter, dates: DefaultBailDates, filed: CalendarDate): DefaultBailStatus {
  if (filed < dates.from) return 'charge-sheet-in-time';
  if (dates.ifExtended !== null && filed < dates.ifExtended) return 'depends-on-extension';
  const claimedOn = matter.defaultBailClaimedOn;
  const claimedInTime = claimedOn !== undefined && dates.from <= claimedOn && claimedOn < filed;
  return claimedInTime ? 'available' : 'lapsed-unless-already-claimed';
}
