/** Dates of default bail: ordinary, with an extension, and on the other reading. */
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
  /** Start of the count: the first remand, or the arrest if that is unknown. */
  readonly dayOne: CalendarDate;
  readonly estimated: boolean;
  /** True if a granted extension moved the date. */
  readonly extended: boolean;
  readonly extension: ExtensionEffect;
  /** Unknown facts of the extension order. Null if they do not matter today. */
  readonly extensionMissing: NonEmpty<FactName> | null;
  /** Last day for a timely charge-sheet. */
  readonly lastDay: CalendarDate;
  /** Day on which the right accrues without a charge-sheet. */
  readonly from: CalendarDate;
  /** Accrual date if no extension counts. */
  readonly withoutExtension: CalendarDate;
  /** Latest accrual date if an extension is possible and not known to be refused. */
  readonly ifExtended: CalendarDate | null;
  readonly otherReading: {
    readonly days: number;
    readonly from: CalendarDate;
    /** "Ten years or more", an unnamed principal offence, a limb not chosen, or an extension that may be invalid. */
    readonly why: OtherReading['why'] | 'extension' | 'limb';
  } | null;
  /**
   * Set if an unnamed principal offence may carry a longer period. The right is certain from
   * `certainFrom`; null if an extension is possible.
   */
  readonly principalOffence: { readonly certainFrom: CalendarDate | null } | null;
}

export function defaultBailDates(matter: Matter): DefaultBailDates | null {
  const dayOne = matter.firstRemandDate ?? matter.firstDay;
  const period = casePeriod(matter);
  if (dayOne === undefined || !period) return null;
  const movedDate = (nominal: CalendarDate): CalendarDate =>
    movedByTimeOut(nominal, matter.out, { from: dayOne, known: matter.asOf });
  const without = movedDate(period.endsOn(dayOne));
  const extension = extensionOf(matter, { without, latest: period.latest(dayOne).map(movedDate) });
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
    ...otherReadings(period, { from, extension, other: (days) => movedDate(addDays(dayOne, days)) }),
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
