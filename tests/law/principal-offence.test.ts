import { describe, expect, it } from 'vitest';
import { FOLLOWING, factThatSettles, isDependentOffence, withPrincipals } from '#law/principal-offence.ts';
import { lookUp } from '#law/tables.ts';
import { TABLES } from './law-tables.ts';

const byId = (id: string) => TABLES.offences.find((row) => row.id === id);
const row = (code: string, section: string) => {
  const found = lookUp(TABLES, { code, section });
  if (found.kind !== 'found') throw new Error(section);
  return found.offence;
};

describe('dependent offences', () => {
  it('are all in the tables and each have an open value', () => {
    expect(FOLLOWING.filter((id) => byId(id) === undefined)).toEqual([]);
    const closed = FOLLOWING.filter((id) => {
      const found = byId(id);
      const open = [found?.cognizable, found?.bailable, found?.court].includes('depends');
      return !open && found?.maxYears !== null;
    });
    expect(closed).toEqual([]);
  });

  it('include every penal code row with three open columns', () => {
    const open = TABLES.offences.filter(
      ({ act, cognizable, bailable, court }) =>
        act === null && cognizable === 'depends' && bailable === 'depends' && court === 'depends',
    );
    expect(open.filter((each) => !isDependentOffence(each)).map(({ id }) => id)).toEqual([]);
    expect(open.length).toBeGreaterThan(20);
  });

  it('ask for the principal offence only until it is named', () => {
    const attempt = row('BNS', '62');
    expect(factThatSettles(attempt, [])).toBe('principal');
    expect(factThatSettles(attempt, [row('BNS', '303(2)')])).toBe('classification');
    expect(factThatSettles(row('NDPS', '15(a)'), [])).toBe('classification');
  });
});

describe('values from principal offences', () => {
  it('change nothing without a principal or for an independent offence', () => {
    const attempt = row('BNS', '62');
    expect(withPrincipals(attempt, [])).toBe(attempt);
    const theft = row('BNS', '303(2)');
    expect(withPrincipals(theft, [row('BNS', '103(1)')])).toBe(theft);
  });

  it('take the gravest value of each column', () => {
    const made = withPrincipals(row('BNS', '61(2)(a)'), [row('BNS', '115(2)'), row('BNS', '103(1)')]);
    expect(made).toMatchObject({
      id: 'BNS-61(2)(a)',
      bailable: false,
      cognizable: true,
      court: 'sessions',
      death: true,
      life: true,
    });
  });

  it('keep the columns fixed by the Schedule', () => {
    expect(withPrincipals(row('BNS', '58(b)'), [row('BNS', '103(1)')])).toMatchObject({
      bailable: true,
      maxYears: 3,
      court: 'sessions',
    });
  });

  it('take a ten-year minimum for abetment but not attempt', () => {
    expect(withPrincipals(row('BNS', '49'), [row('BNS', '64(1)')]).minYears).toBe(10);
    expect(withPrincipals(row('BNS', '62'), [row('BNS', '64(1)')])).toMatchObject({
      minYears: null,
      maxYears: 10,
      life: false,
    });
  });

  it('leave the term open if a principal has no fixed term', () => {
    expect(withPrincipals(row('BNS', '49'), [row('BNS', '303(2)'), row('BNS', '311')]).maxYears).toBeNull();
    expect(withPrincipals(row('BNS', '56'), [row('BNS', '103(1)')]).maxYears).toBeNull();
  });

  it('include the bar and period by quantity under NDPS', () => {
    const small = withPrincipals(row('NDPS', '29'), [row('NDPS', '21(b)')]);
    expect([small.bars, small.defaultBailDays]).toEqual([[], [60]]);
    const both = withPrincipals(row('NDPS', '29'), [row('NDPS', '21(b)'), row('NDPS', '21(c)')]);
    expect(both.defaultBailDays?.[0]).toBe(180);
    expect(both.bars.map(({ kind }) => kind)).toContain('twin-conditions');
  });
});
