/** Days on which the courts of a High Court are closed. They are pointed out and block nothing. */
import type { CourtCalendar } from '#contract/case/court-calendar.ts';
import { type CalendarDate, weekdayOf } from '#kernel/calendar-date.ts';
import { type HighCourt, highCourtOver, type SittingMatter } from './high-court.ts';
import NATIONAL from './national-holidays.json';

export const NATIONAL_HOLIDAYS = ['republic-day', 'independence-day', 'gandhi-jayanti', 'christmas'] as const;
export type NationalHoliday = (typeof NATIONAL_HOLIDAYS)[number];

/** Their day differs from year to year, and a State may choose another one. */
export const MOVABLE_HOLIDAYS = [
  'holi',
  'id-ul-fitr',
  'ram-navami',
  'mahavir-jayanti',
  'good-friday',
  'buddha-purnima',
  'id-ul-zuha',
  'muharram',
  'milad-un-nabi',
  'janmashtami',
  'dussehra',
  'diwali',
  'guru-nanak',
] as const;
export type MovableHoliday = (typeof MOVABLE_HOLIDAYS)[number];

export type ClosedDay =
  | { readonly kind: 'sunday' }
  /** The number of the Saturday in its month. */
  | { readonly kind: 'saturday'; readonly nth: number }
  | { readonly kind: 'national'; readonly holiday: NationalHoliday }
  /** Of the Central Government, without a calendar of the operator. A court may sit on it. */
  | { readonly kind: 'movable'; readonly holiday: MovableHoliday }
  /** Of the operator's calendar, as named there. */
  | {
      readonly kind: 'holiday';
      readonly name: string;
      readonly nameHi: string | undefined;
      readonly highCourt: string;
      readonly source: string;
    };

/** Closed Saturdays of a court whose State is not known. */
const USUAL_SATURDAYS: readonly number[] = [2, 4];
const SATURDAY = 5;
const SUNDAY = 6;

/** Null if the court is open, as far as this device knows. */
export function closedDay(
  date: CalendarDate,
  matter: SittingMatter,
  calendars: readonly CourtCalendar[],
): ClosedDay | null {
  const highCourt = highCourtOver(matter);
  const calendar = calendarOf(calendars, highCourt, Number(date.slice(0, 4)));
  if (calendar?.open.includes(date)) return null;
  return (
    holidayOn(date, calendar) ??
    nationalOn(date) ??
    weekdayClosed(date, calendar?.saturdays ?? highCourt?.saturdays ?? USUAL_SATURDAYS) ??
    movableOn(date, calendar)
  );
}

const calendarOf = (
  calendars: readonly CourtCalendar[],
  court: HighCourt | undefined,
  year: number,
): CourtCalendar | undefined =>
  calendars.find((each) => each.highCourt === court?.name && each.year === year);

function holidayOn(date: CalendarDate, calendar: CourtCalendar | undefined): ClosedDay | null {
  const found = calendar?.closed.find(({ on, to }) => on <= date && date <= (to ?? on));
  if (!calendar || !found) return null;
  const { name, nameHi } = found;
  return { kind: 'holiday', name, nameHi, highCourt: calendar.highCourt, source: calendar.source.name };
}

function nationalOn(date: CalendarDate): ClosedDay | null {
  const row = NATIONAL.flatMap(({ days }) => days).find(({ on }) => on === date);
  const holiday = NATIONAL_HOLIDAYS.find((name) => name === row?.holiday);
  return holiday === undefined ? null : { kind: 'national', holiday };
}

function movableOn(date: CalendarDate, calendar: CourtCalendar | undefined): ClosedDay | null {
  if (calendar) return null; // it lists the holidays of its court
  const row = NATIONAL.flatMap(({ movable }) => movable.days).find(({ on }) => on === date);
  const holiday = MOVABLE_HOLIDAYS.find((name) => name === row?.holiday);
  return holiday === undefined ? null : { kind: 'movable', holiday };
}

function weekdayClosed(date: CalendarDate, saturdays: readonly number[]): ClosedDay | null {
  const weekday = weekdayOf(date);
  if (weekday === SUNDAY) return { kind: 'sunday' };
  const nth = Math.ceil(Number(date.slice(8)) / 7);
  return weekday === SATURDAY && saturdays.includes(nth) ? { kind: 'saturday', nth } : null;
}
