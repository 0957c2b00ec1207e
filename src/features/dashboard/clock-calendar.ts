/** The dates of matters as entries for the calendar of the phone. */
import { day, indianDate } from '#kernel/calendar-date.ts';
import { cite } from '#law/authority.ts';
import { LAW_AS_OF } from '#law/tables.ts';
import type { CalendarEntry } from '#parts/calendar-file/calendar-events.ts';
import { type CountedMatter, datesOf } from '#parts/liberty-clock/clock-rows.ts';
import type { ClockDate } from '#parts/liberty-clock/matter-clock.ts';
import type { Catalogue } from '#text/catalogue.ts';

export const calendarEntries = (counted: readonly CountedMatter[], text: Catalogue): CalendarEntry[] =>
  counted.flatMap((one) => datesOf(one).map((date) => entryOf(one, date, text)));

function entryOf({ matter }: CountedMatter, date: ClockDate, text: Catalogue): CalendarEntry {
  const { calendar, rights, contested } = text.clock;
  const right = date.contested ? `${rights[date.right]} (${contested.toLowerCase()})` : rights[date.right];
  const title = calendar.event(matter.name, right);
  return {
    uid: `${matter.caseId}-${date.right}`,
    on: date.on,
    title,
    description: [
      [matter.firNumber && text.records.matter.fir(matter.firNumber), matter.facts.sections?.join(', ')]
        .filter(Boolean)
        .join(', '),
      `${rights[date.right]}, ${cite(date.authority)}`,
      date.effect === 'lapses' ? calendar.lapses : calendar.accrues,
      text.clock.ahead[date.right],
      readingText(date, text),
      date.estimated ? text.clock.estimated : '',
      calendar.lawAsOf(indianDate(day(LAW_AS_OF))),
    ]
      .filter((line) => line !== '')
      .join('\n'),
    alarm: (days) => calendar.alarm(title, days),
  };
}

/** Both readings where the law is open; nothing where it is not. */
export function readingText({ on, openPoint }: ClockDate, { clock }: Catalogue): string {
  if (!openPoint) return '';
  return openPoint.kind === 'sixty-or-ninety'
    ? clock.readings.sixtyOrNinety(
        { days: openPoint.days, on: indianDate(on) },
        { days: openPoint.otherDays, on: indianDate(openPoint.otherwiseOn) },
      )
    : clock.readings.several(indianDate(on), indianDate(openPoint.fullTermOn));
}
