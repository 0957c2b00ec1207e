/** Amendments with old and new text, and the difference of two texts in words. */
import { expect, it } from 'vitest';
import { amendmentTexts, type AmendmentText, withAmendment } from '#domain/application/amendments.ts';
import { wordDifference } from '#domain/application/word-difference.ts';
import type { Amendment } from '#contract/application/application.ts';

const textOf = (n: number, long = '') => ({ bail: { grounds: `Text ${n}${long}` } });
const words = (name: string) => Array.from({ length: 3_000 }, (_, n) => `${name}${n}`).join(' ');
const step = (n: number, long = ''): AmendmentText => ({
  at: `2026-11-20T05:${String(n).padStart(2, '0')}:00.000Z`,
  by: 'R. Kulkarni',
  before: textOf(n - 1, long),
  after: textOf(n, long),
});

function amendedTimes(times: number, long = ''): Amendment[] {
  let stored: Amendment[] = [];
  for (let n = 1; n <= times; n += 1) stored = withAmendment(stored, step(n, long));
  return stored;
}

it('gives the text before and after each amendment', () => {
  expect(amendmentTexts(textOf(3), amendedTimes(3))).toEqual([step(1), step(2), step(3)]);
});

it('gives an added and a removed value', () => {
  const [before, after] = [{ case: { allegations: 'x' } }, { case: { jail: 'Yerawada' } }];
  const stored = withAmendment(undefined, { ...step(1), before, after });
  expect(amendmentTexts(after, stored)).toMatchObject([{ before, after }]);
});

it('joins the oldest amendments above twelve and keeps the oldest text', () => {
  const texts = amendmentTexts(textOf(20), amendedTimes(20));
  expect(texts).toHaveLength(12);
  expect(texts[0]?.before).toEqual(textOf(0));
  expect(texts.at(-1)).toEqual(step(20));
});

it('joins the oldest amendments above the limit of letters', () => {
  const stored = amendedTimes(4, 'x'.repeat(90_000));
  expect(stored.length).toBeLessThan(4);
  expect(amendmentTexts(textOf(4, 'x'.repeat(90_000)), stored)[0]?.before).toEqual(
    textOf(0, 'x'.repeat(90_000)),
  );
});

it.each([
  ['the same', 'the same', ['=the same']],
  ['He is innocent and old.', 'He is innocent and ill.', ['=He is innocent and ', '-old.', '+ill.']],
  ['', 'New words.', ['+New words.']],
  ['One two three', 'One three', ['=One ', '-two ', '=three']],
  ['One three', 'One two three', ['=One ', '+two ', '=three']],
])('shows the difference of %j and %j', (before, after, pieces) => {
  const signs = { same: '=', removed: '-', added: '+' };
  expect(wordDifference(before, after).map(({ kind, text }) => `${signs[kind]}${text}`)).toEqual(pieces);
});

it('shows texts without a common word quickly as one removed and one added piece', () => {
  expect(wordDifference(words('a'), words('b')).map(({ kind }) => kind)).toEqual(['removed', 'added']);
});
