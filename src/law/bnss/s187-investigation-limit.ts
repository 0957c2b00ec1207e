/**
 * BNSS 187(3) (CrPC 167(2)): default bail accrues the day after the period, counted from the first remand. If
 * 60 or 90 days is open, the earlier date counts; with an unnamed principal offence no date is given.
 */
import { type CalendarDate, daysBetween } from '#kernel/calendar-date.ts';
import type { Authority } from '#law/authority.ts';
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
import { JIGAR, RAVINDRAN, SANJAY_DUTT } from '#law/judgments.ts';
import type { Matter } from '#law/matter.ts';
import { twin } from '#law/parameter.ts';
import { defaultBailCautions } from './s187-cautions.ts';
import { type ClaimInTime, claimedBefore } from './s187-claim.ts';
import { defaultBailDates, type DefaultBailDates } from './s187-dates.ts';
import { endedByChargesheet } from './s187-ended-by-chargesheet.ts';
import { casePeriod } from './s187-period-of-the-case.ts';

export type DefaultBailStatus =
  | 'charge-sheet-in-time'
  | 'not-yet'
  | 'available'
  | 'lapsed-unless-already-claimed'
  | 'depends-on-extension'
  | 'depends-on-principal-offence';

export interface DefaultBail extends Finding<Release> {
  readonly dates: DefaultBailDates | null;
  readonly status: DefaultBailStatus | null;
}

export function defaultBail(matter: Matter): DefaultBail {
  const dates = defaultBailDates(matter);
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
  const period = dates && periodReasonOf(dates);
  const ended = endedByChargesheet(matter, { dates, authority, period });
  if (ended) return ended;
  if (!dates)
    return matter.allRead ? undetermined('arrestDate', 'firstRemandDate') : undetermined('offences');
  const missing = missingFacts(matter, dates, status);
  if (isNonEmpty(missing)) return waitingFor(missing, dates.withoutExtension, matter.asOf);
  if (!status) return undetermined('chargesheet');
  return concludeFrom(matter, dates, { status, authority });
}

/** Facts needed for an answer, including the remand date if it is only estimated. */
function missingFacts(matter: Matter, dates: DefaultBailDates, status: DefaultBailStatus | null): FactName[] {
  const missing: FactName[] = [];
  if (!matter.allRead) missing.push('offences');
  if (isPrincipalDecisive(matter, dates)) missing.push('principal');
  if (status === null) missing.push('chargesheet');
  missing.push(...aboutTheExtension(matter, dates, status), ...aboutTheClaim(matter, dates, status));
  const reached = dates.from <= matter.asOf && matter.chargesheet?.state !== 'filed';
  if (missing.length > 0 && dates.estimated && reached) missing.push('firstRemandDate');
  return [...new Set(missing)];
}

function aboutTheExtension(
  matter: Matter,
  dates: DefaultBailDates,
  status: DefaultBailStatus | null,
): readonly FactName[] {
  if (status === 'depends-on-extension') return ['remandExtension'];
  if (dates.extensionMissing) return isOrderDecisive(matter, dates, status) ? dates.extensionMissing : [];
  const { from, ifExtended } = dates;
  const mayDecide = status === null && ifExtended !== null && from <= matter.asOf && matter.asOf < ifExtended;
  return mayDecide ? ['remandExtension'] : [];
}

/** Whether the extension order decides: the relevant day lies between the two dates. */
function isOrderDecisive(
  { asOf, chargesheet }: Matter,
  { from, withoutExtension }: DefaultBailDates,
  status: DefaultBailStatus | null,
): boolean {
  if (status === 'available') return false;
  return chargesheet?.state === 'filed' ? chargesheet.on >= withoutExtension : asOf < from;
}

function aboutTheClaim(
  matter: Matter,
  dates: DefaultBailDates,
  status: DefaultBailStatus | null,
): readonly FactName[] {
  if (!CLAIM_DECIDES.has(status)) return [];
  const inTime = claimedInTime(matter, dates);
  if (inTime === 'claim-not-known') return ['defaultBailClaim'];
  return inTime === 'hours-not-known' ? hoursNotKnown(matter) : [];
}

/** A late charge-sheet ends the right unless it was claimed. */
const CLAIM_DECIDES: ReadonlySet<DefaultBailStatus | null> = new Set([
  'lapsed-unless-already-claimed',
  'depends-on-extension',
  'depends-on-principal-offence',
]);

function hoursNotKnown({ chargesheet, defaultBailClaim }: Matter): FactName[] {
  const missing: FactName[] = [];
  if (defaultBailClaim?.state === 'claimed' && defaultBailClaim.at === undefined)
    missing.push('defaultBailClaimAt');
  if (chargesheet?.state === 'filed' && chargesheet.at === undefined) missing.push('chargesheetAt');
  return missing;
}

function concludeFrom(
  matter: Matter,
  dates: DefaultBailDates,
  { status, authority }: { readonly status: DefaultBailStatus; readonly authority: Authority },
): Determination<Release> {
  const period = periodReasonOf(dates);
  if (status === 'charge-sheet-in-time') {
    return barred([{ code: 'charge-sheet-in-time', authority, about: dates.lastDay }, period]);
  }
  if (status === 'lapsed-unless-already-claimed') {
    return barred([{ code: 'lapsed-by-charge-sheet', authority: SANJAY_DUTT, about: dates.from }, period]);
  }
  const more = [...extended(dates), ...claimReason(matter)];
  if (status === 'available') return entitled({ on: 'bail', as: 'right' }, period, ...more);
  return {
    kind: 'not-yet',
    on: dates.from,
    daysLeft: daysBetween(matter.asOf, dates.from),
    because: [{ code: 'period-running', authority, about: dates.from }, period, ...more],
  };
}

function extended({ extension, authority, from }: DefaultBailDates): Reason[] {
  if (extension === 'moves') return [{ code: 'period-extended', authority, about: from }];
  if (extension === 'defective') return [{ code: 'extension-defective', authority: JIGAR, about: from }];
  return extension === 'after-claim'
    ? [{ code: 'extension-after-claim', authority: RAVINDRAN, about: from }]
    : [];
}

function claimReason({ defaultBailClaim, chargesheet }: Matter): Reason[] {
  if (defaultBailClaim?.state !== 'claimed' || chargesheet?.state !== 'filed') return [];
  return [{ code: 'claimed-before-charge-sheet', authority: SANJAY_DUTT, about: defaultBailClaim.on }];
}

const periodReasonOf = (dates: DefaultBailDates): Reason => ({
  ...periodReason(dates),
  about: String(dates.days),
});

function periodReason({ days, authority }: DefaultBailDates): Reason {
  const ordinary = authority.source === 'BNSS' || authority.source === 'CrPC';
  if (!ordinary) return { code: 'period-special-act', authority };
  return { code: days === 90 ? 'period-ninety' : 'period-sixty', authority };
}

/** Null if it is unknown whether a charge-sheet was filed in time. */
function statusOf(matter: Matter, dates: DefaultBailDates): DefaultBailStatus | null {
  const { chargesheet, asOf } = matter;
  if (chargesheet === undefined) return null;
  if (chargesheet.state === 'not-filed' && dates.from <= asOf && chargesheet.asOf < asOf) return null;
  if (isPrincipalDecisive(matter, dates)) return 'depends-on-principal-offence';
  if (chargesheet.state === 'filed') return statusWhenFiled(matter, dates, chargesheet.on);
  if (asOf < dates.from) return 'not-yet';
  return dates.ifExtended !== null && asOf < dates.ifExtended ? 'depends-on-extension' : 'available';
}

function statusWhenFiled(matter: Matter, dates: DefaultBailDates, filed: CalendarDate): DefaultBailStatus {
  if (filed < dates.from) return 'charge-sheet-in-time';
  const claimed = claimedInTime(matter, dates);
  if (dates.ifExtended !== null && filed < dates.ifExtended && claimed !== false)
    return 'depends-on-extension';
  return claimed === true ? 'available' : 'lapsed-unless-already-claimed';
}

function claimedInTime({ chargesheet, defaultBailClaim }: Matter, { from }: DefaultBailDates): ClaimInTime {
  return chargesheet?.state === 'filed' && claimedBefore(defaultBailClaim, from, chargesheet);
}

/** True after the shortest period without a charge-sheet, before the end of the longest. */
function isPrincipalDecisive(
  { chargesheet, asOf }: Matter,
  { principalOffence, from }: DefaultBailDates,
): boolean {
  if (!principalOffence) return false;
  const filed = chargesheet?.state === 'filed' ? chargesheet.on : null;
  if (filed !== null && filed < from) return false;
  const { certainFrom } = principalOffence;
  return certainFrom === null || (filed ?? asOf) < certainFrom;
}
