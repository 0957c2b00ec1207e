/**
 * Dates of the liberty clock: current rights first, then accruals and lapses of protection, earliest first.
 */
import { byText } from '#kernel/by-text.ts';
import { addDays, type CalendarDate, daysBetween } from '#kernel/calendar-date.ts';
import type { Authority } from '#law/authority.ts';
import type { Determination } from '#law/determination.ts';
import type { Determinations } from '#law/determine.ts';
import type { FactName } from '#law/facts.ts';
import { furtherRoutes, ROUTE_DAYS, type RouteDay, type RouteDayName } from '#law/further-routes.ts';
import { twin } from '#law/parameter.ts';

export type LibertyRight =
  | 'bailable'
  | 'default-bail'
  | 'default-bail-if-extended'
  | 'one-third'
  | 'one-half'
  | 'full-term'
  | 'sixty-days'
  | 'interim-protection'
  | RouteDayName;

export interface LibertyDate {
  readonly right: LibertyRight;
  /** Null for a right without a date. */
  readonly on: CalendarDate | null;
  /** Negative once the day is past. */
  readonly daysLeft: number | null;
  /** `stands`: the right exists now; its date, if any, only eases the terms of release. */
  readonly effect: 'accrues' | 'lapses' | 'stands';
  readonly authority: Authority;
  /** If the law is open, this is the earlier date. The other reading gives `otherwiseOn`, or no date. */
  readonly contested: { readonly otherwiseOn: CalendarDate | null } | null;
  /** Facts without which the date is provisional. */
  readonly missing: readonly FactName[];
}

/** A right or protection with its date. */
export type DatedRight<D extends LibertyDate = LibertyDate> = D & {
  readonly on: CalendarDate;
  readonly daysLeft: number;
};

export const isDated = <D extends LibertyDate>(date: D): date is DatedRight<D> => date.on !== null;

type Entry = Omit<DatedRight, 'daysLeft'>;

export function libertyDates(found: Determinations): LibertyDate[] {
  const { asOf } = found.matter;
  return [
    ...bailableRight(found),
    ...[
      ...defaultBailDates(found),
      ...undertrialDates(found),
      ...sixtyDayDate(found),
      ...protection(found),
      ...routeDates(found),
    ]
      .map((entry): DatedRight => Object.assign(entry, { daysLeft: daysBetween(asOf, entry.on) }))
      .toSorted((a, b) => (a.on === b.on ? byText(a.right, b.right) : a.on < b.on ? -1 : 1)),
  ];
}

/** All missing facts of the rights on the clock. */
export function missingForClock(found: Determinations): FactName[] {
  const futureRights: Determination<unknown>[] = [found.defaultBail.conclusion, found.undertrial.caseLevel];
  if (found.matter.inCustody !== false) futureRights.push(found.bailable.conclusion);
  // a first evidence date exists only after a charge-sheet
  if (found.matter.chargesheet?.state === 'filed') futureRights.push(found.sixtyDays.conclusion);
  return [...new Set(futureRights.flatMap(missingOf))];
}

const missingOf = (conclusion: Determination<unknown>): readonly FactName[] =>
  conclusion.kind === 'undetermined' ? conclusion.missing : [];

const WEEK_IN_DAYS = 7;

/**
 * BNSS 478 / CrPC 436: every offence bailable, and release not known. The week of the Explanation excludes
 * the arrest date, so indigence is presumed from the eighth day.
 */
function bailableRight({ bailable: { conclusion }, matter }: Determinations): LibertyDate[] {
  if (conclusion.kind !== 'entitled' || matter.inCustody === false) return [];
  const { firstDay, regimes, asOf } = matter;
  const on = firstDay === undefined ? null : addDays(firstDay, WEEK_IN_DAYS + 1);
  const daysLeft = on && daysBetween(asOf, on);
  const authority = twin(regimes.application, { bnss: 's.478(1)', crpc: 's.436(1)' });
  return [{ right: 'bailable', on, daysLeft, effect: 'stands', authority, contested: null, missing: [] }];
}

function defaultBailDates({ defaultBail: { conclusion, dates } }: Determinations): Entry[] {
  if (!dates || conclusion.kind === 'barred') return [];
  const { authority, from, ifExtended, otherReading } = dates;
  const missing = missingOf(conclusion);
  const contested = otherReading && { otherwiseOn: otherReading.from };
  const first: Entry = { right: 'default-bail', on: from, effect: 'accrues', authority, contested, missing };
  if (!ifExtended) return [first];
  return [first, { ...first, right: 'default-bail-if-extended', on: ifExtended, contested: null }];
}

function undertrialDates({ undertrial, matter }: Determinations): Entry[] {
  const { dates, fraction, conclusion, caseLevel } = undertrial;
  if (!dates || matter.inCustody === false) return [];
  const regime = matter.regimes.undertrial;
  const missing = missingOf(caseLevel);
  const cap = twin(regime, { bnss: 's.479(1), third proviso', crpc: 's.436A, second proviso' });
  const entries: Entry[] = [
    {
      right: 'full-term',
      on: dates.maximum,
      effect: 'accrues',
      authority: cap,
      contested: null,
      missing: [],
    },
  ];
  if (caseLevel.kind === 'barred') return entries;
  const open = conclusion.kind === 'barred' ? { otherwiseOn: null } : null;
  const third = twin(regime, { bnss: 's.479(1), first proviso', crpc: 's.436A' });
  const half = twin(regime, { bnss: 's.479(1)', crpc: 's.436A' });
  if (dates.oneThird && fraction !== '1/2') {
    entries.push({
      right: 'one-third',
      on: dates.oneThird,
      effect: 'accrues',
      authority: third,
      contested: open,
      missing,
    });
  }
  if (fraction !== '1/3') {
    entries.push({
      right: 'one-half',
      on: dates.oneHalf,
      effect: 'accrues',
      authority: half,
      contested: open,
      missing,
    });
  }
  return entries;
}

function sixtyDayDate({ sixtyDays, matter }: Determinations): Entry[] {
  if (!sixtyDays.from || sixtyDays.conclusion.kind === 'barred') return [];
  const authority = twin(matter.regimes.application, { bnss: 's.480(6)', crpc: 's.437(6)' });
  const missing = missingOf(sixtyDays.conclusion);
  return [
    { right: 'sixty-days', on: sixtyDays.from, effect: 'accrues', authority, contested: null, missing },
  ];
}

function protection({ matter }: Determinations): Entry[] {
  const on = matter.interimProtectionUntil;
  if (on === undefined) return [];
  const authority = twin(matter.regimes.application, { bnss: 's.482', crpc: 's.438' });
  return [{ right: 'interim-protection', on, effect: 'lapses', authority, contested: null, missing: [] }];
}

/** A date of a further route, which depends on none of the facts above. */
export const isRouteDay = (right: LibertyRight): right is RouteDayName =>
  ROUTE_DAYS.some((name) => name === right);

function routeDates(found: Determinations): Entry[] {
  const days = furtherRoutes(found).flatMap((route) => route.days);
  return days
    .filter((day) => isShown(day, found))
    .map(({ name, on, authority }) => {
      return { right: name, on, effect: EFFECT[name], authority, contested: null, missing: [] };
    });
}

/** `lapses` for a deadline, `accrues` for a date from which something can be claimed. */
const EFFECT: Readonly<Record<RouteDayName, 'accrues' | 'lapses'>> = {
  'appear-on': 'lapses',
  'produce-by': 'accrues',
  'police-custody-closes': 'accrues',
  'legal-aid': 'accrues',
  'court-may-ease': 'accrues',
  'bond-ends': 'lapses',
  'appeal-by': 'lapses',
  'appeal-if-condoned': 'lapses',
  'deposit-due': 'lapses',
  'deposit-latest': 'lapses',
};

/** The longer period appears once the ordinary one is over; police custody only during it. */
const SHOWN: Readonly<Partial<Record<RouteDayName, (found: Determinations, day: RouteDay) => boolean>>> = {
  'police-custody-closes': ({ matter }) => matter.custodyStatus === 'police',
  'produce-by': ({ matter }, { daysLeft }) => daysLeft >= 0 || matter.production?.state === 'none',
  'legal-aid': ({ stalledRelease, matter }) => !isReached(stalledRelease.dates?.courtMayEase, matter.asOf),
  'appeal-if-condoned': ({ highCourtAppeal, matter }) => isOver(highCourtAppeal.dates?.last, matter.asOf),
  'deposit-latest': ({ chequeDeposit, matter }) => isOver(chequeDeposit.dates?.due, matter.asOf),
};

const isShown = (day: RouteDay, found: Determinations): boolean => SHOWN[day.name]?.(found, day) ?? true;

const isReached = (on: CalendarDate | undefined, asOf: CalendarDate): boolean =>
  on !== undefined && on <= asOf;
const isOver = (on: CalendarDate | undefined, asOf: CalendarDate): boolean => on !== undefined && on < asOf;
