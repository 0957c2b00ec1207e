/** Dates of matters as calendar entries. */
import { day, indianDate } from '#kernel/calendar-date.ts';
import type { DatedRight } from '#law-explain/liberty-dates.ts';
import { LAW_AS_OF } from '#law/tables.ts';
import type { ClockDate } from '#law-explain/matter-clock.ts';
import type { Catalogue } from '#text/catalogue.ts';
import type { CalendarEntry } from './calendar-events.ts';
import { type CountedMatter, datesOf } from './counted-matter.ts';

type ClockTexts = Pick<Catalogue, 'clock' | 'records'>;

export const calendarEntries = (counted: readonly CountedMatter[], text: ClockTexts): CalendarEntry[] =>
  counted.flatMap((one) => datesOf(one).map((date) => entryOf(one, date, text)));

function entryOf({ matter }: CountedMatter, date: DatedRight<ClockDate>, text: ClockTexts): CalendarEntry {
  const { calendar, rights, contested } = text.clock;
  const name = dayName(date, text);
  const right = date.contested ? `${name} (${contested.toLowerCase()})` : name;
  const title = calendar.event(matter.name, right);
  return {
    uid: `${matter.caseId}-${date.right}`,
    on: date.on,
    title,
    description: [
      [matter.firNumber && text.records.matter.fir(matter.firNumber), matter.facts.sections?.join(', ')]
        .filter(Boolean)
        .join(', '),
      `${rights[date.right]}, ${text.records.cite(date.authority)}`,
      calendar[date.effect],
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

/** Name of the event on that day; for a subsisting right, the end of the week. */
export const dayName = ({ right, effect }: ClockDate, { clock }: Pick<Catalogue, 'clock'>): string =>
  effect === 'stands' ? clock.indigent : clock.rights[right];

/** Both readings if the law is open; otherwise empty. */
export function readingText({ on, openPoint }: ClockDate, { clock }: Pick<Catalogue, 'clock'>): string {
  if (!openPoint || on === null) return '';
  if (openPoint.kind === 'several-offences') {
    return clock.readings.several(indianDate(on), indianDate(openPoint.fullTermOn));
  }
  const { why, days, otherDays, otherwiseOn } = openPoint;
  const first = { days, on: indianDate(on) };
  const other = { days: otherDays, on: indianDate(otherwiseOn) };
  if (why === 'extension') return clock.readings.extension(first.on, other.on);
  const { sixtyOrNinety, principal, limb } = clock.readings;
  const sentence = { ceiling: sixtyOrNinety, 'principal-offence': principal, limb }[why];
  return sentence(first, other);
}
