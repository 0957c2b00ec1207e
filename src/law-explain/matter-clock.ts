/**
 * The liberty dates of one matter as a person reads them: the rights open today, what comes next, and the facts
 * without which a date is only what the record allows so far. Nothing is decided here; the rules have decided.
 */
import { addDays, type CalendarDate, daysBetween } from '#kernel/calendar-date.ts';
import type { Determinations } from '#law/determine.ts';
import type { FactName } from '#law/facts.ts';
import {
  type DatedRight,
  isDated,
  type LibertyDate,
  type LibertyRight,
  libertyDates,
  missingForClock,
} from './liberty-dates.ts';
import { type MayBeOpen, mayBeOpen } from './may-be-open.ts';

/** What can be asked about a matter; interim protection is no fact of a rule, its end is a date of its own. */
export type ClockFact = FactName | 'interimProtectionUntil';

export type OpenPoint =
  /** BNSS 187(3): whether "ten years or more" needs a minimum of ten years. */
  | {
      readonly kind: 'sixty-or-ninety';
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
}

/** A right that may be open today, as a row of the clock. */
export interface MaybeRight extends MayBeOpen {
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
}

export function matterClock(found: Determinations): MatterClock {
  const dates = libertyDates(found)
    .filter((date) => isStillAhead(date, found))
    .map((date) => clockDate(date, found));
  const open = dates.filter((date) => isOpen(date, found));
  return {
    open: [...open.filter(stands), ...open.filter((date) => !stands(date)).toReversed()],
    maybe: mayBeOpen(found).map(({ right, since, authority, asks }) => {
      return { right, since, authority, asks, days: daysBetween(since, found.matter.asOf) };
    }),
    coming: dates
      .filter(isDated)
      .filter((date) => !stands(date) && (date.effect === 'lapses' ? date.daysLeft >= 0 : date.daysLeft > 0)),
    asks: asksOf(found, dates),
  };
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
};

function clockDate(date: LibertyDate, found: Determinations): ClockDate {
  const bail = date.right.startsWith('default-bail') ? found.defaultBail.dates : null;
  const unread: FactName[] = found.matter.allRead || date.effect === 'lapses' ? [] : ['offences'];
  const plain = bail && bail.from === addDays(bail.dayOne, bail.days);
  return {
    ...date,
    missing: [...new Set([...date.missing, ...unread])],
    estimated: bail?.estimated ?? false,
    dayOfCount: date.right === 'default-bail' && plain ? bail.days + 1 : null,
    openPoint: openPointOf(date, found),
  };
}

function openPointOf({ right, contested }: LibertyDate, found: Determinations): OpenPoint | null {
  if (!contested) return null;
  const { dates: bail } = found.defaultBail;
  if (right === 'default-bail' && bail?.otherReading) {
    const { days: otherDays, from: otherwiseOn } = bail.otherReading;
    return { kind: 'sixty-or-ninety', days: bail.days, otherDays, otherwiseOn };
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
  return ORDER.filter((fact) => asks.has(fact));
}

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
];
