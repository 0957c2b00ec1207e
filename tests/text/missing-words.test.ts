/** `npm run -s text:missing`: its counts, and that Hindi lacks nothing. */
import { expect, it } from 'vitest';
import { compared, missingWords } from '../../scripts/missing-translations.mjs';

it('counts each missing message and each value of another type once', () => {
  const inner = { open: 'Open', close: 'Close' };
  const english = { inner, again: inner, count: (n: number) => `${n} days` };
  expect(compared(english, { inner: { open: 'खोलें' }, count: 'दिन' })).toEqual({
    all: 3,
    missing: ['inner.close', 'count'],
  });
});

it('finds no missing Hindi message', async () => {
  const { all, missing } = await missingWords('hi');
  expect(all).toBeGreaterThan(6_000);
  expect(missing).toEqual([]);
});

it('finds many missing messages in an incomplete language', async () => {
  expect((await missingWords('bn')).missing.length).toBeGreaterThan(1_000);
});
