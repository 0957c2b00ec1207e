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

describe('the rows that follow another offence', () => {
  it('are all in the tables, and each leaves something open', () => {
    expect(FOLLOWING.filter((id) => byId(id) === undefined)).toEqual([]);
    const closed = FOLLOWING.filter((id) => {
      const found = byId(id);
      const open = [found?.cognizable, found?.bailable, found?.court].includes('depends');
      return !open && found?.maxYears !== null;
    });
    expect(closed).toEqual([]);
  });

  it('are every row of the penal codes whose three columns are open', () => {
    const open = TABLES.offences.filter(
      ({ act, cognizable, bailable, court }) =>
        act === null && cognizable === 'depends' && bailable === 'depends' && court === 'depends',
    );
    expect(open.filter((each) => !isDependentOffence(each)).map(({ id }) => id)).toEqual([]);
    expect(open.length).toBeGreaterThan(20);
  });

  it('ask for the principal offence, and for nothing a person could answer once it is named', () => {
    const attempt = row('BNS', '62');
    expect(factThatSettles(attempt, [])).toBe('principalOffence');
    expect(factThatSettles(attempt, [row('BNS', '303(2)')])).toBe('classification');
    expect(factThatSettles(row('NDPS', '15(a)'), [])).toBe('classification');
  });
});

describe('what they take', () => {
  it('is nothing while none is named, and nothing for a row that follows none', () => {
    const attempt = row('BNS', '62');
    expect(withPrincipals(attempt, [])).toBe(attempt);
    const theft = row('BNS', '303(2)');
    expect(withPrincipals(theft, [row('BNS', '103(1)')])).toBe(theft);
  });

  it('is the gravest of each column', () => {
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

  it('keeps the columns that the Schedule fixes', () => {
    expect(withPrincipals(row('BNS', '58(b)'), [row('BNS', '103(1)')])).toMatchObject({
      bailable: true,
      maxYears: 3,
      court: 'sessions',
    });
  });

  it('takes a minimum of ten years too, which gives ninety days for the investigation', () => {
    expect(withPrincipals(row('BNS', '49'), [row('BNS', '64(1)')]).minYears).toBe(10);
    expect(withPrincipals(row('BNS', '62'), [row('BNS', '64(1)')])).toMatchObject({
      minYears: null,
      maxYears: 10,
      life: false,
    });
  });

  it('leaves the term open where a principal has none that is fixed', () => {
    expect(withPrincipals(row('BNS', '49'), [row('BNS', '303(2)'), row('BNS', '311')]).maxYears).toBeNull();
    expect(withPrincipals(row('BNS', '56'), [row('BNS', '103(1)')]).maxYears).toBeNull();
  });

  it('is the bar and the days of the quantity under the NDPS Act', () => {
    const small = withPrincipals(row('NDPS', '29'), [row('NDPS', '21(b)')]);
    expect([small.bars, small.defaultBailDays]).toEqual([[], [60]]);
    const both = withPrincipals(row('NDPS', '29'), [row('NDPS', '21(b)'), row('NDPS', '21(c)')]);
    expect(both.defaultBailDays?.[0]).toBe(180);
    expect(both.bars.map(({ kind }) => kind)).toContain('twin-conditions');
  });
});
