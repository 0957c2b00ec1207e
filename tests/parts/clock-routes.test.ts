/** Time limits of the other routes on the clock. */
import { describe, expect, it } from 'vitest';
import { day } from '#kernel/calendar-date.ts';
import type { ClockMatter } from '#domain/case/clock-matter.ts';
import { clockList } from '#parts/liberty-clock/clock-rows.ts';
import { count } from '#parts/liberty-clock/count-matters.ts';
import { TABLES } from '../law/law-tables.ts';
import { clockOf, facts, lines, matter, TODAY } from './counted-matter.ts';

describe('the time limits of the other routes', () => {
  const fresh = { arrestDate: TODAY, firstRemandDate: undefined, chargesheet: undefined } as const;

  it('counts to the production before a Magistrate, then asks about it', () => {
    expect(lines(clockOf({ ...fresh, custodyStatus: 'police' }).coming)[0]).toBe('produce-by 2026-11-21 1');
    const tomorrow = clockOf({ ...fresh, custodyStatus: 'police' }, day('2026-11-21'));
    expect(tomorrow.maybe).toMatchObject([
      { right: 'produce-by', since: '2026-11-21', asks: ['production'] },
    ]);
    const never = clockOf({ ...fresh, arrest: { production: { state: 'none' } } }, day('2026-11-22'));
    expect(lines(never.open)).toContain('produce-by 2026-11-21 -1');
  });

  it('starts only the legal-aid and court-may-ease dates from a bail order', () => {
    const granted = { bailOrder: { state: 'granted', on: day('2026-11-10') } } as const;
    const early = clockOf(granted);
    expect(lines(early.open)).toEqual(['legal-aid 2026-11-18 -2']);
    expect(lines(early.coming)).toEqual(['court-may-ease 2026-12-11 21']);
    expect([early.maybe, early.asks]).toEqual([[], []]);
    expect(early.open[0]?.asks).toEqual(['bailOrder']);
    expect(lines(clockOf(granted, day('2026-12-11')).open)).toEqual(['court-may-ease 2026-12-11 0']);
    const out = { bailOrder: { ...granted.bailOrder, releasedOn: day('2026-11-12') } } as const;
    expect(clockOf(out).open).toEqual([]);
  });

  it('shows the longer appeal period only after the ordinary one ends', () => {
    const order = { sections: ['SC/ST 3(1)(r)'], specialCourtOrderOn: day('2026-08-22') };
    const rights = (asOf: typeof TODAY) =>
      clockOf(order, asOf)
        .coming.map(({ right }) => right)
        .filter((right) => right.startsWith('appeal'));
    expect(rights(TODAY)).toEqual(['appeal-by']);
    expect(rights(day('2026-11-21'))).toEqual(['appeal-if-condoned']);
    expect(clockOf({ sections: ['SC/ST 3(1)(r)'] }).asks).toContain('specialCourtOrderOn');
    const filed = clockOf({ ...order, appealFiledOn: TODAY });
    expect(filed.coming.filter(({ right }) => right.startsWith('appeal'))).toEqual([]);
  });

  it('lists a deposit deadline among the coming dates', () => {
    const cheque = clockOf({
      sections: ['NI 138'],
      chequeDeposit: { state: 'ordered', on: day('2026-10-01') },
    });
    const list = clockList([{ matter: matter('Kavita More'), clock: cheque }]);
    expect(list.coming.map(({ date }) => date.right)).toContain('deposit-due');
  });
});

describe('the notices and questions of the other routes', () => {
  it('shows a notice to appear for a person who was not arrested', () => {
    const { arrestDate: _a, firstRemandDate: _r, ...free } = facts;
    const called: ClockMatter = {
      ...matter('Kavita More'),
      facts: { ...free, custodyStatus: 'not-arrested', noticeToAppear: { state: 'to-appear', on: TODAY } },
    };
    expect(lines(count(called, { tables: TABLES, asOf: TODAY }).coming)).toEqual(['appear-on 2026-11-20 0']);
  });

  it('lists the route questions separately when no time limit runs', () => {
    expect(clockOf().routeAsks).toEqual(
      expect.arrayContaining(['groundsOfArrest', 'bailOrder', 'witnesses', 'concludedOn']),
    );
  });

  it('asks first after a grant whether the person is released', () => {
    const granted: ClockMatter = { ...matter('Imran Sheikh'), grantedOn: day('2026-11-15') };
    expect(count(granted, { tables: TABLES, asOf: TODAY })).toMatchObject({
      open: [],
      coming: [],
      maybe: [{ right: 'release', since: '2026-11-15', days: 5, asks: ['bailOrder'] }],
    });
  });
});
