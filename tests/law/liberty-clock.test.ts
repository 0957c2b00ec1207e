import { describe, expect, it } from 'vitest';
import { type CalendarDate, day } from '#kernel/calendar-date.ts';
import { determineAll } from '#law/determine.ts';
import type { LawFacts } from '#law/facts.ts';
import { libertyDates, missingForClock } from '#law-explain/liberty-dates.ts';
import { TABLES } from './law-tables.ts';

const TODAY = day('2025-04-01');
const base: LawFacts = {
  offences: [{ code: 'BNS', section: '303(2)' }],
  unrecognised: [],
  firDate: day('2025-02-28'),
  arrestDate: day('2025-03-01'),
  firstRemandDate: day('2025-03-01'),
  chargesheet: { state: 'not-filed', asOf: TODAY },
  delayByAccusedDays: 0,
  neverConvicted: true,
  otherPendingCases: 0,
};

const at = (facts: LawFacts, asOf: CalendarDate = TODAY) => determineAll(facts, TABLES, asOf);
const lines = (facts: LawFacts, asOf?: CalendarDate) =>
  libertyDates(at(facts, asOf)).map(({ right, on, daysLeft }) => `${right} ${on} ${daysLeft}`);

describe('dates of a matter', () => {
  it('are sorted by days left', () => {
    expect(lines(base)).toEqual([
      'default-bail 2025-04-30 29',
      'one-third 2026-03-01 334',
      'full-term 2028-03-01 1065',
    ]);
  });

  it('have negative days left after they pass', () => {
    const asOf = day('2025-05-05');
    expect(lines({ ...base, chargesheet: { state: 'not-filed', asOf } }, asOf)[0]).toBe(
      'default-bail 2025-04-30 -5',
    );
  });

  it('omit default bail after a timely charge-sheet', () => {
    const filed = { ...base, chargesheet: { state: 'filed', on: day('2025-03-31') } } as const;
    expect(lines(filed)).toEqual(['one-third 2026-03-01 334', 'full-term 2028-03-01 1065']);
  });

  it('include one half after a conviction, and both fractions if unknown', () => {
    expect(lines({ ...base, neverConvicted: false })).toContain('one-half 2026-09-01 518');
    expect(lines({ ...base, neverConvicted: false }).join()).not.toContain('one-third');
    const open = lines({ ...base, neverConvicted: undefined });
    expect(open).toContain('one-third 2026-03-01 334');
    expect(open).toContain('one-half 2026-09-01 518');
  });

  it('include only the full term if another case is pending', () => {
    expect(lines({ ...base, otherPendingCases: 1 })).toEqual([
      'default-bail 2025-04-30 29',
      'full-term 2028-03-01 1065',
    ]);
  });
});

describe('contested and other dates', () => {
  it('include both 60 and 90 days for an open period', () => {
    const [first] = libertyDates(at({ ...base, offences: [{ code: 'BNS', section: '309(4)' }] }));
    expect(first).toMatchObject({
      right: 'default-bail',
      on: '2025-04-30',
      contested: { otherwiseOn: '2025-05-30' },
    });
  });

  it('mark a threshold as contested if section 479(2) is open', () => {
    const two = [...base.offences, { code: 'BNS', section: '351(2)' }];
    const found = libertyDates(at({ ...base, offences: two }));
    expect(found.find(({ right }) => right === 'one-third')).toMatchObject({
      contested: { otherwiseOn: null },
    });
    expect(found.find(({ right }) => right === 'full-term')).toMatchObject({ contested: null });
  });

  it('include both dates for a period open to extension', () => {
    expect(lines({ ...base, offences: [{ code: 'UAPA', section: '38' }] }).slice(0, 2)).toEqual([
      'default-bail 2025-05-30 59',
      'default-bail-if-extended 2025-08-28 149',
    ]);
  });

  it('include no undertrial date for murder', () => {
    expect(lines({ ...base, offences: [{ code: 'BNS', section: '103(1)' }] })).toEqual([
      'default-bail 2025-05-30 59',
    ]);
  });

  it('include sixty days of evidence and the end of interim protection', () => {
    const facts = {
      ...base,
      firstEvidenceDate: day('2025-03-20'),
      interimProtectionUntil: day('2025-04-10'),
    };
    const found = libertyDates(at(facts));
    expect(found[0]).toMatchObject({
      right: 'interim-protection',
      on: '2025-04-10',
      effect: 'lapses',
      daysLeft: 9,
    });
    expect(found.find(({ right }) => right === 'sixty-days')).toMatchObject({
      on: '2025-05-20',
      effect: 'accrues',
    });
  });

  it('are empty for a person at liberty', () => {
    const custody = [{ from: day('2025-03-01'), to: day('2025-03-20'), kind: 'judicial' }] as const;
    expect(lines({ ...base, custody })).toEqual([]);
  });

  it('omit the sixty days if the rule does not apply', () => {
    const facts = {
      ...base,
      offences: [{ code: 'BNS', section: '109(1)' }],
      firstEvidenceDate: day('2025-03-20'),
    };
    expect(lines(facts).join()).not.toContain('sixty-days');
  });
});

describe('missing facts', () => {
  it('are named once for all rights', () => {
    const facts: LawFacts = {
      ...base,
      chargesheet: undefined,
      neverConvicted: undefined,
      delayByAccusedDays: undefined,
    };
    expect(missingForClock(at(facts))).toEqual(['chargesheet', 'neverConvicted', 'delayByAccusedDays']);
    const filed: LawFacts = { ...base, chargesheet: { state: 'filed', on: day('2025-03-31') } };
    expect(missingForClock(at(filed))).toEqual(['firstEvidenceDate']);
    expect(libertyDates(at(facts))[0]).toMatchObject({ right: 'default-bail', missing: ['chargesheet'] });
  });
});

describe('bailable offence', () => {
  const bailable = { ...base, offences: [{ code: 'BNS', section: '115(2)' }] };

  it('is listed first with the day after the week of arrest', () => {
    const asOf = day('2025-03-08');
    expect(libertyDates(at(bailable, asOf))[0]).toMatchObject({
      right: 'bailable',
      on: '2025-03-09',
      daysLeft: 1,
      effect: 'stands',
      missing: [],
    });
    expect(libertyDates(at(bailable, day('2025-03-09')))[0]).toMatchObject({
      right: 'bailable',
      daysLeft: 0,
    });
  });

  it('has no date if the arrest is unknown', () => {
    const facts = { ...bailable, arrestDate: undefined, firstRemandDate: undefined };
    expect(libertyDates(at(facts))[0]).toMatchObject({ right: 'bailable', on: null, daysLeft: null });
  });

  it('is hidden for a free person or with a non-bailable offence', () => {
    const free = { ...bailable, arrestDate: undefined, custodyStatus: 'not-arrested' } as const;
    expect(lines(free).join()).not.toContain('bailable');
    const two = { ...base, offences: [...base.offences, ...bailable.offences] };
    expect(lines(two).join()).not.toContain('bailable');
  });

  it('asks for the principal offence', () => {
    const facts = { ...base, offences: [{ code: 'BNS', section: '57' }] };
    expect(missingForClock(at(facts))).toEqual(['principal']);
    const named = { ...facts, principalOffences: [{ code: 'BNS', section: '115(2)' }] };
    expect(libertyDates(at(named))[0]).toMatchObject({ right: 'bailable' });
  });

  it('gives no date after conviction in the case', () => {
    expect(lines({ ...bailable, conviction: { on: TODAY } })).toEqual([]);
  });
});
