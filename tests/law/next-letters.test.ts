import { expect, it } from 'vitest';
import { SEARCH } from './law-library.ts';

const MOST = 24;

it('says the likeliest letters after what is typed: the rest of a word, a space after a whole one, numbers where one is due', () => {
  expect(SEARCH.next('cha', 3)).toContain('char');
  expect(SEARCH.next('murder', 2)).toContain('murder ');
  expect(SEARCH.next('u/s ', MOST).slice(0, 9).toSorted()).toEqual(
    Array.from('123456789', (digit) => `u/s ${digit}`),
  );
  expect(SEARCH.next('ipc 42', MOST)).toContain('ipc 420');
  expect(SEARCH.next('ज़मा', MOST)).toContain('ज़मान');
});

it('keeps what was typed as it was typed, and says no more than it is asked for', () => {
  for (const next of SEARCH.next('CHAIN Pul', 5)) expect(next.startsWith('CHAIN Pul')).toBe(true);
  expect(SEARCH.next('', 7)).toHaveLength(7);
  expect(SEARCH.next('qqzzxx', MOST)).toEqual([]);
});

it('sees four of five keys of a question coming', () => {
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
  const seen = keys.filter(([before, after]) => SEARCH.next(before, MOST).includes(after));
  expect(seen.length / keys.length).toBeGreaterThan(0.8);
});
