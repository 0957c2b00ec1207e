/** The dates of default bail: when it arises, when with an extension, and when on the other reading. */
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import { movedByTimeOut } from '#law/custody-days.ts';
import type { Matter } from '#law/matter.ts';
import { extensionOf, type ExtensionEffect } from './s187-extension.ts';
import { type CasePeriod, casePeriod } from './s187-period-of-the-case.ts';
import type { OtherReading } from '#law/special/investigation-period.ts';
import type { Authority } from '#law/authority.ts';
import type { NonEmpty } from '#law/determination.ts';
import type { FactName } from '#law/facts.ts';

export interface DefaultBailDates {
  readonly days: number;
  readonly authority: Authority;
  /** The day from which the count runs: the first remand, or the arrest where that is not known. */
  readonly dayOne: CalendarDate;
  readonly estimated: boolean;
  /** Whether an extension that was granted has moved the date. */
  readonly extended: boolean;
  readonly extension: ExtensionEffect;
  /** What is not known of the order of extension; null where nothing turns on it today. */
  readonly extensionMissing: NonEmpty<FactName> | null;
  /** The last day on which a charge-sheet is in time. */
  readonly lastDay: CalendarDate;
  /** The day on which the right arises if none is filed by then. */
  readonly from: CalendarDate;
  /** The day on which it arises where no extension counts. */
  readonly withoutExtension: CalendarDate;
  /** The latest day on which it can arise where an extension is possible and not known to be refused. */
  readonly ifExtended: CalendarDate | null;
  readonly otherReading: {
    readonly days: number;
    readonly from: CalendarDate;
    /** "Ten years or more"; the offence that the charge follows; an order of extension that may not stand. */
    readonly why: OtherReading['why'] | 'extension';
  } | null;
  /**
   * Set where the principal offence is not named and may carry a longer period: the day from which the right stands
   * whatever it is, or null where a court may have extended that one too.
   */
  readonly principalOffence: { readonly certainFrom: CalendarDate | null } | null;
}

export function defaultBailDates(matter: Matter): DefaultBailDates | null {
  const dayOne = matter.firstRemandDate ?? matter.firstDay;
  const period = casePeriod(matter);
  if (dayOne === undefined || !period) return null;
  const moved = (nominal: CalendarDate): CalendarDate =>
    movedByTimeOut(nominal, matter.out, { from: dayOne, known: matter.asOf });
  const without = moved(period.endsOn(dayOne));
  const extension = extensionOf(matter, { without, latest: period.latest(dayOne).map(moved) });
  const from = extension.effect === 'moves' ? extension.until : without;
  return {
    days: period.days,
    authority: period.authority,
    dayOne,
    estimated: matter.firstRemandDate === undefined,
    extended: from > without,
    extension: extension.effect,
    extensionMissing: extension.missing,
    lastDay: addDays(from, -1),
    from,
    withoutExtension: without,
    ifExtended: extension.effect === 'possible' ? extension.until : null,
    ...otherReadings(period, { from, extension, other: (days) => moved(addDays(dayOne, days)) }),
  };
}

interface OtherReadingInput {
  readonly from: CalendarDate;
  readonly extension: ReturnType<typeof extensionOf>;
  readonly other: (days: number) => CalendarDate;
}

function otherReadings(
  { days, otherReading, principalDecides }: CasePeriod,
  { from, extension, other }: OtherReadingInput,
): Pick<DefaultBailDates, 'otherReading' | 'principalOffence'> {
  if (extension.effect === 'defective') {
    return { otherReading: { days, from: extension.until, why: 'extension' }, principalOffence: null };
  }
  const read = otherReading && {
    days: otherReading.days,
    from: other(otherReading.days),
    why: otherReading.why,
  };
  const later = read && read.from > from ? read : null;
  const open = later !== null && principalDecides !== null;
  return {
    otherReading: later,
    principalOffence: open ? { certainFrom: principalDecides === 'extendable' ? null : later.from } : null,
  };
}
