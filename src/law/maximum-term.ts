/**
 * The maximum term in calendar months, and its fractions. Months are added in one step, clamped to the
 * month's end; the remainder counts thirty days to the month, rounded up.
 */
import { addDays, addMonths, type CalendarDate } from '#kernel/calendar-date.ts';
import type { Offence } from './tables.ts';

export interface Term {
  readonly months: number;
  readonly days: number;
}

export interface Fraction {
  readonly of: 1;
  readonly in: 1 | 2 | 3;
}

export const WHOLE: Fraction = { of: 1, in: 1 };
export const HALF: Fraction = { of: 1, in: 2 };
export const THIRD: Fraction = { of: 1, in: 3 };

const DAYS_OF_A_MONTH = 30;
const ALMOST = 0.01;
const TWENTY_FOUR_HOURS = 0.0027;

/** The tables hold years to four decimals, enough to recover exact months and the single one-day term. */
export function termOf(maxYears: number): Term {
  if (Math.abs(maxYears - TWENTY_FOUR_HOURS) < 0.0001) return { months: 0, days: 1 };
  const months = maxYears * 12;
  const wholeMonths = Math.round(months);
  if (Math.abs(months - wholeMonths) < ALMOST) return { months: wholeMonths, days: 0 };
  return { months: Math.floor(months), days: Math.round((months % 1) * DAYS_OF_A_MONTH) };
}

/** Rows with imprisonment. A fine-only section has no effect on dates. */
export const withImprisonment = (rows: readonly Offence[]): Offence[] =>
  rows.filter(({ maxYears, life, death }) => maxYears !== 0 || life || death);

/** Rows without a fixed maximum: no longest term, and neither life nor death. */
export const unfixedRows = (rows: readonly Offence[]): Offence[] =>
  rows.filter(({ maxYears, life, death }) => maxYears === null && !life && !death);

/** Longest maximum of all sections. Null if none carries imprisonment, or one is not fixed. */
export function longestMaximum(rows: readonly Offence[]): Term | null {
  const counted = withImprisonment(rows);
  if (counted.length === 0 || counted.some((row) => row.maxYears === null)) return null;
  return termOf(Math.max(...counted.map(({ maxYears }) => maxYears ?? 0)));
}

/** First day on which `fraction` of the term has run from `from`. */
export function afterFraction(from: CalendarDate, term: Term, fraction: Fraction): CalendarDate {
  const { months, days } = partOf(term, fraction);
  return addDays(addMonths(from, months), days);
}

/** Whole months first; the remainder counts thirty days to the month, rounded up. */
export function partOf(term: Term, fraction: Fraction): Term {
  const left = (term.months % fraction.in) * DAYS_OF_A_MONTH + term.days;
  return { months: Math.floor(term.months / fraction.in), days: Math.ceil(left / fraction.in) };
}

/** Whether the month's end shortened the result by a day, in favour of liberty. */
export function isClamped(from: CalendarDate, term: Term, fraction: Fraction): boolean {
  const landed = addMonths(from, Math.floor(term.months / fraction.in));
  return landed.slice(8) !== from.slice(8);
}
