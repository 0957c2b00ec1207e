import { expect, it } from 'vitest';
import { SEARCH } from './law-library.ts';
import { TABLES } from './law-tables.ts';

const { provisions, byKey } = SEARCH.library;

it('has a card for every table row', () => {
  for (const { code, section } of TABLES.offences) expect(byKey.has(`${code} ${section}`)).toBe(true);
});

it('lists codes in tab order and sections by number', () => {
  const codes = [...new Set(provisions.map(({ code }) => code))];
  expect(codes.slice(0, 6)).toEqual(['IPC', 'BNS', 'BNSS', 'BSA', 'CrPC', 'IEA']);
  expect(codes.at(-1)).toBe('CASE');
  const ipc = provisions.filter(({ code }) => code === 'IPC').map(({ section }) => section);
  const order = ['304', '304A', '304B', '305'];
  expect(ipc.filter((section) => order.includes(section))).toEqual(order);
});

it('merges a digest and its table rows into one card', () => {
  const murder = byKey.get('IPC 302');
  expect(murder?.offences).toHaveLength(1);
  expect(murder?.confidence).toEqual({ table: 'high', digest: 'medium' });
  expect(murder?.description).toContain('undertrial half-term rule');
});

const names = (key: string) => byKey.get(key)?.equivalent.map(({ code, section }) => `${code} ${section}`);

it('links old and new section numbers both ways', () => {
  expect(names('BNSS 187')).toContain('CrPC 167');
  expect(names('CrPC 167')).toContain('BNSS 187');
  expect(names('IEA 27')).toContain('BSA 23(2) proviso');
  expect(names('IPC 420')).toContain('BNS 318(4)');
});

it('describes an old section by its new section', () => {
  expect(byKey.get('CrPC 50')?.describedBy).toEqual({ code: 'BNSS', section: '47' });
  expect(byKey.get('CrPC 438')?.describedBy).toBeNull();
});

it('splits a row with two sections and omits invalid ones', () => {
  expect(byKey.has('IEA 45')).toBe(true);
  expect(byKey.has('IEA 45A')).toBe(true);
  expect(provisions.filter(({ section }) => section.startsWith('('))).toEqual([]);
});

it('refers only to existing judgments', () => {
  const named = provisions.flatMap(({ judgments }) => judgments);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((id) => !byKey.has(`CASE ${id}`))).toEqual([]);
});
