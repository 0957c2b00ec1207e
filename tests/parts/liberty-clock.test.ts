import { describe, expect, it } from 'vitest';
import { day } from '#kernel/calendar-date.ts';
import type { ClockMatter } from '#domain/case/clock-matter.ts';
import { datesOf } from '#documents/calendar/counted-matter.ts';
import { clockList } from '#parts/liberty-clock/clock-rows.ts';
import { count, countMatters } from '#parts/liberty-clock/count-matters.ts';
import { TABLES } from '../law/law-tables.ts';
import { clockOf, facts, lines, matter, TODAY } from './counted-matter.ts';

describe('a right of a matter', () => {
  it('opens on day 61 of remand and is coming the day before', () => {
    expect(lines(clockOf().open)).toEqual(['default-bail 2026-11-18 -2']);
    expect(clockOf().open[0]).toMatchObject({ dayOfCount: 61, estimated: false });
    const before = day('2026-11-17');
    const earlier = clockOf({ chargesheet: { state: 'not-filed', asOf: before } }, before);
    expect(earlier.open).toEqual([]);
    expect(lines(earlier.coming)[0]).toBe('default-bail 2026-11-18 1');
  });

  it('is not open while the charge-sheet status is unknown', () => {
    const stale = clockOf({ chargesheet: { state: 'not-filed', asOf: day('2026-11-10') } });
    expect(stale.open).toEqual([]);
    expect(stale.maybe).toMatchObject([{ right: 'default-bail', since: '2026-11-18', days: 2 }]);
    expect(stale.asks).toEqual(['chargesheet']);
  });

  it('is lost after a later charge-sheet unless claimed before it', () => {
    const filed = { chargesheet: { state: 'filed', on: day('2026-11-19') } } as const;
    expect(clockOf(filed).open).toEqual([]);
    expect(lines(clockOf(filed, TODAY, day('2026-11-18')).open)).toEqual(['default-bail 2026-11-18 -2']);
  });

  it('is not listed when the full term is served', () => {
    const long = { arrestDate: day('2023-10-01'), firstRemandDate: day('2023-10-02'), sections: ['IPC 379'] };
    const served = clockOf({ ...long, chargesheet: { state: 'filed', on: day('2023-11-01') } });
    expect(lines(served.open)).toEqual(['full-term 2026-10-01 -50']);
    expect(served.coming).toEqual([]);
  });

  it('is not open until every section is recognised', () => {
    const divided = clockOf({ sections: ['BNS 303(2)', 'BNS 318'] });
    expect(divided.open).toEqual([]);
    expect(divided.asks).toContain('offences');
    expect(divided.coming.every(({ missing }) => missing.includes('offences'))).toBe(true);
  });

  it('is only the interim protection for a person never arrested', () => {
    const { arrestDate: _a, firstRemandDate: _r, ...free } = facts;
    const outside: ClockMatter = {
      ...matter('Kavita More'),
      facts: {
        ...free,
        custodyStatus: 'not-arrested',
        interimProtectionUntil: day('2026-11-23'),
        noticeToAppear: { state: 'none' },
      },
    };
    const found = count(outside, { tables: TABLES, asOf: TODAY });
    expect(lines(found.coming)).toEqual(['interim-protection 2026-11-23 3']);
    expect(found.asks).toEqual([]);
    const after = count(outside, { tables: TABLES, asOf: day('2026-11-24') });
    expect([after.coming, after.asks]).toEqual([[], ['interimProtectionUntil']]);
  });
});

describe('a possibly open right', () => {
  const unsure = { chargesheet: undefined, firstRemandDate: undefined } as const;

  it('stays listed after its estimated day and asks for the deciding facts', () => {
    const { maybe, coming } = clockOf({ ...unsure, arrestDate: day('2026-09-08') });
    expect(maybe).toMatchObject([
      { right: 'default-bail', since: '2026-11-07', days: 13, asks: ['chargesheet', 'firstRemandDate'] },
    ]);
    expect(coming.map(({ right }) => right)).not.toContain('default-bail');
  });

  it('sorts by the risk of loss, and asks each question once', () => {
    const list = clockList(
      [
        matter('Served', {
          ...remanded('2025-09-10'),
          delayByAccusedDays: undefined,
          chargesheet: { state: 'filed', on: day('2025-10-01') },
        }),
        matter('Unsure', { ...unsure, arrestDate: day('2026-09-01') }),
      ].map(counted),
    );
    expect(list.maybe.map(({ matter: { name }, maybe }) => `${name} ${maybe.right}`)).toEqual([
      'Unsure default-bail',
      'Served one-third',
    ]);
    expect(list.maybe.at(-1)?.asks).toContain('firstEvidenceDate'); // no second row for a missing fact
    expect(list.asking).toEqual([]);
  });

  it('asks for the claim and its hour when the charge-sheet came late', () => {
    const filed = { state: 'filed', on: day('2026-11-19') } as const;
    const { maybe } = clockOf({ chargesheet: filed });
    expect(maybe[0]).toMatchObject({ right: 'default-bail', asks: ['defaultBailClaim'] });
    const sameDay = clockOf({
      chargesheet: filed,
      defaultBailClaim: { state: 'claimed', on: day('2026-11-19') },
    });
    expect(sameDay.maybe[0]?.asks).toEqual(['defaultBailClaimAt', 'chargesheetAt']);
    const before = { state: 'claimed', on: day('2026-11-19'), at: '11:00' } as const;
    const hours = clockOf({ chargesheet: { ...filed, at: '15:30' }, defaultBailClaim: before });
    expect(lines(hours.open)).toEqual(['default-bail 2026-11-18 -2']);
  });
});

describe('an open question of law', () => {
  it('counts 60 days and shows 90 days as the alternative', () => {
    const found = clockOf({ sections: ['BNS 309(4)'] });
    expect(found.open[0]).toMatchObject({
      on: '2026-11-18',
      openPoint: { kind: 'other-period', why: 'ceiling', days: 60, otherDays: 90, otherwiseOn: '2026-12-18' },
    });
  });

  it('shows the full term as the alternative for several offences', () => {
    const two = clockOf({ sections: ['BNS 303(2)', 'BNS 351(2)'] });
    const third = two.coming.find(({ right }) => right === 'one-third');
    expect(third).toMatchObject({
      on: '2027-09-18',
      openPoint: { kind: 'several-offences', fullTermOn: '2029-09-18' },
    });
  });
});

describe('the questions of the clock', () => {
  it('lists every missing fact in the order of the form', () => {
    const found = count(
      { ...matter('x'), facts: { sections: ['IPC 420'] } },
      { tables: TABLES, asOf: TODAY },
    );
    expect(found.asks).toEqual([
      'arrestDate',
      'firstRemandDate',
      'neverConvicted',
      'otherPendingCases',
      'delayByAccusedDays',
    ]);
  });

  it('asks for the first remand when the arrest date replaces it', () => {
    const { firstRemandDate: _, ...estimated } = facts;
    const found = count({ ...matter('x'), facts: estimated }, { tables: TABLES, asOf: TODAY });
    expect(found.asks).toEqual(['firstRemandDate']);
    expect(found.open[0]).toMatchObject({ estimated: true, on: '2026-11-17' });
  });

  it('asks for the evidence date only after a charge-sheet', () => {
    expect(clockOf().asks).toEqual([]);
    expect(clockOf({ chargesheet: { state: 'filed', on: day('2026-11-01') } }).asks).toEqual([
      'firstEvidenceDate',
    ]);
  });
});

const counted = (one: ClockMatter) => ({ matter: one, clock: count(one, { tables: TABLES, asOf: TODAY }) });
const remanded = (on: string) => ({ firstRemandDate: day(on), arrestDate: day(on) });

describe('the list of all matters', () => {
  it('sorts by days and separates open rights from coming rights', () => {
    const list = clockList(
      [
        matter('Late', remanded('2026-11-10')),
        matter('Long open', remanded('2026-09-10')),
        matter('Soon', remanded('2026-09-26')),
        matter('Just open', remanded('2026-09-20')),
      ].map(counted),
    );
    expect(list.open.map(({ matter: { name }, date }) => `${name} ${date.daysLeft}`)).toEqual([
      'Just open -1',
      'Long open -11',
    ]);
    expect(list.coming.map(({ matter: { name }, date }) => `${name} ${date.daysLeft}`).slice(0, 2)).toEqual([
      'Soon 5',
      'Late 50',
    ]);
  });

  it('repeats a matter with an open right only for a near date', () => {
    const served = counted(matter('Served', { ...remanded('2026-09-10'), sections: ['BNS 303(2)'] }));
    expect(clockList([served]).coming).toEqual([]);
    const near = counted(
      matter('Near', { ...remanded('2026-09-10'), interimProtectionUntil: day('2026-11-24') }),
    );
    expect(clockList([near]).coming.map(({ date }) => date.right)).toEqual(['interim-protection']);
  });

  it('shows one coming row per matter, and all its dates in the calendar', () => {
    const one = counted(matter('Imran', remanded('2026-11-10')));
    expect(clockList([one]).coming).toHaveLength(1);
    expect(datesOf(one).map(({ right }) => right)).toEqual(['default-bail', 'one-third', 'full-term']);
  });
});

describe('counting the matters', () => {
  it('counts five hundred matters in small steps, each only once', async () => {
    const many = Array.from({ length: 500 }, (_, n) => matter(`N ${n}`, { delayByAccusedDays: n }));
    let breaths = 0;
    const counting = {
      tables: TABLES,
      asOf: TODAY,
      breathe: async () => {
        breaths += 1;
      },
      signal: new AbortController().signal,
    };
    expect(await countMatters(many, counting)).toHaveLength(500);
    expect(breaths).toBeGreaterThanOrEqual(100);
    const afterCounting = breaths;
    await countMatters(many, counting);
    expect(breaths).toBeLessThan(afterCounting + 50);
    const [first, ...rest] = many;
    if (!first) throw new Error('none');
    const changed = await countMatters(
      [{ ...first, facts: { ...first.facts, delayByAccusedDays: 9 } }, ...rest],
      counting,
    );
    const third = changed?.[0]?.clock.coming.find(({ right }) => right === 'one-third');
    expect(third?.on).toBe('2027-09-27');
  });

  it('stops on abort', async () => {
    const stop = new AbortController();
    const many = Array.from({ length: 60 }, (_, n) => matter(`S ${n}`));
    const done = countMatters(many, {
      tables: TABLES,
      asOf: day('2026-11-21'),
      breathe: async () => stop.abort(),
      signal: stop.signal,
    });
    expect(await done).toBeNull();
  });
});

describe('a bailable offence', () => {
  const bailable = {
    sections: ['BNS 115(2)'],
    arrestDate: day('2026-11-15'),
    firstRemandDate: day('2026-11-15'),
  };

  it('is listed as open, never as coming', () => {
    const { open, coming } = clockOf(bailable);
    expect(lines(open)).toEqual(['bailable 2026-11-23 3']);
    expect(coming.map(({ right }) => right)).not.toContain('bailable');
  });

  it('sorts before every other open right', () => {
    const list = clockList(
      [matter('Just open', remanded('2026-09-20')), matter('Bailable', bailable)].map(counted),
    );
    expect(list.open.map(({ matter: { name } }) => name)).toEqual(['Bailable', 'Just open']);
  });

  it('adds its date to the calendar, or no entry without a date', () => {
    expect(datesOf(counted(matter('Dated', bailable)))[0]).toMatchObject({
      right: 'bailable',
      on: '2026-11-23',
    });
    const { arrestDate: _a, firstRemandDate: _r, ...undated } = facts;
    const one = counted({ ...matter('Undated'), facts: { ...undated, sections: ['BNS 115(2)'] } });
    expect(one.clock.open.map(({ right, on }) => [right, on])).toEqual([['bailable', null]]);
    expect(datesOf(one)).toEqual([]);
  });

  it('asks once for the principal offence when bail depends on it', () => {
    expect(clockOf({ sections: ['BNS 57'] }).asks).toEqual(['principal']);
    const named = { sections: ['BNS 57'], principalOffences: [{ code: 'BNS', section: '115(2)' }] };
    expect(clockOf(named).asks).toEqual([]);
    expect(clockOf(named).open[0]?.right).toBe('bailable');
  });
});
