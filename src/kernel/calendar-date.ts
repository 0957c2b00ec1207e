/**
 * A plain legal date, `YYYY-MM-DD`, with no clock and no time zone: an arrest on 10 July stays on 10 July.
 * Strings of this form order correctly by `<` and `>`. Arithmetic is the library's, never milliseconds.
 */
import { parseDate } from '@internationalized/date';
import { err, ok, type Result } from './result.ts';

export type CalendarDate = string & { readonly __brand: 'CalendarDate' };

export type DateError = { readonly kind: 'not-a-date' | 'no-such-day'; readonly given: string };

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Reads `YYYY-MM-DD`; a day that does not exist (31 November, 29 February 2025) is an error, never shifted. */
export function parseDay(text: string): Result<CalendarDate, DateError> {
  const match = ISO.exec(text);
  if (!match) return err({ kind: 'not-a-date', given: text });
  const [, year, month, date] = match;
  return dayOf({ year: Number(year), month: Number(month), date: Number(date) });
}

/** From the three parts a person types. */
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

/** Not the library's: a first sync asks this of a hundred thousand days (a test holds that both agree). */
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

/** Whole calendar months in one step, clamped to the month's end (31 January + 1 month = 28 or 29 February). */
export function addMonths(from: CalendarDate, months: number): CalendarDate {
  return brand(parseDate(from).add({ months }).toString());
}

/** Days from `from` to `to`; negative when `to` is earlier. Neither end is counted twice. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return parseDate(to).compare(parseDate(from));
}

const IST_AHEAD_MS = 5.5 * 3_600_000;

/**
 * An instant whose parts in UTC are those of the clock on an Indian wall: one zone, no summer time. A formatter that
 * knows the zone by name would load ICU at every start.
 */
export const indianWallClock = (instant: Date): Date => new Date(instant.getTime() + IST_AHEAD_MS);

/** The calendar day of an instant in India. */
export const dayInIndia = (instant: Date): CalendarDate =>
  brand(indianWallClock(instant).toISOString().slice(0, 10));

/** DD-MM-YYYY, as an Indian court writes it. */
export function indianDate(date: CalendarDate): string {
  const [year, month, dayOfMonth] = date.split('-');
  return `${dayOfMonth}-${month}-${year}`;
}

const pad = (value: number, width: number): string => String(value).padStart(width, '0');

function iso(year: number, month: number, date: number): string {
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(date, 2)}`;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the brand is given here and only here
const brand = (text: string): CalendarDate => text as CalendarDate;

/** 0 is Monday, as calendars in India begin. */
export const weekdayOf = (date: CalendarDate): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;

export const mondayOf = (date: CalendarDate): CalendarDate => addDays(date, -weekdayOf(date));

/** The first day of the month of a day, or of one some months away. */
export const monthOf = (date: CalendarDate, away = 0): CalendarDate =>
  addMonths(day(`${date.slice(0, 7)}-01`), away);
