import { describe, expect, it } from 'vitest';
import { ageAtActOf, agesAgainstBirth } from '#law/ages.ts';
import { nameFor } from '#domain/case/name-for.ts';
import { day } from '#kernel/calendar-date.ts';

const TODAY = day('2026-11-27');
const born = (dateOfBirth: string, person = {}) => ({ person: { dateOfBirth: day(dateOfBirth), ...person } });

describe('a date of birth', () => {
  it.each([
    ['2008-11-28', '2026-11-27', 17],
    ['2008-11-27', '2026-11-27', 18],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
  ])('of %s gives on %s the age %i', (dateOfBirth, offenceDate, age) => {
    expect(ageAtActOf({ ...born(dateOfBirth), offenceDate: day(offenceDate) })).toBe(age);
  });

  it('gives no age at the act without the day of the offence, or after it', () => {
    expect(ageAtActOf(born('2008-11-28'))).toBeUndefined();
    expect(ageAtActOf({ ...born('2008-11-28'), offenceDate: day('2007-01-01') })).toBeUndefined();
  });

  it('yields to the stated age at the act', () => {
    const facts = { ...born('2008-11-28', { ageAtAct: 19 }), offenceDate: day('2026-11-01') };
    expect(ageAtActOf(facts)).toBe(19);
  });

  it('withholds the name of an adult who was a child at the act', () => {
    const facts = { ...born('2008-01-05'), offenceDate: day('2025-06-01'), firNumber: '4/2025' };
    expect(nameFor({ applicant: { name: 'Ravi Kumar', age: 18 }, case: facts })).toBe('X (4/2025)');
  });
});

const codes = (facts: Parameters<typeof agesAgainstBirth>[0], age?: number) =>
  agesAgainstBirth(facts, age, TODAY).map(({ code, by }) => `${code} ${by}`);

describe('ages against the date of birth', () => {
  it.each([18, 17])('accepts the age of today, or of the last year: %i', (age) => {
    expect(codes(born('2008-11-27'), age)).toEqual([]);
  });

  it.each([19, 16, 40])('refuses the age %i', (age) => {
    expect(codes(born('2008-11-27'), age)).toEqual(['age-of-another-birth 18']);
  });

  it('refuses another age at the act', () => {
    const facts = { ...born('2008-11-27', { ageAtAct: 18 }), offenceDate: day('2026-11-01') };
    expect(codes(facts)).toEqual(['age-at-act-of-another-birth 17']);
  });

  it('says nothing without a date of birth', () => {
    expect(codes({ person: { ageAtAct: 3 } }, 90)).toEqual([]);
  });
});
