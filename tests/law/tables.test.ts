import { describe, expect, it } from 'vitest';
import { isDay } from '#kernel/calendar-date.ts';
import { LAW_AS_OF, limbsOf, lookUp, offenceName, isLiabilityOnly } from '#law/tables.ts';
import { TABLES } from './law-tables.ts';

const look = (code: string, section: string, variant?: string) => {
  const found = lookUp(TABLES, { code, section, variant });
  return found.kind === 'found' ? found.offence.id : found.kind === 'unknown' ? `no ${found.at}` : found.kind;
};

describe('lookup in the tables', () => {
  it.each([
    ['BNS', '318(4)', 'BNS-318(4)'],
    ['bns', '318 (4)', 'BNS-318(4)'],
    ['IPC', '304-a', 'IPC-304A'],
    ['NDPS', '15(c)', 'NDPS-15(c)'],
    ['Narcotic Drugs and Psychotropic Substances Act, 1985', '15(c)', 'NDPS-15(c)'],
    ['SC ST', '3(2)(v)', 'SC/ST-3(2)(v)'],
    ['BNS', '125', 'BNS-125'],
    ['IPC', '34', 'spread'],
    ['IPC', '38', 'spread'],
    ['BNS', '3(5)', 'spread'],
    ['BNS', '3(9)', 'spread'],
    ['BNS', '318', 'divided'],
    ['IPC', '376', 'divided'],
    ['NDPS', '20(b)', 'divided'],
    ['BNS', '999', 'no section'],
    ['BNS', '31', 'no section'],
    ['IPC', '39', 'no section'],
    ['BNS', '3(4)', 'no section'],
    ['CrPC', '125', 'no code'],
  ])('resolves %s %s as %s', (code, section, id) => {
    expect(look(code, section)).toBe(id);
  });

  it('returns the base row unless a variant is named', () => {
    expect(look('BNS', '109(1)')).toBe('BNS-109(1)');
    expect(look('BNS', '109(1)', 'hurt-caused')).toBe('BNS-109(1)#hurt-caused');
    expect(look('BNS', '109(1)', 'else')).toBe('no variant');
  });

  it('finds every row by its own reference', () => {
    const wrong = TABLES.offences.filter((row) => {
      const found = lookUp(TABLES, row);
      return found.kind !== 'found' || found.offence.id !== row.id;
    });
    expect(wrong).toEqual([]);
  });
});

it('lists the limbs of a section with variants', () => {
  expect(limbsOf(TABLES, 'BNS', '109').map(offenceName)).toEqual([
    'BNS 109(1)',
    'BNS 109(1) (hurt-caused)',
    'BNS 109(2)',
  ]);
});

it('knows common intention only in the penal codes', () => {
  expect(isLiabilityOnly({ code: 'IPC', section: '33' })).toBe(false);
  expect(isLiabilityOnly({ code: 'ARMS', section: '34' })).toBe(false);
});

it('keeps the bars of special Acts without "none"', () => {
  const uapa = lookUp(TABLES, { code: 'UAPA', section: '38' });
  expect(uapa.kind === 'found' && uapa.offence.bars.map(({ kind }) => kind)).toEqual([
    'twin-conditions',
    'anticipatory-barred',
  ]);
  const small = lookUp(TABLES, { code: 'NDPS', section: '15(b)' });
  expect(small.kind === 'found' && small.offence.bars).toEqual([]);
});

it('gives each special Act one short code', () => {
  expect(new Set(TABLES.acts.map(({ code }) => code)).size).toBe(74);
  expect(
    TABLES.offences.every(
      ({ code, act }) => act === null || TABLES.codeOf.has(code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')),
    ),
  ).toBe(true);
});

it('gives the date of the law', () => {
  expect(isDay(LAW_AS_OF)).toBe(true);
});
