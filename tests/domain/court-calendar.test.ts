/** Closed days of the courts: weekdays, national holidays, the operator's calendar, and the High Court over a case. */
import { expect, it } from 'vitest';
import { closedDay } from '#domain/hearing/court-calendar/closed-day.ts';
import { ALL_HIGH_COURTS, highCourtNamed, highCourtOver } from '#domain/hearing/court-calendar/high-court.ts';
import { CNR_STATES } from '#domain/case/cnr.ts';
import { stateNames } from '#domain/case/states.ts';
import { day } from '#kernel/calendar-date.ts';
import { DELHI_CALENDAR } from '../support/court-calendar.ts';

const DELHI = { facts: { state: 'Delhi' } };
const kindOn = (date: string, matter = {}, calendars = [DELHI_CALENDAR]) =>
  closedDay(day(date), matter, calendars)?.kind ?? null;

it.each([
  ['2026-11-29', 'sunday'],
  ['2026-11-28', 'saturday'], // fourth
  ['2026-11-14', 'saturday'], // second
  ['2026-11-21', null], // third
  ['2026-11-07', null], // first
  ['2026-10-31', null], // fifth
  ['2026-12-25', 'national'],
  ['2027-01-26', 'national'],
  ['2026-11-24', 'movable'], // Guru Nanak's birthday
  ['2026-11-08', 'sunday'], // Diwali
  ['2027-03-26', 'movable'], // Good Friday
  ['2026-11-27', null],
])('on %s a court of an unknown State is closed for: %s', (date, kind) => {
  expect(kindOn(date)).toBe(kind);
});

it.each([
  ['2027-03-22', 'holiday'],
  ['2027-06-01', 'holiday'], // inside the vacation
  ['2027-06-26', 'holiday'], // its last day, and a fourth Saturday
  ['2027-06-30', null],
  ['2027-01-09', null], // second Saturday, on which the calendar works
  ['2027-01-02', 'saturday'], // first Saturday, closed in this calendar
  ['2027-01-24', null], // Sunday, on which the calendar works
  ['2027-10-29', null], // Diwali, which this calendar does not list
])('on %s the calendar of Delhi gives: %s', (date, kind) => {
  expect(kindOn(date, DELHI)).toBe(kind);
});

it('applies a calendar to its own High Court and year only', () => {
  expect(kindOn('2027-03-22', { facts: { state: 'Bihar' } })).toBeNull();
  expect(kindOn('2026-03-22', DELHI)).toBe('sunday');
  expect(kindOn('2028-03-22', DELHI)).toBeNull();
});

const named = (matter: Parameters<typeof highCourtOver>[0]) => highCourtOver(matter)?.name;

it('finds the High Court by State in English or Hindi, and by CNR', () => {
  expect(named({ facts: { state: 'State of Maharashtra' } })).toBe('Bombay High Court');
  expect(named({ facts: { state: 'उत्तर प्रदेश' } })).toBe('Allahabad High Court');
  expect(named({ cnr: 'PHHC010123452026' })).toBe('High Court of Punjab and Haryana');
  expect(named({ facts: { cnr: 'wbkl010123452026' } })).toBe('Calcutta High Court');
  expect(named({ cnr: 'DLCT010123452026', facts: { state: 'Goa' } })).toBe('Bombay High Court');
  expect(named({})).toBeUndefined();
  expect(named({ facts: { state: '' } })).toBeUndefined();
});

it('has each State and Union territory under exactly one High Court', () => {
  const states = ALL_HIGH_COURTS.flatMap((court) => court.states);
  expect(states.toSorted()).toEqual([...stateNames('en')].toSorted());
  expect(ALL_HIGH_COURTS).toHaveLength(25);
  const letters = ALL_HIGH_COURTS.flatMap(({ cnr }) => cnr);
  expect(new Set(letters).size).toBe(letters.length);
  expect(letters.filter((each) => !CNR_STATES.some((known) => known === each))).toEqual([]);
});

it('reads the name of a High Court in any common form', () => {
  expect(highCourtNamed('Delhi High Court')?.name).toBe('High Court of Delhi');
  expect(highCourtNamed('HIGH COURT OF JUDICATURE AT BOMBAY')?.name).toBe('Bombay High Court');
  expect(highCourtNamed('High Court of Atlantis')).toBeUndefined();
});
