/** Faults of an operator's calendar that its schema cannot see. Each names the row and the correction. */
import type { CourtCalendar } from '#contract/case/court-calendar.ts';
import { type CalendarDate, indianDate } from '#kernel/calendar-date.ts';
import { ALL_HIGH_COURTS, highCourtNamed } from './high-court.ts';

export function calendarFaults(calendar: CourtCalendar, today: CalendarDate): string[] {
  const { highCourt, year, source, closed, open } = calendar;
  return [
    ...(highCourtNamed(highCourt) ? [] : [unknownCourt(highCourt)]),
    ...dayAfterToday(source.retrievedOn, today),
    ...closed.flatMap((row, index) =>
      rowFaults(row, {
        year,
        name: `Row ${index + 1} of closed (${indianDate(row.on)})`,
        isTwice: closed.findIndex(({ on }) => on === row.on) < index,
      }),
    ),
    ...open.flatMap((on) => yearFault(on, year, `open, ${indianDate(on)}`)),
  ];
}

const dayAfterToday = (retrievedOn: CalendarDate, today: CalendarDate): string[] =>
  retrievedOn > today
    ? [`source.retrievedOn is ${indianDate(retrievedOn)}, after today. Correct the day.`]
    : [];

interface RowPlace {
  readonly year: number;
  readonly name: string;
  readonly isTwice: boolean;
}

function rowFaults(
  { on, to = on }: CourtCalendar['closed'][number],
  { year, name, isTwice }: RowPlace,
): string[] {
  const faults = yearFault(on, year, name);
  if (isTwice) faults.push(`${name}: this day stands in an earlier row. Keep one of the two.`);
  if (to < on) faults.push(`${name}: it ends before it begins. Correct "to".`);
  return faults;
}

const yearFault = (on: CalendarDate, year: number, row: string): string[] =>
  on.startsWith(`${year}-`) ? [] : [`${row}: the day is not in ${year}. Correct the day or the year.`];

const unknownCourt = (written: string): string =>
  `highCourt: "${written}" is no High Court that we know. Write one of ${ALL_HIGH_COURTS.map(({ name }) => name).join(', ')}.`;
