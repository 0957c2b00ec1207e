/**
 * A legal date, `YYYY-MM-DD`, without clock or time zone: an arrest on 10 July stays on 10 July. The strings
 * sort correctly by `<` and `>`; arithmetic uses the library, never milliseconds.
 */
import { parseDate } from '@internationalized/date';
import { err, ok, type Result } from './result.ts';

export type CalendarDate = string & { readonly __brand: 'CalendarDate' };

export type DateError = { readonly kind: 'not-a-date' | 'no-such-day'; readonly given: string };

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Parses `YYYY-MM-DD`. A date that does not exist (31 November, 29 February 2025) is an error and never
 * shifted.
 */
export function parseDay(text: string): Result<CalendarDate, DateError> {
  const match = ISO.exec(text);
  if (!match) return err({ kind: 'not-a-date', given: text });
  const [, year, month, date] = match;
  return dayOf({ year: Number(year), month: Number(month), date: Number(date) });
}

/** From separately typed day, month and year. */
export function dayOf(parts: { year: number; month: number; date: number }): Result<CalendarDate, DateError> {
  const { year, month, date } = parts;
  const given = iso(year, month, date);
  if (![year, month, date].every(Number.isInteger) || year < 1000 || year > 9999) {
    return err({ kind: 'not-a-date', given });
  }
  const exists = month >= 1 && month <= 12 && date >= 1 && date <= daysIn(year, month);
  return exists ? ok(brand(given)) : err({ kind: 'no-such-day', given });
}

const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Replaces the library's function: a first sync checks a hundred thousand days. A test compares both. */
function daysIn(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && isLeap ? 29 : (LENGTHS[month - 1] ?? 0);
}

/** For constants and trusted rows; throws on a date that does not exist. */
export function day(text: string): CalendarDate {
  const parsed = parseDay(text);
  if (!parsed.ok) throw new Error(`${text} is not a date`);
  return parsed.value;
}

export const isDay = (text: string): text is CalendarDate => parseDay(text).ok;

export function addDays(from: CalendarDate, days: number): CalendarDate {
  return brand(parseDate(from).add({ days }).toString());
}

/**
 * Whole calendar months in one step, clamped to the month's end (31 January + 1 month = 28 or 29 February).
 */
export function addMonths(from: CalendarDate, months: number): CalendarDate {
  return brand(parseDate(from).add({ months }).toString());
}

/** Days from `from` to `to`, excluding one end. Negative if `to` is earlier. */
/** Completed years, as an age is counted; `to` is not before `from`. */
export function yearsBetween(from: CalendarDate, to: CalendarDate): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}

export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return parseDate(to).compare(parseDate(from));
}

const IST_AHEAD_MS = 5.5 * 3_600_000;

/**
 * An instant whose UTC parts show Indian Standard Time, which has no summer time. A formatter with a named
 * zone would load ICU at every start.
 */
export const indianWallClock = (instant: Date): Date => new Date(instant.getTime() + IST_AHEAD_MS);

/** Calendar day of an instant in India. */
export const dayInIndia = (instant: Date): CalendarDate =>
  brand(indianWallClock(instant).toISOString().slice(0, 10));

/** Midnight in India at the start of the day. */
export const startOfDayInIndia = (date: CalendarDate): Date => new Date(`${date}T00:00:00+05:30`);

/** Day in India of an instant in ISO 8601. */
export const dayOfInstant = (at: string): CalendarDate => dayInIndia(new Date(at));

/** DD-MM-YYYY, as Indian courts write it. */
export function indianDate(date: CalendarDate): string {
  const [year, month, dayOfMonth] = date.split('-');
  return `${dayOfMonth}-${month}-${year}`;
}

const pad = (value: number, width: number): string => String(value).padStart(width, '0');

function iso(year: number, month: number, date: number): string {
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(date, 2)}`;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the only place that creates the brand
const brand = (text: string): CalendarDate => text as CalendarDate;

/** 0 is Monday, the first column of the calendar. */
export const weekdayOf = (date: CalendarDate): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;

export const mondayOf = (date: CalendarDate): CalendarDate => addDays(date, -weekdayOf(date));

/** First day of the month, `away` months later. */
export const monthOf = (date: CalendarDate, away = 0): CalendarDate =>
  addMonths(day(`${date.slice(0, 7)}-01`), away);
