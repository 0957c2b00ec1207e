/**
 * The liberty clock as shown: current rights, future dates, and the facts that make a date provisional. It
 * decides nothing.
 */
import { addDays, type CalendarDate, daysBetween } from '#kernel/calendar-date.ts';
import type { DefaultBailDates } from '#law/bnss/s187-dates.ts';
import type { Determinations } from '#law/determine.ts';
import { CLOCK_FACTS, type FactName } from '#law/facts.ts';
import type { Forum } from '#law/forum/forum.ts';
import { furtherRoutes } from '#law/further-routes.ts';
import { POLICY_STRATEGY } from '#law/judgments.ts';
import {
  type DatedRight,
  isDated,
  isRouteDay,
  type LibertyDate,
  type LibertyRight,
  libertyDates,
  missingForClock,
} from './liberty-dates.ts';
import { custodyTrack, type TrackMark } from './custody-track.ts';
import { type PossibleRight, possibleRights } from './may-be-open.ts';

/** Facts that the clock requests. Interim protection is not a fact of a rule, only a date. */
export type ClockFact = FactName | 'interimProtectionUntil';

export type OpenPoint =
  /** BNSS 187(3): the applicable period, or the validity of an extension order. */
  | {
      readonly kind: 'other-period';
      readonly why: NonNullable<DefaultBailDates['otherReading']>['why'];
      readonly days: number;
      readonly otherDays: number;
      readonly otherwiseOn: CalendarDate;
    }
  /** BNSS 479(2): whether several offences in one case bar release, so that only the full term counts. */
  | { readonly kind: 'several-offences'; readonly fullTermOn: CalendarDate };

export interface ClockDate extends LibertyDate {
  /** The arrest date replaces an unknown first remand. */
  readonly estimated: boolean;
  /** Day of the count, if nothing moved the date. */
  readonly dayOfCount: number | null;
  readonly openPoint: OpenPoint | null;
  /** Facts requested in the row itself: the outcome of the order or notice that starts the period. */
  readonly asks: readonly ClockFact[];
}

/** A right that may exist today, as a clock row. */
export interface MaybeRight extends Omit<PossibleRight, 'right'> {
  /** `release`: bail was granted, and release is not recorded. */
  readonly right: PossibleRight['right'] | 'release';
  /** Number of days since then. */
  readonly days: number;
}

export interface MatterClock {
  /** Null for a grant whose release alone is counted. */
  readonly forum: Forum | null;
  /** Rights without a date first, then the newest. */
  readonly open: readonly ClockDate[];
  /** Only unknown facts stand against these. Shown before future dates. */
  readonly maybe: readonly MaybeRight[];
  /** Soonest first. */
  readonly coming: readonly DatedRight<ClockDate>[];
  readonly asks: readonly ClockFact[];
  /** Facts that would open a further route. */
  readonly routeAsks: readonly ClockFact[];
  /** Null if no day of custody is known, or bail is granted. */
  readonly track: readonly TrackMark[] | null;
}

export function matterClock(found: Determinations): MatterClock {
  const granted = isGranted(found);
  const dates = libertyDates(found)
    .filter((date) => isStillAhead(date, found) && (!granted || isRouteDay(date.right)))
    .map((date) => clockDate(date, found));
  const open = dates.filter((date) => isOpen(date, found));
  return {
    forum: found.forum,
    open: [...open.filter(isCurrent), ...open.filter((date) => !isCurrent(date)).toReversed()],
    maybe: granted
      ? []
      : possibleRights(found).map(({ right, since, authority, asks }) => {
          return { right, since, authority, asks, days: daysBetween(since, found.matter.asOf) };
        }),
    coming: dates
      .filter(isDated)
      .filter(
        (date) => !isCurrent(date) && (date.effect === 'lapses' ? date.daysLeft >= 0 : date.daysLeft > 0),
      ),
    asks: granted ? [] : asksOf(found, dates),
    routeAsks: ORDER.filter((fact) => asksOfRoutes(found).has(fact)),
    track: granted ? null : custodyTrack(found),
  };
}

/** Bail is granted: only the release and further orders matter now. */
const isGranted = ({ matter: { bailOrder } }: Determinations): boolean => bailOrder?.state === 'granted';

/** Clock of a matter with a grant and no recorded release. */
export function grantedClock(on: CalendarDate, asOf: CalendarDate): MatterClock {
  const maybe: MaybeRight = {
    right: 'release',
    since: on,
    asks: ['bailOrder'],
    authority: POLICY_STRATEGY,
    days: daysBetween(on, asOf),
  };
  return { forum: null, open: [], maybe: [maybe], coming: [], asks: [], routeAsks: [], track: null };
}

/** Exists now whatever its date, so it is open and never future. */
const isCurrent = ({ effect }: LibertyDate): boolean => effect === 'stands';

/** Omit a date that a stronger right has overtaken. */
function isStillAhead(date: LibertyDate, found: Determinations): boolean {
  if (!isDated(date)) return true;
  const { right, on, daysLeft } = date;
  if (right === 'default-bail-if-extended') return daysLeft > 0;
  if (right !== 'one-third' && right !== 'one-half') return true;
  const maximum = found.undertrial.dates?.maximum;
  return maximum === undefined || (on < maximum && maximum > found.matter.asOf);
}

function isOpen({ right, effect, daysLeft, missing }: LibertyDate, found: Determinations): boolean {
  const reached = effect === 'stands' || (daysLeft !== null && daysLeft <= 0);
  return reached && missing.length === 0 && STANDS[right](found);
}

/** Whether the right exists today; a past date is not enough. */
const STANDS: Readonly<Record<LibertyRight, (found: Determinations) => boolean>> = {
  bailable: ({ bailable }) => bailable.conclusion.kind === 'entitled',
  'default-bail': ({ defaultBail }) => defaultBail.status === 'available',
  'default-bail-if-extended': () => false, // from that day it is ordinary default bail
  'one-third': ({ undertrial }) => undertrial.caseLevel.kind === 'entitled',
  'one-half': ({ undertrial }) => undertrial.caseLevel.kind === 'entitled',
  'full-term': ({ undertrial }) => undertrial.conclusion.kind === 'entitled',
  'sixty-days': ({ sixtyDays }) => sixtyDays.conclusion.kind === 'entitled',
  'interim-protection': () => false,
  'appear-on': () => false,
  'produce-by': ({ illegalArrest, matter }) =>
    matter.production?.state === 'none' && illegalArrest.conclusion.kind === 'entitled',
  'police-custody-closes': ({ policeCustody }) => policeCustody.conclusion.kind === 'entitled',
  'legal-aid': ({ stalledRelease }) => stalledRelease.conclusion.kind === 'entitled',
  'court-may-ease': ({ stalledRelease }) => stalledRelease.conclusion.kind === 'entitled',
  'bond-ends': () => false,
  'appeal-by': () => false,
  'appeal-if-condoned': () => false,
  'deposit-due': () => false,
  'deposit-latest': () => false,
};

/** Rights whose period starts with a recorded event. Its outcome is requested in the row. */
const ASKED_AT: Readonly<Partial<Record<LibertyRight, readonly FactName[]>>> = {
  'appear-on': ['noticeToAppear'],
  'produce-by': ['production', 'arrestAt'],
  'police-custody-closes': ['custodySpans'],
  'legal-aid': ['bailOrder'],
  'court-may-ease': ['bailOrder'],
  'appeal-by': ['specialCourtOrderOn'],
  'appeal-if-condoned': ['specialCourtOrderOn'],
  'deposit-due': ['chequeDeposit'],
  'deposit-latest': ['chequeDeposit'],
};

function clockDate(date: LibertyDate, found: Determinations): ClockDate {
  const bail = date.right.startsWith('default-bail') ? found.defaultBail.dates : null;
  const unread: FactName[] = needsSections(date, found) ? ['offences'] : [];
  const plain = bail && bail.from === addDays(bail.dayOne, bail.days);
  return {
    ...date,
    missing: [...new Set([...date.missing, ...unread])],
    estimated: bail?.estimated ?? false,
    dayOfCount: date.right === 'default-bail' && plain ? bail.days + 1 : null,
    openPoint: openPointOf(date, found),
    asks: ASKED_AT[date.right] ?? [],
  };
}

/** Protections and route dates do not depend on the sections. */
const needsSections = ({ right, effect }: LibertyDate, { matter }: Determinations): boolean =>
  !matter.allRead && effect !== 'lapses' && !isRouteDay(right);

function openPointOf({ right, contested }: LibertyDate, found: Determinations): OpenPoint | null {
  if (!contested) return null;
  const { dates: bail } = found.defaultBail;
  if (right === 'default-bail' && bail?.otherReading) {
    const { days: otherDays, from: otherwiseOn, why } = bail.otherReading;
    return { kind: 'other-period', why, days: bail.days, otherDays, otherwiseOn };
  }
  const fullTermOn = found.undertrial.dates?.maximum;
  return fullTermOn === undefined ? null : { kind: 'several-offences', fullTermOn };
}

/** In the order of the form. */
function asksOf(found: Determinations, dates: readonly ClockDate[]): ClockFact[] {
  const { matter, defaultBail } = found;
  const missingFacts = new Set<ClockFact>(missingForClock(found));
  const counting = dates.some(({ right }) => right === 'default-bail');
  if (counting && defaultBail.dates?.estimated) missingFacts.add('firstRemandDate');
  if (counting && matter.regimes.defaultBail === undefined) missingFacts.add('firDate');
  if (dates.some(({ right, daysLeft }) => right === 'interim-protection' && (daysLeft ?? 0) < 0)) {
    missingFacts.add('interimProtectionUntil');
  }
  for (const fact of startsOfDays(found)) missingFacts.add(fact);
  return ORDER.filter((fact) => missingFacts.has(fact));
}

/**
 * Missing facts that start a deadline: an order of a Special Court, a deposit order, a notice of appearance.
 */
function startsOfDays({ highCourtAppeal, chequeDeposit, notice, matter }: Determinations): FactName[] {
  const open = [highCourtAppeal, chequeDeposit, ...(matter.arrested === false ? [notice] : [])];
  return open.flatMap(({ conclusion }) =>
    conclusion.kind === 'undetermined' ? conclusion.missing.filter((fact) => fact !== 'offences') : [],
  );
}

/** Missing facts of the undetermined further routes. */
const asksOfRoutes = (found: Determinations): ReadonlySet<ClockFact> =>
  new Set(
    furtherRoutes(found).flatMap(({ finding: { conclusion } }) =>
      conclusion.kind === 'undetermined' ? conclusion.missing : [],
    ),
  );

/** Interim protection is asked after the facts of custody and investigation. */
const ORDER: readonly ClockFact[] = CLOCK_FACTS.flatMap((fact): ClockFact[] =>
  fact === 'noticeToAppear' ? ['interimProtectionUntil', fact] : [fact],
);
