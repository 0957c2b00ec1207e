import { describe, expect, it } from 'vitest';
import { addDays, day } from '#kernel/calendar-date.ts';
import { determineAll } from '#law/determine.ts';
import { findPossibleRights } from '#law/may-be-open.ts';
import { type Facts, lawFacts } from './case-files.ts';
import { TABLES } from './law-tables.ts';

const open = (facts: Facts, asOf: string) =>
  findPossibleRights(determineAll(lawFacts(facts), TABLES, day(asOf))).map(({ right, since, asks }) => ({
    right,
    since,
    asks,
  }));

describe('possible default bail', () => {
  const theft: Facts = { sections: 'BNS 303(2)', firDate: day('2026-09-01'), arrestDate: day('2026-09-10') };

  it('asks for an unknown charge-sheet and remand date', () => {
    expect(open(theft, '2026-11-22')).toEqual([
      { right: 'default-bail', since: '2026-11-09', asks: ['chargesheet', 'firstRemandDate'] },
    ]);
  });

  it('begins on the day of the right', () => {
    expect(open(theft, '2026-11-09')).toHaveLength(1);
    expect(open(theft, '2026-11-08')).toEqual([]);
  });

  it('does not ask for known facts or after a timely charge-sheet', () => {
    const remanded: Facts = { ...theft, firstRemandDate: day('2026-09-11') };
    expect(open(remanded, '2026-11-22')).toEqual([
      { right: 'default-bail', since: '2026-11-10', asks: ['chargesheet'] },
    ]);
    expect(
      open({ ...remanded, chargesheet: { state: 'filed', on: day('2026-11-09') } }, '2026-11-22'),
    ).toEqual([]);
  });

  it('asks about an extension on day 191 of a commercial quantity', () => {
    const heroin: Facts = {
      sections: 'NDPS 21(c)',
      firDate: day('2026-05-01'),
      arrestDate: day('2026-05-14'),
      firstRemandDate: day('2026-05-15'),
    };
    const asOf = addDays(day('2026-05-15'), 190);
    expect(open({ ...heroin, chargesheet: { state: 'not-filed', asOf } }, asOf)).toEqual([
      { right: 'default-bail', since: '2026-11-11', asks: ['remandExtension'] },
    ]);
    expect(open(heroin, asOf)).toEqual([
      { right: 'default-bail', since: '2026-11-11', asks: ['chargesheet', 'remandExtension'] },
    ]);
    expect(open({ ...heroin, remandExtension: { state: 'none' } }, asOf)).toEqual([
      { right: 'default-bail', since: '2026-11-11', asks: ['chargesheet'] },
    ]);
  });
});

describe('other possible rights', () => {
  it('include the undertrial rule from one third with unknown convictions', () => {
    const cheating: Facts = {
      sections: 'BNS 318(4)',
      firDate: day('2024-07-05'),
      arrestDate: day('2024-07-10'),
      firstRemandDate: day('2024-07-10'),
      chargesheet: { state: 'filed', on: day('2024-08-01') },
      otherPendingCases: 0,
      delayByAccusedDays: 0,
    };
    expect(open(cheating, '2026-11-10')).toEqual([
      { right: 'undertrial', since: '2026-11-10', asks: ['neverConvicted'] },
    ]);
    expect(open(cheating, '2026-11-09')).toEqual([]);
    expect(open({ ...cheating, neverConvicted: false }, '2026-11-10')).toEqual([]);
    expect(open({ ...cheating, otherPendingCases: 1 }, '2026-11-10')).toEqual([]);
  });

  it('include the sixty days of trial with unknown custody', () => {
    const trial: Facts = {
      sections: 'BNS 303(2)',
      firDate: day('2026-01-01'),
      chargesheet: { state: 'filed', on: day('2026-01-20') },
      firstEvidenceDate: day('2026-03-01'),
    };
    expect(open(trial, '2026-05-01')).toEqual([
      { right: 'sixty-days', since: '2026-05-01', asks: ['custodyStatus'] },
    ]);
    expect(open(trial, '2026-04-30')).toEqual([]);
  });
});
