import { expect, it } from 'vitest';
import { cleanQuery } from '#search/engine/clean-query.ts';
import { fold } from '#search/engine/fold.ts';
import { SEARCH } from './law-library.ts';

/** As the worker asks for. */
const MOST = 40;

/** The key of a query. */
const name = (query: string): string => fold(cleanQuery(query));

it('proposes likely next characters: word endings, digits and slash', () => {
  expect(SEARCH.next('cha', 3)).toContain('char');
  expect(SEARCH.next('u', MOST)).toContain('u/');
  expect(SEARCH.next('u/s ', MOST).slice(0, 9).toSorted()).toEqual(
    Array.from('123456789', (digit) => `u/s ${digit}`),
  );
  expect(SEARCH.next('ipc 42', MOST)).toContain('ipc 420');
  expect(SEARCH.next('ज़मा', MOST)).toContain('ज़मान');
});

it('keeps typed text unchanged and respects the limit', () => {
  for (const next of SEARCH.next('CHAIN Pul', 5)) expect(next.startsWith('CHAIN Pul')).toBe(true);
  expect(SEARCH.next('', 7)).toHaveLength(7);
});

it('proposes common letters of the script for an unknown prefix', () => {
  expect(SEARCH.next('pati dw', MOST)).toContain('pati dwa');
  expect(SEARCH.next('qqzzxx', MOST)).toContain('qqzzxxa');
  for (const next of SEARCH.next('qqzzxx', MOST)) expect(next).toMatch(/^qqzzxx[\da-z]$/);
  for (const next of SEARCH.next('ज्ञ्ञ', MOST)) expect(next.slice(-1)).toMatch(/\p{Script=Devanagari}/u);
  for (const script of [/[a-z]$/, /\p{Script=Devanagari}$/u])
    expect(SEARCH.next('', 90).filter((letter) => script.test(letter)).length).toBeGreaterThan(20);
});

it('finds the same results in capitals, variant spellings and trailing spaces', () => {
  const queries = [
    'chain pulled from neck',
    'u/s 420 ipc',
    'pati dwara krurta',
    'ज़मानत',
    'चोरी की सज़ा',
    'ndps ganja',
    '498a',
  ];
  for (const query of queries)
    for (let end = 1; end <= query.length; end += 1) {
      const prefix = query.slice(0, end);
      const found = SEARCH.find(name(prefix));
      for (const other of [prefix, prefix.toUpperCase(), `${prefix} `])
        expect({ of: other, found: SEARCH.find(other) }).toEqual({ of: other, found });
    }
});

it('predicts 95% of the keystrokes of a question', () => {
  const questions = [
    'chain pulled from neck',
    'u/s 420 ipc',
    'pati dwara krurta',
    'bail after 60 days',
    'ज़मानत',
  ];
  const keys = questions.flatMap((text) =>
    Array.from(text, (_, at) => [text.slice(0, at), text.slice(0, at + 1)] as const),
  );
  const seen = keys.filter(([before, after]) =>
    [before, ...SEARCH.next(before, MOST)].some((ahead) => name(ahead) === name(after)),
  );
  expect(seen.length / keys.length).toBeGreaterThan(0.95);
});
