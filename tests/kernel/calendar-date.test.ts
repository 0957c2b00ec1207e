import { CalendarDate } from '@internationalized/date';
import { expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  day,
  dayInIndia,
  daysBetween,
  indianDate,
  parseDay,
} from '#kernel/calendar-date.ts';

it.each(['2026-11-31', '2025-02-29', '2026-13-01', '2026-00-10'])(
  'rejects %s as a date that does not exist',
  (text) => {
    expect(parseDay(text)).toEqual({ ok: false, error: { kind: 'no-such-day', given: text } });
  },
);

it.each(['', '10-07-2024', '2024-7-1', '2024-07-01T00:00:00Z'])(
  'rejects %j as an invalid date format',
  (text) => {
    expect(parseDay(text)).toMatchObject({ ok: false, error: { kind: 'not-a-date' } });
  },
);

it('agrees with the library on every month of four centuries', () => {
  const differ = [];
  for (let month = 1600 * 12; month < 2001 * 12; month += 1) {
    const [year, named] = [Math.floor(month / 12), (month % 12) + 1];
    const last = new CalendarDate(year, named, 31).day; // clamped
    const text = (date: number) => `${year}-${String(named).padStart(2, '0')}-${date}`;
    if (!parseDay(text(last)).ok || parseDay(text(last + 1)).ok) differ.push(text(last));
  }
  expect(differ).toEqual([]);
});

it('clamps to the last day of a month', () => {
  expect(addMonths(day('2024-01-31'), 1)).toBe('2024-02-29');
  expect(addMonths(day('2025-10-31'), 18)).toBe('2027-04-30');
});

it('counts days across a leap year', () => {
  expect(daysBetween(day('2024-02-28'), day('2024-03-01'))).toBe(2);
  expect(addDays(day('2020-05-14'), 60)).toBe('2020-07-13');
});

it('uses the day in India for any machine time zone', () => {
  expect(dayInIndia(new Date('2026-11-20T19:00:00Z'))).toBe('2026-11-21');
});

it('formats a date as DD-MM-YYYY', () => {
  expect(indianDate(day('2024-07-10'))).toBe('10-07-2024');
});
