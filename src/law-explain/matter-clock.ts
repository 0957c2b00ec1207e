/**
 * The liberty dates of one matter as a person reads them: the rights open today, what comes next, and the facts
 * without which a date is only what the record allows so far. Nothing is decided here; the rules have decided.
 */
import { addDays, type CalendarDate, daysBetween } from '#kernel/calendar-date.ts';
import type { DefaultBailDates } from '#law/bnss/s187-dates.ts';
import type { Determinations } from '#law/determine.ts';
import type { FactName } from '#law/facts.ts';
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
import { type MayBeOpen, mayBeOpen } from './may-be-open.ts';

/** What can be asked about a matter; interim protection is no fact of a rule, its end is a date of its own. */
export type ClockFact = FactName | 'interimProtectionUntil';

export type OpenPoint =
  /** BNSS 187(3): which period counts, or whether an order that lengthened it stands. */
  | {
      readonly kind: 'other-period';
      readonly why: NonNullable<DefaultBailDates['otherReading']>['why'];
      readonly days: number;
      readonly otherDays: number;
      readonly otherwiseOn: CalendarDate;
    }
  /** BNSS 479(2): whether several offences in one case bar release; then only the whole term frees. */
  | { readonly kind: 'several-offences'; readonly fullTermOn: CalendarDate };

export interface ClockDate extends LibertyDate {
  /** The first remand is not known: the arrest date stands in. */
  readonly estimated: boolean;
  /** Which day of the count the date is, where nothing has moved it. */
  readonly dayOfCount: number | null;
  readonly openPoint: OpenPoint | null;
  /** What is answered at the row itself: what became of the order or the notice from which the day runs. */
  readonly asks: readonly ClockFact[];
}

/** A right that may be open today, as a row of the clock. */
export interface MaybeRight extends Omit<MayBeOpen, 'right'> {
  /** `release`: bail was granted, and nobody has said that the person is out. */
  readonly right: MayBeOpen['right'] | 'release';
  /** Since so many days. */
  readonly days: number;
}

export interface MatterClock {
  /** What stands without a count first, then the newest. */
  readonly open: readonly ClockDate[];
  /** Only what is not known stands against them: told before everything that is not yet due. */
  readonly maybe: readonly MaybeRight[];
  /** Soonest first. */
  readonly coming: readonly DatedRight<ClockDate>[];
  readonly asks: readonly ClockFact[];
  /** What would open one of the routes beside the ordinary sections. */
  readonly routeAsks: readonly ClockFact[];
}

export function matterClock(found: Determinations): MatterClock {
  const granted = isGranted(found);
  const dates = libertyDates(found)
    .filter((date) => isStillAhead(date, found) && (!granted || isRouteDay(date.right)))
    .map((date) => clockDate(date, found));
  const open = dates.filter((date) => isOpen(date, found));
  return {
    open: [...open.filter(stands), ...open.filter((date) => !stands(date)).toReversed()],
    maybe: granted
      ? []
      : mayBeOpen(found).map(({ right, since, authority, asks }) => {
          return { right, since, authority, asks, days: daysBetween(since, found.matter.asOf) };
        }),
    coming: dates
      .filter(isDated)
      .filter((date) => !stands(date) && (date.effect === 'lapses' ? date.daysLeft >= 0 : date.daysLeft > 0)),
    asks: granted ? [] : asksOf(found, dates),
    routeAsks: ORDER.filter((fact) => asksOfRoutes(found).has(fact)),
  };
}

/** Bail is granted: what runs now is the release, and what was ordered beside it. */
const isGranted = ({ matter: { bailOrder } }: Determinations): boolean => bailOrder?.state === 'granted';

/** A matter in which this app knows of a grant, and of nothing after it: released, or still inside? */
export function grantedClock(on: CalendarDate, asOf: CalendarDate): MatterClock {
  const maybe: MaybeRight = {
    right: 'release',
    since: on,
    asks: ['bailOrder'],
    authority: POLICY_STRATEGY,
    days: daysBetween(on, asOf),
  };
  return { open: [], maybe: [maybe], coming: [], asks: [], routeAsks: [] };
}

/** There now, whatever its day: it is open, and never to come. */
const stands = ({ effect }: LibertyDate): boolean => effect === 'stands';

/** What a stronger right has overtaken is not shown beside it. */
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

/** Whether the right stands today; a date that has passed is not enough. */
const STANDS: Readonly<Record<LibertyRight, (found: Determinations) => boolean>> = {
  bailable: ({ bailable }) => bailable.conclusion.kind === 'entitled',
  'default-bail': ({ defaultBail }) => defaultBail.status === 'available',
  'default-bail-if-extended': () => false, // from that day on it is plain default bail
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

/** Where the day runs from something that a person said: what they say next is asked at its row. */
const ASKED_AT: Readonly<Partial<Record<LibertyRight, readonly FactName[]>>> = {
  'appear-on': ['noticeToAppear'],
  'produce-by': ['production', 'arrestTime'],
  'police-custody-closes': ['custodySpans'],
  'legal-aid': ['bailOrder'],
  'court-may-ease': ['bailOrder'],
  'appeal-by': ['specialCourtOrder'],
  'appeal-if-condoned': ['specialCourtOrder'],
  'deposit-due': ['chequeDeposit'],
  'deposit-latest': ['chequeDeposit'],
};

function clockDate(date: LibertyDate, found: Determinations): ClockDate {
  const bail = date.right.startsWith('default-bail') ? found.defaultBail.dates : null;
  const unread: FactName[] = waitsForSections(date, found) ? ['offences'] : [];
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

/** A protection and the day of a route run whatever is charged. */
const waitsForSections = ({ right, effect }: LibertyDate, { matter }: Determinations): boolean =>
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
  const asks = new Set<ClockFact>(missingForClock(found));
  const counting = dates.some(({ right }) => right === 'default-bail');
  if (counting && defaultBail.dates?.estimated) asks.add('firstRemandDate');
  if (counting && matter.regimes.defaultBail === undefined) asks.add('firDate');
  if (dates.some(({ right, daysLeft }) => right === 'interim-protection' && (daysLeft ?? 0) < 0)) {
    asks.add('interimProtectionUntil');
  }
  for (const fact of startsOfDays(found)) asks.add(fact);
  return ORDER.filter((fact) => asks.has(fact));
}

/** From which a day would run that can be missed: the order of a Special Court, of a deposit, a notice to appear. */
function startsOfDays({ highCourtAppeal, chequeDeposit, notice, matter }: Determinations): FactName[] {
  const open = [highCourtAppeal, chequeDeposit, ...(matter.arrested === false ? [notice] : [])];
  return open.flatMap(({ conclusion }) =>
    conclusion.kind === 'undetermined' ? conclusion.missing.filter((fact) => fact !== 'offences') : [],
  );
}

/** Bail of the whole matter is told elsewhere; its sections and dates are asked with the rights. */
const asksOfRoutes = (found: Determinations): ReadonlySet<ClockFact> =>
  new Set(
    furtherRoutes(found).flatMap(({ finding: { conclusion } }) =>
      conclusion.kind === 'undetermined' ? conclusion.missing : [],
    ),
  );

const ORDER: readonly ClockFact[] = [
  'offences',
  'principalOffence',
  'classification',
  'maximumTerm',
  'firDate',
  'custodyStatus',
  'arrestDate',
  'firstRemandDate',
  'chargesheet',
  'chargesheetTime',
  'remandExtension',
  'extensionOrder',
  'defaultBailClaim',
  'claimTime',
  'neverConvicted',
  'otherPendingCases',
  'delayByAccusedDays',
  'firstEvidenceDate',
  'interimProtectionUntil',
  'noticeToAppear',
  'arrestTime',
  'production',
  'groundsOfArrest',
  'appearanceNotice',
  'reasonsForArrest',
  'custodySpans',
  'bailOrder',
  'otherState',
  'trialProgress',
  'trialConcluded',
  'acquittal',
  'specialCourtOrder',
  'chequeDeposit',
  'ageAtAct',
];
