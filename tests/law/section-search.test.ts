import { expect, it } from 'vitest';
import { searchSections } from '#law/section-search.ts';
import { TABLES } from './law-tables.ts';

const ids = (text: string, limit?: number) => searchSections(TABLES, text, limit).map(({ id }) => id);

it('ranks a section first by its number', () => {
  expect(ids('IPC 420')[0]).toBe('IPC-420');
  expect(ids('u/s 420 IPC')[0]).toBe('IPC-420');
  expect(ids('302 IPC')[0]).toBe('IPC-302');
  expect(ids('BNS 318(4)')[0]).toBe('BNS-318(4)');
});

it('finds the equivalent section by old or new number', () => {
  expect(ids('420')).toContain('BNS-318(4)');
  expect(ids('IPC 302')).toContain('BNS-103(1)');
  expect(ids('BNS 318(4)')).toContain('IPC-420');
});

it('lists the limbs of a divided section', () => {
  expect(ids('BNS 318').slice(0, 3)).toEqual(['BNS-318(2)', 'BNS-318(3)', 'BNS-318(4)']);
  expect(ids('IPC 376').slice(0, 2)).toEqual(['IPC-376(1)', 'IPC-376(2)']);
  expect(ids('109(1)').slice(0, 3)).toContain('BNS-109(1)#hurt-caused');
});

it('finds sections by name and requires every word', () => {
  expect(ids('murder')).toContain('BNS-103(1)');
  expect(ids('cheating')).toContain('IPC-420');
  expect(ids('attempt murder')).toContain('BNS-109(1)');
  expect(ids('murder zebra')).toEqual([]);
  expect(ids('420 zebra')).toEqual([]);
  expect(ids('IPC 420')).toEqual(['IPC-420', 'BNS-318(4)']);
  expect(ids('420 cheating')[0]).toBe('IPC-420');
});

it('finds a special Act by code, alone or with a section', () => {
  expect(ids('NDPS').every((id) => id.startsWith('NDPS-'))).toBe(true);
  expect(ids('NDPS 15(c)')[0]).toBe('NDPS-15(c)');
  expect(ids('arms act').some((id) => id.startsWith('ARMS-'))).toBe(true);
  expect(ids('Unlawful Activities (Prevention) Act 38')[0]).toBe('UAPA-38');
});

it('returns picker data within the limit and nothing for empty text', () => {
  const [murder] = searchSections(TABLES, 'BNS 103(1)');
  expect(murder).toMatchObject({ death: true, life: true, bailable: false, court: 'sessions', bars: [] });
  expect(ids('theft', 5)).toHaveLength(5);
  expect(ids('a')).toEqual([]);
  expect(ids('NDPS')).toHaveLength(30);
  expect(ids('')).toEqual([]);
  expect(ids('   ')).toEqual([]);
});

it('reads the special characters of a regular expression as separators', () => {
  expect(ids('murder')).toEqual(ids('(murder)*+?[\\'));
  expect(ids('.*')).toEqual([]);
});
