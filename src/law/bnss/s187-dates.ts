/** The dates of default bail: when it arises, when with an extension, and when on the other reading. */
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import { movedByTimeOut } from '#law/custody-days.ts';
import type { Matter } from '#law/matter.ts';
import { extensionOf } from './s187-extension.ts';
import type { DefaultBailDates } from './s187-investigation-limit.ts';
import { type CasePeriod, casePeriod } from './s187-period-of-the-case.ts';

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

interface Beside {
  readonly from: CalendarDate;
  readonly extension: ReturnType<typeof extensionOf>;
  readonly other: (days: number) => CalendarDate;
}

function otherReadings(
  { days, otherReading, principalDecides }: CasePeriod,
  { from, extension, other }: Beside,
): Pick<DefaultBailDates, 'otherReading' | 'principalOffence'> {
  if (extension.effect === 'defective') {
    return { otherReading: { days, from: extension.until }, principalOffence: null };
  }
  const read = otherReading && { days: otherReading.days, from: other(otherReading.days) };
  const later = read && read.from > from ? read : null;
  const open = later !== null && principalDecides !== null;
  return {
    otherReading: later,
    principalOffence: open ? { certainFrom: principalDecides === 'extendable' ? null : later.from } : null,
  };
}
